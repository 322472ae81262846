import type { RefusalCode, Translate } from '#kernel/messages/message.ts'
import { Refusal } from '#kernel/refusal.ts'

/** Why an export or import stopped: the code of a refusal, and its values. */
export interface Fault {
  readonly code: RefusalCode
  readonly values: Readonly<Record<string, string | number>>
}

/** What a person is told of an error: a refusal's own words, else that it is our fault. */
export function faultOf(error: unknown): Fault {
  return error instanceof Refusal
    ? { code: error.code, values: error.detail.values ?? {} }
    : { code: 'transfer.failed', values: {} }
}

/** Why it stopped, in a person's words; of a file that was refused, with what the library says of it. */
export function problemOf(
  fault: Fault | null,
  words: Translate,
): { readonly code: string; readonly message: string } | null {
  if (!fault) return null
  const { code, values } = fault
  const { reason } = values
  const message = words(`refusal.${code}`, {
    ...values,
    ...(reason === undefined ? {} : { why: words(`refusal.${reason as RefusalCode}`, values) }),
  })
  return { code, message }
}
