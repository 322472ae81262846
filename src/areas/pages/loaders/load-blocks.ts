import type { BlockId, Json } from '#document/nodes.ts'
import { declaredQuery } from '#kernel/declared-query.ts'
import type { Ask } from '#platform/system-ctx.ts'
import { type LoadedPage, loadersOf, type Wanting } from './block-loader.ts'
import { isPageKey, storedKeys } from './page-key.ts'

export const nothingLoaded: LoadedPage = { data: new Map(), keys: [], readers: [] }

/**
 * Runs the loaders of a page, each with one statement.
 *
 * @param query of its address, whatever is in it
 * @throws Error for a loader that nobody brings, and for a key that is none: bugs of the area
 */
export async function loadBlocks(
  ask: Ask,
  wanting: Wanting,
  page: { readonly id: string },
  { isDraft = false, query = '' } = {},
): Promise<LoadedPage> {
  if (wanting.size === 0) return nothingLoaded
  const data = new Map<BlockId, Json>()
  const keys = new Set<string>()
  const readers: string[] = []
  for (const [name, blocks] of wanting) {
    const loaded = await ask((ctx) => {
      const loader = loadersOf(ctx.tools).get(name)
      if (!loader) throw new Error(`No area brings the loader ${name}`)
      if (loader.query?.length) readers.push(name)
      const { values } = declaredQuery(query, loader.query ?? [])
      return loader.load(ctx, { blocks, page, isDraft, query: values })
    })
    for (const [block, value] of loaded.data) data.set(block, value)
    for (const key of loaded.keys) {
      if (!isPageKey(key)) throw new Error(`The loader ${name} names a key that is none: ${key}`)
      keys.add(key)
    }
  }
  return { data, keys: storedKeys(keys), readers }
}
