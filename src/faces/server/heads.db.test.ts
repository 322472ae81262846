import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { aRestaurant, linked, runJob, startOf } from '#areas/transfer/testing.ts'
import { fetchExport } from '#areas/transfer/contract.ts'
import type { TestAccount } from '#areas/sites/testing.ts'
import { systemClock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import type { Database } from '#platform/db/database.ts'
import { testCtx, testDatabase } from '#platform/testing/world.ts'
import { areas } from './areas.ts'
import { requestFor, type SignedIn, signedIn, wholeApi } from './testing.ts'

// Who sends a HEAD only looks: link checkers, previews in chats, browsers that ask for a length.

let database: Database
let app: FastifyInstance
let owner: TestAccount
let person: SignedIn
let siteId: string

before(async () => {
  database = await testDatabase()
  app = await wholeApi({ clock: systemClock })
  await app.ready()
  ;({ owner, siteId } = await aRestaurant(database))
  person = await database.transaction('platform', (db) => signedIn(testCtx(db), owner.id))
})
after(() => app.close())

test('R-51: a link to an archive is not used up by who only looks', async () => {
  const { id: exportId } = await startOf(database, owner, siteId, 'archive')
  const job = areas.flatMap((area) => area.jobs).find(({ name }) => name === 'transfer.make-export')
  assert.ok(job)
  await runJob(database, job, { exportId }, { siteId })
  const { token } = await linked(database, owner, siteId, exportId)
  const get = requestFor(fetchExport, person, { siteId, exportId, token })
  assert.equal((await app.inject({ ...get, method: 'HEAD' })).statusCode, 404)
  const answer = await app.inject(get)
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.headers['content-type'], 'application/zip')
  const { rows } = await sql`
    select from site_timeline where site_id = ${siteId} and what = 'transfer.export_fetched'`.execute(
    database.root,
  )
  assert.equal(rows.length, 1)
})

test('no call that sends bytes or events is set off by a HEAD, and each that sends JSON answers one', async () => {
  const endpoints = areas.flatMap((area) => area.routes.map((route) => route.endpoint))
  const reads = endpoints.filter(({ method }) => method === 'GET')
  assert.ok(reads.some(({ sends }) => sends === 'events') && reads.some(({ sends }) => sends === 'bytes'))
  for (const { name, path, sends } of reads) {
    const url = path.replaceAll(/:([a-zA-Z]+)/g, () => newId())
    assert.equal(app.hasRoute({ method: 'HEAD', url: path }), sends === 'json', name)
    const { statusCode, body } = await app.inject({
      method: 'HEAD',
      url,
      headers: { host: 'localhost:4000' },
    })
    assert.equal(body, '', name)
    if (sends !== 'json') assert.equal(statusCode, 404, name)
  }
})
