import { lookup } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { MINUTE, SECOND } from '#kernel/clock.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import { isPublicAddress } from './address.ts'

/** Why a call did not happen or was broken off. */
export type OutboundReason =
  'address' | 'encoding' | 'network' | 'port' | 'redirects' | 'resolve' | 'timeout' | 'too_large' | 'url'

/** A call to another server that did not come to an answer. */
export class OutboundError extends Error {
  readonly reason: OutboundReason

  constructor(reason: OutboundReason, detail: string, options?: ErrorOptions) {
    super(`${reason}: ${detail}`, options)
    this.name = 'OutboundError'
    this.reason = reason
  }

  /** For a person who typed the address: `outbound.<reason>` at `field`. Tells nothing about our own network. */
  asRefusal(field?: string): Refusal {
    return refuse('invalid', `outbound.${this.reason}`, field === undefined ? {} : { field })
  }
}

export interface OutboundRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  /** Names in any case. Cookies, `Host` and the like are dropped. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array | string
  /** Redirects followed, at most 3. A webhook follows none. */
  readonly redirects?: 0 | 1 | 2 | 3
  /** Bytes of body taken, at most 20 MB. */
  readonly maxBytes?: number
  /** Milliseconds for everything together, redirects included; at most a minute, 10 s unless said. */
  readonly milliseconds?: number
  readonly signal?: AbortSignal
}

export interface OutboundAnswer {
  readonly status: number
  /** Names in lower case. `set-cookie` is never among them. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** The address that answered in the end. */
  readonly url: string
}

/** Calls to servers that somebody else named. */
export type Outbound = (url: string, request?: OutboundRequest) => Promise<OutboundAnswer>

export interface OutboundOptions {
  /** All addresses of a host; the machine's resolver by default. */
  readonly resolve?: (host: string) => Promise<readonly string[]>
  /** Ports besides 80 and 443, for tests. */
  readonly ports?: readonly number[]
  /** Addresses let through although they are not public, for tests and for simulators. */
  readonly isAllowed?: (address: string) => boolean
  /** The name under which we call. */
  readonly userAgent?: string
}

const MOST_BYTES = 20 * 1024 * 1024
const MOST_REDIRECTS = 3
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Headers that are ours to set, or that would carry one party's secrets to another. */
const OWN_HEADERS =
  /^(?:host|cookie2?|connection|content-length|transfer-encoding|upgrade|te|trailer|expect|keep-alive|accept-encoding|proxy-.*)$/i

/** Headers that go only to the origin that they were meant for. */
const SECRET_HEADERS = /^(?:authorization|.*(?:token|secret|signature|api-?key).*)$/i

/**
 * Makes the one client for webhooks, media of imports, embeds, icons and discovery: http and https, ports 80
 * and 443, the host resolved once, every address checked, the connection made to the address that was checked,
 * redirects checked as the first call was, an end to time and bytes, no cookies. It reads no proxy settings.
 */
export function createOutbound(options: OutboundOptions = {}): Outbound {
  const resolve = options.resolve ?? resolveBySystem
  const ports = new Set([80, 443, ...(options.ports ?? [])])
  const isAllowed = (address: string) => isPublicAddress(address) || (options.isAllowed?.(address) ?? false)

  async function addressOf(url: URL): Promise<string> {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const addresses = isIP(host) === 0 ? await resolveHost(host) : [host]
    const refused = addresses.find((address) => !isAllowed(address))
    if (refused !== undefined) throw new OutboundError('address', `${host} is not on the public Internet`)
    const [address] = addresses
    if (address === undefined) throw new OutboundError('resolve', `${host} has no address`)
    return address
  }

  async function resolveHost(host: string): Promise<readonly string[]> {
    try {
      return await resolve(host)
    } catch (error) {
      throw new OutboundError('resolve', `${host} has no address`, { cause: error })
    }
  }

  function check(text: string): URL {
    const url = URL.parse(text)
    if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.hostname === '') {
      throw new OutboundError('url', 'not an http or https address')
    }
    if (url.username !== '' || url.password !== '')
      throw new OutboundError('url', 'it carries a name or a password')
    const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
    if (!ports.has(port)) throw new OutboundError('port', `port ${port}`)
    return url
  }

  return async (text, request = {}) => {
    const timer = AbortSignal.timeout(Math.min(request.milliseconds ?? 10 * SECOND, MINUTE))
    const signal = request.signal ? AbortSignal.any([timer, request.signal]) : timer
    const most = Math.min(request.redirects ?? MOST_REDIRECTS, MOST_REDIRECTS)
    let call: Call = { ...request, url: check(text), headers: ownHeaders(request.headers, options.userAgent) }
    try {
      for (let followed = 0; ; followed += 1) {
        const address = await within(signal, addressOf(call.url))
        const answer = await send(call, address, signal)
        const location = answer.headers.location
        if (!REDIRECTS.has(answer.statusCode ?? 0) || location === undefined || most === 0) {
          return await read(answer, call, signal)
        }
        answer.destroy()
        if (followed === most) throw new OutboundError('redirects', `more than ${most}`)
        const next = URL.parse(location, call.url)
        if (!next) throw new OutboundError('url', 'redirected to what is no address')
        call = redirected(call, check(next.href), answer.statusCode ?? 0)
      }
    } catch (error) {
      if (error instanceof OutboundError) throw error
      if (timer.aborted) throw new OutboundError('timeout', 'no answer in time', { cause: error })
      throw new OutboundError('network', error instanceof Error ? error.message : String(error), {
        cause: error,
      })
    }
  }
}

