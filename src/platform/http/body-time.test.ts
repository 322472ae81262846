import assert from 'node:assert/strict'
import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { listening } from '../testing/listening.ts'
import { bodyTime, limitBodyTime } from './body-time.ts'

test('a file may come slowly, and nothing else', async () => {
  const server = createServer((asked, answer) => {
    asked.resume().on('end', () => answer.end('there'))
  })
  limitBodyTime(server, { ...bodyTime, files: 60_000, others: 500 })
  const port = await listening(server)
  /** What becomes of a body whose second half waits until something else has been cut off. */
  const send = (type: string, until: Promise<unknown>) =>
    new Promise<string>((resolve) => {
      const headers = { 'content-type': type, 'content-length': '4' }
      const sent = request({ host: '127.0.0.1', port, method: 'POST', headers }, (answer) => {
        answer.resume().on('end', () => resolve(String(answer.statusCode)))
      })
      sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'cut off'))
      sent.write('ab')
      void until.then(() => sent.end('cd'))
    })
  const cut = send('application/json', new Promise(() => {}))
  const file = send('application/octet-stream', cut)
  assert.equal(await cut, 'ECONNRESET')
  assert.equal(await file, '200')
  assert.equal(await send('application/json', Promise.resolve()), '200')
  // One that came in time is not cut off while it is answered.
  const slow = createServer((asked, answer) => {
    asked.resume().on('end', () => void pause(1_200).then(() => answer.end('there')))
  })
  limitBodyTime(slow, { ...bodyTime, files: 60_000, others: 500 })
  const url = `http://127.0.0.1:${await listening(slow)}`
  const answer = await fetch(url, { method: 'POST', body: '{}' })
  assert.equal(await answer.text(), 'there')
})

test('a file that nothing more comes of is cut off, one that waits for us is not', async () => {
  let read: (() => void) | undefined
  const server = createServer((asked, answer) => {
    const begin = (): void => void asked.resume().on('end', () => answer.end('there'))
    if (asked.url === '/waiting') read = begin
    else begin()
  })
  limitBodyTime(server, { files: 60_000, others: 60_000, silence: 1_000, rest: 60_000 })
  const port = await listening(server)
  /** Sends pieces of a file with so many milliseconds before each. */
  const send = async (path: string, pieces: readonly (readonly [Buffer, number])[], whole: number) => {
    const headers = { 'content-type': 'application/octet-stream', 'content-length': String(whole) }
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers })
    const outcome = new Promise<string>((resolve) => {
      sent.on('response', (answer) => resolve(String(answer.resume().statusCode)))
      sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'cut off'))
    })
    for (const [piece, after] of pieces) {
      await pause(after)
      sent.write(piece)
    }
    return outcome
  }
  const piece = Buffer.alloc(10)
  assert.equal(await send('/', [[piece, 0]], 20), 'ECONNRESET', 'who has gone holds no turn')
  // All of it takes longer than the silence, and no piece comes near it, whatever else the machine does.
  const slowly = Array.from({ length: 8 }, () => [piece, 200] as const)
  assert.equal(await send('/', slowly, 80), '200', 'who is slow is heard')
  const large = Buffer.alloc(8 * 1024 * 1024)
  const waiting = send('/waiting', [[large, 0]], large.length)
  await pause(2_000)
  read?.()
  assert.equal(await waiting, '200', 'who waits for their turn is not silent')
})

test('who has their answer is not listened to for ever', async () => {
  const server = createServer((asked, answer) => {
    asked.resume()
    answer.end('no')
  })
  limitBodyTime(server, { ...bodyTime, rest: 150 })
  const port = await listening(server)
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  const isCut = new Promise<number>((resolve) => socket.on('close', () => resolve(performance.now())))
  const begun = performance.now()
  socket.write(
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/octet-stream\r\ncontent-length: 9999\r\n\r\n',
  )
  const drip = setInterval(() => socket.write('.'), 20)
  socket.resume()
  const over = await Promise.race([isCut, pause(20_000, undefined, { ref: false })])
  clearInterval(drip)
  socket.destroy()
  assert.ok(typeof over === 'number', 'it still listens')
  assert.ok(over - begun >= 140)
})

test('ten gigabytes arrive over a line of a little more than eleven megabits', () => {
  const server = createServer()
  assert.ok(server.requestTimeout < 10 * 60_000, 'what Node gives a request by itself')
  limitBodyTime(server)
  assert.equal(server.requestTimeout, bodyTime.files)
  assert.ok((server.requestTimeout / 1000) * 11.2e6 > 8 * 10e9)
})
