import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { SECOND } from '#kernel/clock.ts'

/** What a scanner says of a file. `unknown`: it could not be asked, or could not tell. */
export type ScanResult = 'clean' | 'infected' | 'unknown'

/** How long the scanner may say nothing. */
const SILENCE = 30 * SECOND

/** A piece with its length before it, as INSTREAM wants it; an empty one ends the file. */
function framed(piece: Uint8Array): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(piece.length)
  return Buffer.concat([head, piece])
}

function open(address: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(address)
  if (protocol === 'unix:') return connect(decodeURIComponent(pathname))
  return connect(Number(port || 3310), hostname.replace(/^\[|\]$/g, ''))
}

/**
 * Has ClamAV's daemon look through a file, by its command INSTREAM (man clamd). The file is streamed.
 *
 * @param address `tcp://host:port`, or `unix:/path` of its socket
 */
export async function scanFile(address: string, bytes: AsyncIterable<Uint8Array>): Promise<ScanResult> {
  const socket = open(address).setTimeout(SILENCE)
  let said = ''
  socket.on('data', (part: Buffer) => (said += part.toString('latin1')))
  socket.on('timeout', () => socket.destroy())
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  // A scanner that breaks off may have given its answer before: too large a file, say.
  socket.on('error', () => {})
  try {
    socket.write('zINSTREAM\0')
    for await (const piece of bytes) {
      if (socket.destroyed) break
      if (!socket.write(framed(piece))) await Promise.race([once(socket, 'drain'), closed])
    }
    if (!socket.destroyed) socket.write(framed(new Uint8Array()))
    await closed
  } finally {
    socket.destroy()
  }
  const answer = said.replace(/\0.*$/s, '').trim()
  if (answer.endsWith(' FOUND')) return 'infected'
  return answer.endsWith(': OK') ? 'clean' : 'unknown'
}
