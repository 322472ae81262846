import type { BlockId, Json } from '#document/nodes.ts'
import type { Ask } from '#platform/system-ctx.ts'
import { type Loaded, loadersOf, type Wanting } from './block-loader.ts'
import { ANY_KEY, isPageKey, mostKeys } from './page-key.ts'

/** What a page that loads nothing has. */
export const nothingLoaded: Loaded = { data: new Map(), keys: [] }

/**
 * Runs the loaders of a page, each with one statement.
 *
 * @throws Error for a loader that nobody brings, and for a key that is none: bugs of the area
 */
export async function loadBlocks(
  ask: Ask,
  wanting: Wanting,
  page: { readonly id: string },
  isDraft = false,
): Promise<Loaded> {
  if (wanting.size === 0) return nothingLoaded
  const data = new Map<BlockId, Json>()
  const keys = new Set<string>()
  for (const [name, blocks] of wanting) {
    const loaded = await ask((ctx) => {
      const loader = loadersOf(ctx.tools).get(name)
      if (!loader) throw new Error(`No area brings the loader ${name}`)
      return loader.load(ctx, { blocks, page, isDraft })
    })
    for (const [block, value] of loaded.data) data.set(block, value)
    for (const key of loaded.keys) {
      if (!isPageKey(key)) throw new Error(`The loader ${name} names a key that is none: ${key}`)
      keys.add(key)
    }
  }
  return { data, keys: keys.size > mostKeys ? [ANY_KEY] : [...keys].toSorted() }
}
