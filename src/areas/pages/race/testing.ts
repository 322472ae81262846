import { committing } from '#areas/documents/testing.ts'
import type { Database } from '#platform/db/database.ts'
import { oneAfterOther } from '#platform/testing/one-after-other.ts'
import { racingDatabase } from '#platform/testing/world.ts'
import { aBlankSite, asOwner, type PagesWorld } from '../testing.ts'

/** A PostgreSQL database of its own, where owners race on sites of theirs. */
export interface Race {
  readonly database: Database
  /** A blank site. */
  site(): Promise<PagesWorld>
  /** Runs work of a site's owner in a transaction of its own, with what is to be done after the commit done. */
  on<T>(world: PagesWorld, work: (mine: PagesWorld) => Promise<T>): Promise<T>
  /**
   * Two do something on a site: the second begins when the first has done it, and before that is committed.
   *
   * @returns how each was refused; undefined where it was not
   */
  twoAtOnce(
    world: PagesWorld,
    first: (mine: PagesWorld) => Promise<unknown>,
    second: (mine: PagesWorld) => Promise<unknown>,
  ): Promise<(string | undefined)[]>
  close(): Promise<void>
}

/** Opens one; `null` where no PostgreSQL is named, for nothing can race without. */
export async function openRace(): Promise<Race | null> {
  const database = await racingDatabase()
  if (!database) return null
  const on: Race['on'] = (world, work) =>
    committing(database, (ctx) => work({ ...world, ctx: asOwner(ctx, world.owner, world.siteId) }))
  return {
    database,
    site: () => committing(database, aBlankSite),
    on,
    async twoAtOnce(world, first, second) {
      const both = await oneAfterOther(
        database,
        (hold) =>
          on(world, async (mine) => {
            await first(mine)
            await hold()
          }),
        () => on(world, second),
      )
      const settled = await Promise.allSettled(both)
      return settled.map((each) =>
        each.status === 'rejected' ? String((each.reason as { code?: string }).code) : undefined,
      )
    },
    close: () => database.close(),
  }
}
