import { sitesArea } from '#areas/sites/area.ts'
import { siteAccess } from '#areas/sites/index.ts'
import { aContributor, anAccount, aSite, type TestAccount } from '#areas/sites/testing.ts'
import { systemClock } from '#kernel/clock.ts'
import { type Endpoint, fillPath, type OutputOf } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import type { Actor, Ctx, RequestFacts } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import { serveApi } from '#platform/http/api.ts'
import { crumbMaker } from '#platform/http/crumb.ts'
import { createHttp } from '#platform/http/http.ts'
import type { Route } from '#platform/http/route.ts'
import { asAccount, testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { type Audience, type Segment, siteTimeline } from './contract.ts'
import type { StoredExperiment } from './experiments/experiment.ts'
import { routes } from './operator.routes.ts'

/** Everybody. */
export const everybody: Audience = {
  statuses: [],
  types: [],
  countries: [],
  languages: [],
  siteIds: [],
  accountIds: [],
  circle: false,
}

/** A segment; the shares in per cent by variant, in their order. */
export function aSegment(
  shares: Readonly<Record<string, number>>,
  given: { name?: string; audience?: Partial<Audience> } = {},
): Segment {
  return {
    name: given.name ?? 'everybody',
    audience: { ...everybody, ...given.audience },
    shares: Object.entries(shares).map(([variant, weight]) => ({ variant, weight })),
  }
}

/** An A/B test that runs, as it is kept. */
export function anExperiment(given: Partial<StoredExperiment> = {}): StoredExperiment {
  const at = new Date('2026-11-20T10:00:00Z')
  return {
    name: 'commerce.checkout-order',
    salt: '0193a0b0-0000-7000-8000-000000000001',
    type: 'AB_TEST',
    what: 'Whether the address comes before the card',
    stickyBy: 'site',
    control: 'a',
    segments: [aSegment({ a: 50, b: 50 })],
    isActive: true,
    killedAt: null,
    createdAt: at,
    changedAt: at,
    ...given,
  }
}

/** Somebody who runs the platform, and the context as they see it. */
export async function anOperator<C extends Ctx>(ctx: C): Promise<{ operator: TestAccount; as: C }> {
  const operator = await anAccount(ctx, { name: 'Ada Lind' })
  return { operator, as: asAccount(ctx, operator, { isOperator: true }) }
}

/** Whoever makes a call. */
export interface Caller {
  readonly id: string
  readonly isOperator?: boolean
  readonly isStaff?: boolean
  /** Milliseconds since the last proof. */
  readonly provedAgo?: number
}

/** What a call is answered with, or why it is refused. */
export type Asked<E extends Endpoint> = OutputOf<E> & {
  error?: { code: string; field?: string; data?: unknown }
}

/** Header in which a test describes who calls. */
const CALLER = 'x-test-caller'
const ORIGIN = 'http://localhost:4000'

/** Whoever the header describes is signed in: sessions are another area's tests. */
function actorOf({ headers }: Pick<RequestFacts, 'headers'>, sessionId: string): Actor {
  const given = headers[CALLER]
  if (typeof given !== 'string') return { kind: 'visitor' }
  const caller = JSON.parse(given) as Caller
  return {
    kind: 'account',
    accountId: caller.id,
    sessionId,
    isOperator: caller.isOperator ?? false,
    isStaff: caller.isStaff ?? false,
    isVerified: true,
    provedAt: Date.now() - (caller.provedAgo ?? 0),
    rights: new Set(),
  }
}

/** Where a call goes with what it is asked, and its body where it has one. */
function addressed({ method, path: pattern }: Endpoint, input: Readonly<Record<string, unknown>>) {
  const { path, rest } = fillPath(pattern, input)
  if (method !== 'GET') return { url: path, payload: rest }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest))
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one))
  return { url: query.size > 0 ? `${path}?${query}` : path }
}

/** An operator of tests, an owner with a site, and people around them. */
async function theCast(ctx: Ctx) {
  const operator = await anAccount(ctx, { name: 'Ada Lind' })
  const owner = await anAccount(ctx)
  const siteId = await aSite(ctx, owner)
  const admin = await aContributor(ctx, siteId, { roles: ['admin'] })
  const editor = await aContributor(ctx, siteId, { roles: ['website_editor', 'billing'] })
  const stranger = await anAccount(ctx)
  await aSite(ctx, stranger)
  return { operator: { id: operator.id, isOperator: true }, owner, siteId, admin, editor, stranger }
}

