import type { Ctx } from '#platform/ctx.ts'
import { isPageKey } from './page-key.ts'
import { raiseKeys } from './page-key.store.ts'

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
