import type { Id } from '#kernel/ids.ts'
import { type Storage, siteKey } from '#platform/storage/storage.ts'
import { archiveKey } from './import.ts'

/** Removes the files that were laid down for a site that was not made; the archive itself stays. */
export async function removeLaidFiles(storage: Storage, newSiteId: Id): Promise<void> {
  const keys: string[] = []
  for await (const { key } of storage.list(`${siteKey(newSiteId, 'assets')}/`)) keys.push(key)
  for (const key of keys) await storage.remove(key)
}

/** Removes the archive that was handed in, and all that was laid down for it without a site coming of it. */
export async function removeImportFiles(
  storage: Storage,
  { id, newSiteId }: { readonly id: Id; readonly newSiteId: Id },
): Promise<void> {
  await removeLaidFiles(storage, newSiteId)
  await storage.remove(archiveKey(id))
}
