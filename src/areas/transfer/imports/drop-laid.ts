import { dropRows, findSitesByIds } from '#areas/sites/index.ts'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { archiveKey } from './import.ts'

/**
 * Takes away the rows that were laid for a site that was not made; in a transaction of the platform, after which no
 * run lays any more (the import is not being made any longer, or not under this id).
 */
export async function dropLaidRows(ctx: Ctx, newSiteId: Id): Promise<void> {
  if ((await findSitesByIds(ctx.db, [newSiteId])).size > 0)
    throw new Error(`${newSiteId} is a site, and not one that was never made`)
  await dropRows(ctx, newSiteId)
}

/** Removes the files that were laid down for a site that was not made; the archive itself stays. */
export async function removeLaidFiles(storage: Storage, newSiteId: Id): Promise<void> {
  const keys: string[] = []
  for await (const { key } of storage.list(`${newSiteId}/`)) keys.push(key)
  for (const key of keys) await storage.remove(key)
}

/** Removes the archive that was handed in, and all files that were laid down for it without a site coming of it. */
export async function removeImportFiles(
  storage: Storage,
  { id, newSiteId }: { readonly id: Id; readonly newSiteId: Id },
): Promise<void> {
  await removeLaidFiles(storage, newSiteId)
  await storage.remove(archiveKey(id))
}
