import { useState } from 'react'
import { useSite } from '#areas/sites/admin/index.tsx'
import { useChange } from '#ui/data/data.ts'
import {
  countSubmissions,
  getSubmission,
  listForms,
  sortSubmissions,
  type SubmissionState,
} from '../../contract.ts'
import { afterLeaving, stepFrom } from './inbox-view.ts'
import type { InboxState } from './use-inbox.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import type { Sorting } from './use-sorting.ts'

/** The message that is read and those that are selected, with what is done to them by button and by key. */
export function useReading({ messages, shown, show }: InboxState, sorting: Sorting, onKeys: () => void) {
  const site = useSite()
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [replyingTo, setReplyingTo] = useState<string | null>(null)
  if (replyingTo !== null && replyingTo !== shown) setReplyingTo(null)
  const setReplying = (isReplying: boolean) => setReplyingTo(isReplying ? shown : null)
  const [deleting, askToDelete] = useState<readonly string[] | null>(null)
  // Its list is left as it was: what was just opened does not jump away under the pointer.
  const opening = useChange(sortSubmissions, {
    refreshes: [countSubmissions, getSubmission, listForms],
    isFaultShown: true,
  })
  const rows = messages.items ?? []
  const ids = rows.map(({ id }) => id)
  const known = rows.find(({ id }) => id === shown)
  // The list may say of what was opened that it is new.
  const state: SubmissionState =
    !known || (known.state === 'new' && opened.has(known.id)) ? 'open' : known.state
  const row = shown === null ? null : { id: shown, state }
  const step = (by: -1 | 1) => {
    const next = stepFrom(ids, shown, by)
    if (next !== null) show(next)
  }
  const leave = (act: (rows: readonly { id: string; state: SubmissionState }[]) => void) => {
    if (!row) return
    act([row])
    show(afterLeaving(ids, new Set([row.id]), shown))
  }
  const acts = {
    onAccept: () => leave((some) => sorting.setState(some, 'new')),
    onDone: () => leave((some) => sorting.setState(some, 'done')),
    onSpam: () => leave((some) => sorting.setState(some, 'spam')),
    onTrash: () => leave((some) => sorting.setState(some, 'trash')),
    onRestore: () => leave(sorting.restore),
    onDelete: () => row && askToDelete([row.id]),
    onErased: () => show(null),
  }
  const mayAct = sorting.canManage && row !== null
  useInboxKeys({
    j: () => step(1),
    k: () => step(-1),
    x: mayAct
      ? () => {
          const next = new Set(selected)
          if (!next.delete(row.id)) next.add(row.id)
          select(next)
        }
      : undefined,
    e: mayAct ? acts.onDone : undefined,
    r: mayAct ? () => setReplying(true) : undefined,
    '!': mayAct ? acts.onSpam : undefined,
    '#': mayAct ? acts.onTrash : undefined,
    '?': onKeys,
  })
  return {
    acts,
    selected: new Set(ids.filter((id) => selected.has(id))),
    select,
    opened,
    isReplying: replyingTo !== null && replyingTo === shown,
    setReplying,
    deleting,
    askToDelete,
    open: (id: string) => {
      if (!sorting.canManage || opened.has(id)) return
      setOpened(new Set([...opened, id]))
      opening.mutate({ siteId: site.id, ids: [id], state: 'open' }, { onError: () => {} })
    },
    deleteForGood: () => {
      const gone = deleting ?? []
      sorting.deleteForGood(gone, () => show(afterLeaving(ids, new Set(gone), shown)))
      select(new Set())
      askToDelete(null)
    },
  }
}
