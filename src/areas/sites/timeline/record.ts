import type { OwnerKeyAfter } from '#kernel/messages/message.ts'
import { type Id, newId } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { insertEntry } from './timeline.store.ts'

/** Something to remember about a site. */
export interface Happening {
  /** Key of the message `timeline.<what>`, by area: `sites.status_changed`. */
  readonly what: OwnerKeyAfter<'timeline'>
  /** Values of the message's placeholders. */
  readonly values?: Readonly<Record<string, string | number>>
  /** Why, in the words of whoever did it. */
  readonly why?: string
}

/**
 * Writes what happened on the timeline of the context's site, in its transaction, with who did it:
 * an account, the operator (whoever acts in the platform's name, at the console or by a command), or the system.
 *
 * @param happening.inNameOf the account in whose name a job works, which acts as nobody itself
 */
export async function record(
  ctx: Pick<Ctx, 'db' | 'site' | 'actor' | 'clock'>,
  happening: Happening & { readonly asOperator?: boolean; readonly inNameOf?: Id },
): Promise<void> {
  const now = ctx.clock.now()
  const { actor } = ctx
  await insertEntry(ctx, {
    siteId: siteOf(ctx),
    id: newId(now),
    at: now,
    actorKind: happening.asOperator ? 'operator' : actor.kind === 'account' ? 'account' : 'system',
    actorId: actor.kind === 'account' ? actor.accountId : (happening.inNameOf ?? null),
    what: happening.what,
    values: happening.values ?? {},
    why: happening.why ?? null,
  })
}
