import { AGAIN, tooMany } from './rate-limit.ts'

/** Work of one kind that each may do only so much of at once; the rest waits in line. */
export interface Turns {
  /**
   * Does the work when it is its turn among those of `key` (a site's id), in the order they came.
   *
   * @param signal gives the wait up; null where nobody does
   * @throws Refusal `limits.too_many` (429) when too many wait already
   */
  take<T>(key: string, signal: AbortSignal | null, work: () => Promise<T>): Promise<T>
}

/**
 * Turns of this process: what is under way is in its memory, and so is who waits.
 *
 * @param most how many of one key are at work at once
 * @param waiting how many more of it may wait
 */
export function createTurns({ most, waiting }: { most: number; waiting: number }): Turns {
  const lines = new Map<string, { working: number; readonly waiting: (() => void)[] }>()

  const come = async (key: string, signal: AbortSignal | null): Promise<void> => {
    const line = lines.get(key) ?? { working: 0, waiting: [] }
    lines.set(key, line)
    if (line.working < most) {
      line.working += 1
      return
    }
    if (line.waiting.length >= waiting) throw tooMany(AGAIN)
    const { promise, resolve, reject } = Promise.withResolvers<undefined>()
    const begin = (): void => {
      signal?.removeEventListener('abort', giveUp)
      resolve(undefined)
    }
    const giveUp = (): void => {
      line.waiting.splice(line.waiting.indexOf(begin), 1)
      reject(signal?.reason as Error)
    }
    line.waiting.push(begin)
    signal?.addEventListener('abort', giveUp, { once: true })
    await promise
  }
  const leave = (key: string): void => {
    const line = lines.get(key)
    const next = line?.waiting.shift()
    // Whoever is next takes the place over: nobody who comes meanwhile gets ahead.
    if (next) next()
    else if (line && (line.working -= 1) === 0) lines.delete(key)
  }

  return {
    async take(key, signal, work) {
      signal?.throwIfAborted()
      await come(key, signal)
      try {
        return await work()
      } finally {
        leave(key)
      }
    },
  }
}
