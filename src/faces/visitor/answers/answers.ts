import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { cachingOf, type MediaAnswer } from '#areas/assets/visitor/index.ts'
import { escapeHtml } from '#kernel/html-text.ts'
import { INERT_POLICY, REQUEST_ID_HEADER } from '#platform/http/http.ts'
import { logScope } from '#platform/log/log.ts'
import { headerOf } from '../asked/asked.ts'
import type { IslandFile } from '../files/island-files.ts'
import {
  chosenVariant,
  isUnchanged,
  keep,
  type KeptPage,
  type Variant,
  wireBytes,
} from '../released/kept-page.ts'
import type { SeenBy } from '../files/public-files.ts'

/**
 * What is released may be kept by a CDN for a while, and shown a little longer while it asks anew: a minute in all,
 * after which a removed page is seen no more (reliability, "cache stale or poisoned").
 */
const A_MINUTE = 's-maxage=30, stale-while-revalidate=30'
/** A released page, and what else everyone is answered from a release. */
export const KEPT_ON_THE_WAY = `public, max-age=0, ${A_MINUTE}`
/** Of what is no page. */
export const INERT = { 'content-security-policy': INERT_POLICY }
/** An answer for one visitor is stored by no cache on the way. */
export const PRIVATE = 'private, no-store'

/** What comes with the program has a name that never means another. */
const FOR_EVER = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
}

