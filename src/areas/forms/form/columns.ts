import { writeCsv } from '#kernel/csv/csv.ts'
import {
  fieldsOf,
  offers,
  type Answer,
  type Answers,
  type Form,
  type FormField,
  type LocalId,
} from './form.ts'

/** A column of the inbox and of the export: one for each field that a form ever had. */
export interface Column {
  readonly id: LocalId
  readonly kind: FormField['kind']
  /** The newest name. */
  readonly label: string
  /** Was so in any edition: what was sealed once is not shown because a later edition asks it openly. */
  readonly sensitive: boolean
  /** No longer asked; its old answers stay. */
  readonly removed: boolean
  /** Names of options, the removed ones too. */
  readonly options: ReadonlyMap<LocalId, string>
}

/**
 * The columns of a form's answers: those of today in today's order, then what earlier editions asked, the last removed
 * first. Ids keep columns through new names, other places and removal.
 *
 * @param editions every edition that was answered, the oldest first, and last the one of today
 */
export function columnsOf(editions: readonly Form[]): readonly Column[] {
  const columns = new Map<LocalId, Column>()
  for (const [age, form] of editions.toReversed().entries()) {
    for (const field of fieldsOf(form)) {
      const newer = columns.get(field.id)
      const ownOptions = offers(field) ? field.options.map(({ id, label }) => [id, label] as const) : []
      columns.set(field.id, {
        id: field.id,
        kind: newer?.kind ?? field.kind,
        label: newer?.label ?? field.label,
        sensitive: newer?.sensitive === true || field.sensitive === true,
        removed: newer?.removed ?? age > 0,
        options: new Map([...ownOptions, ...(newer?.options ?? [])]),
      })
    }
  }
  return [...columns.values()]
}

/** An answer as one cell: numbers stay numbers, options have their names of today. */
export function cellOf(column: Column, answer: Answer | undefined): string | number {
  if (answer === undefined) return ''
  if (typeof answer === 'string' || typeof answer === 'number') return answer
  if ('options' in answer) {
    const names = answer.options.map((id) => column.options.get(id) ?? id)
    return [...names, ...(answer.other === undefined ? [] : [answer.other])].join('; ')
  }
  if ('typed' in answer) return answer.e164 ?? answer.typed
  if ('files' in answer) return answer.files.map(({ name }) => name).join('; ')
  if ('version' in answer) return `${answer.words} (${answer.version})`
  const { line1, line2, postcode, city, region, country } = answer
  return [line1, line2, postcode, city, region, country].filter((part) => part !== undefined).join(', ')
}

/** The columns before those of the fields, such as the reference and the moment. */
export interface ExportedAnswers {
  readonly before: readonly string[]
  readonly answers: Answers
}

/** Answers as CSV under today's names; inert where a spreadsheet opens it. */
export function answersAsCsv(
  columns: readonly Column[],
  namesBefore: readonly string[],
  rows: readonly ExportedAnswers[],
): string {
  return writeCsv([
    [...namesBefore, ...columns.map(({ label }) => label)],
    ...rows.map(({ before, answers }) => [
      ...before,
      ...columns.map((column) => cellOf(column, answers.get(column.id))),
    ]),
  ])
}
