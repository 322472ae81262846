import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { AxiosError } from 'axios'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { anyone } from '../permission.ts'
import { ApiError, problemIn } from './api-error.ts'
import { callOnceOver } from './call-once.ts'
import { callOver, hrefOf } from './call.ts'
import { apiClient, cookieValue, send } from './client.ts'
import { queryLimits, readQuery } from './query.ts'
import { writeQuery } from './write-query.ts'

interface Seen {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

let server: Server
let seen: Seen[] = []
let answer: { status: number; body: string; type?: string } = { status: 200, body: '{}' }
let cookies = 'a=1; crumb=to%2Ek+en; z=2'
let origin = ''

before(async () => {
  server = createServer((request, reply) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (body += part))
    request.on('end', () => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body })
      reply.writeHead(answer.status, { 'content-type': answer.type ?? 'application/json' })
      reply.end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  seen = []
  answer = { status: 200, body: '{}' }
  cookies = 'a=1; crumb=to%2Ek+en; z=2'
})

/** What a call fails with. */
const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => assert.fail('a refused call does not succeed'),
    (thrown: unknown) => (thrown instanceof ApiError ? thrown : assert.fail(String(thrown))),
  )

const client = () => apiClient({ baseURL: origin, cookies: () => cookies })

test('contract §6: every request whose URL starts with /api/ carries X-CSRF-Token from the cookie crumb', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    await send(client(), 'save', { method, url: '/api/labs/internal' })
  }
  assert.deepEqual(
    seen.map((request) => request.headers['x-csrf-token']),
    Array.from({ length: 5 }, () => 'to.k+en'),
  )
})

test('contract §6: no other request carries it, and none when there is no crumb', async () => {
  await send(client(), 'read', { url: '/apis/x' })
  await send(client(), 'read', { url: '/page' })
  await send(client(), 'read', { url: `${origin}/api/x`, baseURL: '' })
  cookies = 'scrumb=1; crumbs=2'
  await send(client(), 'read', { url: '/api/x' })
  assert.equal(seen.length, 4)
  for (const request of seen) assert.equal('x-csrf-token' in request.headers, false, request.url ?? '')
})

test('cookieValue reads a cookie by its whole name', () => {
  assert.equal(cookieValue('crumb=a=b; x=1', 'crumb'), 'a=b')
  assert.equal(cookieValue('x=1;crumb=%E4', 'crumb'), '%E4')
  assert.equal(cookieValue('xcrumb=1; crumb', 'crumb'), null)
  assert.equal(cookieValue('', 'crumb'), null)
})

test('contract §6: array query parameters repeat the key', async () => {
  await send(client(), 'list', {
    url: '/api/x',
    params: { tag: ['a', 'b c'], none: null, gone: undefined, n: 0, e: '' },
  })
  assert.equal(seen[0]?.url, '/api/x?tag=a&tag=b%20c&n=0&e=')
  assert.equal(writeQuery({ tag: ['a', 'b'] }), 'tag=a&tag=b')
})

test('contract §6: query strings parse with depth 5, array limit 20 and parameter limit 1000', () => {
  assert.deepEqual(queryLimits, { depth: 5, arrayLimit: 20, parameterLimit: 1000 })
  assert.deepEqual(readQuery('?tag=a&tag=b'), { tag: ['a', 'b'] })
  assert.deepEqual(readQuery('a[b][c][d][e][f]=1'), { a: { b: { c: { d: { e: { f: '1' } } } } } })
  // The sixth level is no longer taken apart.
  assert.deepEqual(readQuery('a[b][c][d][e][f][g][h]=1'), {
    a: { b: { c: { d: { e: { f: { '[g][h]': '1' } } } } } },
  })
  // Indexes past the limit make keys of an object instead of a huge array.
  const far = readQuery('a[21]=x').a
  assert.equal(Array.isArray(far), false)
  assert.deepEqual(far, { 21: 'x' })
  assert.deepEqual(readQuery('a[5]=x').a, ['x'])
  const many = readQuery(Array.from({ length: 1500 }, (_, index) => `k${index}=1`).join('&'))
  assert.equal(Object.keys(many).length, 1000)
  assert.equal('k999' in many, true)
  assert.equal('k1000' in many, false)
  assert.equal(Object.getPrototypeOf(readQuery('__proto__[x]=1')), Object.prototype)
  assert.equal(({} as { x?: string }).x, undefined)
})

