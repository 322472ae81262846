import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#kernel/api-client/call.ts'
import { refresh, useChange, useRead } from '#ui/data/data.ts'
import { nameAmong } from '#ui/list-view/list-view.ts'
import { forgetViewHere, type ListState, useListView, viewsKeptHere } from '#ui/list-view/use-list-view.ts'
import type { TableSort } from '#ui/table/table.tsx'
import {
  type ListView,
  LIST_VIEW_NAME_MAX,
  readListViews,
  removeListView,
  saveListView,
} from '../../contract.ts'

/** The lists whose views are being taken over: a screen may be shown twice at once. */
const underWay = new Set<string>()

/**
 * Saves with the account the views of a list that this browser kept before, each but once; what cannot be saved stays
 * here for another time.
 *
 * @returns whether there were any
 */
async function takeOver(list: string, views: readonly ListView[]): Promise<boolean> {
  const here = viewsKeptHere(list)
  if (here.length === 0 || underWay.has(list)) return false
  underWay.add(list)
  try {
    const there = [...views]
    for (const { name: kept, view } of here) {
      const name = nameAmong(there, { name: kept, view }, LIST_VIEW_NAME_MAX)
      if (name !== null) {
        await call(saveListView, { list, name, view })
        there.push({ id: '', name, view })
      }
      forgetViewHere(list, kept)
    }
  } catch {
    // No answer, or no room: nothing is lost, and nobody waits for it.
  } finally {
    underWay.delete(list)
  }
  return true
}

/**
 * How the person looks at a list: its search, filters, order and columns, and the views that they saved, which are
 * theirs on any machine. For `ListBar` and `Table`.
 *
 * @param list names the list: `operator/sites`
 * @param begins its order until another is asked for; null: its own, which is none of its columns'
 */
export function useList(list: string, begins: TableSort | null = null): ListState {
  const client = useQueryClient()
  const { data } = useRead(readListViews, { list })
  const { mutate: save } = useChange(saveListView, { refreshes: [readListViews] })
  const { mutate: remove } = useChange(removeListView, { refreshes: [readListViews] })
  const views = data?.views
  useEffect(() => {
    if (!views) return
    void takeOver(list, views).then((were) => (were ? refresh(client, [readListViews]) : undefined))
  }, [list, views, client])
  const saved = {
    saved: views ?? [],
    save: (name: string, { search, filters, sort, hidden }: ListView['view']) =>
      save({ list, name, view: { search, filters, sort, hidden } }),
    remove: (name: string) => {
      const one = views?.find((view) => view.name === name)
      if (one) remove({ viewId: one.id })
    },
  }
  return useListView(list, saved, begins)
}
