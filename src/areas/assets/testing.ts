/** Makers for tests that upload. */
import { Readable } from 'node:stream'
import { before, beforeEach } from 'node:test'
import type { Site } from '#areas/sites/index.ts'
import { findSitesByIds, limits, noLimit } from '#areas/sites/index.ts'
import { aSite, anAccount, type TestAccount } from '#areas/sites/testing.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import type { Outside } from '#platform/http/route.ts'
import { asAccount, bring, testCtx, sharedDatabase } from '#platform/testing/world.ts'
import type { AssetRow } from './contract.ts'
import { uploadAsset } from './library/upload-asset.ts'

export { listAssets } from './library/list-assets.ts'

/** Runs work as a person on a site, in a transaction bound to it, as a request does. */
export function onSiteOf<T>(
  database: Database,
  account: Pick<TestAccount, 'id'>,
  siteId: string,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  return database.transaction({ site: siteId }, (db) =>
    work({ ...asAccount(testCtx(db), account), site: { id: siteId } }),
  )
}

/** Sends bytes into a site's library as a person, in transactions of their own. */
export async function send(
  database: Database,
  account: Pick<TestAccount, 'id'>,
  siteId: string,
  bytes: Uint8Array,
  name = 'notes.bin',
): Promise<{ asset: AssetRow; isNew: boolean }> {
  const signal = new AbortController().signal
  const transaction: Outside['transaction'] = (work) => onSiteOf(database, account, siteId, work)
  const surroundings = await transaction(async (ctx) => ctx)
  return uploadAsset({ ...surroundings, body: Readable.from([bytes]), signal, transaction }, { siteId, name })
}

/** What stands before each test of a file. */
interface Standing {
  readonly database: Database
  readonly owner: TestAccount
  readonly siteId: string
}

/**
 * Makes somebody with a site before each test of a file, all on one database.
 *
 * @param tell is called with each of them
 * @param most bytes that a library has room for; without it there is no limit
 * @returns what is done as the latest of them
 */
export function onLibraries(tell: (standing: Standing) => void, most: () => number | null = () => null) {
  let now: Standing
  const platform = async <T>(work: (ctx: ReturnType<typeof testCtx>) => Promise<T>): Promise<T> =>
    (await sharedDatabase()).transaction('platform', (db) => work(testCtx(db)))
  before(() => {
    const ofSite = async () => ({ most: most(), plan: 'Small', next: 'Large' })
    bring(limits.of({ ofSite, ofAccount: async () => noLimit }))
  })
  beforeEach(async () => {
    const database = await sharedDatabase()
    now = await platform(async (ctx) => {
      const owner = await anAccount(ctx)
      return { database, owner, siteId: await aSite(ctx, owner) }
    })
    tell(now)
  })
  return {
    platform,
    onSite: <T>(work: (ctx: Ctx) => Promise<T>) => onSiteOf(now.database, now.owner, now.siteId, work),
    upload: (bytes: Uint8Array, name?: string) => send(now.database, now.owner, now.siteId, bytes, name),
  }
}

/** The site of an id, which is there. */
export async function siteOfId(ctx: Ctx, siteId: string): Promise<Site> {
  const site = (await findSitesByIds(ctx.db, [siteId])).get(siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  return site
}

/** What a call of several steps works with that names its sites itself: transactions of the platform, as a person. */
export async function outsideOf(database: Database, account: Pick<TestAccount, 'id'>): Promise<Outside> {
  const transaction: Outside['transaction'] = (work) =>
    database.transaction('platform', (db) => work(asAccount(testCtx(db), account)))
  const surroundings = await transaction(async (ctx) => ctx)
  return { ...surroundings, body: null, signal: new AbortController().signal, transaction }
}
