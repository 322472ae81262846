import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { set } from 'react-hook-form'
import type { ZodType } from 'zod'
import { problemIn } from '#kernel/api-client/api-error.ts'
import type { Fault, FaultWords, UiKey, Words } from '../words.ts'

/** A fault and where it belongs; without `field` it is about the whole form. */
export interface PlacedFault extends Fault {
  readonly field?: string
  /** The server's own sentence for it, in the person's language; it knows the values. */
  readonly message?: string
}

const messageKey = /^[a-z][a-z0-9_]*(\.[a-z0-9_]+)+$/

/** What of an issue decides its words. A part of zod's own issue. */
export interface Issue {
  readonly code?: string
  readonly message: string
  readonly path: readonly PropertyKey[]
  readonly input?: unknown
  readonly origin?: string
  readonly minimum?: number | bigint
  readonly maximum?: number | bigint
  readonly format?: string
}

const formats: Readonly<Record<string, UiKey>> = {
  email: 'ui.fault.email',
  url: 'ui.fault.url',
  date: 'ui.fault.date',
  datetime: 'ui.fault.date',
  time: 'ui.fault.time',
}

/**
 * The sentence for one issue of a schema: the schema's own message where it names one of the catalogue
 * (`'sites.slug_taken'`) or is a `refine` with words, else the design system's words for its kind.
 */
export function wordsForIssue(issue: Issue, words: Words, faultWords: FaultWords): string {
  if (messageKey.test(issue.message)) {
    const said = faultWords({ code: issue.message })
    if (said) return said
  }
  const minimum = Number(issue.minimum ?? 0)
  const maximum = Number(issue.maximum ?? 0)
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
    case 'invalid_value':
      return words('ui.fault.required')
    case 'too_small':
      if (issue.origin === 'string')
        return minimum <= 1 || issue.input === ''
          ? words('ui.fault.required')
          : words('ui.fault.too_short', { minimum })
      if (issue.origin === 'array' || issue.origin === 'set')
        return minimum <= 1 ? words('ui.fault.choose') : words('ui.fault.too_few', { minimum })
      if (issue.origin === 'file') return words('ui.fault.required')
      return words('ui.fault.too_low', { minimum })
    case 'too_big':
      if (issue.origin === 'string') return words('ui.fault.too_long', { maximum })
      if (issue.origin === 'array' || issue.origin === 'set') return words('ui.fault.too_many', { maximum })
      return words('ui.fault.too_high', { maximum })
    case 'not_multiple_of':
      return words('ui.fault.step')
    case 'invalid_format':
      return words(formats[issue.format ?? ''] ?? 'ui.fault.format')
    default:
      return messageKey.test(issue.message) ? words('ui.fault.format') : issue.message
  }
}

/** Checks a form's values with a schema; one error a field, the first. */
export function resolverOf<Values extends FieldValues, Output>(
  schema: ZodType<Output, Values>,
  words: Words,
  faultWords: FaultWords,
): Resolver<Values, unknown, Output> {
  return async (values) => {
    const result = await schema.safeParseAsync(values, { reportInput: true })
    if (result.success) return { values: result.data, errors: {} }
    const errors: FieldErrors<Values> = {}
    const seen = new Set<string>()
    for (const issue of result.error.issues) {
      const path = issue.path.map(String).join('.') || 'root'
      if (seen.has(path)) continue
      seen.add(path)
      const error: FieldError = {
        type: issue.code ?? 'custom',
        message: wordsForIssue(issue, words, faultWords),
      }
      set(errors, path, error)
    }
    return { values: {}, errors }
  }
}

interface RefusalShape {
  readonly code: string
  readonly kind: string
  readonly detail?: {
    readonly field?: string
    readonly values?: Fault['values']
    readonly faults?: readonly PlacedFault[]
  }
}

function isRefusal(error: unknown): error is RefusalShape {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    'kind' in error &&
    typeof error.kind === 'string'
  )
}

/** The faults a refusal of the server names; null when the error is not a refusal (a lost line, a bug). */
export function faultsOf(error: unknown): readonly PlacedFault[] | null {
  const problem = problemIn(error)
  if (problem) {
    const { code, message, field, faults } = problem
    return faults && faults.length > 0
      ? faults
      : [{ code, message, ...(field === undefined ? {} : { field }) }]
  }
  if (!isRefusal(error)) return null
  const { code, detail = {} } = error
  if (detail.faults && detail.faults.length > 0) return detail.faults
  return [{ code, field: detail.field, values: detail.values }]
}

/** Every message in a tree of errors with its dotted path, in the order of the form's fields. */
export function flatErrors(errors: object, prefix = ''): { name: string; message: string }[] {
  const found: { name: string; message: string }[] = []
  for (const [key, value] of Object.entries(errors)) {
    if (typeof value !== 'object' || value === null || key === 'ref') continue
    const name = prefix ? `${prefix}.${key}` : key
    if ('message' in value && typeof value.message === 'string' && 'type' in value)
      found.push({ name, message: value.message })
    else found.push(...flatErrors(value, name))
  }
  return found
}
