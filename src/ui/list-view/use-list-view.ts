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
  withView,
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
  /** The columns that are not left out. */
  columnsOf<Item>(columns: readonly TableColumn<Item>[]): readonly TableColumn<Item>[]
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

/**
 * The view of a list. Which columns are left out, and the views that were given a name, are remembered in this
 * browser; a search and filters begin anew.
 *
 * @param list names the list in what is remembered
 * @param begins its order until another is asked for; null: its own, which is none of its columns'
 */
export function useListView(list: string, begins: TableSort | null = null): ListState {
  const [kept, setKept] = useState(() => read(list))
  const [view, setView] = useState(() => wholeView(begins, kept.hidden))
  const remember = (next: KeptList): void => {
    setKept(next)
    keep(list, next)
  }
  const look = (next: ListView): void => {
    setView(next)
    if (next.hidden !== view.hidden) remember({ ...kept, hidden: next.hidden })
  }
  return {
    view,
    isNarrowed: isNarrowed(view),
    change: (part) => look({ ...view, ...part }),
    clear: () => look({ ...view, search: '', filters: {} }),
    saved: kept.saved,
    shown: kept.saved.find((one) => isSameView(one.view, view)),
    show: (saved) => look(saved ? saved.view : wholeView(begins)),
    save: (name, given = view) => remember({ ...kept, saved: withView(kept.saved, name, given) }),
    remove: (name) => remember({ ...kept, saved: kept.saved.filter((one) => one.name !== name) }),
    columnsOf: (columns) => columns.filter(({ id }) => !view.hidden.includes(id)),
  }
}
