import { useSite } from '#areas/sites/admin/index.tsx'
import { useChange } from '#ui/data/data.ts'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import {
  countSubmissions,
  deleteSubmissions,
  getSubmission,
  listForms,
  listSubmissions,
  MOST_SORTED,
  permissions,
  sortSubmissions,
  type SubmissionRow,
  type SubmissionState,
} from '../../contract.ts'

export const inboxReads = [listSubmissions, countSubmissions, getSubmission, listForms]

type Sorted = Pick<SubmissionRow, 'id' | 'state'>

function partsOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / MOST_SORTED) }, (_, at) =>
    items.slice(at * MOST_SORTED, (at + 1) * MOST_SORTED),
  )
}

/** What is done with messages, one or many; each is taken back from its toast. */
export function useSorting() {
  const t = useWords()
  const site = useSite()
  const siteId = site.id
  const sorting = useChange(sortSubmissions, { refreshes: inboxReads })
  const deleting = useChange(deleteSubmissions, { refreshes: inboxReads })
  const sort = (
    ids: readonly string[],
    what: Omit<Parameters<typeof sorting.mutate>[0], 'siteId' | 'ids'>,
    onDone?: () => void,
  ) => {
    for (const part of partsOf(ids))
      sorting.mutate(
        { siteId, ids: part, ...what },
        {
          onSuccess: ({ withoutPlace }) => {
            onDone?.()
            if (withoutPlace.length > 0)
              showToast({ tone: 'danger', text: t('inbox.without_place', { count: withoutPlace.length }) })
          },
        },
      )
  }
  /** Puts each back into the state that it was in. */
  const putBack = (rows: readonly Sorted[]) => {
    for (const [state, some] of Map.groupBy(rows, (row) => row.state))
      sort(
        some.map(({ id }) => id),
        { state },
      )
  }
  return {
    canManage: site.can(permissions.submissionsManage) && !site.isReadOnly,
    /** Whether the right holds for every form: views of the inbox, and all that one person sent, are beyond one form. */
    reachesAll: site.canEverywhere(permissions.submissionsManage) && !site.isReadOnly,
    isBusy: sorting.isPending,
    setState: (rows: readonly Sorted[], state: Exclude<SubmissionState, 'waiting'>) =>
      sort(
        rows.map(({ id }) => id),
        { state },
        () =>
          showToast({
            text: t(`inbox.moved.${state}`, { count: rows.length }),
            undo: () => putBack(rows),
          }),
      ),
    /** Out of spam or the trash, to where it was before. */
    restore: (rows: readonly Sorted[]) =>
      sort(
        rows.map(({ id }) => id),
        { isRestored: true },
        () => showToast({ text: t('inbox.restored', { count: rows.length }), undo: () => putBack(rows) }),
      ),
    addTag: (ids: readonly string[], addTag: string) => sort(ids, { addTag }),
    removeTag: (ids: readonly string[], removeTag: string) => sort(ids, { removeTag }),
    assign: (ids: readonly string[], assignee: string | null) => sort(ids, { assignee }),
    deleteForGood: (ids: readonly string[], onDone: () => void) => {
      for (const part of partsOf(ids))
        deleting.mutate(
          { siteId, ids: part },
          {
            onSuccess: () => {
              showToast({ text: t('inbox.deleted', { count: part.length }) })
              onDone()
            },
          },
        )
    },
  }
}

export type Sorting = ReturnType<typeof useSorting>
