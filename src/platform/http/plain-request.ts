/** A request that is all in its head, and says nothing of how its connection is to go on. */
export interface PlainRequest {
  /** From its first slash on, as it was sent. */
  readonly url: string
  readonly host: string
  readonly cookie: string | undefined
  /** What it says of encodings. */
  readonly accepts: string | undefined
}

/** Bytes. Heads of browsers have half a kilobyte, with cookies two; what is longer is looked at by Node. */
const LONGEST = 8192

const START = 'GET '
const VERSION = ' HTTP/1.1'
const END = '\r\n\r\n'
/** Anything but visible ASCII, spaces, tabs and whole ends of lines (RFC 9112 § 2.2, RFC 9110 § 5.5). */
const UNUSUAL = /[^\t\r\n -~]|\r(?!\n)|(?<!\r)\n/
const NAME = /^[a-z\d-]+$/
const TARGET = /^\/[!-~]*$/

/** Headers that change what is answered, or how the connection goes on (RFC 9112 § 6 and § 9). */
const TELLING = new Set([
  'content-length',
  'expect',
  'http2-settings',
  'if-none-match',
  'transfer-encoding',
  'upgrade',
  'x-regions',
])

const valueIn = (head: string, colon: number, end: number): string => head.slice(colon + 1, end).trim()

/**
 * Reads one GET whose bytes are here, whole and alone.
 *
 * @returns null where it is anything else or anything unusual, which is not to say that it is wrong: only Node's own
 *   parser, which takes twice the time, knows
 */
export function plainRequest(bytes: Buffer): PlainRequest | null {
  if (bytes.length > LONGEST) return null
  const head = bytes.toString('latin1')
  if (!head.startsWith(START) || !head.endsWith(END) || UNUSUAL.test(head)) return null
  let at = head.indexOf('\r\n')
  const url = head.slice(START.length, at - VERSION.length)
  if (!head.startsWith(VERSION, at - VERSION.length) || !TARGET.test(url)) return null

  let host: string | undefined
  let cookie: string | undefined
  let accepts: string | undefined
  const last = head.length - END.length
  while (at < last) {
    const from = at + 2
    at = head.indexOf('\r\n', from)
    const colon = head.indexOf(':', from)
    // An empty line before the last one ends this head: a second request follows.
    if (colon < 0 || colon > at) return null
    const name = head.slice(from, colon).toLowerCase()
    if (!NAME.test(name) || TELLING.has(name)) return null
    switch (name) {
      case 'host':
        if (host !== undefined) return null
        host = valueIn(head, colon, at)
        break
      case 'cookie':
        if (cookie !== undefined) return null
        cookie = valueIn(head, colon, at)
        break
      case 'accept-encoding':
        if (accepts !== undefined) return null
        accepts = valueIn(head, colon, at)
        break
      case 'connection':
      case 'proxy-connection':
        if (valueIn(head, colon, at).toLowerCase() !== 'keep-alive') return null
        break
      default:
    }
  }
  return host === undefined ? null : { url, host, cookie, accepts }
}
