import type { Ctx } from '#platform/ctx.ts'

/**
 * Tells which of a site's files something shows, and holds that until the transaction ends.
 *
 * @param ctx of the platform, bound to the site
 */
export type UseFinder = (ctx: Ctx, assetIds: readonly string[]) => Promise<Iterable<string>>

const finders = new Map<string, UseFinder>()

/**
 * Registers how an area above tells which files it shows; once a name, from its `area.ts`.
 *
 * @param area the area that registers, as it is called in the house
 */
export function addUses(area: string, find: UseFinder): void {
  finders.set(area, find)
}

/** Which of a site's files anything shows. */
export async function findUsed(ctx: Ctx, assetIds: readonly string[]): Promise<ReadonlySet<string>> {
  const used = new Set<string>()
  for (const find of finders.values()) for (const id of await find(ctx, assetIds)) used.add(id)
  return used
}
