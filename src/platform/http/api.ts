import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '#kernel/clock.ts'
import { type Endpoint, pathNames } from '#kernel/endpoint.ts'
import { negotiateLocale } from '#kernel/i18n/resolve-locale.ts'
import { isId } from '#kernel/ids.ts'
import type { Translate } from '#kernel/messages/message.ts'
import type { SiteRule } from '#kernel/permission.ts'
import { Refusal, refuse } from '#kernel/refusal.ts'
import { askProof } from '../auth/ask-proof.ts'
import type { Actor, Answer, Ctx, RequestFacts } from '../ctx.ts'
import { type Database, type Db, passingRefusal } from '../db/database.ts'
import type { Tools } from '../tools.ts'
import { CallsOfSites } from './calls-of-sites.ts'
import { clientAddress } from './client-address.ts'
import type { CrumbMaker } from './crumb.ts'
import { CRUMB_COOKIE, hasOldCrumb, refuseDepth, refuseForgery, refuseUnstorable } from './guard.ts'
import { INERT_POLICY } from './http.ts'
import { REPLAYED_HEADER } from './idempotency.ts'
import type { Limit } from '../rate-limit/rate-limit.ts'
import { OpenStreams } from './open-streams.ts'
import { type Call, type Caller, enterCall } from './pipeline.ts'
import { faultOf, parseInput, problemOf } from './problem.ts'
import { keepingOf, keepOnce } from './repeats.ts'
import type { Route } from './route.ts'
import { serveSteps } from './serve-steps.ts'
import { keepsWithin } from './keeps-within.ts'

export interface SiteAccess {
  /** Rights that hold on the whole site. */
  readonly rights: ReadonlySet<string>
  /** How far each right reaches, those that are limited among them: the ids of some things; `null`: the whole site. */
  readonly reach: ReadonlyMap<string, readonly string[] | null>
  /** Whether the site's status lets nothing be changed. */
  readonly isReadOnly: boolean
}

export interface ApiOptions {
  readonly database: Database
  readonly clock: Clock
  readonly crumbs: CrumbMaker
  /** Origin of the owner's app. */
  readonly origin: string
  readonly tools: Tools
  authenticate(db: Db, request: RequestFacts): Promise<Caller>
  /** The rights of an actor on a site, read in the site's own transaction; `null`: there is no such site for them. */
  siteAccess(ctx: Ctx, siteId: string): Promise<SiteAccess | null>
  /** How often the people of one site may call, in place of the usual. */
  readonly siteRequests?: Limit
}

/** What a request says of itself. */
export function factsOf(request: FastifyRequest, origin: string): RequestFacts {
  const cookies: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.cookies)) if (value !== undefined) cookies[name] = value
  return {
    id: request.id,
    ip: clientAddress(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    origin,
    cookies,
    headers: request.headers,
  }
}

/** Lets a verb set cookies, headers and the status of a reply. Cookies are `Secure` where the host is https. */
export function answerOf(reply: FastifyReply, origin: string, crumbs: CrumbMaker): Answer {
  const cookie: Answer['cookie'] = (name, value, options = {}) => {
    reply.setCookie(name, value ?? '', {
      path: '/',
      httpOnly: !options.readable,
      secure: origin.startsWith('https:'),
      sameSite: 'lax',
      ...(value === null ? { maxAge: 0 } : options.maxAge === undefined ? {} : { maxAge: options.maxAge }),
    })
  }
  return {
    cookie,
    crumb: (sessionId) => cookie(CRUMB_COOKIE, crumbs.make(sessionId), { readable: true }),
    header: (name, value) => void reply.header(name, value),
    status: (code) => void reply.status(code),
  }
}

/** Refuses who may not call an endpoint, as far as the account alone decides it. */
function refuseAccount(endpoint: Endpoint, actor: Actor, clock: Clock): void {
  const { access } = endpoint
  if (access.who === 'anyone') return
  if (actor.kind !== 'account') throw refuse('unauthenticated', 'sign_in')
  if (access.who === 'operator' && !actor.isOperator) throw refuse('forbidden', 'operator_only')
  if (access.who === 'account' && access.fresh) askProof({ actor, clock })
}

/**
 * Refuses who may not do on a site what a call takes there; one that is not theirs is one that is not.
 *
 * @param rule without `within` a right that reaches some things alone is none
 */
function refuseOnSite(
  access: SiteAccess | null,
  { right, whenReadOnly, within }: SiteRule,
  { method }: Endpoint,
): asserts access is SiteAccess {
  if (!access) throw refuse('not_found', 'not_found')
  if (right && !access.rights.has(right.name) && !(within && access.reach.get(right.name))) {
    throw refuse('forbidden', 'right_missing', { data: { right: right.name } })
  }
  if (access.isReadOnly && method !== 'GET' && !whenReadOnly) throw refuse('payment_required', 'read_only')
}

