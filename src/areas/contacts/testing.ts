/** Makers for tests with contacts. */
import { anAccount, aSite } from '#areas/sites/testing.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import { testCtx } from '#platform/testing/world.ts'
import { createList } from './lists/create-list.ts'
import type { Joining } from './lists/join-list.ts'

/** A site of its own. */
export function aSiteOf(database: Database): Promise<string> {
  return database.transaction('platform', async (db) => {
    const ctx = testCtx(db)
    return aSite(ctx, await anAccount(ctx))
  })
}

/** Runs work for a visitor of a site, in a transaction bound to it, as a request does. */
export function onSite<T>(
  database: Database,
  siteId: string,
  work: (ctx: Ctx) => Promise<T>,
  given: Partial<Omit<Ctx, 'db'>> = {},
): Promise<T> {
  return database.transaction({ site: siteId }, (db) => work({ ...testCtx(db, given), site: { id: siteId } }))
}

/** A person who joins a list by a form. */
export function joining(listId: string, email = 'noor@example.com'): Joining {
  return {
    listId,
    email,
    words: 'Send me news by email.',
    wordsVersion: 1,
    language: 'en-US',
    place: '/news',
  }
}

/** A list of a site, whose people confirm by mail; gives its id. */
export async function aList(ctx: Ctx, siteId: string): Promise<string> {
  return (await createList(ctx, { siteId, name: 'News', publicName: 'News', isConfirmedByMail: true })).id
}
