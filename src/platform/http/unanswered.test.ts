import assert from 'node:assert/strict'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { mayWait } from './unanswered.ts'

const REQUEST = 'GET / HTTP/1.1\r\nhost: halm\r\n\r\n'
let waiting: ServerResponse[] = []
let arrived = (): void => {}
const server = createServer((request, response) => {
  if (!mayWait(request, response)) return
  waiting.push(response)
  arrived()
})

/** Waits until so many requests are waiting for their answers. */
function untilWaiting(many: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  arrived = () => void (waiting.length >= many && resolve())
  arrived()
  return promise
}

/** A connection, what it was sent so far, and when it ended. */
function open(): {
  socket: Socket
  answers: () => number
  untilAnswered(many: number): Promise<void>
  ended: Promise<void>
} {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.on('data', (part) => void (text += part.toString())).on('error', () => {})
  const answers = (): number => text.split('HTTP/1.1 200').length - 1
  return {
    socket,
    answers,
    async untilAnswered(many) {
      while (answers() < many) await new Promise((resolve) => socket.once('data', resolve))
    },
    ended: new Promise((resolve) => void socket.once('close', () => resolve())),
  }
}

describe('requests of one connection that have no answer yet', () => {
  before(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
  after(() => server.close())

  test('past 32 the connection ends, and none of those behind is answered; another goes on', async () => {
    waiting = []
    const [flooding, other] = [open(), open()]
    other.socket.write(REQUEST)
    await untilWaiting(1)
    flooding.socket.write(REQUEST.repeat(2_000))
    await flooding.ended
    assert.equal(waiting.length, 33)
    waiting[0]?.end('here')
    await other.untilAnswered(1)
    other.socket.destroy()
  })

  test('each that is answered makes room for another', async () => {
    const one = open()
    for (const round of [1, 2, 3]) {
      waiting = []
      one.socket.write(REQUEST.repeat(20))
      await untilWaiting(20)
      for (const response of waiting) response.end('here')
      await one.untilAnswered(20 * round)
    }
    assert.equal(one.socket.destroyed, false)
    one.socket.destroy()
  })
})
