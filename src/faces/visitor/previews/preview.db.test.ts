import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { release } from '#areas/releases/index.ts'
import { aContributor, aSite, aSiteInput, anAccount, onSiteAs } from '#areas/sites/testing.ts'
import { HOUR, systemClock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import { installJobs } from '#platform/jobs/install-jobs.ts'
import { testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { openStreet, type Street } from '../testing.ts'
import { visitorSite, type VisitorSite } from '../visitor-site.ts'

let database: Database
let visitors: VisitorSite
let street: Street
let site = ''
let slug = ''
let key = ''

/** What an address of the preview answers, and where it leads. */
const preview = async (path: string, mark = '?'): Promise<[number, string | undefined]> => {
  const { status, headers } = await street.ask(slug, `${path}${mark}preview=${key}`)
  return [status, headers.location]
}

describe('a preview', () => {
  before(async () => {
    database = await testDatabase()
    await installJobs(database)
    await database.transaction('platform', async (db) => {
      const ctx = testCtx(db)
      const owner = await anAccount(ctx)
      const given = aSiteInput({ beginning: { from: 'blank' } })
      const siteId = await aSite(ctx, owner, given)
      await release(onSiteAs(ctx, owner, siteId), { siteId, styles: true, note: '' })
      // Since the release the page moved, and somebody wrote redirects.
      await sql`update pages set slug = 'write-to-us' where site_id = ${siteId} and slug = 'contact'`.execute(
        db,
      )
      for (const [from, to] of [
        ['/old', '/write-to-us'],
        ['/shop', 'https://shop.example/all'],
      ])
        await sql`insert into redirects (site_id, id, from_path, to_path)
          values (${siteId}, ${newId()}, ${from}, ${to})`.execute(db)
      const { rows } = await sql<{ preview_key: string }>`
        select preview_key from sites where id = ${siteId}`.execute(db)
      site = siteId
      slug = given.slug
      key = rows[0]?.preview_key ?? ''
    })
    visitors = await visitorSite({ database, tools: testTools(), clock: systemClock })
    street = await openStreet(visitors)
  })
  after(async () => {
    street.close()
    await visitors.close()
  })

  test('leads where a release would lead, with its key, and to nobody else with it', async () => {
    assert.deepEqual(await preview('/write-to-us'), [200, undefined])
    assert.deepEqual(await preview('/old'), [302, `/write-to-us?preview=${key}`])
    assert.deepEqual(await preview('/old?a=b', '&'), [302, `/write-to-us?a=b&preview=${key}`])
    assert.deepEqual(await preview('/contact'), [302, `/write-to-us?preview=${key}`])
    assert.deepEqual(await preview('/write-to-us/'), [302, `/write-to-us?preview=${key}`])
    assert.deepEqual(await preview('/shop'), [302, 'https://shop.example/all'])
    assert.deepEqual(await preview('/nowhere'), [404, undefined])
  })

  test('leads on by the cookie alone, and keeps no redirect for others', async () => {
    const met = await street.ask(slug, '/old', { cookie: `preview=${key}` })
    assert.equal(met.status, 302)
    assert.match(String(met.headers['cache-control']), /private|no-store/)
  })

  test('ends, by the key too, with the last moment of a contributor who knows it', async () => {
    const inside = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
      database.transaction('platform', (db) => work(testCtx(db, { clock: systemClock })))
    const guest = await inside((ctx) =>
      aContributor(ctx, site, { roles: ['viewer'], endsAt: systemClock.now() + HOUR }),
    )
    assert.deepEqual(await preview('/write-to-us'), [200, undefined])
    await inside((ctx) =>
      aContributor(ctx, site, { account: guest, roles: ['viewer'], endsAt: systemClock.now() - 1 }),
    )
    assert.equal((await street.ask(slug, '/write-to-us', { cookie: `preview=${key}` })).status, 404)
    assert.deepEqual(await preview('/write-to-us'), [404, undefined])
  })
})
