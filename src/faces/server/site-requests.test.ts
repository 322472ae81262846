import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { anAccount, aSite } from '#areas/sites/testing.ts'
import { defineLimit } from '#platform/rate-limit/rate-limit.ts'
import { testCtx, testDatabase } from '#platform/testing/world.ts'
import { ORIGIN, signedIn, wholeApi } from './testing.ts'

let app: FastifyInstance

before(async () => {
  app = await wholeApi({
    siteRequests: defineLimit({ name: 'test.requests-of-site', points: 5, window: 60 }),
  })
  await app.ready()
})
after(() => app.close())

test('who floods one site with calls waits there, and nobody waits elsewhere (R-35)', async () => {
  const database = await testDatabase()
  const { noisy, quiet, owner, stranger } = await database.transaction('platform', async (db) => {
    const ctx = testCtx(db)
    const enter = async (accountId: string): Promise<Record<string, string>> => {
      const { cookie, crumb } = await signedIn(ctx, accountId)
      return {
        host: 'localhost:4000',
        cookie,
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
