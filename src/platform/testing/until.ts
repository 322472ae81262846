import { setTimeout as pause } from 'node:timers/promises'

/**
 * Looks again and again until there is something, and gives it: what an action leads to comes a moment after it.
 *
 * @param look gives what is waited for; null, undefined or false as long as it is not there
 * @param within milliseconds; below the half minute after which workers look by themselves, so that what comes in
 *   time was told
 * @param every milliseconds between two looks; more where a look is a call, of which each person has so many a minute
 */
export async function until<T>(
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  within = 20_000,
  every = 10,
): Promise<T> {
  for (const end = Date.now() + within; ; await pause(every)) {
    const value = await look()
    if (value) return value
    if (Date.now() > end) throw new Error(`It did not come to pass in time: ${look.toString()}`)
  }
}
