import type { Database } from '../db/database.ts'
import { untilWaiting } from './until-waiting.ts'

/**
 * Two who race, in an order that no clock decides: the other begins when the one has done its work and holds what it
 * holds, and the one goes on when the other waits for that, or is through.
 *
 * @param database one of its own, as races have it: nobody else waits there
 * @param one is given what to wait for once its work is done, inside its transaction
 * @returns both, under way to their ends: whoever expects one to be refused looks at that one
 */
export async function oneAfterOther<One, Other>(
  database: Database,
  one: (hold: () => Promise<void>) => Promise<One>,
  other: () => Promise<Other>,
): Promise<readonly [Promise<One>, Promise<Other>]> {
  const held = Promise.withResolvers<void>()
  const letGo = Promise.withResolvers<void>()
  const first = one(() => {
    held.resolve()
    return letGo.promise
  })
  // Who fails before it holds anything is told as it is, and not by a wait without an end.
  await Promise.race([held.promise, first])
  const second = other()
  try {
    await untilWaiting(database, second)
  } finally {
    letGo.resolve()
  }
  return [first, second]
}