/** A file that comes with the program; null where an upgrade has taken it away. */
async function readShipped(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** The request id, on answers that no cache on the way stores: a cached one would carry it to others. */
function nameRequest(response: ServerResponse): void {
  const { requestId } = logScope()
  if (requestId !== undefined) response.setHeader(REQUEST_ID_HEADER, requestId)
}

/** How answers of sites leave: each with the headers that all of them have. */
export class Answers {
  readonly #headers: Readonly<Record<string, string>>
  readonly #files = new Map<string, Buffer>()
  readonly #modules = new Map<string, KeptPage>()

  /** @param headers that every answer of a site has */
  constructor(headers: Readonly<Record<string, string>>) {
    this.#headers = headers
  }

  /** A finished page, or that the visitor's own copy is still the same. */
  page(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
    if (page.headers.includes(PRIVATE)) nameRequest(response)
    // A missing page has no copy to compare with (RFC 9110 §13.2.1).
    if (page.status === 200 && isUnchanged(page, request.headers['if-none-match'])) {
      response.writeHead(304, notModified(page)).end()
      return
    }
    const variant = chosenVariant(page, headerOf(request, 'accept-encoding'))
    response.writeHead(page.status, variant.headers as string[])
    response.end(request.method === 'HEAD' ? undefined : variant.body)
  }

  /**
   * Parts of a page for one visitor, each in a template that names its region.
   *
   * @param see where the visitor goes on to, if nothing of the page changes
   */
  regions(
    response: ServerResponse,
    status: number,
    parts: ReadonlyMap<string, string>,
    see: string | null = null,
  ): void {
    nameRequest(response)
    const html = [...parts].map(
      ([name, inner]) => `<template data-region="${escapeHtml(name)}">${inner}</template>`,
    )
    response
      .writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': PRIVATE,
        vary: 'accept-encoding, x-regions',
        ...(see === null ? {} : { 'x-see': see }),
        ...INERT,
        ...this.#headers,
      })
      .end(html.join(''))
  }

  /** A sentence in plain text, for programs and where no page of a site can be rendered. */
  plain(response: ServerResponse, status: number, text: string): void {
    nameRequest(response)
    response
      .writeHead(status, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': PRIVATE,
        ...INERT,
        ...this.#headers,
      })
      .end(text)
  }

  /** A page that loads nothing: it has the one style sheet and the one script with these hashes; not cached. */
  bare(
    response: ServerResponse,
    status: number,
    html: string,
    { style, script }: { readonly style: string; readonly script: string },
  ): void {
    nameRequest(response)
    response
      .writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': PRIVATE,
        ...this.#headers,
        'content-security-policy': `default-src 'none'; style-src ${style}; script-src ${script}; img-src data:; frame-ancestors 'none'`,
      })
      .end(html)
  }

  /**
   * Sends the visitor to another address; `location` is ready to be sent.
   *
   * @param key by which caches on the way purge it; none where it is not cached
   */
  redirect(response: ServerResponse, status: number, location: string, key: string | null = null): void {
    if (key === null) nameRequest(response)
    const caching =
      key === null ? { 'cache-control': PRIVATE } : { 'cache-control': KEPT_ON_THE_WAY, 'surrogate-key': key }
    response.writeHead(status, { location, ...caching, ...INERT, ...this.#headers }).end()
  }

  /** A font that comes with the program, which is compressed in itself. */
  async font(response: ServerResponse, file: string): Promise<void> {
    const bytes = this.#files.get(file) ?? (await readShipped(file))
    if (!bytes) return this.plain(response, 404, 'Not found\n')
    this.#files.set(file, bytes)
    response
      .writeHead(200, {
        'content-type': 'font/woff2',
        'content-length': bytes.length,
        ...FOR_EVER,
        ...INERT,
        ...this.#headers,
      })
      .end(bytes)
  }

  /** The module of an island, compressed once for all sites. */
  async module(
    request: IncomingMessage,
    response: ServerResponse,
    file: IslandFile | undefined,
  ): Promise<void> {
    if (file === undefined) return this.plain(response, 404, 'Not found\n')
    const name = `${file.path} ${file.isAnother}`
    let module = this.#modules.get(name)
    if (!module) {
      const bytes = await readShipped(file.path)
      if (!bytes) return this.plain(response, 404, 'Not found\n')
      const caching = file.isAnother ? { ...FOR_EVER, 'cache-control': 'no-cache' } : FOR_EVER
      module = keep({
        status: 200,
        html: bytes.toString(),
        type: 'text/javascript; charset=utf-8',
        headers: { ...caching, ...INERT, ...this.#headers },
      })
      this.#modules.set(name, module)
    }
    this.page(request, response, module)
  }

  /**
   * A file of a site's library, or a part of it.
   *
   * @param key by which it is taken out where it is kept on the way
   */
  async media(
    request: IncomingMessage,
    response: ServerResponse,
    { status, headers: given, kept, body }: MediaAnswer,
    { seenBy, key }: { readonly seenBy: SeenBy; readonly key: string },
  ): Promise<void> {
    const headers = {
      ...this.#headers,
      ...given,
      // An answer that is not public now is stored by no cache on the way: it may become public.
      ...(seenBy === 'everyone' ? keptByAll(kept, key) : { 'cache-control': cachingOf(kept, 'private') }),
      // Not while this is unknown: what search engines have dropped comes back late.
      ...(seenBy === 'some' ? { 'x-robots-tag': 'noindex' } : {}),
    }
    if (seenBy !== 'everyone' || kept === null) nameRequest(response)
    const { etag } = given
    const isSame =
      etag !== undefined && status < 300 && isUnchanged({ etag }, request.headers['if-none-match'])
    response.writeHead(isSame ? 304 : status, isSame ? withoutBody(headers) : headers)
    if (request.method === 'HEAD' || isSame || body === null) {
      if (body instanceof Readable) body.destroy()
      response.end()
    } else if (body instanceof Readable) await pipeline(body, response)
    else response.end(body)
  }
}

/**
 * For how long a file is kept that everyone may see. Its address is another's with another content, so that who saw it
 * keeps it; who passes it on to others asks again soon whether they may still see it.
 */
function keptByAll(kept: MediaAnswer['kept'], key: string): Record<string, string> {
  const caching = cachingOf(kept, 'public')
  return kept === null
    ? { 'cache-control': caching }
    : { 'cache-control': `${caching}, ${A_MINUTE}`, 'surrogate-key': key }
}

/** The headers of a 304, which say nothing of a body. */
function withoutBody(headers: Readonly<Record<string, string>>): Record<string, string> {
  const ofBody = /^content-(type|length|range|disposition)$/
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofBody.test(name)))
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
export function sendWhole(response: ServerResponse, variant: Variant): boolean {
  const { socket } = response
  if (!socket || !response.shouldKeepAlive || response.hasHeader('connection')) return false
  socket.write(wireBytes(variant, Date.now()))
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
