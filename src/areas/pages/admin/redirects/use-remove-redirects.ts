import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { callOnce } from '#kernel/api-client/call-once.ts'
import { refresh, useComplaint } from '#ui/data/data.ts'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { listPending } from '#areas/releases/contract.ts'
import {
  type DeletedRedirect,
  deleteRedirects,
  listRedirects,
  REDIRECTS_AT_ONCE,
  restoreRedirects,
} from '../../contract.ts'

/** Parts of what may be more than goes at once. */
const parts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / REDIRECTS_AT_ONCE) }, (_, at) =>
    all.slice(at * REDIRECTS_AT_ONCE, (at + 1) * REDIRECTS_AT_ONCE),
  )

/** Deletes redirects, one or many, says so, and offers to put them back as they were. */
export function useRemoveRedirects(siteId: string): {
  /** Those on their way out. */
  readonly going: ReadonlySet<string>
  /** What went wrong last; null: nothing. */
  readonly error: unknown
  readonly remove: (ids: readonly string[]) => void
} {
  const t = useWords()
  const client = useQueryClient()
  const complain = useComplaint()
  const [going, setGoing] = useState<ReadonlySet<string>>(new Set())
  const [error, setError] = useState<unknown>(null)
  const seeAnew = () => refresh(client, [listRedirects, listPending])
  const putBack = async (gone: readonly DeletedRedirect[]): Promise<void> => {
    let restored = 0
    try {
      for (const redirects of parts(gone))
        restored += (await callOnce(restoreRedirects, { siteId, redirects })).restored
      if (restored < gone.length)
        showToast({ text: t('redirects.not_all_back', { count: gone.length - restored }) })
    } catch (fault) {
      complain(fault)
    }
    await seeAnew()
  }
  const remove = async (ids: readonly string[]): Promise<void> => {
    const gone: DeletedRedirect[] = []
    setGoing((before) => new Set([...before, ...ids]))
    setError(null)
    try {
      for (const redirectIds of parts(ids))
        gone.push(...(await callOnce(deleteRedirects, { siteId, redirectIds })).redirects)
    } catch (fault) {
      setError(fault)
    }
    await seeAnew()
    setGoing((before) => new Set([...before].filter((id) => !ids.includes(id))))
    if (gone.length > 0)
      showToast({
        text: t('redirects.deleted_count', { count: gone.length }),
        undo: () => void putBack(gone),
      })
  }
  return { going, error, remove: (ids) => void remove(ids) }
}
