import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MediaAnswer } from '#areas/assets/visitor/index.ts'
import { headerOf } from './asked.ts'
import { chosenVariant, isUnchanged, type KeptPage, wireBytes } from './kept-page.ts'

/**
 * A released page may be kept by a CDN for a while, and shown a little longer while it asks anew: a minute in all,
 * after which nobody sees what was taken down (reliability, "cache stale or poisoned").
 */
export const SHARED = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30'
/** Of what is no page: nothing in it may load anything, or stand in a frame. */
const INERT = { 'content-security-policy': `default-src 'none'; frame-ancestors 'none'` }
/** What is for one visitor is kept by nobody on the way. */
export const PRIVATE = 'private, no-store'

/** How answers of sites leave: each with the headers that all of them have. */
export class Answers {
  readonly #headers: Readonly<Record<string, string>>
  readonly #files = new Map<string, Buffer>()

  /** @param headers that every answer of a site has */
  constructor(headers: Readonly<Record<string, string>>) {
    this.#headers = headers
  }

  /** A finished page, or that the visitor's own copy is still the same. */
  page(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
    // Where nothing stands there is nothing a copy could be compared with (RFC 9110 §13.2.1).
    if (page.status === 200 && isUnchanged(page, request.headers['if-none-match'])) {
      response.writeHead(304, notModified(page)).end()
      return
    }
    const variant = chosenVariant(page, headerOf(request, 'accept-encoding'))
    response.writeHead(page.status, variant.headers as string[])
    response.end(request.method === 'HEAD' ? undefined : variant.body)
  }

  /** A page that is made for one request and kept nowhere. */
  html(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    html: string,
    policy: string,
  ): void {
    const body = Buffer.from(html)
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      'cache-control': PRIVATE,
      'content-security-policy': policy,
      ...this.#headers,
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  /** A file made for whoever asks: a map of the site, an icon. Kept on the way unless told otherwise. */
  text(response: ServerResponse, type: string, text: string, caching = SHARED): void {
    const headers = { 'content-type': type, 'cache-control': caching, ...INERT, ...this.#headers }
    response.writeHead(200, headers).end(text)
  }

  /** A sentence for a program, where no site's own page can stand. */
  plain(response: ServerResponse, status: number, text: string): void {
    response
      .writeHead(status, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': PRIVATE,
        ...INERT,
        ...this.#headers,
      })
      .end(text)
  }

  /** Sends the visitor to another address; `location` is ready to be sent. */
  redirect(response: ServerResponse, status: number, location: string, caching: string): void {
    response.writeHead(status, { location, 'cache-control': caching, ...INERT, ...this.#headers }).end()
  }

  /** A file that comes with the program, under a name that never means another; an upgrade may have taken it away. */
  async file(response: ServerResponse, file: string | undefined, type: string): Promise<void> {
    if (file === undefined) return this.plain(response, 404, 'Not found\n')
    let bytes = this.#files.get(file)
    if (!bytes) {
      try {
        bytes = await readFile(file)
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
          return this.plain(response, 404, 'Not found\n')
        throw error
      }
      this.#files.set(file, bytes)
    }
    response
      .writeHead(200, {
        'content-type': type,
        'content-length': bytes.length,
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        ...INERT,
        ...this.#headers,
      })
      .end(bytes)
  }
}

/** Sends a file of a site's library, or a part of it. */
export async function sendMedia(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: MediaAnswer,
): Promise<void> {
  response.writeHead(status, headers)
  if (request.method === 'HEAD' || body === null) {
    if (body instanceof Readable) body.destroy()
    response.end()
  } else if (body instanceof Readable) await pipeline(body, response)
  else response.end(body)
}

interface Unsent {
  _header: string | null
  _headerSent: boolean
  _hasBody: boolean
}

/**
 * Sends a kept page in one write, past the work that Node does for every header of every answer
 * (performance.md, P1). Only where the answer is the next on a connection that stays open; Node then
 * finds it written, and goes on to the next request.
 */
export function sendWhole(response: ServerResponse, page: KeptPage, accepted: string | undefined): boolean {
  const { socket } = response
  if (!socket || !response.shouldKeepAlive || response.hasHeader('connection')) return false
  socket.write(wireBytes(chosenVariant(page, accepted), Date.now()))
  const unsent = response as unknown as Unsent
  unsent._header = ' '
  unsent._headerSent = true
  unsent._hasBody = false
  response.end()
  return true
}

/** The headers of a 304: those that a 200 would have had and that say how to keep it (RFC 9110 §15.4.5). */
function notModified(page: KeptPage): string[] {
  const kept = new Set(['etag', 'vary', 'cache-control', 'content-security-policy'])
  const out: string[] = []
  const { headers } = page
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at]
    if (name !== undefined && kept.has(name)) out.push(name, headers[at + 1] ?? '')
  }
  return out
}
