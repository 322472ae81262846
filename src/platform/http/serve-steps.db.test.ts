import assert from 'node:assert/strict'
import { after, before, beforeEach, test, type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { fixedClock } from '#kernel/clock.ts'
import { anyAccount, anyone } from '#kernel/permission.ts'
import { secretsOf } from '../auth/secrets.ts'
import type { Actor } from '../ctx.ts'
import { createLog } from '../log/log.ts'
import { testClock, testDatabase, testTools } from '../testing/world.ts'
import { createTurns } from '../rate-limit/turns.ts'
import { until } from '../testing/until.ts'
import { serveApi } from './api.ts'
import { crumbMaker } from './crumb.ts'
import { createHttp } from './http.ts'
import { type Outside, type ServerEvent, steps } from './route.ts'

// What a call of several steps is answered with, and how long a stream lasts.

const input = z.object({})
const save = endpoint({
  name: 'test.save',
  summary: 'Gives a file to save.',
  method: 'GET',
  path: '/api/test/file',
  access: anyone,
  input,
  output: z.unknown(),
  sends: 'bytes',
})
const count = endpoint({
  name: 'test.count',
  summary: 'Gives a number, and something that its shape does not name.',
  method: 'GET',
  path: '/api/test/count',
  access: anyone,
  input,
  output: z.object({ count: z.int() }),
})
const follow = endpoint({
  name: 'test.follow',
  summary: 'Tells what the test tells it, each in a transaction of its own.',
  method: 'GET',
  path: '/api/test/follow',
  access: anyAccount,
  input,
  output: z.unknown(),
  sends: 'events',
})
const queue = endpoint({
  name: 'test.queue',
  summary: 'Waits for a turn that never comes.',
  method: 'GET',
  path: '/api/test/queue',
  access: anyone,
  input,
  output: z.object({}),
})

const someone: Actor = {
  kind: 'account',
  accountId: newId(),
  sessionId: newId(),
  isOperator: false,
  isStaff: false,
  isVerified: true,
  provedAt: 0,
  rights: new Set(),
}
const clock = fixedClock(testClock.now())
let actor: Actor = someone
let asked = 0
let toTell: ServerEvent[] = []
let hungUp = Promise.withResolvers<void>()
const waiting = createTurns({ most: 1, waiting: 1 })
const faults: string[] = []
let app: FastifyInstance
let origin = ''

/** Tells what is to be told, each in a transaction, until the other side hangs up. */
async function* told(outside: Outside): AsyncGenerator<ServerEvent> {
  outside.signal.addEventListener('abort', () => hungUp.resolve())
  while (!outside.signal.aborted) {
    const next = toTell.shift()
    if (next) yield await outside.transaction(async () => next)
    else await pause(5)
  }
}

before(async () => {
  const log = createLog({
    level: 'error',
    format: 'json',
    destination: { write: (line) => void faults.push(line) },
  })
  app = await createHttp()
  serveApi(
    app,
    [
      steps(save, async () => ({ type: 'text/plain', body: 'words', fileName: 'Über "uns".txt' })),
      steps(count, async () => ({ count: 3, secret: 'kept' })),
      steps(follow, async (outside) => told(outside)),
      steps(queue, async ({ signal }) => {
        signal.addEventListener('abort', () => hungUp.resolve())
        return waiting.take('everybody', signal, async () => ({}))
      }),
    ],
    {
      database: await testDatabase(),
      clock,
      crumbs: crumbMaker(secretsOf('a secret key that only the tests know of').key('crumb')),
      origin: 'http://localhost:4000',
      tools: { ...testTools(), log },
      authenticate: async () => {
        asked += 1
        return { actor, locale: 'en-US' }
      },
      siteAccess: async () => null,
    },
  )
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  actor = someone
  asked = 0
  toTell = []
  hungUp = Promise.withResolvers()
})
after(async () => {
  app.server.closeAllConnections()
  await app.close()
})

/** Opens the stream; what it has said so far, whether it is over, and the way to hang up, which the test's end takes. */
async function openStream(t: TestContext) {
  const hangUp = new AbortController()
  t.after(() => hangUp.abort())
  const { status, headers, body } = await fetch(`${origin}${follow.path}`, { signal: hangUp.signal })
  const stream = { status, headers, said: '', isOver: false, leave: () => hangUp.abort() }
  const read = async (): Promise<void> => {
    for await (const part of body ?? []) stream.said += new TextDecoder().decode(part)
  }
  void read()
    .catch(() => {})
    .then(() => (stream.isOver = true))
  return stream
}

test('a file is saved under its name, in the spelling that every browser reads and in the one that has all letters', async () => {
  const answer = await app.inject({ url: save.path })
  assert.equal(answer.body, 'words')
  assert.equal(answer.headers['content-type'], 'text/plain')
  assert.equal(answer.headers['x-content-type-options'], 'nosniff')
  assert.equal(
    answer.headers['content-disposition'],
    `attachment; filename="_ber _uns_.txt"; filename*=UTF-8''%C3%9Cber%20%22uns%22.txt`,
  )
})

test('an answer says what its shape names and nothing else, and nobody keeps it', async () => {
  const answer = await app.inject({ url: count.path })
  assert.deepEqual(answer.json(), { count: 3 })
  assert.equal(answer.headers['cache-control'], 'no-store')
})

test('events come as they happen, with their ids, until the other side hangs up', async (t) => {
  const stream = await openStream(t)
  assert.equal(stream.headers.get('content-type'), 'text/event-stream')
  assert.equal(stream.headers.get('x-accel-buffering'), 'no')
  await until(() => stream.said === ': open\n\n')
  toTell = [
    { event: 'one', data: { text: 'line\nbreak' }, id: '7' },
    { event: 'two', data: null },
  ]
  const lines = ': open\n\nid: 7\nevent: one\ndata: {"text":"line\\nbreak"}\n\nevent: two\ndata: null\n\n'
  await until(() => stream.said === lines)
  stream.leave()
  await hungUp.promise
})

test('a stream looks up anew who asks, now and then, and ends with their session', async (t) => {
  const stream = await openStream(t)
  toTell = [
    { event: 'one', data: 1 },
    { event: 'two', data: 2 },
  ]
  await until(() => stream.said.includes('event: two'))
  assert.equal(asked, 1, 'not with every transaction')
  clock.advance(2_000)
  toTell = [{ event: 'three', data: 3 }]
  await until(() => stream.said.includes('event: three'))
  assert.equal(asked, 2)
  actor = { ...someone, sessionId: newId() }
  clock.advance(2_000)
  toTell = [{ event: 'four', data: 4 }]
  await until(() => stream.isOver)
  assert.doesNotMatch(stream.said, /four/)
})

test('whoever is signed in to nothing opens no stream', async (t) => {
  actor = { kind: 'visitor' }
  const stream = await openStream(t)
  assert.equal(stream.status, 401)
})

test('who hangs up while they wait for their turn is no fault', async (t) => {
  const { promise: turn, resolve: end } = Promise.withResolvers<void>()
  t.after(() => end())
  void waiting.take('everybody', null, () => turn)
  const hangUp = new AbortController()
  const answer = fetch(`${origin}${queue.path}`, { signal: hangUp.signal })
  await pause(50)
  hangUp.abort()
  await assert.rejects(answer, { name: 'AbortError' })
  await hungUp.promise
  await pause(20)
  assert.deepEqual(faults, [])
})
