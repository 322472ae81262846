import { useQueryClient } from '@tanstack/react-query'
import { problemIn } from '#kernel/api-client/api-error.ts'
import { call } from '#kernel/api-client/call.ts'
import { refresh } from '#ui/data/data.ts'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { deleteAsset, listAssets, restoreAsset } from '../../contract.ts'

/** Puts files into the trash, says so, and offers to take them out again. */
export function useTrash(siteId: string): (ids: readonly string[]) => Promise<void> {
  const t = useWords()
  const client = useQueryClient()
  const each = async (ids: readonly string[], run: (assetId: string) => Promise<unknown>) => {
    const results = await Promise.allSettled(ids.map(run))
    await refresh(client, [listAssets])
    const fault = results.find((result) => result.status === 'rejected')
    if (fault) {
      const text = problemIn(fault.reason)?.message ?? t('assets.trash.failed')
      showToast({ text, tone: 'danger' })
    }
    return ids.filter((_, at) => results[at]?.status === 'fulfilled')
  }
  return async (ids) => {
    const gone = await each(ids, (assetId) => call(deleteAsset, { siteId, assetId }))
    if (gone.length === 0) return
    showToast({
      text: t('assets.trash.done', { count: gone.length }),
      detail: t('assets.trash.kept'),
      undo: () => void each(gone, (assetId) => call(restoreAsset, { siteId, assetId })),
    })
  }
}
