import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { HOUR, MINUTE } from '#kernel/clock.ts'

/** How long bodies may take to come, in milliseconds. */
export interface BodyTime {
  /** Files: ten gigabytes over a line of eleven megabits a second. */
  readonly files: number
  /** Everything else, which is small: what holds a connection for longer wants just that. */
  readonly others: number
  /** Without a byte, though we would take more: a computer that was closed, a line that is gone. */
  readonly silence: number
  /** What is left of one that was answered before it was whole. */
  readonly rest: number
}

export const bodyTime: BodyTime = {
  files: 2 * HOUR,
  others: 5 * MINUTE,
  silence: MINUTE,
  rest: MINUTE / 2,
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Cuts a body off of which nothing comes, unless it is we who do not take it: it waits for its turn. */
function cutSilent(request: IncomingMessage, silence: number): NodeJS.Timeout {
  const { socket } = request
  let before = -1
  return setInterval(() => {
    const isOurs = request.readableLength >= request.readableHighWaterMark
    if (!isOurs && !request.complete && socket.bytesRead === before) socket.destroy()
    before = isOurs ? -1 : socket.bytesRead
  }, silence).unref()
}

/**
 * Gives files the time they take. Node bounds whole requests alike, at five minutes, which cuts off an upload over
 * an ordinary line; what is not a file stays bound by that. Time is for what arrives: whoever has fallen silent, or
 * has their answer, is not waited for.
 */
export function limitBodyTime(server: Server, { files, others, silence, rest }: BodyTime = bodyTime): void {
  server.requestTimeout = files
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return
    const timers = [cutSilent(request, silence)]
    const cutAfter = (time: number): void => {
      const late = setTimeout(() => {
        if (!request.complete) request.socket.destroy()
      }, time).unref()
      timers.push(late)
    }
    if (request.headers['content-type'] !== 'application/octet-stream') cutAfter(others)
    response.once('finish', () => {
      if (!request.complete) cutAfter(rest)
    })
    const isWhole = (): void => timers.forEach((timer) => clearTimeout(timer))
    for (const event of ['end', 'close']) request.once(event, isWhole)
  })
}
