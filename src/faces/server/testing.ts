import type { FastifyInstance, InjectOptions } from 'fastify'
import { authenticate, startSession } from '#areas/accounts/index.ts'
import { siteAccess } from '#areas/sites/index.ts'
import { type Clock, fixedClock } from '#kernel/clock.ts'
import { type Endpoint, fillPath } from '#kernel/endpoint.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import type { Db } from '#platform/db/database.ts'
import { type ApiOptions, serveApi } from '#platform/http/api.ts'
import { crumbMaker } from '#platform/http/crumb.ts'
import { createHttp } from '#platform/http/http.ts'
import type { Route } from '#platform/http/route.ts'
import { testClock, testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { areas } from './areas.ts'

export const ORIGIN = 'http://localhost:4000'

export const crumbs = crumbMaker(secretsOf('a secret key that only the tests know of').key('crumb'))

/** The endpoints of every area on the database of this file's tests; whoever asks makes it ready, or has it listen. */
export async function wholeApi({
  routes = areas.flatMap((area) => area.routes),
  ...given
}: Partial<ApiOptions> & {
  readonly clock?: Clock
  readonly routes?: readonly Route[]
} = {}): Promise<FastifyInstance> {
  const database = await testDatabase()
  const clock = given.clock ?? fixedClock(testClock.now())
  const app = await createHttp()
  serveApi(app, routes, {
    database,
    clock,
    crumbs,
    origin: ORIGIN,
    tools: testTools(),
    authenticate: (db, facts) => authenticate({ db, clock, tools: testTools() }, facts),
    siteAccess,
    ...given,
  })
  return app
}

/** Somebody who is signed in, by what their browser sends. */
export interface SignedIn {
  readonly accountId: string
  readonly cookie: string
  readonly crumb: string
}

/** Signs an account in, in a transaction of the platform. */
export async function signedIn({ db }: { readonly db: Db }, accountId: string): Promise<SignedIn> {
  const session = testCtx(db)
  const { sessionId } = await startSession(session, { accountId })
  const [cookie] = [...session.cookies]
  const crumb = crumbs.make(sessionId)
  return { accountId, cookie: `${cookie?.[0]}=${cookie?.[1]}; crumb=${crumb}`, crumb }
}

/**
 * A call as the app makes it.
 *
 * @param bytes what is sent where the endpoint takes bytes
 */
export function requestFor(
  endpoint: Endpoint,
  person: SignedIn,
  input: Readonly<Record<string, unknown>>,
  bytes: Buffer = Buffer.from('x'),
): InjectOptions {
  const { path, rest } = fillPath(endpoint.path, input)
  const takesBytes = endpoint.takes === 'bytes'
  const query = new URLSearchParams()
  if (endpoint.method === 'GET' || takesBytes)
    for (const [key, value] of Object.entries(rest)) query.append(key, String(value))
  const asked = {
    method: endpoint.method,
    url: query.size > 0 ? `${path}?${query}` : path,
    headers: { host: 'localhost:4000', cookie: person.cookie },
  }
  if (endpoint.method === 'GET') return asked
  return {
    ...asked,
    headers: {
      ...asked.headers,
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      'x-csrf-token': person.crumb,
      'content-type': takesBytes ? 'application/octet-stream' : 'application/json',
    },
    payload: takesBytes ? bytes : JSON.stringify(rest),
  }
}
