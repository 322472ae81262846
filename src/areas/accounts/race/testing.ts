import type { Database } from '#platform/db/database.ts'
import { racingDatabase } from '#platform/testing/world.ts'
import { signIn, signUp } from '../contract.ts'
import { type Answered, type Browser, type Door, GOOD_PASSWORD, openDoor } from '../testing.ts'

/** How many come at once. */
export const CROWD = 16

/** A server on a PostgreSQL database of its own, where people race. */
export interface Race {
  readonly database: Database
  readonly door: Door
  /** Opens an account for an address, and gives a browser that is signed in to it. */
  someone(email: string): Promise<Browser>
  close(): Promise<void>
}

/** Opens one; `null` where no PostgreSQL is named, for nothing can race without. */
export async function openRace(): Promise<Race | null> {
  const database = await racingDatabase()
  if (!database) return null
  const door = await openDoor({ database })
  return {
    database,
    door,
    async someone(email) {
      const browser = door.browser({ ip: '192.0.4.1' })
      await browser.call(signUp, form(email))
      await browser.call(signIn, { email, password: GOOD_PASSWORD })
      return browser
    },
    async close() {
      await door.close()
      await database.close()
    },
  }
}

/** What somebody with this address fills in to sign up. */
export const form = (email: string) => ({
  email,
  password: GOOD_PASSWORD,
  name: 'Mira Okafor',
  country: 'GB',
})

/** The same by all of a crowd at once. */
export const times = <T>(work: (turn: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: CROWD }, (_, turn) => work(turn)))

/** How many were answered with which status. */
export function tally(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Comes again when told to: where the machine is busy, sixteen may wait for a lock longer than it is waited for. */
export async function persisting<A extends { readonly status: number }>(send: () => Promise<A>): Promise<A> {
  for (;;) {
    const answer = await send()
    if (answer.status !== 503) return answer
  }
}

/** How somebody was answered: the status, and where they were refused why, and at which field. */
export const told = ({
  status,
  body: { error },
}: Pick<Answered<{ error?: { code: string; field?: string } }>, 'status' | 'body'>) => ({
  status,
  ...(error ? { code: error.code } : {}),
  ...(error?.field === undefined ? {} : { field: error.field }),
})
