import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '#kernel/clock.ts'
import type { Endpoint } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Actor } from '../ctx.ts'
import type { Tools } from '../tools.ts'
import { REPLAYED_HEADER } from './idempotency.ts'
import type { OpenStreams } from './open-streams.ts'
import { type Call, type EnteredCall, outsideOf } from './pipeline.ts'
import { keepingOf } from './repeats.ts'
import type { BytesAnswer, Repeatable, Route, ServerEvent } from './route.ts'

/** What a call of several steps is served with. */
export interface StepsWorld {
  readonly clock: Clock
  readonly tools: Tools
  readonly streams: OpenStreams
  readonly call: Pick<Call<unknown>, 'facts' | 'answer' | 'site'>
  /** With no rights on a site yet. */
  readonly entered: EnteredCall<unknown>
  /** Looks up anew who asks: their session may have ended. */
  whoAsks(): Promise<Actor>
}

/** Whether what a call takes depends on sites that its input names. */
const namesSites = ({ access }: Endpoint): boolean => access.who === 'account' && access.sites !== undefined

async function* eventLines(events: AsyncIterable<ServerEvent>): AsyncGenerator<string> {
  yield ': open\n\n'
  for await (const { event, data, id } of events) {
    yield `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
  }
}

/** `Content-Disposition` of a download, with the name in both spellings (RFC 6266). */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`
}

const LOOK_AGAIN_MS = 2_000

/**
 * The transactions of a stream, which outlives the request that opened it: who asked is looked up anew
 * from time to time, so that a session that ended, or an account that was locked, takes its streams along.
 */
function lastingTransaction(world: StepsWorld): Repeatable['transaction'] {
  const { clock, entered } = world
  const { actor } = entered
  let lookedAt = clock.now()
  return async (work) => {
    if (actor.kind === 'account' && clock.now() - lookedAt >= LOOK_AGAIN_MS) {
      const now = await world.whoAsks()
      if (now.kind !== 'account' || now.sessionId !== actor.sessionId)
        throw refuse('unauthenticated', 'sign_in')
      lookedAt = clock.now()
    }
    return entered.transaction(work)
  }
}

/**
 * Answers a call whose work opens its transactions itself: as JSON, as bytes with a type of their own, or as a stream
 * of events that goes on until either side ends it.
 *
 * @throws Refusal before any work where the actor may not be there, and from any transaction that the work opens after
 *   that has changed
 */
export async function serveSteps(
  bound: Extract<Route, { steps: true }>,
  request: FastifyRequest,
  reply: FastifyReply,
  world: StepsWorld,
): Promise<unknown> {
  const { endpoint } = bound
  const { call, entered } = world
  // Rights are checked once before any work, and again by every transaction the work opens.
  let { actor } = entered
  if (call.site || namesSites(endpoint)) actor = await entered.transaction(async (ctx) => ctx.actor)
  const input = entered.input()
  const hangUp = new AbortController()
  reply.raw.on('close', () => hangUp.abort())
  // Whoever hung up while their rights were looked up has told so already.
  if (reply.raw.destroyed) hangUp.abort()
  if (endpoint.sends === 'events') {
    const leave = world.streams.enter(actor.kind === 'account' ? actor.accountId : call.facts.ip, () =>
      hangUp.abort(),
    )
    if (hangUp.signal.aborted) leave()
    else hangUp.signal.addEventListener('abort', leave)
  }
  const outside = outsideOf({
    call,
    surroundings: world,
    caller: { actor, locale: entered.locale },
    body: endpoint.takes === 'bytes' ? (request.body as Readable) : null,
    signal: hangUp.signal,
    transaction: endpoint.sends === 'events' ? lastingTransaction(world) : entered.transaction,
    keeping: (own) => keepingOf(bound, request, own, input),
    replayed: () => void reply.header(REPLAYED_HEADER, 'true'),
  })
  let result: unknown
  try {
    result = await bound.run(outside, input as never)
  } catch (error) {
    // Who hung up in a line is there no more to be answered, and nothing went wrong.
    if (reply.raw.destroyed && error === hangUp.signal.reason) return reply.hijack()
    throw error
  }
  if (endpoint.sends === 'events') {
    reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no').type('text/event-stream')
    return reply.send(Readable.from(eventLines(result as AsyncIterable<ServerEvent>)))
  }
  if (endpoint.sends === 'bytes') {
    const { type, body, fileName } = result as BytesAnswer
    if (fileName) reply.header('content-disposition', attachment(fileName))
    return reply.header('x-content-type-options', 'nosniff').type(type).send(body)
  }
  return reply
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(JSON.stringify(endpoint.output.parse(result) ?? null))
}
