import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '#kernel/clock.ts'
import type { Endpoint } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Actor, Answer, Ctx, RequestFacts, SiteScope } from '../ctx.ts'
import type { Tools } from '../tools.ts'
import { keptAnswer, REPLAYED_HEADER } from './idempotency.ts'
import type { OpenStreams } from './open-streams.ts'
import { keepingOf, keepOnce, openedAnswer } from './repeats.ts'
import type { BytesAnswer, Repeatable, Route, ServerEvent } from './route.ts'

/** What a call of several steps is served with. */
export interface StepsWorld {
  readonly clock: Clock
  readonly tools: Tools
  readonly streams: OpenStreams
  readonly facts: RequestFacts
  readonly answer: Answer
  /** Who asked, with no rights on a site yet. */
  readonly actor: Actor
  /** BCP 47 tag of the person's interface. */
  readonly locale: string
  readonly site: SiteScope | null
  /** Reads the input; asked once it is known that they may be where it leads. */
  input(): unknown
  /** Looks up anew who asks: their session may have ended. */
  whoAsks(): Promise<Actor>
  transaction<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
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
function lastingTransaction(world: StepsWorld): StepsWorld['transaction'] {
  const { actor, clock } = world
  let lookedAt = clock.now()
  return async (work) => {
    if (actor.kind === 'account' && clock.now() - lookedAt >= LOOK_AGAIN_MS) {
      const now = await world.whoAsks()
      if (now.kind !== 'account' || now.sessionId !== actor.sessionId)
        throw refuse('unauthenticated', 'sign_in')
      lookedAt = clock.now()
    }
    return world.transaction(work)
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
  // Rights are checked once before any work, and again by every transaction the work opens.
  let { actor } = world
  if (world.site || namesSites(endpoint)) actor = await world.transaction(async (ctx) => ctx.actor)
  const input = world.input()
  const hangUp = new AbortController()
  reply.raw.on('close', () => hangUp.abort())
  // Whoever hung up while their rights were looked up has told so already.
  if (reply.raw.destroyed) hangUp.abort()
  if (endpoint.sends === 'events') {
    const leave = world.streams.enter(actor.kind === 'account' ? actor.accountId : world.facts.ip, () =>
      hangUp.abort(),
    )
    if (hangUp.signal.aborted) leave()
    else hangUp.signal.addEventListener('abort', leave)
  }
  const outside: Repeatable = {
    actor,
    site: world.site,
    clock: world.clock,
    locale: world.locale,
    request: world.facts,
    answer: world.answer,
    body: endpoint.takes === 'bytes' ? (request.body as Readable) : null,
    signal: hangUp.signal,
    tools: world.tools,
    transaction: endpoint.sends === 'events' ? lastingTransaction(world) : world.transaction,
    async once(prepare, effect) {
      const keeping = keepingOf(bound, request, outside, input)
      if (!keeping) {
        const prepared = await prepare()
        return world.transaction((ctx) => effect(ctx, prepared))
      }
      const { scope, key, asked } = keeping
      const before = await world.transaction((ctx) => keptAnswer(ctx.db, scope, key, asked))
      let kept = before && openedAnswer(world, keeping, before, world.answer)
      if (!kept) {
        const prepared = await prepare()
        kept = await world.transaction((ctx) =>
          keepOnce(ctx, keeping, world.answer, async (kept) => ({
            status: 200,
            body: JSON.stringify((await effect(kept, prepared)) ?? null),
          })),
        )
      }
      if (kept.replayed) reply.header(REPLAYED_HEADER, 'true')
      return JSON.parse(kept.body) as Awaited<ReturnType<typeof effect>>
    },
  }
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