/** How long what was sent is, in bytes; a file, which is read as it comes, counts for nothing here. */
function sentBytes({ takes }: Endpoint, { headers, body }: FastifyRequest): number {
  if (takes === 'bytes' || body === undefined) return 0
  const said = Number(headers['content-length'])
  return Number.isFinite(said) ? said : JSON.stringify(body).length
}

async function enterSite(
  endpoint: Endpoint,
  ctx: Ctx,
  siteId: string,
  options: Served,
  { bytes, shape }: { readonly bytes: number; shape(): unknown },
): Promise<Ctx> {
  if (endpoint.access.who !== 'site') return ctx
  if (ctx.actor.kind !== 'account') throw refuse('unauthenticated', 'sign_in')
  const { right, within: named } = endpoint.access
  const access = await options.siteAccess(ctx, siteId)
  // Only those count who have something to do there: a stranger cannot use a site's calls up.
  if (access) options.callsOfSites.take(siteId, ctx.actor, bytes)
  refuseOnSite(access, endpoint.access, endpoint)
  const actor = { ...ctx.actor, rights: access.rights }
  const limit = right && !access.rights.has(right.name) ? access.reach.get(right.name) : null
  if (!named || !limit) return { ...ctx, actor }
  // Also what is nowhere: what a thing out of reach is answered with tells nothing of it.
  if (!(await ctx.tools.of(keepsWithin)(ctx, named, shape(), limit))) throw refuse('not_found', 'not_found')
  return { ...ctx, actor: { ...actor, within: limit } }
}

/** Refuses who may not do on the sites that an input names what the call takes there. */
async function refuseOnNamed(
  endpoint: Endpoint,
  ctx: Ctx,
  input: unknown,
  options: ApiOptions,
): Promise<void> {
  const { access } = endpoint
  if (access.who !== 'account' || !access.sites) return
  const named = input as Readonly<Record<string, unknown>>
  for (const [field, rule] of Object.entries(access.sites)) {
    const siteId = named[field]
    if (siteId === undefined) continue
    if (typeof siteId !== 'string') throw new Error(`${endpoint.name} names no site in ${field}`)
    refuseOnSite(await options.siteAccess(ctx, siteId), rule, endpoint)
  }
}

/** What a body of another type is refused with, by what the endpoint takes. */
const wrongType = { json: 'json.wrong_type', bytes: 'bytes.wrong_type' } as const

/**
 * Refuses a body of another type than the endpoint takes; an empty one has none. Types that no endpoint
 * takes, forms among them, are refused before (http.ts).
 */
function refuseType({ method, takes }: Endpoint, { body }: FastifyRequest): void {
  if (method === 'GET' || body === undefined || body === null) return
  if ((takes === 'bytes') !== body instanceof Readable) throw refuse('unsupported', wrongType[takes])
}

function inputOf(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const params = request.params as Record<string, unknown>
  refuseUnstorable(params)
  if (endpoint.method === 'GET' || endpoint.takes === 'bytes') {
    refuseUnstorable(request.query)
    return { ...(request.query as Record<string, unknown>), ...params }
  }
  const body = request.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body)) throw refuse('invalid', 'json.not_an_object')
  refuseDepth(body)
  refuseUnstorable(body)
  return { ...(body as Record<string, unknown>), ...params }
}

/** What was sent, as the endpoint takes it. */
const readInput = (endpoint: Endpoint, request: FastifyRequest): unknown =>
  parseInput(endpoint.input, inputOf(endpoint, request))

/** What the endpoint of a request takes; JSON where there is none. */
function takenBy({ routeOptions }: FastifyRequest): Endpoint['takes'] {
  const { takes } = routeOptions.config as { readonly takes?: Endpoint['takes'] }
  return takes ?? 'json'
}

/** Whether a body was refused for its type: nobody reads it, or it was read as JSON where bytes are taken. */
function isWrongType(error: unknown, request: FastifyRequest): boolean {
  if (takenBy(request) === 'bytes' && request.headers['content-type']?.startsWith('application/json'))
    return true
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE'
  )
}

/** Answers the endpoints of `routes` on a Fastify instance. */
export function serveApi(app: FastifyInstance, routes: readonly Route[], options: ApiOptions): void {
  // What the framework refuses by itself, a malformed body for one, is told as our own refusals are.
  app.setErrorHandler((error, request, reply) => {
    const locale = negotiateLocale(request.headers['accept-language'], 'member')
    const told = isWrongType(error, request) ? refuse('unsupported', wrongType[takenBy(request)]) : error
    return sendError(reply, told, options.tools.words(locale), options.tools.log)
  })
  const callsOfSites = new CallsOfSites(options, options.siteRequests)
  const world: Served = { ...options, streams: new OpenStreams(), callsOfSites }
  let stopTelling = async (): Promise<void> => {}
  app.addHook('onReady', async () => void (stopTelling = await callsOfSites.open()))
  app.addHook('onClose', () => stopTelling())
  app.addHook('preClose', (done) => {
    world.streams.endAll()
    done()
  })
  for (const bound of routes) {
    const { endpoint } = bound
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { takes: endpoint.takes },
      // A HEAD runs what a GET does. Where that is a link that is used up, or a stream that somebody is seen on, nobody
      // who only looks may set it off.
      exposeHeadRoute: endpoint.sends === 'json',
      handler: (request, reply) => handle(bound, request, reply, world),
    })
  }
}

