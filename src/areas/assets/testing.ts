/** Makers for tests that upload. */
import { Readable } from 'node:stream'
import type { Site } from '#areas/sites/index.ts'
import { findSitesByIds } from '#areas/sites/index.ts'
import { type TestAccount } from '#areas/sites/testing.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import type { Outside } from '#platform/http/route.ts'
import { asAccount, testCtx } from '#platform/testing/world.ts'
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