test("contract §6: the client's timeout is 0", () => {
  assert.equal(apiClient().defaults.timeout, 0)
})

test("contract §6: ApiError's message is the function's name and the cause's message in brackets", async () => {
  answer = { status: 403, body: '{"error":{"code":"forgery","message":"No.","requestId":"r1"}}' }
  const asked = { method: 'POST', url: '/api/labs/internal', data: { a: 1 } } as const
  const error = await failureOf(send(client(), 'saveLabs', asked))
  assert.equal(error.message, 'saveLabs [Request failed with status code 403]')
  assert.equal(error.functionName, 'saveLabs')
  assert.ok(error.cause instanceof AxiosError)
  assert.equal(error.request, error.cause.request)
  assert.equal(error.config, error.cause.config)
  assert.equal(error.config?.url, '/api/labs/internal')
  assert.equal(error.response?.status, 403)
  assert.equal(error.status, 403)
  assert.deepEqual(problemIn(error), { code: 'forgery', message: 'No.', requestId: 'r1' })
})

test('contract §6: ApiError carries what there is when there is no answer, or no HTTP at all', async () => {
  const closed = apiClient({ baseURL: 'http://127.0.0.1:1', cookies: () => '' })
  const error = await failureOf(send(closed, 'getId', { url: '/api/commerce/fullstory/getId' }))
  assert.match(error.message, /^getId \[.*ECONNREFUSED.*\]$/)
  assert.equal(error.response, undefined)
  assert.ok(error.request)
  assert.equal(error.status, 0)
  assert.equal(problemIn(error), null)

  assert.equal(new ApiError('read', new Error('broken')).message, 'read [broken]')
  assert.equal(new ApiError('read', 'text').message, 'read [text]')
  assert.equal(new ApiError('read', { message: 'shaped' }).message, 'read [shaped]')
  assert.equal(new ApiError('read', undefined).message, 'read [undefined]')
  assert.equal(problemIn(new Error('other')), null)
})

const getSite = endpoint({
  name: 'sites.get',
  method: 'GET',
  path: '/api/sites/:siteId/pages/:page',
  access: anyone,
  summary: 'Reads a page.',
  input: z.object({
    siteId: z.string(),
    page: z.string(),
    tag: z.array(z.string()).optional(),
    limit: z.number().default(5),
  }),
  output: z.object({ title: z.string(), madeAt: z.coerce.date() }),
})
const savePage = endpoint({
  name: 'pages.save',
  method: 'POST',
  path: '/api/sites/:siteId/pages',
  access: anyone,
  summary: 'Saves a page.',
  input: z.object({ siteId: z.string(), title: z.string() }),
  output: z.undefined(),
})
const upload = endpoint({
  name: 'assets.upload',
  method: 'PUT',
  path: '/api/sites/:siteId/assets',
  access: anyone,
  summary: 'Stores a file.',
  takes: 'bytes',
  input: z.object({ siteId: z.string(), name: z.string() }),
  output: z.object({ id: z.string() }),
})

test('call fills the path, puts the rest of a GET into the query and parses the answer', async () => {
  answer = { status: 200, body: '{"title":"Home","madeAt":"2026-11-20T00:00:00Z","more":1}' }
  const page = await callOver(client())(getSite, { siteId: 's/1', page: 'a b', tag: ['x', 'y'] })
  assert.equal(seen[0]?.url, '/api/sites/s%2F1/pages/a%20b?tag=x&tag=y')
  assert.deepEqual(page, { title: 'Home', madeAt: new Date('2026-11-20T00:00:00Z') })
})

test('call sends the rest as a JSON body, with the token and the key that makes repeats harmless', async () => {
  answer = { status: 204, body: '' }
  const nothing = await callOver(client())(savePage, { siteId: 's1', title: 'Ü' }, { idempotencyKey: 'k1' })
  assert.equal(nothing, undefined)
  const [request] = seen
  assert.equal(request?.method, 'POST')
  assert.equal(request?.url, '/api/sites/s1/pages')
  assert.equal(request?.body, '{"title":"Ü"}')
  assert.equal(request?.headers['content-type'], 'application/json')
  assert.equal(request?.headers['x-csrf-token'], 'to.k+en')
  assert.equal(request?.headers['idempotency-key'], 'k1')
})

