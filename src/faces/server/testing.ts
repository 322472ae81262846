import type { FastifyInstance } from 'fastify'
import { authenticate, startSession } from '#areas/accounts/index.ts'
import { siteAccess } from '#areas/sites/index.ts'
import { type Clock, fixedClock } from '#kernel/clock.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import type { Db } from '#platform/db/database.ts'
import { type ApiOptions, serveApi } from '#platform/http/api.ts'
import { crumbMaker } from '#platform/http/crumb.ts'
import { createHttp } from '#platform/http/http.ts'
import { installJobs } from '#platform/jobs/install-jobs.ts'
import { testClock, testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { areas } from './areas.ts'

export const ORIGIN = 'http://localhost:4000'

export const crumbs = crumbMaker(secretsOf('a secret key that only the tests know of').key('crumb'))

/** The endpoints of every area on the database of this file's tests; whoever asks makes it ready, or has it listen. */
export async function wholeApi(
  given: Partial<ApiOptions> & { readonly clock?: Clock } = {},
): Promise<FastifyInstance> {
  const database = await testDatabase()
  const clock = given.clock ?? fixedClock(testClock.now())
  await installJobs(database)
  const app = await createHttp()
  const routes = areas.flatMap((area) => area.routes)
  serveApi(app, routes, {
    database,
    clock,
    crumbs,
    origin: ORIGIN,
    tools: testTools(),
    authenticate: (db, facts) => authenticate(db, facts, clock),
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
