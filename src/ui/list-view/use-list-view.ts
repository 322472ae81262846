import { useState } from 'react'
import type { TableColumn, TableSort } from '../table/table.tsx'
import { addressOf, type Asked, listAt, type ListShape, moreThan, stepOf } from './list-address.ts'
import {
  AT_A_GLANCE,
  hiddenIn,
  isNarrowed,
  isSameView,
  type ListView,
  type SavedView,
  wholeView,
} from './list-view.ts'

/** A list as somebody looks at it, and everything that changes that. For `ListBar` and `Table`. */
export interface ListState {
  readonly view: ListView
  /** Whether rows are left out: an empty list is then one without a match. */
  readonly isNarrowed: boolean
  /** All that leaves rows out, as one text for `useAnnounceFound` and `Table`; empty where nothing does. */
  readonly narrowing: string
  /** Whether so many rows, or what is left of more, are to be searched and put in order at all. */
  isLong(rows: number | undefined): boolean
  change(part: Partial<ListView>): void
  /** Shows all rows again; order and columns stay. */
  clear(): void
  readonly saved: readonly SavedView[]
  /** The saved view that is shown; undefined where none is quite it. */
  readonly shown: SavedView | undefined
  /** Shows a saved view; null: the list as it begins. */
  show(saved: SavedView | null): void
  save(name: string, view?: ListView): void
  remove(name: string): void
  /** How many rows are shown at most. */
  readonly most: number
  /** Shows some more. @returns false where an address may not ask for so many */
  more(): boolean
  /** For `Table`: of its columns those that are not left out, and their order. */
  tableOf<Item>(columns: readonly TableColumn<Item>[]): {
    readonly columns: readonly TableColumn<Item>[]
    readonly sort?: TableSort
    readonly onSort: (sort: TableSort) => void
    readonly narrowing: string
  }
}

/** Where a list keeps how it is looked at: the address of the page that it is on. */
export interface ListAddress {
  /** What the address says. */
  readonly asked: Asked
  /** What the window remembers with it, and does not show. */
  readonly remembered: Asked
  /**
   * Changes names and values of both; those with undefined are taken out.
   *
   * @param isStep whether the way back leads to how it was
   */
  write(shown: Asked, remembered: Asked, isStep: boolean): void
}

/** The views of a list that were given a name, wherever they are kept. */
export interface SavedViews {
  readonly saved: readonly SavedView[]
  save(name: string, view: ListView): void
  remove(name: string): void
}

const keyOf = (list: string): string => `portico.list.${list}`

function readHidden(list: string): readonly string[] {
  try {
    return hiddenIn(localStorage.getItem(keyOf(list)))
  } catch {
    return []
  }
}

function keepHidden(list: string, hidden: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(hidden))
  } catch {
    // Storage is refused: it holds until the screen is left.
  }
}

/**
 * The view of a list, as the address of the page tells it: what is loaded anew, come back to or sent to somebody shows
 * the same. Another filter or another view is a step, to which the way back leads; what is typed, the order, the columns
 * and how many rows there are belong to the step that is under way. The columns that are left out are remembered in this
 * browser as well, for a phone has room for fewer.
 *
 * @param list names the list in what is remembered
 * @param views those that were given a name; they stand in no address, which says what they show instead
 */
export function useListView(
  list: string,
  { saved, save, remove }: SavedViews,
  address: ListAddress,
  shape: ListShape,
): ListState {
  const [hidden, setHidden] = useState(() => readHidden(list))
  const { view, most } = listAt(address.asked, address.remembered, shape, hidden)
  const narrowing = isNarrowed(view) ? JSON.stringify([view.search.trim(), view.filters]) : ''
  const look = (next: ListView, isStep: boolean, rows = stepOf(shape)): void => {
    if (next.hidden !== view.hidden) {
      setHidden(next.hidden)
      keepHidden(list, next.hidden)
    }
    const { shown, remembered } = addressOf({ view: next, most: rows }, shape)
    address.write(shown, remembered, isStep)
  }
  return {
    view,
    isNarrowed: isNarrowed(view),
    narrowing,
    isLong: (rows = 0) => rows > AT_A_GLANCE || isNarrowed(view),
    change: (part) => look({ ...view, ...part }, part.filters !== undefined),
    clear: () => look({ ...view, search: '', filters: {} }, true),
    saved,
    shown: saved.find((one) => isSameView(one.view, view)),
    show: (one) => look(one ? one.view : wholeView(shape.begins), true),
    save: (name, given = view) => save(name, given),
    remove,
    most,
    more: () => {
      const rows = moreThan(most, shape)
      if (rows !== null) look(view, false, rows)
      return rows !== null
    },
    tableOf: (columns) => ({
      // What is listed is always shown, whatever an address leaves out.
      columns: columns.filter(({ id, isHeader }) => isHeader || !view.hidden.includes(id)),
      ...(view.sort && { sort: view.sort }),
      onSort: (sort) => look({ ...view, sort }, false),
      narrowing,
    }),
  }
}
