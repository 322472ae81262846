import { isId } from '#kernel/ids.ts'
import type { ListShape } from '#ui/list-view/list-address.ts'
import { submissionStates, type SubmissionState } from '../../contract.ts'

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value)
const isField = (value: string): boolean => /^[a-z0-9]{6,20}$/.test(value)

/** What the address of the inbox may ask. Words that are searched are people's, and stay out of it. */
export const inboxShape: ListShape = {
  isPersonal: true,
  filters: {
    state: submissionStates,
    form: isId,
    tag: (tag) => tag !== '' && tag.length <= 50,
    assignee: isId,
    from: isDay,
    to: isDay,
    field: isField,
    value: isField,
  },
}

/** What the inbox is asked for, besides its pages. */
export interface InboxQuery {
  readonly state?: SubmissionState
  readonly formId?: string
  readonly tag?: string
  readonly assignee?: string
  readonly from?: string
  readonly to?: string
  readonly field?: string
  readonly value?: string
  readonly search?: string
}

/** Filters of the address as the server is asked; a field without a value asks nothing. */
export function queryOf(
  filters: Readonly<Record<string, readonly string[]>>,
  search: string,
  typed: string,
): InboxQuery {
  const one = (name: string) => filters[name]?.[0]
  const state = submissionStates.find((known) => known === one('state'))
  const [formId, tag, assignee, from, to, field] = ['form', 'tag', 'assignee', 'from', 'to', 'field'].map(one)
  const value = one('value') ?? (typed === '' ? undefined : typed)
  return {
    ...(state && { state }),
    ...(formId !== undefined && { formId }),
    ...(tag !== undefined && { tag }),
    ...(assignee !== undefined && { assignee }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(field !== undefined && value !== undefined && { field, value }),
    ...(search !== '' && { search }),
  }
}

/** Names in a saved view, as the address has them; `q` is what is searched. */
const names = ['state', 'form', 'tag', 'assignee', 'from', 'to', 'field', 'value', 'q'] as const

/** A view as it is saved: names and values of one text each. */
export function savedQuery(
  filters: Readonly<Record<string, readonly string[]>>,
  search: string,
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = name === 'q' ? search : filters[name]?.[0]
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
}

/** A saved view as the list takes it. */
export function viewOf(query: Readonly<Record<string, string>>): {
  search: string
  filters: Record<string, readonly string[]>
} {
  const known = Object.entries(query).filter(([name]) => name !== 'q' && names.some((one) => one === name))
  return {
    search: query['q'] ?? '',
    filters: Object.fromEntries(known.map(([name, value]) => [name, [value]])),
  }
}

/** Whether a saved view is what is shown. */
export function isShownView(query: Readonly<Record<string, string>>, now: Record<string, string>): boolean {
  const [a, b] = [query, now].map((one) => JSON.stringify(Object.entries(one).toSorted()))
  return a === b
}

/** The message before or after another in the list; the first where none is shown. */
export function stepFrom(ids: readonly string[], at: string | null, by: -1 | 1): string | null {
  const place = at === null ? -1 : ids.indexOf(at)
  if (place === -1) return ids[0] ?? null
  return ids[place + by] ?? null
}

/** What is read once a message leaves the list: the next, else the one before. */
export function afterLeaving(
  ids: readonly string[],
  left: ReadonlySet<string>,
  at: string | null,
): string | null {
  if (at === null || !left.has(at)) return at
  const place = ids.indexOf(at)
  const later = ids.slice(place + 1).find((id) => !left.has(id))
  return later ?? ids.slice(0, Math.max(place, 0)).findLast((id) => !left.has(id)) ?? null
}
