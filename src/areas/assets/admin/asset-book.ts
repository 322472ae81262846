import type { AssetRow } from '../contract.ts'
import { readAssets } from '../contract.ts'
import { call } from '#kernel/api-client/call.ts'

/** How many assets one request asks for. */
const AT_ONCE = 500

/**
 * The assets that a page names, by id, read as they are needed and each once. What draws asks
 * `get`, which never waits; who brings new ids asks `load` first.
 */
export interface AssetBook {
  get(id: string): AssetRow | undefined
  put(assets: readonly AssetRow[]): void
  /** Reads those of the ids that are not known yet. An id that nobody has stays unknown. @throws ApiError */
  load(ids: Iterable<string>): Promise<void>
  /** Called after every `put` and `load` that brought something. Gives the way to stop. */
  onChange(listener: () => void): () => void
  /** Raised with every change; a snapshot for React. */
  version(): number
}

/** A book of a site's assets. `read` is the request; tests bring their own. */
export function assetBook(
  siteId: string,
  read: (ids: string[]) => Promise<readonly AssetRow[]> = async (ids) =>
    (await call(readAssets, { siteId, ids })).assets,
): AssetBook {
  const known = new Map<string, AssetRow>()
  const missing = new Set<string>()
  const coming = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()
  let version = 0
  const put = (assets: readonly AssetRow[]) => {
    if (assets.length === 0) return
    for (const asset of assets) {
      known.set(asset.id, asset)
      missing.delete(asset.id)
    }
    version += 1
    for (const listener of listeners) listener()
  }
  return {
    get: (id) => known.get(id),
    put,
    async load(ids) {
      const waits: Promise<void>[] = []
      const wanted: string[] = []
      for (const id of new Set(ids)) {
        const under = coming.get(id)
        if (under) waits.push(under)
        else if (!known.has(id) && !missing.has(id)) wanted.push(id)
      }
      for (let at = 0; at < wanted.length; at += AT_ONCE) {
        const part = wanted.slice(at, at + AT_ONCE)
        const reading = (async () => {
          try {
            const found = await read(part)
            for (const id of part) missing.add(id)
            put(found)
          } finally {
            for (const id of part) coming.delete(id)
          }
        })()
        for (const id of part) coming.set(id, reading)
        waits.push(reading)
      }
      await Promise.all(waits)
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => version,
  }
}
