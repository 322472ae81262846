import type { InputOf } from '#kernel/endpoint.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { exposed as endpoint } from '../contract.ts'
import { noteExposure } from './note-exposure.ts'
import { readSubjects } from './read-subjects.ts'

/** A browser showed a variant. Which one is worked out here: what a browser says of it is not asked for. */
export async function exposed(ctx: Ctx, input: InputOf<typeof endpoint>): Promise<Record<string, never>> {
  const { accountId } = accountOf(ctx)
  const subjects = await readSubjects(ctx.db, { siteId: input.siteId ?? null, accountId })
  await noteExposure(ctx, { name: input.name, subjects })
  return {}
}
