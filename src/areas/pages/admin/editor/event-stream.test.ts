import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { test, type TestContext } from 'node:test'
import { openEvents } from './event-stream.ts'

/** A server of streams, and what it was asked with. */
async function serve(
  t: TestContext,
  answer: (response: ServerResponse) => void,
): Promise<{ url: string; asked: IncomingMessage[]; gone: () => boolean }> {
  const asked: IncomingMessage[] = []
  let isGone = false
  const server = createServer((request, response) => {
    asked.push(request)
    response.on('close', () => (isGone = true))
    answer(response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api/live`,
    asked,
    gone: () => isGone,
  }
}

const stream = { 'content-type': 'text/event-stream' }
const cookies = (): string => 'other=1; crumb=the.crumb'

async function soon(isSo: () => boolean, what: string): Promise<void> {
  for (let waited = 0; !isSo(); waited += 5) {
    assert.ok(waited < 20_000, what)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

test('contract §6: a stream carries X-CSRF-Token from the cookie crumb, as every request to /api/', async (t) => {
  const { url, asked } = await serve(t, (response) => response.writeHead(200, stream).end())
  let ends = 0
  openEvents(url, { cookies }).addEventListener('error', () => (ends += 1))
  await soon(() => ends === 1, 'the end is told')
  assert.equal(asked[0]?.headers['x-csrf-token'], 'the.crumb')
  assert.equal(asked[0]?.headers.accept, 'text/event-stream')
})

test('what a server says that refuses a stream is told with its end, once', async (t) => {
  const { url } = await serve(t, (response) => response.writeHead(409).end('{"error":{}}'))
  const told: unknown[] = []
  openEvents(url, { cookies }).addEventListener('error', ({ data }) => told.push(data))
  await soon(() => told.length === 1, 'the end is told')
  assert.deepEqual(told, ['{"error":{}}'])
})

test('events are told by type, whole, wherever the bytes were cut', async (t) => {
  const text =
    ': open\n\nevent: patches\nid: 7\ndata: {"a":"é"}\n\ndata: one\r\ndata: two\r\n\r\nevent: empty\n\ndata:last\n\n'
  const bytes = Buffer.from(text)
  const { url } = await serve(t, (response) => {
    response.writeHead(200, stream)
    const send = (at: number): void => {
      if (at >= bytes.length) return void response.end()
      response.write(bytes.subarray(at, at + 1), () => setImmediate(send, at + 1))
    }
    send(0)
  })
  const told: unknown[] = []
  let isOver = false
  const events = openEvents(url, { cookies })
  for (const type of ['patches', 'message', 'empty'])
    events.addEventListener(type, ({ data }) => void told.push([type, data]))
  events.addEventListener('error', () => (isOver = true))
  await soon(() => isOver, 'the end is told')
  assert.deepEqual(told, [
    ['patches', '{"a":"é"}'],
    ['message', 'one\ntwo'],
    ['message', 'last'],
  ])
})

test('a refusal, another type and no server are an error, once', async (t) => {
  const refused = await serve(t, (response) => response.writeHead(403, stream).end('data: x\n\n'))
  const page = await serve(t, (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('data: x\n\n'),
  )
  for (const url of [refused.url, page.url, 'http://127.0.0.1:1/api/live']) {
    const told: string[] = []
    const events = openEvents(url, { cookies })
    for (const type of ['message', 'error']) events.addEventListener(type, () => void told.push(type))
    await soon(() => told.length > 0, url)
    assert.deepEqual(told, ['error'], url)
  }
})

test('a stream that is closed tells nothing more, and lets the line go', async (t) => {
  const { url, gone } = await serve(t, (response) => {
    response.writeHead(200, stream)
    response.write('data: first\n\n')
  })
  const told: string[] = []
  const events = openEvents(url, { cookies })
  for (const type of ['message', 'error']) events.addEventListener(type, () => void told.push(type))
  await soon(() => told.length === 1, 'the first is told')
  events.close()
  await soon(gone, 'the line is let go')
  assert.deepEqual(told, ['message'])
})
