import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { after, describe, test, type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openPlainLane, type PlainLane } from './plain-lane.ts'

// What the lane answers, and what Node answers of the same bytes, must be the same: the lane only saves time.

const IDLE = 60_000

/** What was understood of a request, told back. */
const told = (url: unknown, host: unknown, cookie: unknown, accepts: unknown): string =>
  JSON.stringify({ url, host, cookie, accepts })

function answerOf(body: string): Buffer {
  return Buffer.from(
    `HTTP/1.1 200 OK\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: keep-alive\r\n\r\n${body}`,
  )
}

interface Street {
  readonly server: Server
  readonly lane: PlainLane | null
  /** How many answers came out of the lane. */
  within(): number
}

const open: Server[] = []
after(() => {
  for (const server of open) {
    server.closeAllConnections()
    server.close()
  }
})

/** A server that tells back what it understood; with a lane for what lies below `/kept`, or without. */
async function street(isLaned: boolean, { idle = IDLE, weight = 0, fails = false } = {}): Promise<Street> {
  let within = 0
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { url, headers } = request
      const body = Buffer.concat(parts).toString()
      response.end(told(url, headers.host, headers.cookie, headers['accept-encoding']) + body)
    })
  })
  const lane = isLaned
    ? openPlainLane(server, {
        idle,
        answer({ url, host, cookie, accepts }) {
          if (!url.startsWith('/kept')) return null
          if (fails) throw new Error('It is damaged')
          within += 1
          return answerOf(told(url, host, cookie, accepts) + ' '.repeat(weight))
        },
      })
    : null
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push(server)
  return { server, lane, within: () => within }
}

function caller(t: TestContext, { server }: Street): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  t.after(() => socket.destroy())
  return socket
}

/** Sends pieces, each a moment after the one before, and hears everything until the other side ends. */
async function hear(socket: Socket, pieces: readonly (string | Buffer)[]): Promise<string> {
  let heard = ''
  socket.on('data', (part: Buffer) => (heard += part.toString('latin1')))
  const over = once(socket, 'close')
  for (const [at, piece] of pieces.entries()) {
    if (at > 0) await pause(15)
    socket.write(piece)
  }
  socket.end()
  await over
  return heard
}

/** Answers without what differs by who writes them: status and body of each. */
const answersIn = (heard: string): string[] =>
  heard
    .split(/(?=HTTP\/1\.1 \d{3})/)
    .map((one) => `${one.slice(9, 12)} ${one.split('\r\n\r\n').slice(1).join('\r\n\r\n')}`)

const KEPT = 'GET /kept HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n\r\n'
const KEPT_TOLD = `200 ${told('/kept', 'a', undefined, 'br')}`

