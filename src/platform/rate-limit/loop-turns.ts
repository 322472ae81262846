/**
 * Turns of the event loop: in each of them one piece of work of a key begins, however many wait. What takes the
 * process's own time, and nothing else, is shared out among keys by it: whoever floods one waits behind themselves,
 * and whatever else is ready in the same turn goes ahead. Nobody is refused; work that comes alone begins at once.
 */
export interface LoopTurns {
  /**
   * @param key whose work it is, such as a site's id
   * @returns nothing where the work may begin at once, else when it may
   */
  take(key: string): Promise<void> | undefined
}

/** Turns of this process's event loop. */
export function createLoopTurns(): LoopTurns {
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
      if (line) return new Promise((resolve) => void line.push(resolve))
      if (lines.size === 0) setImmediate(next)
      lines.set(key, [])
      return undefined
    },
  }
}
