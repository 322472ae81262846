import type { Ctx } from '../ctx.ts'
import type { KeptFiles } from './kept-files.ts'
import type { Storage } from './storage.ts'

/** Keys asked about in one transaction. */
const BATCH = 500

/** Keys removed in one run; the rest is the next one's. */
const MOST = 20_000

/** Where it works: a store, and transactions of the platform. */
export interface RowlessTools {
  readonly storage: Pick<Storage, 'list' | 'head' | 'remove' | 'removeUnfinished'>
  /** Fires when it is to stop, between two files. */
  readonly signal: AbortSignal
  transaction<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
}

/** What was removed: whole files, and writes that were never finished. */
export interface Removed {
  readonly files: number
  readonly bytes: number
  readonly unfinished: number
}

/**
 * Removes what is stored and no row speaks of: bytes come first and their row after them, so a process that dies in
 * between leaves bytes that nobody can reach and nobody would ever remove.
 *
 * Only files of the kinds given, and none that was written since `before`: what is under way is younger (no request
 * and no job lasts a day). A file is asked about twice, and looked at once more as it goes. Several processes may do
 * this at once; a removal is harmless twice.
 */
export async function removeRowless(
  { storage, signal, transaction }: RowlessTools,
  kinds: readonly KeptFiles[],
  before: Date,
): Promise<Removed> {
  const unfinished = await storage.removeUnfinished(before)
  /** Those of `keys` that no row speaks of. */
  const rowlessOf = async (kind: KeptFiles, keys: readonly string[]): Promise<string[]> => {
    const kept = new Set(await transaction((ctx) => kind.findKept(ctx, keys)))
    return keys.filter((key) => !kept.has(key))
  }
  // Listed before the first is removed: a store need not take a removal while it is being listed.
  const found = new Map<KeptFiles, string[]>(kinds.map((kind) => [kind, []]))
  const asked = new Map<KeptFiles, string[]>(kinds.map((kind) => [kind, []]))
  const look = async (least: number): Promise<void> => {
    for (const [kind, keys] of asked) {
      if (keys.length >= least) found.get(kind)?.push(...(await rowlessOf(kind, keys.splice(0))))
    }
  }
  for await (const { key, modified } of storage.list('')) {
    signal.throwIfAborted()
    if (modified >= before) continue
    const kind = kinds.find((one) => one.isOne(key))
    if (!kind) continue
    asked.get(kind)?.push(key)
    await look(BATCH)
    if ([...found.values()].reduce((sum, keys) => sum + keys.length, 0) >= MOST) break
  }
  await look(1)

  let [files, bytes] = [0, 0]
  for (const [kind, keys] of found) {
    for (let at = 0; at < keys.length; at += BATCH) {
      for (const key of await rowlessOf(kind, keys.slice(at, at + BATCH))) {
        signal.throwIfAborted()
        const file = await storage.head(key)
        if (!file || file.modified >= before) continue
        await storage.remove(key)
        files += 1
        bytes += file.bytes
      }
    }
  }
  return { files, bytes, unfinished }
}