describe('a connection', () => {
  test('stays in the lane while it asks for what is ready', async (t) => {
    const one = await street(true)
    const socket = caller(t, one)
    for (let n = 1; n <= 3; n += 1) {
      socket.write(KEPT)
      const [heard] = (await once(socket, 'data')) as [Buffer]
      assert.deepEqual(answersIn(heard.toString('latin1')), [KEPT_TOLD])
      assert.equal(one.within(), n)
    }
  })

  test('goes over with anything else, and stays there', async (t) => {
    const one = await street(true)
    const post = 'POST /kept HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\n\r\nabc'
    const socket = caller(t, one)
    socket.write(KEPT)
    await once(socket, 'data')
    const answers = answersIn(await hear(socket, [post, 'def', KEPT]))
    assert.equal(answers.length, 2)
    assert.match(answers[0] ?? '', /abcdef/)
    assert.match(answers[1] ?? '', /"url":"\/kept"/)
    assert.equal(one.within(), 1)
  })

  test('is answered in the order it asked, also where one packet asks for more than one thing', async (t) => {
    const one = await street(true)
    const other = 'GET /other HTTP/1.1\r\nHost: a\r\n\r\n'
    const heard = await hear(caller(t, one), [KEPT, KEPT + other + KEPT, other])
    assert.deepEqual(
      answersIn(heard).map((answer) => /"url":"([^"]*)"/.exec(answer)?.[1]),
      ['/kept', '/kept', '/other', '/kept', '/other'],
    )
  })

  test('may send its head in pieces of one byte', async (t) => {
    const one = await street(true)
    const socket = caller(t, one)
    socket.setNoDelay(true)
    assert.match(await hear(socket, [...KEPT].slice(0, 20).concat(KEPT.slice(20))), /"url":"\/kept"/)
  })

  test('of which the reader does not keep up is left to the server, and loses nothing', async (t) => {
    const one = await street(true, { weight: 400_000 })
    const socket = caller(t, one)
    socket.pause()
    const asked = 40
    for (let n = 0; n < asked; n += 1) {
      socket.write(KEPT)
      await pause(2)
    }
    assert.ok(one.within() < asked, 'no answers pile up for one who does not read')
    socket.resume()
    const answers = answersIn(await hear(socket, []))
    assert.equal(answers.length, asked)
    for (const answer of answers) assert.ok(answer.startsWith(KEPT_TOLD.slice(0, 20)))
  })

  test('that says nothing is ended, and one that asks now and then is not', async (t) => {
    const one = await street(true, { idle: 400 })
    const silent = caller(t, one)
    const speaking = caller(t, one)
    speaking.resume()
    let isOver = false
    const over = once(silent.resume(), 'close').then(() => (isOver = true))
    for (let n = 0; !isOver && n < 100; n += 1) {
      speaking.write(KEPT)
      await pause(50)
    }
    await over
    assert.equal(speaking.readyState, 'open')
  })

  test('of which the reader takes nothing at all is cut off, and one that takes its time is not', async (t) => {
    // The kernel tells of room in steps of a megabyte here: within the limit it has to.
    const one = await street(true, { idle: 1_500, weight: 8_000_000 })
    const [deaf, slow] = [caller(t, one), caller(t, one)]
    deaf.pause()
    let heard = 0
    slow.on('data', (part: Buffer) => {
      heard += part.length
      slow.pause()
      setTimeout(() => slow.resume(), 20)
    })
    const cut = new Promise((resolve) =>
      one.server.on('connection', (socket) => socket.once('close', resolve)),
    )
    deaf.write(KEPT)
    slow.write(KEPT)
    await cut
    deaf.resume()
    await once(deaf, 'close')
    while (heard < 8_000_000 && !slow.closed) await pause(20)
    assert.ok(heard >= 8_000_000, `cut off after ${heard} bytes`)
  })

  test('is Node’s where answering it fails, and takes nobody along', async (t) => {
    const one = await street(true, { fails: true })
    assert.deepEqual(answersIn(await hear(caller(t, one), [KEPT])), [KEPT_TOLD])
    assert.equal(one.within(), 0)
  })

  test('that breaks takes nobody along', async (t) => {
    const one = await street(true)
    const broken = caller(t, one)
    broken.write(KEPT)
    await once(broken, 'data')
    broken.resetAndDestroy()
    assert.deepEqual(answersIn(await hear(caller(t, one), [KEPT])), [KEPT_TOLD])
  })

  test('is ended when the lane is closed', async (t) => {
    const one = await street(true)
    const socket = caller(t, one)
    socket.write(KEPT)
    await once(socket, 'data')
    one.server.close()
    one.lane?.close(1000)
    await once(socket.resume(), 'close')
  })

  test('of a lane that is closed has nothing done any more, however slowly it reads', async (t) => {
    const one = await street(true, { weight: 8_000_000 })
    const socket = caller(t, one)
    socket.write(KEPT)
    await once(socket, 'data')
    socket.pause()
    let reached = 0
    one.server.on('request', () => (reached += 1))
    const closed = new Promise((resolve) => one.server.close(resolve))
    one.lane?.close(10_000)
    socket.write('POST /kept HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n')
    await closed
    assert.equal(reached, 0)
  })
})

/** A sequence of numbers below 1 that is the same in every run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

test('whatever bytes come, answers are those of Node', async (t) => {
  const [laned, plain] = [await street(true), await street(false)]
  const roll = dice(20_261_126)
  const any = <T>(of: readonly T[]): T => of[Math.floor(roll() * of.length)] as T
  const lines = [
    'Host: a',
    'host:b',
    'Accept-Encoding: gzip, br',
    'Cookie: a=1',
    'Connection: keep-alive',
    'Connection: close',
    'Content-Length: 3',
    'Content-Length: 0',
    'Transfer-Encoding: chunked',
    'Upgrade: h2c',
    'Expect: 100-continue',
    'X-A: \t b \t',
    'X_A: b',
    'X-B : b',
    ' folded',
    'X-C: é',
    '',
  ]
  const starts = ['GET /kept HTTP/1.1', 'GET /kept?a HTTP/1.1', 'GET /kept HTTP/1.0', 'HEAD /kept HTTP/1.1']
  const bytes = ['\r', '\n', '\r\n', ' ', '\t', '\0', ':', 'é', '\x7f', 'GET / HTTP/1.1\r\n']
  for (let n = 0; n < 600; n += 1) {
    const chosen = ['Host: a', ...Array.from({ length: Math.floor(roll() * 3) }, () => any(lines))]
    let text = [roll() < 0.8 ? starts[0] : any(starts), ...chosen, '', ''].join('\r\n')
    for (let left = Math.max(0, Math.floor(roll() * 4) - 1); left > 0; left -= 1) {
      const at = Math.floor(roll() * text.length)
      text = text.slice(0, at) + any(bytes) + text.slice(at + Math.floor(roll() * 3))
    }
    const sent = [Buffer.from(text, 'latin1')]
    const [ours, theirs] = await Promise.all([hear(caller(t, laned), sent), hear(caller(t, plain), sent)])
    assert.deepEqual(answersIn(ours), answersIn(theirs), JSON.stringify(text))
  }
  assert.ok(laned.within() > 60, `${laned.within()} of them were plain`)
})
