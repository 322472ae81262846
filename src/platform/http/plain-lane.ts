import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type PlainRequest, plainRequest } from './plain-request.ts'

/** A way past Node's parser and its answers, for those that are bytes already. */
export interface PlainLane {
  /**
   * Ends the connections that are in it: each has its answer, and none has asked for more.
   *
   * @param time milliseconds after which those are cut off that have not taken their answer
   */
  close(time: number): void
}

export interface PlainLaneOptions {
  /** The bytes of a whole answer after which the connection stays open; null: somebody else is to answer. */
  answer(request: PlainRequest): Buffer | null
  /** Milliseconds for which a connection may say nothing. */
  readonly idle: number
}

/** Silence is looked for so many times within its limit. */
const SWEEPS = 8

/**
 * Has the connections of a server begin in a lane of their own: plain requests are answered there, each by one write
 * (performance.md, P1; decision 31). With the first bytes that are anything else the connection goes over to the
 * server, which gets these bytes as if they had just come, and stays there: half a head, a second request behind the
 * first, a body, a reader who does not keep up. So nothing waits in the lane, and the server alone decides about all
 * that takes time or judgement.
 *
 * @param server before anybody has connected
 */
export function openPlainLane(server: Server, { answer, idle }: PlainLaneOptions): PlainLane {
  // What Node has listen is its parser: it is called for those that leave the lane.
  const [parse, ...others] = server.listeners('connection')
  if (!parse || others.length > 0) throw new Error('The server does not take its connections as it used to')
  server.removeAllListeners('connection')

  /** Connections in the lane, with the sweep at which each last said something. */
  const within = new Map<Socket, { since: number }>()
  let isClosed = false
  let sweep = 0
  const sweeping = setInterval(() => {
    sweep += 1
    for (const [socket, last] of within) {
      if (socket.writableLength > 0) {
        // Whoever is still being sent an answer is not silent; Node's timer sees whether anything of it goes.
        last.since = sweep
        if (socket.timeout === undefined) socket.setTimeout(idle, () => socket.destroy())
      } else if (sweep - last.since > SWEEPS) socket.destroy()
    }
  }, idle / SWEEPS).unref()

  server.on('connection', (socket: Socket) => {
    const last = { since: sweep }
    const onData = (bytes: Buffer): void => {
      // It was ended as the program goes, and whoever asked is told by that: nothing of theirs takes effect.
      if (isClosed) return void socket.destroy()
      const answered = socket.writableNeedDrain ? null : answerOf(bytes)
      if (answered) {
        last.since = sweep
        socket.write(answered)
        return
      }
      leave()
      socket.pause()
      socket.unshift(bytes)
      parse.call(server, socket)
      socket.resume()
    }
    const onEnd = (): void => void socket.end()
    // A connection that breaks has nothing more to be told.
    const onError = (): void => void socket.destroy()
    const onClose = (): void => void within.delete(socket)
    const leave = (): void => {
      within.delete(socket)
      socket.off('data', onData).off('end', onEnd).off('error', onError).off('close', onClose)
      if (socket.timeout !== undefined) socket.setTimeout(0).removeAllListeners('timeout')
    }
    within.set(socket, last)
    socket.on('error', onError).on('close', onClose).on('end', onEnd).on('data', onData)
  })

  function answerOf(bytes: Buffer): Buffer | null {
    const request = plainRequest(bytes)
    try {
      return request && answer(request)
    } catch {
      // Outside of the lane the same fault is met again, and told.
      return null
    }
  }

  return {
    close(time) {
      isClosed = true
      clearInterval(sweeping)
      for (const socket of within.keys()) socket.destroySoon()
      setTimeout(() => {
        for (const socket of within.keys()) socket.destroy()
      }, time).unref()
    },
  }
}
