import type { TableSort } from '../table/table.tsx'
import type { ListView } from './list-view.ts'

/** What an address may ask of a list. What it asks beyond that is passed over. */
export interface ListShape {
  /** Its order until another is asked for; null or left out: its own, which is none of its columns'. */
  readonly begins?: TableSort | null
  /** The columns by which it can be put in order. */
  readonly sorts?: readonly string[]
  /** By the filter's id, which is its name in the address: the values there are, or what tells one. */
  readonly filters?: Readonly<Record<string, readonly string[] | ((value: string) => boolean)>>
  /** How many rows are shown at first, and how many more whenever more are asked for. 50 where it is left out. */
  readonly step?: number
  /** How many rows an address may ask for at most. 1,000 where it is left out. */
  readonly rowsMax?: number
  /**
   * What is searched is a person's name or address: it is not shown in the address of the page, which a recording of
   * the session (contract §7) and the history of the browser keep.
   */
  readonly isPersonal?: boolean
}

/** A list as an address tells it: how it is looked at, and how many rows are shown. */
export interface AskedList {
  readonly view: ListView
  readonly most: number
}

/** The names and values of an address, or of what a window remembers of one. */
export type Asked = Readonly<Record<string, unknown>>

/** Characters of a search at most: what lists of the server take. */
const SEARCH_MAX = 100

/** Rows that an address may ask for at most where the list does not say: they are read one part after the other. */
const ROWS_MAX = 1_000

const STEP = 50

/** Names in the address that are no filter's. */
const names = { search: 'q', sort: 'sort', hidden: 'without', rows: 'rows' } as const

/** A value of an address as text: what looks like a number or a truth is read as one there. */
const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** What is searched, in one line that is not too long. */
const searchIn = (value: unknown): string =>
  textIn(value)
    .replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')
    .slice(0, SEARCH_MAX)

/** Values with commas between them, each once. */
const valuesIn = (value: unknown): string[] => [
  ...new Set(
    (Array.isArray(value) ? value.map(textIn) : textIn(value).split(',')).filter((one) => one !== ''),
  ),
]

function sortIn(value: unknown, { begins = null, sorts = [] }: ListShape): TableSort | null {
  const [, minus, column] = /^(-?)(.+)$/.exec(textIn(value)) ?? []
  if (column === undefined || !sorts.includes(column)) return begins
  return { column, direction: minus === '' ? 'ascending' : 'descending' }
}

/** How many rows are shown at first. */
export const stepOf = ({ step = STEP }: ListShape): number => step

/** How many rows are shown when more are asked for; null where that is more than an address may ask. */
export function moreThan(most: number, { step = STEP, rowsMax = ROWS_MAX }: ListShape): number | null {
  return most + step > rowsMax ? null : most + step
}

function rowsIn(value: unknown, { step = STEP, rowsMax = ROWS_MAX }: ListShape): number {
  const rows = typeof value === 'number' ? value : Number(textIn(value))
  if (!Number.isFinite(rows) || rows <= step) return step
  return Math.ceil(Math.min(rows, rowsMax) / step) * step
}

/**
 * The list that an address asks for. What it says that the list does not know does no harm: it is as if it were not
 * there.
 *
 * @param asked names and values of the address
 * @param remembered names and values that belong to it and are not shown
 * @param hidden the columns that are left out where the address does not say
 */
export function listAt(
  asked: Asked,
  remembered: Asked,
  shape: ListShape,
  hidden: readonly string[],
): AskedList {
  const filters = Object.entries(shape.filters ?? {}).flatMap(([id, known]) => {
    const chosen = valuesIn(asked[id]).filter((value) =>
      typeof known === 'function' ? known(value) : known.includes(value),
    )
    return chosen.length > 0 ? [[id, chosen] as const] : []
  })
  return {
    view: {
      search: searchIn((shape.isPersonal ? remembered : asked)[names.search]),
      filters: Object.fromEntries(filters),
      sort: sortIn(asked[names.sort], shape),
      hidden: names.hidden in asked ? valuesIn(asked[names.hidden]) : hidden,
    },
    most: rowsIn(asked[names.rows], shape),
  }
}

/** A number is written bare, other text as it is. */
const written = (text: string): string | number => (String(Number(text)) === text ? Number(text) : text)

/**
 * What an address says to ask for a list: only what differs from the list as it begins. Names with undefined are not
 * in it.
 *
 * @returns `shown`: of the address; `remembered`: what belongs to it and is not shown
 */
export function addressOf(
  { view: { search, filters, sort, hidden }, most }: AskedList,
  shape: ListShape,
): { readonly shown: Asked; readonly remembered: Asked } {
  const { begins } = shape
  const isBegun = sort?.column === begins?.column && sort?.direction === begins?.direction
  const text = searchIn(search)
  const searched = { [names.search]: text.trim() === '' ? undefined : written(text) }
  return {
    shown: {
      ...(shape.isPersonal ? {} : searched),
      ...Object.fromEntries(
        Object.keys(shape.filters ?? {}).map((id) => {
          const chosen = filters[id] ?? []
          return [id, chosen.length > 0 ? written(chosen.join(',')) : undefined]
        }),
      ),
      [names.sort]:
        sort === null || isBegun ? undefined : `${sort.direction === 'ascending' ? '' : '-'}${sort.column}`,
      [names.hidden]: hidden.length > 0 ? hidden.join(',') : undefined,
      [names.rows]: most > stepOf(shape) ? most : undefined,
    },
    remembered: shape.isPersonal ? searched : {},
  }
}
