import { useQueryClient } from '@tanstack/react-query'
import { problemIn } from '#kernel/api-client/api-error.ts'
import { call } from '#kernel/api-client/call.ts'
import { callOnce } from '#kernel/api-client/call-once.ts'
import { refresh } from '#ui/data/data.ts'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { deleteAsset, listAssets, listTrashedAssets, purgeAssets, restoreAsset } from '../../contract.ts'

export interface TrashVerbs {
  /** Puts files into the trash, says so, and offers to take them out again. */
  throwAway(ids: readonly string[]): Promise<void>
  /** Takes files out of the trash, says so, and offers to put them back. */
  restore(ids: readonly string[]): Promise<void>
  /** Deletes files of the trash for good, says so, and how many stay because a page shows them. */
  purge(ids: readonly string[]): Promise<void>
}

/** The files that are being taken out again. */
const restoring = new Set<string>()

/** What is done with files that are thrown away, several at once. What could not be done is said. */
export function useTrash(siteId: string): TrashVerbs {
  const t = useWords()
  const client = useQueryClient()
  const fresh = () => refresh(client, [listAssets, listTrashedAssets])
  const complain = (error: unknown) =>
    showToast({ text: problemIn(error)?.message ?? t('assets.trash.failed'), tone: 'danger' })
  const each = async (ids: readonly string[], run: (assetId: string) => Promise<unknown>) => {
    const results = await Promise.allSettled(ids.map(run))
    await fresh()
    const fault = results.find((result) => result.status === 'rejected')
    if (fault) complain(fault.reason)
    return ids.filter((_, at) => results[at]?.status === 'fulfilled')
  }
  const remove = (ids: readonly string[]) => each(ids, (assetId) => call(deleteAsset, { siteId, assetId }))
  const bringBack = async (ids: readonly string[]) => {
    // Pressed twice, the second would be told that the file is not in the trash.
    const wanted = ids.filter((id) => !restoring.has(id))
    for (const id of wanted) restoring.add(id)
    try {
      return await each(wanted, (assetId) => call(restoreAsset, { siteId, assetId }))
    } finally {
      for (const id of wanted) restoring.delete(id)
    }
  }
  return {
    throwAway: async (ids) => {
      const gone = await remove(ids)
      if (gone.length === 0) return
      showToast({
        text: t('assets.trash.done', { count: gone.length }),
        detail: t('assets.trash.kept'),
        undo: () => void bringBack(gone),
      })
    },
    restore: async (ids) => {
      const back = await bringBack(ids)
      if (back.length === 0) return
      showToast({
        tone: 'success',
        text: t('asset_trash.restored', { count: back.length }),
        undo: () => void remove(back),
      })
    },
    purge: async (ids) => {
      try {
        const { purged, shown } = await callOnce(purgeAssets, { siteId, ids: [...ids] })
        const left = t('asset_trash.shown', { count: shown.length })
        if (purged.length === 0) showToast({ text: left })
        else
          showToast({
            tone: 'success',
            text: t('asset_trash.purged', { count: purged.length }),
            ...(shown.length > 0 ? { detail: left } : {}),
          })
      } catch (error) {
        complain(error)
      } finally {
        await fresh()
      }
    },
  }
}
