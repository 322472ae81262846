import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { authenticate, startSession } from '#areas/accounts/index.ts'
import { siteAccess } from '#areas/sites/index.ts'
import { anAccount, aSite } from '#areas/sites/testing.ts'
import { fixedClock } from '#kernel/clock.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import { serveApi } from '#platform/http/api.ts'
import { crumbMaker } from '#platform/http/crumb.ts'
import { createHttp } from '#platform/http/http.ts'
import { defineLimit } from '#platform/rate-limit/rate-limit.ts'
import { testClock, testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { areas } from './areas.ts'

const ORIGIN = 'http://localhost:4000'
const crumbs = crumbMaker(secretsOf('a secret key that only the tests know of').key('crumb'))
let app: FastifyInstance

before(async () => {
  app = await createHttp()
  serveApi(
    app,
    areas.flatMap((area) => area.routes),
    {
      database: await testDatabase(),
      clock: fixedClock(testClock.now()),
      crumbs,
      origin: ORIGIN,
      tools: testTools(),
      authenticate: (db, facts) => authenticate(db, facts, testClock),
      siteAccess,
      siteRequests: defineLimit({ name: 'test.requests-of-site', points: 5, window: 60 }),
    },
  )
  await app.ready()
})
after(() => app.close())

test('who floods one site with calls waits there, and nobody waits elsewhere (R-35)', async () => {
  const database = await testDatabase()
  const { noisy, quiet, owner, stranger } = await database.transaction('platform', async (db) => {
    const ctx = testCtx(db)
    const enter = async (accountId: string): Promise<Record<string, string>> => {
      const session = testCtx(db)
      const { sessionId } = await startSession(session, { accountId })
      const [cookie] = [...session.cookies]
      const crumb = crumbs.make(sessionId)
      return {
        host: 'localhost:4000',
        cookie: `${cookie?.[0]}=${cookie?.[1]}; crumb=${crumb}`,
        origin: ORIGIN,
        'x-csrf-token': crumb,
      }
    }
    const [account, other] = [await anAccount(ctx), await anAccount(ctx)]
    return {
      noisy: await aSite(ctx, account),
      quiet: await aSite(ctx, account),
      owner: await enter(account.id),
      stranger: await enter(other.id),
    }
  })
  const call = (siteId: string, headers: Record<string, string>) =>
    app.inject({ method: 'GET', url: `/api/sites/${siteId}/pages`, headers })
  // A stranger is answered that there is no such site, and takes nothing from those who work on it.
  for (let n = 0; n < 9; n += 1) assert.equal((await call(noisy, stranger)).statusCode, 404)
  for (let n = 0; n < 5; n += 1) assert.equal((await call(noisy, owner)).statusCode, 200)
  const refused = await call(noisy, owner)
  assert.equal(refused.statusCode, 429)
  assert.equal(refused.json<{ error: { code: string } }>().error.code, 'limits.too_many')
  assert.ok(Number(refused.headers['retry-after']) > 0)
  assert.equal((await call(quiet, owner)).statusCode, 200)
  assert.equal((await call(noisy, stranger)).statusCode, 404)
})
