import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { listening } from '../testing/listening.ts'
import { limitAnswerTime } from './answer-time.ts'

const WAITS = 1_000
/** More than the two ends of a line hold on their own. */
const LARGE = Buffer.alloc(64 * 1024 * 1024)

/** A server that answers so, whose answers wait for a second; gives a connection that has asked it for something. */
async function asked(answer: RequestListener): Promise<Socket> {
  const server = createServer(answer)
  limitAnswerTime(server, WAITS)
  const socket = connect(await listening(server), '127.0.0.1')
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  return socket
}

test('an answer that nobody takes is cut off', async () => {
  const closed = Promise.withResolvers<boolean>()
  const socket = await asked((_request, response) => {
    response.once('close', () => closed.resolve(response.writableFinished))
    response.end(LARGE)
  })
  socket.pause()
  assert.equal(await closed.promise, false)
  socket.destroy()
})

test('one that is taken a little at a time comes whole, however long that takes', async () => {
  const socket = await asked((_request, response) => void response.end(LARGE))
  let taken = 0
  const from = performance.now()
  socket.on('data', (bytes: Buffer) => {
    taken += bytes.length
    // Sixteen rests within the answer, none of them near the limit, all together well beyond it.
    if (Math.floor(taken / (LARGE.length / 16)) === Math.floor((taken - bytes.length) / (LARGE.length / 16)))
      return
    socket.pause()
    setTimeout(() => socket.resume(), WAITS / 5)
  })
  await once(socket, 'close')
  assert.ok(taken > LARGE.length, `${taken} bytes came`)
  assert.ok(performance.now() - from > 2 * WAITS)
})

test('one that takes long to be found is waited for', async () => {
  const socket = await asked((_request, response) => {
    void pause(2.5 * WAITS).then(() => response.end('there'))
  })
  let said = ''
  socket.setEncoding('utf8').on('data', (text: string) => (said += text))
  await once(socket, 'close')
  assert.match(said, /there$/)
})