interface Served extends ApiOptions {
  readonly streams: OpenStreams
  readonly callsOfSites: CallsOfSites
}

async function handle(
  bound: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  options: Served,
): Promise<unknown> {
  const { endpoint } = bound
  const { database, clock, origin, crumbs, tools } = options
  const facts = factsOf(request, origin)
  const answer = answerOf(reply, origin, crumbs)
  reply.header('content-security-policy', INERT_POLICY)
  let locale = 'en-US'
  const whoAsks = () => database.glance((db) => options.authenticate(db, facts))
  const siteId = pathNames(endpoint.path).includes('siteId')
    ? (request.params as { siteId: string }).siteId
    : null
  const call: Call<unknown> = {
    facts,
    answer,
    site: siteId !== null && endpoint.access.who === 'site' ? { id: siteId } : null,
    async who() {
      const found = await whoAsks()
      locale = found.locale
      return found
    },
    guard({ actor }) {
      const sessionId = actor.kind === 'account' ? actor.sessionId : ''
      // Bytes may be kept by a browser, and a crumb with them.
      if (endpoint.sends === 'json' && hasOldCrumb(request, { crumbs, sessionId })) answer.crumb(sessionId)
      refuseForgery(request, { crumbs, sessionId, origin })
      refuseAccount(endpoint, actor, clock)
      if (siteId !== null && !isId(siteId)) throw refuse('not_found', 'not_found')
    },
    shape: () => readInput(endpoint, request),
    async permission(ctx, input) {
      if (ctx.site)
        return enterSite(endpoint, ctx, ctx.site.id, options, {
          bytes: sentBytes(endpoint, request),
          shape: () => readInput(endpoint, request),
        })
      await refuseOnNamed(endpoint, ctx, input, options)
      return ctx
    },
  }
  try {
    refuseType(endpoint, request)
    const entered = await enterCall(call, options)
    if (bound.steps)
      return await serveSteps(bound, request, reply, {
        clock,
        tools,
        streams: options.streams,
        call,
        entered,
        whoAsks: async () => (await whoAsks()).actor,
      })

    const kept = await entered.transaction(async (ctx, endWith) => {
      const input = entered.input()
      const effect = async (asked: Ctx): Promise<{ status: number; body: string }> => {
        const output = endpoint.output.parse(await bound.run(asked, input as never))
        return { status: reply.statusCode, body: JSON.stringify(output ?? null) }
      }
      const keeping = keepingOf(bound, request, ctx, input)
      if (!keeping) return { ...(await effect({ ...ctx, endWith })), replayed: false }
      // The answer is kept in the same transaction, after the effect: no statement of that is the last.
      return keepOnce(ctx, keeping, answer, effect)
    })
    if (kept.replayed) reply.header(REPLAYED_HEADER, 'true')
    return reply
      .status(kept.status)
      .header('cache-control', 'no-store')
      .type('application/json')
      .send(kept.body)
  } catch (error) {
    if (request.body instanceof Readable) discardRest(request.raw)
    return sendError(reply, error, options.tools.words(locale), options.tools.log)
  }
}

const LONGEST_REST_MS = 30_000

/**
 * Reads past what is left of a body that was refused. Unread, it would stand before the next request on
 * its connection for ever; closing the connection instead would cut off the answer that says why.
 */
function discardRest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return
  const late = setTimeout(() => request.destroy(), LONGEST_REST_MS).unref()
  request.once('close', () => clearTimeout(late))
  request.removeAllListeners('readable')
  request.resume()
}

/** Answers an error: a refusal in the reader's words, anything else with the id it has in the log. */
export function sendError(
  reply: FastifyReply,
  error: unknown,
  words: Translate,
  log: { error(facts: object, text: string): void },
): FastifyReply {
  const requestId = reply.request.id
  const refusal = error instanceof Refusal ? error : fromFramework(error)
  reply.header('cache-control', 'no-store').header('content-security-policy', INERT_POLICY)
  if (refusal) {
    if (refusal.detail.retryAfter !== undefined)
      reply.header('retry-after', String(refusal.detail.retryAfter))
    return reply.status(refusal.status).send(problemOf(refusal, words, requestId))
  }
  log.error({ err: error, requestId }, 'a request failed')
  return reply.status(500).send(faultOf(words, requestId))
}

/** What the framework or the database refuses before any verb of ours: malformed JSON, too much of it, no line. */
function fromFramework(error: unknown): Refusal | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('too_large', 'json.too_large')
  if (code.startsWith('FST_ERR_CTP') || error instanceof SyntaxError)
    return refuse('invalid', 'json.malformed')
  return passingRefusal(error)
}
