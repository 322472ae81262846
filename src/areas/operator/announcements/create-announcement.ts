import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { recordAct } from '../acts/record-act.ts'
import type { createAnnouncement as endpoint } from '../contract.ts'
import { insertAnnouncement } from './announcement.store.ts'
import { checkTimes } from './check-times.ts'

/** Announces something to everybody who is signed in. */
export async function createAnnouncement(
  ctx: Ctx,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  checkTimes(input)
  const now = ctx.clock.now()
  const id = newId(now)
  await insertAnnouncement(ctx, { id, ...input }, new Date(now))
  await recordAct(ctx, { kind: 'platform', about: '', what: 'announced', values: { title: input.title } })
  return { id }
}
