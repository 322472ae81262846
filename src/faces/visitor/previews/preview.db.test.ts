import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { aContributor } from '#areas/sites/testing.ts'
import { HOUR, systemClock } from '#kernel/clock.ts'
import type { Ctx } from '#platform/ctx.ts'
import { testCtx, testDatabase } from '#platform/testing/world.ts'
import { aReleasedSite, itsId, visitorsOfTests } from '../testing.ts'

const database = await testDatabase()
// Since the release the page moved, and somebody wrote redirects.
const moved = sql`
  with page as (update pages set slug = 'write-to-us' where site_id = ${itsId} and slug = 'contact')
  insert into redirects (site_id, id, from_path, to_path)
  values (${itsId}, gen_random_uuid(), '/old', '/write-to-us'),
    (${itsId}, gen_random_uuid(), '/shop', 'https://shop.example/all')`
const { id: site, slug, previewKey: key } = await aReleasedSite({}, moved)
const { street } = await visitorsOfTests()

/** What an address of the preview answers, and where it leads. */
const preview = async (path: string, mark = '?'): Promise<[number, string | undefined]> => {
  const { status, headers } = await street.ask(slug, `${path}${mark}preview=${key}`)
  return [status, headers.location]
}

describe('a preview', () => {
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
