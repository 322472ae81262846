import type { Database } from '../db/database.ts'
import { oneAfterOther } from './one-after-other.ts'
import { racingDatabase, testCtx } from './world.ts'

type TestCtx = ReturnType<typeof testCtx>

/** A PostgreSQL database of its own, and the transactions of the platform that race on it. */
export interface Races {
  readonly database: Database
  inside<T>(work: (ctx: TestCtx) => Promise<T>): Promise<T>
  /** Two of them: the other begins when the one has done its work, and before that is committed; both, under way. */
  inTurn<One, Other>(
    one: (ctx: TestCtx) => Promise<One>,
    other: (ctx: TestCtx) => Promise<Other>,
  ): Promise<readonly [Promise<One>, Promise<Other>]>
  close(): Promise<void>
}

/** Opens one; `null` where no PostgreSQL is named, for nothing can race without. */
export async function openRaces(connections?: number): Promise<Races | null> {
  const database = await racingDatabase(connections)
  if (!database) return null
  const inside: Races['inside'] = (work) => database.transaction('platform', (db) => work(testCtx(db)))
  return {
    database,
    inside,
    inTurn<One, Other>(one: (ctx: TestCtx) => Promise<One>, other: (ctx: TestCtx) => Promise<Other>) {
      return oneAfterOther<One, Other>(
        database,
        (hold) =>
          inside<One>(async (ctx) => {
            const done = await one(ctx)
            await hold()
            return done
          }),
        () => inside(other),
      )
    },
    close: () => database.close(),
  }
}

/** How many of some promises were kept, and what the others were refused with. */
export async function outcomes(
  attempts: readonly Promise<unknown>[],
): Promise<{ kept: number; codes: string[] }> {
  const settled = await Promise.allSettled(attempts)
  const codes = settled.flatMap((one) =>
    one.status === 'rejected' ? [String((one.reason as { code?: string }).code ?? one.reason)] : [],
  )
  return { kept: settled.length - codes.length, codes: [...new Set(codes)] }
}
