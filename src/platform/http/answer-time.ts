import type { Server, ServerResponse } from 'node:http'
import { MINUTE } from '#kernel/clock.ts'

/** Milliseconds for which an answer may wait without anybody taking anything of it. */
export const ANSWER_WAITS_MS = 2 * MINUTE

/**
 * Cuts off whoever asks for an answer and does not take it: it would lie in memory, with the file it is read from
 * open, for as long as they please. Who takes a little at a time is given all the time that needs, and an answer of
 * which nothing is there yet waits for us.
 *
 * @param waits milliseconds
 */
export function limitAnswerTime(server: Server, waits = ANSWER_WAITS_MS): void {
  server.prependListener('request', (_request, response: ServerResponse) => {
    // Node has its timer begin anew whenever something goes or comes, in the middle of one long write as well.
    response.setTimeout(waits, () => {
      if (response.socket && response.socket.writableLength > 0) response.socket.destroy()
    })
  })
}
