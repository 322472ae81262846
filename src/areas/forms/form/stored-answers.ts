import type { Answer, Answers } from './form.ts'

/** Answers as they are written to a JSON column. */
export function storedAnswers(answers: Answers): Readonly<Record<string, Answer>> {
  return Object.fromEntries(answers)
}

/** Answers as they were read from a JSON column, which only the program writes. */
export function readAnswers(stored: Readonly<Record<string, unknown>>): Answers {
  return new Map(Object.entries(stored) as [string, Answer][])
}
