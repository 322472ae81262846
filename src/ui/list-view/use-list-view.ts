import { useState } from 'react'
import type { TableColumn, TableSort } from '../table/table.tsx'
import {
  isNarrowed,
  isSameView,
  type KeptList,
  keptIn,
  type ListView,
  type SavedView,
  wholeView,
} from './list-view.ts'

/** A list as somebody looks at it, and everything that changes that. For `ListBar` and `Table`. */
export interface ListState {
  readonly view: ListView
  /** Whether rows are left out: an empty list is then one without a match. */
  readonly isNarrowed: boolean
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
  /** For `Table`: of its columns those that are not left out, and their order. */
  tableOf<Item>(columns: readonly TableColumn<Item>[]): {
    readonly columns: readonly TableColumn<Item>[]
    readonly sort?: TableSort
    readonly onSort: (sort: TableSort) => void
  }
}

/** The views of a list that were given a name, wherever they are kept. */
export interface SavedViews {
  readonly saved: readonly SavedView[]
  save(name: string, view: ListView): void
  remove(name: string): void
}

const keyOf = (list: string): string => `portico.list.${list}`

function read(list: string): KeptList {
  try {
    return keptIn(localStorage.getItem(keyOf(list)))
  } catch {
    return keptIn(null)
  }
}

function keep(list: string, kept: KeptList): void {
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(kept))
  } catch {
    // Storage is refused: it holds until the screen is left.
  }
}

/** The views of a list that were saved in this browser, before they were kept with the account. */
export const viewsKeptHere = (list: string): readonly SavedView[] => read(list).saved

/** Forgets one of the views that were saved in this browser. */
export function forgetViewHere(list: string, name: string): void {
  const kept = read(list)
  keep(list, { ...kept, saved: kept.saved.filter((one) => one.name !== name) })
}

/**
 * The view of a list. Which columns are left out is remembered in this browser, for a phone has room for fewer; a
 * search and filters begin anew.
 *
 * @param list names the list in what is remembered
 * @param views those that were given a name
 * @param begins its order until another is asked for; null: its own, which is none of its columns'
 */
export function useListView(
  list: string,
  { saved, save, remove }: SavedViews,
  begins: TableSort | null = null,
): ListState {
  const [view, setView] = useState(() => wholeView(begins, read(list).hidden))
  const look = (next: ListView): void => {
    setView(next)
    if (next.hidden !== view.hidden) keep(list, { ...read(list), hidden: next.hidden })
  }
  return {
    view,
    isNarrowed: isNarrowed(view),
    change: (part) => look({ ...view, ...part }),
    clear: () => look({ ...view, search: '', filters: {} }),
    saved,
    shown: saved.find((one) => isSameView(one.view, view)),
    show: (one) => look(one ? one.view : wholeView(begins)),
    save: (name, given = view) => save(name, given),
    remove,
    tableOf: (columns) => ({
      columns: columns.filter(({ id }) => !view.hidden.includes(id)),
      ...(view.sort && { sort: view.sort }),
      onSort: (sort) => look({ ...view, sort }),
    }),
  }
}
