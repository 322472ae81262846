import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#kernel/api-client/call.ts'
import { refresh, useChange, useRead } from '#ui/data/data.ts'
import type { ListShape } from '#ui/list-view/list-address.ts'
import type { SavedView } from '#ui/list-view/list-view.ts'
import {
  forgetViewHere,
  type ListState,
  type SavedViews,
  useListView,
  viewsKeptHere,
} from '#ui/list-view/use-list-view.ts'
import { type ListView, readListViews, removeListView, saveListView } from '../../contract.ts'
import { takeOver } from './take-over.ts'
import { useListAddress } from './use-list-address.ts'

/** The lists whose views are being taken over: a screen may be shown twice at once. */
const underWay = new Set<string>()

/** Takes over what this browser kept of a list. @returns whether there was anything */
async function takeOverHere(list: string, views: readonly SavedView[]): Promise<boolean> {
  const here = viewsKeptHere(list)
  if (here.length === 0 || underWay.has(list)) return false
  underWay.add(list)
  try {
    await takeOver(
      here,
      views,
      (name, view) => call(saveListView, { list, name, view }),
      (name) => forgetViewHere(list, name),
    )
  } finally {
    underWay.delete(list)
  }
  return true
}

const noViews: SavedViews = { saved: [], save: () => {}, remove: () => {} }

/**
 * How the person looks at what is searched and gone through but has no bar: cards, a tree, a timeline. The address of
 * the screen tells it, as with `useList`.
 */
export function usePlainList(list: string, shape: ListShape = {}): ListState {
  return useListView(list, noViews, useListAddress(), shape)
}

/**
 * How the person looks at a list: its search, filters, order, columns and rows, which the address of the screen tells,
 * and the views that they saved, which are theirs on any machine. For `ListBar` and `Table`. One list a screen.
 *
 * @param list names the list: `operator/sites`
 * @param shape what the address may ask of it, and its order until another is asked for
 */
export function useList(list: string, shape: ListShape): ListState {
  const client = useQueryClient()
  const { data } = useRead(readListViews, { list })
  const { mutate: save } = useChange(saveListView, { refreshes: [readListViews] })
  const { mutate: remove } = useChange(removeListView, { refreshes: [readListViews] })
  const views = data?.views
  useEffect(() => {
    if (!views) return
    void takeOverHere(list, views).then((were) => (were ? refresh(client, [readListViews]) : undefined))
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
  return useListView(list, saved, useListAddress(), shape)
}
