import type { FastifyRequest } from 'fastify'
import { secretsOf } from '../auth/secrets.ts'
import type { Answer, Ctx } from '../ctx.ts'
import { IDEMPOTENCY_HEADER, type KeptAnswer, once } from './idempotency.ts'
import { type Route, takesKey } from './route.ts'

// How a call is repeated: whose key it is, what is sealed, and what is set again. The row of it is idempotency.ts.

/** What an effect set in the browser of who asked, so that a repeat can set it again. */
interface SetInBrowser {
  readonly cookies: readonly Parameters<Answer['cookie']>[]
  /** The sessions that forgery tokens were made for; a repeat gets one that is made anew and fits as well. */
  readonly crumbs: readonly string[]
}

/** An answer that writes down what it sets in the browser. */
function writingDown(answer: Answer): { readonly answer: Answer; readonly set: SetInBrowser } {
  const cookies: Parameters<Answer['cookie']>[] = []
  const crumbs: string[] = []
  return {
    answer: {
      ...answer,
      cookie: (...given) => {
        cookies.push(given)
        answer.cookie(...given)
      },
      crumb: (sessionId) => {
        crumbs.push(sessionId)
        answer.crumb(sessionId)
      },
    },
    set: { cookies, crumbs },
  }
}

/** The idempotency key of a request; null where it has none, or its endpoint takes none. */
function keyOf(bound: Route, { headers }: FastifyRequest): string | null {
  const key = headers[IDEMPOTENCY_HEADER]
  return takesKey(bound) && typeof key === 'string' && key !== '' ? key : null
}

type Asking = Pick<Ctx, 'actor' | 'site' | 'request' | 'tools'>

/** Whose key it is: keys of different people, sites and calls are strangers. */
function scopeOf(name: string, { actor, site, request }: Asking): string {
  const who =
    actor.kind === 'account' ? actor.accountId : actor.kind === 'customer' ? actor.customerId : request.ip
  return `${site?.id ?? ''}|${who}|${name}`
}

/** What was asked, for telling a repeat from another request: keyed, for it may be a password. */
function askedOf(input: unknown, { tools }: Pick<Ctx, 'tools'>): string {
  return secretsOf(tools.config.secretKey).hash('idempotency', JSON.stringify(input))
}

/** Where an answer is kept for repeats: under whose key, and for what that was asked. */
export interface Keeping {
  readonly scope: string
  readonly key: string
  readonly asked: string
}

/** Where the answer of a call is kept under a key. @param name of what is called, with what tells browsers apart */
export function keepingUnder(key: string, name: string, ctx: Asking, input: unknown): Keeping {
  return { scope: scopeOf(name, ctx), key, asked: askedOf(input, ctx) }
}

/** The same of an endpoint; null where it takes no key, or has none. */
export function keepingOf(
  bound: Route,
  request: FastifyRequest,
  ctx: Asking,
  input: unknown,
): Keeping | null {
  const key = keyOf(bound, request)
  if (key === null) return null
  const { endpoint, browser } = bound
  // Keys of different browsers are strangers where a call says so.
  const name = browser === null ? endpoint.name : `${endpoint.name}|${browser(ctx.request)}`
  return keepingUnder(key, name, ctx, input)
}

/**
 * Runs an effect once for a key, or gives a repeat what the first was given: status, body, and what was set in its
 * browser. Answers hold secrets, sessions among them: they are kept sealed, for nobody but us to read.
 *
 * @param answer of the request, where a repeat sets what the first did
 */
export async function keepOnce(
  ctx: Ctx,
  { scope, key, asked }: Keeping,
  answer: Answer,
  effect: (ctx: Ctx) => Promise<{ status: number; body: string }>,
): Promise<KeptAnswer> {
  const kept = await once(ctx.db, scope, key, asked, async () => {
    const written = writingDown(ctx.answer)
    const { status, body } = await effect({ ...ctx, answer: written.answer })
    return { status, body: sealedAnswer(ctx, { scope, key }, { body, set: written.set }) }
  })
  return openedAnswer(ctx, { scope, key }, kept, answer)
}

const PURPOSE = 'idempotent-answer'
const aboutOf = ({ scope, key }: Pick<Keeping, 'scope' | 'key'>): string => `${scope}\n${key}`

interface Sealable {
  readonly body: string
  readonly set: SetInBrowser
}

function sealedAnswer(
  { tools }: Pick<Ctx, 'tools'>,
  whose: Pick<Keeping, 'scope' | 'key'>,
  answer: Sealable,
): string {
  return secretsOf(tools.config.secretKey).seal(PURPOSE, aboutOf(whose), JSON.stringify(answer))
}

/**
 * Opens what is kept, and has a repeat set in its browser what the first did.
 *
 * @param whose key and scope it was kept under: it opens for no others
 * @param answer of the request, outside the transaction that read what is kept
 */
export function openedAnswer(
  { tools }: Pick<Ctx, 'tools'>,
  whose: Pick<Keeping, 'scope' | 'key'>,
  kept: KeptAnswer,
  answer: Answer,
): KeptAnswer {
  const opened = secretsOf(tools.config.secretKey).open(PURPOSE, aboutOf(whose), kept.body)
  const { body, set } = JSON.parse(opened) as Sealable
  if (kept.replayed) {
    for (const cookie of set.cookies) answer.cookie(...cookie)
    for (const sessionId of set.crumbs) answer.crumb(sessionId)
  }
  return { ...kept, body }
}