test('call sends bytes as they are, with their input in the query', async () => {
  answer = { status: 200, body: '{"id":"f1"}' }
  const stored = await callOver(client())(
    upload,
    { siteId: 's1', name: 'a.txt' },
    { body: Buffer.from('hello'), contentType: 'text/plain' },
  )
  assert.deepEqual(stored, { id: 'f1' })
  assert.equal(seen[0]?.url, '/api/sites/s1/assets?name=a.txt')
  assert.equal(seen[0]?.body, 'hello')
  assert.equal(seen[0]?.headers['content-type'], 'text/plain')
})

test('call gives the bytes of an endpoint that sends them, and no stream of events', async () => {
  answer = { status: 200, body: 'a,b', type: 'text/csv' }
  const base = {
    method: 'GET',
    path: '/api/export',
    access: anyone,
    summary: 'x',
    input: z.object({}),
    output: z.unknown(),
  } as const
  const bytes = await callOver(client())(endpoint({ ...base, name: 'x.export', sends: 'bytes' }), {})
  assert.equal(Buffer.from(bytes as ArrayBuffer).toString(), 'a,b')
  await assert.rejects(
    callOver(client())(endpoint({ ...base, name: 'x.live', sends: 'events' }), {}),
    TypeError,
  )
  assert.equal(hrefOf(endpoint({ ...base, name: 'x.live', sends: 'events' }), {}), '/api/export')
})

test('call fails in the name of the endpoint: refused, or an answer of another shape', async () => {
  answer = {
    status: 422,
    body: '{"error":{"code":"input","message":"Look again.","faults":[{"field":"title","code":"shape.required","message":"Say something."}],"requestId":"r2"}}',
  }
  const refused = await failureOf(callOver(client())(savePage, { siteId: 's1', title: '' }))
  assert.equal(refused.message, 'pages.save [Request failed with status code 422]')
  assert.deepEqual(problemIn(refused)?.faults, [
    { field: 'title', code: 'shape.required', message: 'Say something.' },
  ])

  answer = { status: 200, body: '<html>proxy</html>', type: 'text/html' }
  const strange = await failureOf(callOver(client())(getSite, { siteId: 's', page: 'p' }))
  assert.equal(strange.functionName, 'sites.get')
})

test('a call whose path lacks a name, or would become another path, is not sent', async () => {
  for (const siteId of ['', '.', '..', undefined, null, {}]) {
    await assert.rejects(callOver(client())(savePage, { siteId: siteId as string, title: 'x' }), TypeError)
  }
  assert.throws(() => hrefOf(savePage, { siteId: 's', title: 'x' }), TypeError)
  assert.equal(hrefOf(getSite, { siteId: 's', page: 'p', tag: ['a'] }), '/api/sites/s/pages/p?tag=a')
  assert.equal(seen.length, 0)
})

test('a call can be ended from outside', async () => {
  const controller = new AbortController()
  controller.abort()
  const { signal } = controller
  const error = await failureOf(callOver(client())(savePage, { siteId: 's', title: 'x' }, { signal }))
  assert.equal(error.message, 'pages.save [canceled]')
})

test('a call whose answer was lost goes again with the same key, and any other with a new one', async () => {
  const add = endpoint({
    name: 'pages.add',
    summary: 'Adds.',
    method: 'POST',
    path: '/api/pages',
    access: anyone,
    input: z.object({ title: z.string() }),
    output: z.object({}),
  })
  let now = 0
  const once = callOnceOver(callOver(client()), () => now)
  const keys = () => seen.map((request) => request.headers['idempotency-key'])
  const send = (title: string) => once(add, { title }).catch(() => {})

  answer = { status: 503, body: '{}' }
  await send('Menu')
  await send('Menu')
  await send('Kitchen')
  answer = { status: 200, body: '{}' }
  await send('Menu')
  await send('Menu')
  const [first, again, other, answered, anew] = keys()
  assert.ok(first)
  assert.deepEqual([again, answered], [first, first])
  assert.equal(new Set([first, other, anew]).size, 3)

  // A refusal is an answer; a lost one is waited for ten minutes.
  seen = []
  answer = { status: 422, body: '{}' }
  await send('Notes')
  await send('Notes')
  answer = { status: 503, body: '{}' }
  await send('Bread')
  now = 11 * 60_000
  await send('Bread')
  assert.equal(new Set(keys()).size, 4)

  // Two at once are two.
  seen = []
  answer = { status: 200, body: '{}' }
  await Promise.all([send('Twice'), send('Twice')])
  assert.equal(new Set(keys()).size, 2)
})
