import { useState } from 'react'
import type { ZodType } from 'zod'
import { problemIn } from '#kernel/api-client/api-error.ts'

/** What the server refuses parts with that are no longer as they were seen. */
const MEANWHILE = 'changed_meanwhile'

/** Parts of a form that are changed together, as the person saw them. */
export interface SeenParts<Parts> {
  /** What somebody else has put there, until it is dealt with; `null`: nothing is known of it. */
  readonly now: Parts | null
  /**
   * Sends a change, with the parts as they were seen. Refused because they are others by now, those are what the person
   * has seen from then on: who saves again means it.
   *
   * @param given the parts as they are to be, where the form stays open
   */
  send<Answer>(change: (from: Parts) => Promise<Answer>, given?: Parts): Promise<Answer>
  /** What is there now is dealt with. */
  settle(): void
}

/**
 * Keeps how parts of a form were when it was filled. The call takes them as `from`, beside what is to be there, and the
 * server refuses that where somebody else has changed them since. What is entered stays.
 *
 * @param shape of the parts, as the server tells them with its refusal
 * @param filled the parts that the form was filled with; later ones are not looked at
 */
export function useSeen<Parts>(shape: ZodType<Parts>, filled: Parts): SeenParts<Parts> {
  const [seen, setSeen] = useState(filled)
  const [now, setNow] = useState<Parts | null>(null)
  return {
    now,
    settle: () => setNow(null),
    send: async (change, given) => {
      try {
        const answer = await change(seen)
        setNow(null)
        if (given !== undefined) setSeen(given)
        return answer
      } catch (error) {
        const problem = problemIn(error)
        const there = problem?.code === MEANWHILE ? shape.safeParse(problem.data).data : undefined
        if (there !== undefined) {
          setSeen(there)
          setNow(there)
        }
        throw error
      }
    },
  }
}
