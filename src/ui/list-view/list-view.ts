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

/** A view under a name. */
export interface SavedView {
  readonly name: string
  readonly view: ListView
}

/** What a browser remembers of a list: the columns that were left out last, and views of before they were an account's. */
export interface KeptList {
  readonly saved: readonly SavedView[]
  readonly hidden: readonly string[]
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

/**
 * The name under which a view is taken over among those that are there: its own; another where that is taken by a view
 * that shows something else; null where the same is there already.
 *
 * @param longest name that is taken, in characters
 */
export function nameAmong(
  there: readonly SavedView[],
  { name, view }: SavedView,
  longest: number,
): string | null {
  const names = new Map(there.map((one) => [one.name, one.view]))
  for (let n = 1; ; n += 1) {
    const end = n === 1 ? '' : ` ${n}`
    const tried = `${name.slice(0, longest - end.length).trim()}${end}`
    const taken = names.get(tried)
    if (!taken) return tried
    if (isSameView(taken, view)) return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const wordsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

function sortIn(value: unknown): TableSort | null {
  if (!isRecord(value) || typeof value['column'] !== 'string') return null
  return {
    column: value['column'],
    direction: value['direction'] === 'ascending' ? 'ascending' : 'descending',
  }
}

function viewIn(value: unknown): ListView {
  const { search, filters, sort, hidden } = isRecord(value) ? value : {}
  return {
    search: typeof search === 'string' ? search : '',
    filters: Object.fromEntries(
      Object.entries(isRecord(filters) ? filters : {}).map(([id, chosen]) => [id, wordsIn(chosen)]),
    ),
    sort: sortIn(sort),
    hidden: wordsIn(hidden),
  }
}

/** What was remembered of a list, as far as it can be read: a browser may have kept it from another version, or nothing. */
export function keptIn(text: string | null): KeptList {
  let value: unknown
  try {
    value = JSON.parse(text ?? '')
  } catch {
    value = null
  }
  const { saved, hidden } = isRecord(value) ? value : {}
  return {
    saved: (Array.isArray(saved) ? saved : []).flatMap((one: unknown) =>
      isRecord(one) && typeof one['name'] === 'string' && one['name'] !== ''
        ? [{ name: one['name'], view: viewIn(one['view']) }]
        : [],
    ),
    hidden: wordsIn(hidden),
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
