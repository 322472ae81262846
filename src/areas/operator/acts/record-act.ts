import type { OwnerKeyAfter } from '#kernel/messages/message.ts'
import { newId } from '#kernel/ids.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { ActChange } from '../contract.ts'
import { type About, insertAct } from './act.store.ts'

/**
 * Writes down what the operator did, at the console or by a command (which is nobody's), in its transaction. What is done
 * to a site goes on the site's timeline instead.
 */
export async function recordAct(
  ctx: Ctx,
  act: About & {
    /** Key of the message `operator.act.<what>`. */
    readonly what: OwnerKeyAfter<'operator.act'>
    readonly values?: Readonly<Record<string, string | number>>
    readonly changes?: readonly ActChange[]
    readonly why?: string
  },
): Promise<void> {
  const now = ctx.clock.now()
  await insertAct(ctx, {
    id: newId(now),
    at: new Date(now),
    operatorId: ctx.actor.kind === 'system' ? null : accountOf(ctx).accountId,
    what: act.what,
    kind: act.kind,
    about: act.about,
    values: act.values ?? {},
    changes: act.changes ?? [],
    why: act.why === undefined || act.why === '' ? null : act.why,
  })
}
