import type { TableSort } from '../table/table.tsx'

/** How somebody looks at a list: what it is narrowed to, its order, and the columns left out. */
export interface ListView {
  readonly search: string
  /** What each filter is set to, by the filter's id; none where it narrows nothing. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  /** null: the list's own order. */
  readonly sort: TableSort | null
  readonly hidden: readonly string[]
}

export interface SavedView {
  readonly name: string
  readonly view: ListView
}

/** Everything there is, in an order. */
export const wholeView = (sort: TableSort | null = null, hidden: readonly string[] = []): ListView => ({
  search: '',
  filters: {},
  sort,
  hidden,
})

/** So many rows are seen at a glance; beyond them a list is searched, narrowed and put in order. */
export const AT_A_GLANCE = 8

/** Whether a view leaves rows out. */
export function isNarrowed({ search, filters }: Pick<ListView, 'search' | 'filters'>): boolean {
  return search.trim() !== '' || Object.values(filters).some((chosen) => chosen.length > 0)
}

const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value))

/** Whether two views show the same: a filter that is set to nothing is none, and what is chosen has no order. */
export function isSameView(one: ListView, other: ListView): boolean {
  const filters = new Set([...Object.keys(one.filters), ...Object.keys(other.filters)])
  return (
    one.search.trim() === other.search.trim() &&
    one.sort?.column === other.sort?.column &&
    one.sort?.direction === other.sort?.direction &&
    sameSet(one.hidden, other.hidden) &&
    [...filters].every((id) => sameSet(one.filters[id] ?? [], other.filters[id] ?? []))
  )
}

/** The columns that were left out last, as far as they can be read: a browser may have kept anything, or nothing. */
export function hiddenIn(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
  } catch {
    return []
  }
}

/**
 * Rows that are all here, of which those that a view does not leave out: what is searched is in their words, whatever
 * its case, and of each filter that is set they have one of the values.
 *
 * @param wordsOf all that is searched of a row
 * @param valuesOf what a row has of a filter
 */
export function narrowed<Item>(
  items: readonly Item[],
  { search, filters }: Pick<ListView, 'search' | 'filters'>,
  locale: string,
  wordsOf: (item: Item) => string,
  valuesOf: (item: Item, filter: string) => readonly string[],
): readonly Item[] {
  const needle = search.trim().toLocaleLowerCase(locale)
  const set = Object.entries(filters).filter(([, chosen]) => chosen.length > 0)
  return items.filter(
    (item) =>
      wordsOf(item).toLocaleLowerCase(locale).includes(needle) &&
      set.every(([filter, chosen]) => valuesOf(item, filter).some((value) => chosen.includes(value))),
  )
}

/**
 * Rows that are all here, in the order asked for; in their own where none is. Equal ones keep their places.
 *
 * @param valueOf what a row is ordered by in a column: text as a reader of the language expects it, or a number
 */
export function inOrder<Item>(
  items: readonly Item[],
  sort: TableSort | null,
  locale: string,
  valueOf: (item: Item, column: string) => string | number,
): readonly Item[] {
  if (!sort) return items
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const sign = sort.direction === 'ascending' ? 1 : -1
  return items.toSorted((one, other) => {
    const [a, b] = [valueOf(one, sort.column), valueOf(other, sort.column)]
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b)))
  })
}
