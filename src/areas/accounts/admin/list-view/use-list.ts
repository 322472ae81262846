import { useChange, useRead } from '#ui/data/data.ts'
import type { ListShape } from '#ui/list-view/list-address.ts'
import { type ListState, type SavedViews, useListView } from '#ui/list-view/use-list-view.ts'
import { type ListView, readListViews, removeListView, saveListView } from '../../contract.ts'
import { useListAddress } from './use-list-address.ts'

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
  const { data } = useRead(readListViews, { list })
  const { mutate: save } = useChange(saveListView, { refreshes: [readListViews] })
  const { mutate: remove } = useChange(removeListView, { refreshes: [readListViews] })
  const views = data?.views
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
