import { hasUnsavedWork, onUnsavedWork, unsavedParameters } from '#ui/leave-guard/unsaved-work.ts'

interface Place {
  readonly pathname: string
  readonly search: object
}

/** A move that the router is about to make, as its blockers are told of it. */
export interface Move {
  readonly current: Place
  readonly next: Place
  readonly action: string
}

/** The question that stands before a move by which unsaved work would be lost: never more than one. */
export interface Leaving {
  /** For the router: whether it keeps from a move. Asks, if it must, and waits for the answer. */
  keepsFrom(move: Move): boolean | Promise<boolean>
  isAsked(): boolean
  subscribe(listener: () => void): () => void
  stay(): void
}

/** Whether the browser is there already: what it does by itself can only be taken back. */
const isDone = ({ action }: Move): boolean => action !== 'PUSH' && action !== 'REPLACE'

const pathOf = ({ pathname }: Place): string => pathname.replace(/(?<=.)\/+$/, '')

/** Whether a move leaves unsaved work behind: by another path, or by another thing on the same screen. */
function losesWork({ current, next }: Move): boolean {
  if (!hasUnsavedWork()) return false
  if (pathOf(current) !== pathOf(next)) return true
  const [from, to] = [new Map(Object.entries(current.search)), new Map(Object.entries(next.search))]
  return unsavedParameters().some((name) => from.get(name) !== to.get(name))
}

/**
 * Asks before unsaved work is left behind. A screen stands as long as its path: what the rest of the address tells of
 * it is no leaving, but for a parameter that names what the work is of. What is saved, or given up, while the question stands is its answer.
 */
export function askBeforeLeaving(): Leaving {
  let answer: ((isKept: boolean) => void) | null = null
  const listeners = new Set<() => void>()
  const wait = (next: typeof answer): void => {
    answer = next
    for (const listener of listeners) listener()
  }
  const end = (isKept: boolean): void => {
    answer?.(isKept)
    wait(null)
  }
  return {
    keepsFrom(move) {
      if (answer !== null && !isDone(move)) return true
      if (!losesWork(move)) {
        // Gone back and forward again: the move that waited is none any more, and gets no answer.
        if (answer !== null) wait(null)
        return false
      }
      // Further back than the move that waits, which is a part of this one and gets no answer either.
      return new Promise(wait)
    },
    isAsked: () => answer !== null,
    subscribe(listener) {
      listeners.add(listener)
      const forget = onUnsavedWork(() => {
        if (!hasUnsavedWork()) end(false)
      })
      return () => {
        listeners.delete(listener)
        forget()
      }
    },
    stay: () => end(true),
  }
}
