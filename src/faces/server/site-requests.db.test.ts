import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { aContributor, anAccount, aSite } from '#areas/sites/testing.ts'
import { newId } from '#kernel/ids.ts'
import { defineLimit } from '#platform/rate-limit/rate-limit.ts'
import { testCtx, testDatabase } from '#platform/testing/world.ts'
import { ORIGIN, signedIn, wholeApi } from './testing.ts'

let app: FastifyInstance
/** Another process, as far as it counts: it knows of the first by what that tells. */
let another: FastifyInstance

before(async () => {
  const siteRequests = defineLimit({ name: 'test.requests-of-site', points: 15, window: 3_600 })
  app = await wholeApi({ siteRequests })
  another = await wholeApi({ siteRequests })
  await Promise.all([app.ready(), another.ready()])
})
after(() => Promise.all([app.close(), another.close()]))

test('who floods one site with calls waits there, and nobody waits elsewhere (R-35)', async () => {
  const database = await testDatabase()
  const { noisy, quiet, owner, others, stranger } = await database.transaction('platform', async (db) => {
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
    const noisy = await aSite(ctx, account)
    const others: Record<string, string>[] = []
    for (let n = 0; n < 3; n += 1)
      others.push(await enter((await aContributor(ctx, noisy, { roles: ['website_editor'] })).id))
    return {
      noisy,
      quiet: await aSite(ctx, account),
      owner: await enter(account.id),
      others,
      stranger: await enter(other.id),
    }
  })
  const call = (siteId: string, headers: Record<string, string>, at = app) =>
    at.inject({ method: 'GET', url: `/api/sites/${siteId}/pages`, headers })
  // A stranger is answered that there is no such site, and takes nothing from those who work on it.
  for (let n = 0; n < 9; n += 1) assert.equal((await call(noisy, stranger)).statusCode, 404)
  for (let n = 0; n < 5; n += 1) assert.equal((await call(noisy, owner)).statusCode, 200)
  const refused = await call(noisy, owner)
  assert.equal(refused.statusCode, 429)
  assert.equal(refused.json<{ error: { code: string } }>().error.code, 'limits.too_many')
  assert.ok(Number(refused.headers['retry-after']) > 0)
  assert.equal((await call(quiet, owner)).statusCode, 200)
  assert.equal((await call(noisy, stranger)).statusCode, 404)
  // One person has a third of the calls, and what they go on with takes nothing from the others.
  for (let n = 0; n < 9; n += 1) assert.equal((await call(noisy, owner)).statusCode, 429)
  const [one, second, third] = others
  assert.ok(one && second && third)
  for (const editor of [one, second])
    for (let n = 0; n < 5; n += 1) assert.equal((await call(noisy, editor)).statusCode, 200)
  assert.equal((await call(noisy, third)).statusCode, 429, 'all three thirds are taken')

  // It was told within a second or so, and has no calls of its own left for the site.
  let answered = 0
  while ((await call(noisy, third, another)).statusCode === 200) {
    answered += 1
    await pause(1_000)
  }
  assert.ok(answered < 5, `it answered ${answered} more`)
  assert.equal((await call(noisy, owner, another)).statusCode, 429)
  assert.equal((await call(quiet, owner, another)).statusCode, 200)
})

test('what is sent by the megabyte is soon as many calls', async () => {
  const database = await testDatabase()
  const { siteId, headers } = await database.transaction('platform', async (db) => {
    const ctx = testCtx(db)
    const account = await anAccount(ctx)
    const { cookie, crumb } = await signedIn(ctx, account.id)
    const headers = { host: 'localhost:4000', cookie, origin: ORIGIN, 'x-csrf-token': crumb }
    return { siteId: await aSite(ctx, account), headers }
  })
  const send = (bytes: number) =>
    app.inject({
      method: 'POST',
      url: `/api/sites/${siteId}/redirects`,
      headers: { ...headers, 'idempotency-key': newId() },
      payload: { from: 'x'.repeat(bytes) },
    })
  // A person has five calls here: the first of these is four of them.
  assert.equal((await send(50_000)).statusCode, 422)
  assert.equal((await send(50_000)).statusCode, 422)
  assert.equal((await send(1)).statusCode, 429)
})
