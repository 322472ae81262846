import { DAY } from '#kernel/clock.ts'
import type { Id } from '#kernel/ids.ts'
import { storableText } from '#kernel/storable-text.ts'
import { type Column, cellOf } from '../form/columns.ts'
import type { Answers } from '../form/form.ts'
import type { SubmissionRow, SubmissionState } from './inbox.contract.ts'

/** Days that messages lie under spam and in the trash. */
export const PUT_ASIDE_DAYS = 30

/** A message as lists read it. */
export interface ListedSubmission {
  readonly id: Id
  readonly formId: Id
  readonly form: string
  readonly state: SubmissionState
  readonly reference: string
  readonly sender: string | null
  readonly email: string | null
  readonly answers: Readonly<Record<string, unknown>>
  readonly hasFiles: boolean
  readonly tags: readonly string[]
  readonly assignee: Id | null
  readonly isTest: boolean
  readonly isMailFailed: boolean
  readonly sentAt: Date
}

/** Letters of the beginning that lists show. */
const EXCERPT = 200

/** The beginning of what was written: of the first long text, else of everything that was answered. */
export function excerptOf(columns: readonly Column[], answers: Answers): string {
  const open = columns.filter(({ id, sensitive }) => !sensitive && answers.has(id))
  const long = open.filter(({ kind }) => kind === 'long-text')
  const plain = open.filter(({ kind }) => kind !== 'hidden' && kind !== 'mail' && kind !== 'name')
  const text = (long.length > 0 ? long : plain)
    .map((column) => String(cellOf(column, answers.get(column.id))))
    .join(' · ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return text.length <= EXCERPT ? text : `${storableText(text.slice(0, EXCERPT - 1))}…`
}

/** A message in a list. */
export function shownRow(
  submission: ListedSubmission,
  columns: readonly Column[],
  answers: Answers,
): SubmissionRow {
  const { answers: _, ...row } = submission
  return {
    ...row,
    excerpt: excerptOf(columns, answers),
    tags: [...row.tags],
    sentAt: row.sentAt.toISOString(),
  }
}

/** When a message is deleted for good; null: never. */
export function keptUntil(
  { sentAt, state, stateAt }: { sentAt: Date; state: SubmissionState; stateAt: Date },
  keepDays: number | null,
): Date | null {
  const ends = [
    ...(keepDays === null ? [] : [sentAt.getTime() + keepDays * DAY]),
    ...(isPutAway(state) ? [stateAt.getTime() + PUT_ASIDE_DAYS * DAY] : []),
  ]
  return ends.length === 0 ? null : new Date(Math.min(...ends))
}

/** What becomes of a message that is sorted. */
export interface Move {
  readonly state: SubmissionState
  readonly stateBefore: SubmissionState | null
}

/** States that a message is put into, and comes back from to where it was. */
const isPutAway = (state: SubmissionState): boolean => state === 'spam' || state === 'trash'

/**
 * Where a message comes to. Into spam or the trash it takes along where it was, and comes back there; what came as spam
 * comes back as new.
 *
 * @param wanted null: back to where it was
 */
export function moveOf({ state, stateBefore }: Move, wanted: SubmissionState | null): Move {
  const target = wanted ?? (isPutAway(state) ? (stateBefore ?? 'new') : state)
  if (target === state) return { state, stateBefore }
  if (!isPutAway(target)) return { state: target, stateBefore: null }
  return { state: target, stateBefore: wanted === null ? null : state }
}
