import type { RefusalCode } from '#kernel/messages/message.ts'
import { z } from 'zod'
import type { Refusal } from '#kernel/refusal.ts'
import { type FieldFault, refuse } from '#kernel/refusal.ts'
import type { Translate } from '#kernel/messages/message.ts'

/** What a refused request is answered with. */
export const problemShape = z.object({
  error: z.object({
    /** Stable name of what happened. */
    code: z.string(),
    /** The same in the reader's language. */
    message: z.string(),
    field: z.string().optional(),
    faults: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
    data: z.unknown().optional(),
    /** Names the request in the log. */
    requestId: z.string(),
  }),
})
export type Problem = z.output<typeof problemShape>

const KEY = /^[a-z0-9_]+(\.[a-z0-9_]+)+$/

/** The faults that a shape found in an input, by dotted path. A message that is a key names its own words. */
export function faultsOf(error: z.ZodError): FieldFault[] {
  return error.issues.flatMap((issue): FieldFault[] => {
    const field = issue.path.join('.')
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        field: field ? `${field}.${key}` : key,
        code: 'field.unrecognized_keys',
      }))
    }
    const missing = issue.code === 'invalid_type' && issue.input === undefined
    const values: Record<string, string | number> = {}
    if ('minimum' in issue) values['minimum'] = Number(issue.minimum)
    if ('maximum' in issue) values['maximum'] = Number(issue.maximum)
    const code = KEY.test(issue.message)
      ? (issue.message as RefusalCode)
      : missing
        ? 'field.required'
        : (`field.${issue.code}` satisfies RefusalCode)
    return [{ field, code, values }]
  })
}

/** Parses an input by its shape; every fault at once, each at its field. */
export function parseInput<T extends z.ZodType>(shape: T, input: unknown): z.output<T> {
  const result = shape.safeParse(input, { reportInput: true })
  if (result.success) return result.data
  throw refuse('invalid', 'input', { faults: faultsOf(result.error) })
}

/** Puts a refusal in the reader's words. */
export function problemOf(refusal: Refusal, words: Translate, requestId: string): Problem {
  const { field, faults, values, data } = refusal.detail
  return {
    error: {
      code: refusal.code,
      message: words(`refusal.${refusal.code}`, values),
      ...(field === undefined ? {} : { field }),
      ...(faults === undefined
        ? {}
        : {
            faults: faults.map((fault) => ({
              field: fault.field,
              code: fault.code,
              message: words(`refusal.${fault.code}`, fault.values),
            })),
          }),
      ...(data === undefined ? {} : { data }),
      requestId,
    },
  }
}

/** An error of ours: nothing of it is told but the name it has in the log. */
export function faultOf(words: Translate, requestId: string): Problem {
  return { error: { code: 'fault', message: words('refusal.fault', { id: requestId }), requestId } }
}