/** A server with the area's calls, and some more. */
async function serveRoutes(
  database: Database,
  sessionId: string,
  crumbs: ReturnType<typeof crumbMaker>,
  more: readonly Route[],
) {
  const app = await createHttp()
  serveApi(app, [...sitesArea.routes, ...routes, ...more], {
    database,
    clock: systemClock,
    crumbs,
    origin: ORIGIN,
    tools: testTools(),
    authenticate: async (_db, request) => ({ actor: actorOf(request, sessionId), locale: 'en-US' }),
    siteAccess,
  })
  await app.ready()
  return app
}

/** The area's calls as they are made over HTTP, on the database of the tests, and people to make them. */
export interface Console {
  readonly database: Database
  readonly origin: string
  /** Makes a call, as nobody or as whoever is described; the answer as it comes over the wire. */
  answer(
    endpoint: Endpoint,
    caller: Caller | null,
    input?: Readonly<Record<string, unknown>>,
  ): Promise<{ status: number; headers: Readonly<Record<string, unknown>>; text: string }>
  /** Makes a call whose answer is JSON. */
  ask<E extends Endpoint>(
    endpoint: E,
    caller: Caller | null,
    input?: Readonly<Record<string, unknown>>,
  ): Promise<{ status: number; body: Asked<E>; code: string | undefined }>
  /** Makes a call whose answer has a next one, to the end. */
  pages<E extends Endpoint>(
    endpoint: E,
    caller: Caller,
    input?: Readonly<Record<string, unknown>>,
  ): Promise<Asked<E>[]>
  /** An operator, an owner with a site, and people around them, each time others. */
  cast(): ReturnType<typeof theCast>
  /** Does something as the platform itself. */
  inside<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
  /** What stands on the timeline of a site, latest first. */
  timelineOf(operator: Caller, siteId: string): Promise<OutputOf<typeof siteTimeline>['items']>
  close(): Promise<void>
}

/**
 * Opens the calls of the area to a file of tests.
 *
 * @param more calls of areas below, which a test takes with all that these add to a site
 */
export async function openConsole(more: readonly Route[] = []): Promise<Console> {
  const database = await testDatabase()
  const crumbs = crumbMaker(secretsOf('a secret key that only the tests know of').key('crumb'))
  const sessionId = newId()
  const crumb = crumbs.make(sessionId)
  const app = await serveRoutes(database, sessionId, crumbs, more)
  const inside: Console['inside'] = (work) =>
    database.transaction('platform', (db) => work(testCtx(db, { clock: systemClock })))
  const answer: Console['answer'] = async (endpoint, caller, input = {}) => {
    const response = await app.inject({
      method: endpoint.method,
      ...addressed(endpoint, input),
      headers: {
        host: new URL(ORIGIN).host,
        origin: ORIGIN,
        cookie: `crumb=${crumb}`,
        'x-csrf-token': crumb,
        ...(caller ? { [CALLER]: JSON.stringify(caller) } : {}),
      },
    })
    return { status: response.statusCode, headers: response.headers, text: response.body }
  }
  const ask: Console['ask'] = async (endpoint, caller, input) => {
    const { status, text } = await answer(endpoint, caller, input)
    const body = JSON.parse(text) as Asked<typeof endpoint>
    return { status, body, code: body.error?.code }
  }
  const pages: Console['pages'] = async (endpoint, caller, input) => {
    const found: Asked<typeof endpoint>[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { body } = await ask(endpoint, caller, { ...input, ...(cursor === undefined ? {} : { cursor }) })
      found.push(body)
      cursor = (body as unknown as { next: string | null }).next
    }
    return found
  }
  return {
    database,
    origin: ORIGIN,
    answer,
    ask,
    cast: () => inside(theCast),
    inside,
    pages,
    timelineOf: async (operator, siteId) => (await ask(siteTimeline, operator, { siteId })).body.items,
    close: () => app.close(),
  }
}
