import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** More than any proxy has on their way to us over one connection at once; browsers wait for each answer. */
const MOST = 32

const unanswered = new WeakMap<Socket, number>()

/**
 * Counts a request until its answer has gone. All that comes over a connection Node hands over at once, and reads on
 * for as long as nothing is answered: without an end, one connection could fill the memory.
 *
 * @returns `false` where it is too many: its connection was ended, and nobody is to answer
 */
export function mayWait({ socket }: IncomingMessage, response: ServerResponse): boolean {
  // What stood behind the one that was too many is handed over all the same.
  if (socket.destroyed) return false
  const others = unanswered.get(socket) ?? 0
  if (others >= MOST) {
    socket.destroy()
    return false
  }
  unanswered.set(socket, others + 1)
  response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
  return true
}
