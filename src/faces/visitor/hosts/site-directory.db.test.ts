import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { sql } from 'kysely'
import { aSite, aSiteInput, anAccount } from '#areas/sites/testing.ts'
import { newId } from '#kernel/ids.ts'
import type { Database } from '#platform/db/database.ts'
import { testClock, testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { SITE_CHANNEL, SiteDirectory } from './site-directory.ts'
import { FairnessQueue } from './fairness-queue.ts'
import { aReleasedSite, heardOfAll } from '../testing.ts'

// What is known of names, when a site comes to one while it is asked for.

const database = await testDatabase()

const NETWORK = '192.0.2.1'

/**
 * A directory whose database does something between a read and its answer.
 *
 * @param meanwhile given which read it is, and what tells the directory at once of a site
 */
async function directoryWith(
  t: TestContext,
  meanwhile: (read: number, hear: (siteId: string) => void) => Promise<void>,
) {
  let reads = 0
  let hear: (siteId: string) => void = () => {}
  const queue = new FairnessQueue(testClock)
  const between: Database = {
    ...database,
    listen(channel, heard, missed) {
      hear = heard
      return database.listen(channel, heard, missed)
    },
    async transaction(scope, work) {
      const answer = await database.transaction(scope, work)
      await meanwhile((reads += 1), hear)
      return answer
    },
  }
  const directory = new SiteDirectory({
    database: between,
    tools: testTools(),
    clock: testClock,
    queue,
  })
  await directory.open()
  t.after(() => directory.close())
  return { find: (slug: string) => directory.find(slug, NETWORK), reads: () => reads, queue }
}

/** A site comes to be, and everyone has heard of it. */
async function comes(given: ReturnType<typeof aSiteInput>): Promise<void> {
  await database.transaction('platform', async (db) => {
    const ctx = testCtx(db)
    await aSite(ctx, await anAccount(ctx), given)
  })
  await heardOfAll(database)
}

test('a site that comes while its name is read is found, by all who asked for it', async (t) => {
  const given = aSiteInput({ title: 'Halm' })
  const { find } = await directoryWith(t, (read) => (read === 1 ? comes(given) : Promise.resolve()))
  const found = await Promise.all([find(given.slug), find(given.slug)])
  assert.deepEqual(
    found.map((shown) => shown?.site.slug),
    [given.slug, given.slug],
  )
  assert.equal((await find(given.slug))?.site.slug, given.slug)
})

test('a name that no site has is read a few times while others are heard of, and kept only once none was', async (t) => {
  let isBusy = true
  const { find, reads } = await directoryWith(t, async () => {
    if (!isBusy) return
    await sql`select pg_notify(${SITE_CHANNEL}, ${newId()})`.execute(database.root)
    await heardOfAll(database)
  })
  const given = aSiteInput({ title: 'Halm' })
  assert.equal(await find(given.slug), null)
  assert.equal(reads(), 3)
  isBusy = false
  assert.equal(await find(given.slug), null, 'asked for anew')
  assert.equal(reads(), 4)
  assert.equal(await find(given.slug), null)
  assert.equal(reads(), 4, 'and known from now on')
  await comes(given)
  assert.equal((await find(given.slug))?.site.slug, given.slug)
})

test('a name counts once for who asks for it, however often it is read', async (t) => {
  const { find, reads, queue } = await directoryWith(t, async (_read, hear) => hear(newId()))
  for (let n = 0; n < 110; n += 1) assert.equal(await find(`nobody-${n}`), null)
  assert.equal(reads(), 330)
  const gate = Promise.withResolvers<null>()
  const more = Array.from({ length: 400 }, () => queue.findName(NETWORK, (ask) => ask(() => gate.promise)))
  const settled = Promise.allSettled(more)
  gate.resolve(null)
  const refused = (await settled).filter(({ status }) => status === 'rejected').length
  assert.equal(
    refused,
    400 - (300 - 110) - 51,
    'of three hundred a minute; past them one is asked for, and fifty wait',
  )
})

test('of two sites each shows what it released itself', async (t) => {
  const made = [await aReleasedSite({ title: 'Halm' }), await aReleasedSite({ title: 'Ernte' })]
  await heardOfAll(database)
  const { find } = await directoryWith(t, () => Promise.resolve())
  for (const { id, slug } of made) {
    const { rows } = await sql<{ id: string }>`select id from pages where site_id = ${id}`.execute(
      database.root,
    )
    const shown = await find(slug)
    assert.deepEqual(
      shown?.live?.content.pages.map((page) => page.id).toSorted(),
      rows.map((page) => page.id).toSorted(),
    )
  }
})
