import { point } from '#kernel/point.ts'
import type { Ctx } from '#platform/ctx.ts'

/**
 * Tells which of a site's files something shows, and holds that until the transaction ends.
 *
 * @param ctx of the platform, bound to the site
 */
export type UseFinder = (ctx: Ctx, assetIds: readonly string[]) => Promise<Iterable<string>>

/** How areas above tell which files they show. */
export const assetUses = point<UseFinder>('assets.uses')

/** Which of a site's files anything shows. */
export async function findUsed(ctx: Ctx, assetIds: readonly string[]): Promise<ReadonlySet<string>> {
  const used = new Set<string>()
  for (const find of ctx.tools.of(assetUses)) for (const id of await find(ctx, assetIds)) used.add(id)
  return used
}
