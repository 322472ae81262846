import { AGAIN, tooMany } from './rate-limit.ts'

/**
 * Turns of the event loop: in each of them one piece of work of a key begins, however many wait. What takes the
 * process's own time, and nothing else, is shared out among keys by it: whoever floods one waits behind themselves,
 * and whatever else is ready in the same turn goes ahead. Work that comes alone begins at once.
 */
export interface LoopTurns {
  /**
   * @param key whose work it is, such as a site's id
   * @returns nothing where the work may begin at once, else when it may
   * @throws Refusal `limits.too_many` (429) when too many wait already
   */
  take(key: string): Promise<void> | undefined
}

/**
 * Turns of this process's event loop.
 *
 * @param waiting how many of one key may wait
 */
export function createLoopTurns({ waiting }: { waiting: number }): LoopTurns {
  /** By who has begun something in this turn: what else of theirs waits, the first first. */
  const lines = new Map<string, (() => void)[]>()

  const next = (): void => {
    for (const [key, line] of lines) {
      const begin = line.shift()
      if (begin) begin()
      else lines.delete(key)
    }
    if (lines.size > 0) setImmediate(next)
  }

  return {
    take(key) {
      const line = lines.get(key)
      if (line) {
        if (line.length >= waiting) throw tooMany(AGAIN)
        return new Promise((resolve) => void line.push(resolve))
      }
      if (lines.size === 0) setImmediate(next)
      lines.set(key, [])
      return undefined
    },
  }
}
