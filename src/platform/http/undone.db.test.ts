import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { anyone } from '#kernel/permission.ts'
import { secretsOf } from '../auth/secrets.ts'
import { testClock, testDatabase, testTools } from '../testing/world.ts'
import { serveApi } from './api.ts'
import { crumbMaker } from './crumb.ts'
import { createHttp } from './http.ts'
import { route } from './route.ts'

// What becomes of an answer whose transaction does not stand.

const ORIGIN = 'http://localhost:4000'
const crumbs = crumbMaker(secretsOf('a secret key that only the tests know of').key('crumb'))
const enter = endpoint({
  name: 'test.enter',
  summary: 'Sets a cookie, and then meets what the input says.',
  method: 'POST',
  path: '/api/test/enter',
  access: anyone,
  input: z.object({ fault: z.string().nullable() }),
  output: z.object({}),
})
const crumb = crumbs.make('')
let app: FastifyInstance

before(async () => {
  const visitor = { actor: { kind: 'visitor' as const }, locale: 'en-US' }
  app = await createHttp()
  serveApi(
    app,
    [
      route(enter, async (ctx, { fault }) => {
        ctx.answer.cookie('session', 'new')
        ctx.answer.crumb('new')
        if (fault === null) return {}
        await sql`select set_config('test.fault', ${fault}, true)`.execute(ctx.db)
        const raise = `do $$ begin raise exception 'met' using errcode = current_setting('test.fault'); end $$`
        await sql.raw(raise).execute(ctx.db)
        return {}
      }),
    ],
    {
      database: await testDatabase(),
      clock: testClock,
      crumbs,
      origin: ORIGIN,
      tools: testTools(),
      authenticate: async () => visitor,
      siteAccess: async () => null,
    },
  )
  await app.ready()
})
after(() => app.close())

const ask = (fault: string | null) =>
  app.inject({
    method: 'POST',
    url: '/api/test/enter',
    headers: { host: 'localhost:4000', origin: ORIGIN, cookie: `crumb=${crumb}`, 'x-csrf-token': crumb },
    payload: { fault },
  })

test('cookies of a transaction are given once it stands, and never when it was undone', async () => {
  const well = await ask(null)
  assert.equal(well.statusCode, 200)
  assert.deepEqual(
    well.cookies.map(({ name }) => name),
    ['session', 'crumb'],
  )
  const undone = await ask('57P01')
  assert.equal(undone.statusCode, 503)
  assert.deepEqual(undone.cookies, [])
})

test('what passes is told when to come again, and a fault of ours is one', async () => {
  const told = async (state: string) => {
    const { statusCode, headers } = await ask(state)
    return [statusCode, headers['retry-after']]
  }
  // A statement or a lock that took too long; no room on the disk or in the memory; a server that shuts down.
  assert.deepEqual(await told('57014'), [503, '2'])
  assert.deepEqual(await told('55P03'), [503, '2'])
  assert.deepEqual(await told('53100'), [503, '60'])
  assert.deepEqual(await told('53200'), [503, '60'])
  assert.deepEqual(await told('57P01'), [503, '5'])
  assert.deepEqual(await told('22012'), [500, undefined])
})
