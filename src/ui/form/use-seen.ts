import { useRef, useState } from 'react'
import type { ZodType } from 'zod'
import { problemIn } from '#kernel/api-client/api-error.ts'
import { SECOND } from '#kernel/clock.ts'
import { isChangedMeanwhile } from '../data/changed-meanwhile.ts'

/** Nobody has read in less what is there: what is sent before, such as by the second click of a double click, is no answer to it. */
const READING = SECOND

/** Parts of a form that are changed together, as the person saw them. */
export interface SeenParts<Parts, Fields extends object> {
  /** What somebody else has put there, until it is dealt with; `null`: nothing is known of it. */
  readonly now: Parts | null
  /**
   * Sends a change, with the parts as they were seen. Refused because they are others by now, those are what the person
   * has seen from then on: who has had the time to read them and saves again means it.
   *
   * @param given the parts as they are to be, where the form stays open
   */
  send<Answer>(change: (from: Parts) => Promise<Answer>, given?: Parts): Promise<Answer>
  /** What is there now is dealt with. */
  settle(): void
  fieldsOf(parts: Parts): Fields
  /** What is there, as values of the fields, where a change was refused for it; `undefined`: it was not. */
  fieldsIn(error: unknown): Fields | undefined
}

/**
 * Keeps how parts of a form were when it was filled. The call takes them as `from`, beside what is to be there, and the
 * server refuses that where somebody else has changed them since. What is entered stays. Give it to `useForm` too, which
 * measures what is changed against what was seen.
 *
 * @param shape of the parts, as the server tells them with its refusal
 * @param filled the parts that the form was filled with; later ones are not looked at
 * @param fieldsOf writes parts as the form's fields have them
 */
export function useSeen<Parts, Fields extends object>(
  shape: ZodType<Parts>,
  filled: Parts,
  fieldsOf: (parts: Parts) => Fields,
): SeenParts<Parts, Fields> {
  const [seen, setSeen] = useState(filled)
  const [now, setNow] = useState<Parts | null>(null)
  const brought = useRef<{ readonly at: number; readonly before: Parts } | null>(null)
  const thereIn = (error: unknown): Parts | undefined =>
    isChangedMeanwhile(error) ? shape.safeParse(problemIn(error)?.data).data : undefined
  return {
    now,
    fieldsOf,
    settle: () => setNow(null),
    fieldsIn: (error) => {
      const there = thereIn(error)
      return there === undefined ? undefined : fieldsOf(there)
    },
    send: async (change, given) => {
      const last = brought.current
      const from = last && performance.now() - last.at < READING ? last.before : seen
      try {
        const answer = await change(from)
        brought.current = null
        setNow(null)
        if (given !== undefined) setSeen(given)
        return answer
      } catch (error) {
        const there = thereIn(error)
        if (there !== undefined) {
          brought.current = { at: performance.now(), before: from }
          setSeen(there)
          setNow(there)
        }
        throw error
      }
    },
  }
}
