import { newId } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { insertEntry } from './timeline.store.ts'

/** Something to remember about a site. */
export interface Happening {
  /** Key of the message `timeline.<what>`, by area: `sites.status_changed`. */
  readonly what: string
  /** Values of the message's placeholders. */
  readonly values?: Readonly<Record<string, string | number>>
  /** Why, in the words of whoever did it. */
  readonly why?: string
}

/**
 * Writes what happened on the timeline of the context's site, in its transaction, with who did it:
 * an account, the operator (whoever acts in the platform's name), or the system.
 */
export async function record(
  ctx: Pick<Ctx, 'db' | 'site' | 'actor' | 'clock'>,
  happening: Happening & { readonly asOperator?: boolean },
): Promise<void> {
  const now = ctx.clock.now()
  const { actor } = ctx
  await insertEntry(ctx, {
    siteId: siteOf(ctx),
    id: newId(now),
    at: now,
    actorKind: actor.kind === 'account' ? (happening.asOperator ? 'operator' : 'account') : 'system',
    actorId: actor.kind === 'account' ? actor.accountId : null,
    what: happening.what,
    values: happening.values ?? {},
    why: happening.why ?? null,
  })
}