interface Call extends OutboundRequest {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
}

async function resolveBySystem(host: string): Promise<readonly string[]> {
  const found = await lookup(host, { all: true, verbatim: true })
  return found.map(({ address }) => address)
}

function ownHeaders(
  headers: Readonly<Record<string, string>> = {},
  userAgent = 'Portico',
): Record<string, string> {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  const kept = named.filter(([name]) => !OWN_HEADERS.test(name))
  return {
    'user-agent': userAgent,
    accept: '*/*',
    ...Object.fromEntries(kept),
    'accept-encoding': 'identity',
  }
}

/** The next call: a POST becomes a GET as browsers do it, and another origin learns no secret. */
function redirected(call: Call, url: URL, status: number): Call {
  const method = call.method ?? 'GET'
  const becomesGet = status === 303 || ((status === 301 || status === 302) && method !== 'HEAD')
  const isSame = url.origin === call.url.origin
  const kept = Object.entries(call.headers).filter(([name]) => isSame || !SECRET_HEADERS.test(name))
  const plain = kept.filter(([name]) => !name.startsWith('content-'))
  if (becomesGet && method !== 'HEAD') {
    return { ...call, url, method: 'GET', body: undefined, headers: Object.fromEntries(plain) }
  }
  return { ...call, url, headers: Object.fromEntries(kept) }
}

function within<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error)
    const stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** Connects to `address` and nothing else; the name in the URL serves for `Host` and the certificate only. */
function send(call: Call, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const { url } = call
  const family = isIP(address)
  const settings: RequestOptions & { servername?: string } = {
    method: call.method ?? 'GET',
    headers: call.headers,
    signal,
    // A connection of its own: one kept from before might lead elsewhere.
    agent: false,
    family,
    maxHeaderSize: 32 * 1024,
    lookup: (_host, lookupOptions, done) => {
      if (lookupOptions.all) done(null, [{ address, family }])
      else done(null, address, family)
    },
  }
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, settings)
    request.once('response', resolve)
    request.once('upgrade', () => request.destroy(new Error('The server changed the protocol')))
    request.once('error', reject)
    request.end(call.body)
  })
}

async function read(answer: IncomingMessage, call: Call, signal: AbortSignal): Promise<OutboundAnswer> {
  const most = Math.min(call.maxBytes ?? MOST_BYTES, MOST_BYTES)
  const tooLarge = () => new OutboundError('too_large', `more than ${most} bytes`)
  const stop = () => answer.destroy(signal.reason as Error)
  signal.addEventListener('abort', stop, { once: true })
  try {
    if (signal.aborted) stop()
    const encoding = answer.headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity') throw new OutboundError('encoding', encoding)
    if (call.method !== 'HEAD' && Number(answer.headers['content-length'] ?? 0) > most) throw tooLarge()
    const chunks: Buffer[] = []
    let bytes = 0
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength
      if (bytes > most) throw tooLarge()
      chunks.push(chunk)
    }
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      name === 'set-cookie' || value === undefined ? [] : [[name, String(value)] as const],
    )
    const body = Buffer.concat(chunks)
    return { status: answer.statusCode ?? 0, headers: Object.fromEntries(headers), body, url: call.url.href }
  } finally {
    signal.removeEventListener('abort', stop)
    answer.destroy()
  }
}
