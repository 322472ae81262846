import { type ChangedThing, thingKey } from '#areas/releases/index.ts'
import type { Ctx } from '#platform/ctx.ts'
import { SITE_KINDS } from '../releases/released-things.ts'
import { isPageKey, PLACES_KEY } from './page-key.ts'
import { raiseKeys } from './page-key.store.ts'

/** Moves the keys of what a release shows otherwise: of each thing, and of its kind. Pages and styles have no count: what is live of them is compared. */
export async function bumpReleased(ctx: Ctx, changed: readonly ChangedThing[]): Promise<void> {
  const counted = changed.filter(({ kind }) => !SITE_KINDS.includes(kind))
  await bumpKeys(ctx, [
    ...counted.flatMap(({ kind, id }) => [kind, thingKey(kind, id)]),
    ...(counted.some(({ hasPath }) => hasPath) ? [PLACES_KEY] : []),
  ])
}

/**
 * Says that what these keys name has changed, in the transaction that changes it: pages of the site that were drawn
 * from it are drawn anew once that is committed, and no other is.
 *
 * @throws Error for a key that is none: a bug of the area
 */
export async function bumpKeys(ctx: Ctx, keys: readonly string[]): Promise<void> {
  const wrong = keys.find((key) => !isPageKey(key))
  if (wrong !== undefined) throw new Error(`Not a key of pages: ${wrong}`)
  if (keys.length > 0) await raiseKeys(ctx, [...new Set(keys)])
}
