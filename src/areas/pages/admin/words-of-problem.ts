import { problemIn } from '#kernel/api-client/api-error.ts'
import type { Words } from '#ui/words.ts'

/** Why a call failed, in a sentence: the server's own, or that nobody answered. */
export function wordsOfProblem(error: unknown, t: Words): string {
  return problemIn(error)?.message ?? t('pages.no_answer')
}
