import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { authenticate } from '#areas/accounts/index.ts'
import { ownerContextScript } from '#areas/sites/index.ts'
import type { Clock } from '#kernel/clock.ts'
import { negotiateLocale } from '#kernel/i18n/resolve-locale.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Database, passingRefusal, readThrough } from '#platform/db/database.ts'
import { answerOf, factsOf, sendError } from '#platform/http/api.ts'
import { cookieCount, CRUMB_COOKIE } from '#platform/http/guard.ts'
import type { CrumbMaker } from '#platform/http/crumb.ts'
import { INERT_POLICY } from '#platform/http/http.ts'
import { openApiDocument } from '#platform/http/openapi.ts'
import type { Route } from '#platform/http/route.ts'
import type { Tools } from '#platform/tools.ts'
import { adminDocument, adminHeaders, adminPolicy, newNonce, serveBuild } from './admin-pages.ts'
import { awayPage, awayPolicy } from './away-page.ts'
import { mayReadMailbox } from './near.ts'

export interface AdminAppOptions {
  readonly database: Database
  readonly clock: Clock
  readonly tools: Tools
  readonly crumbs: CrumbMaker
  /** The folder of the build. */
  readonly build: string
  readonly routes: readonly Route[]
}

/** Serves the owner's app: its built files, its one document for every path, and the OpenAPI document. */
export function serveAdmin(app: FastifyInstance, options: AdminAppOptions): void {
  const { database, clock, tools, crumbs, build } = options
  const { appOrigin, sitesDomain, fullstoryOrgId: organisationId, smtpUrl } = tools.config
  const isSecure = appOrigin.startsWith('https:')
  const page = join(build, 'index.html')
  const template = existsSync(page) ? readFileSync(page, 'utf8') : null
  serveBuild(app, build)

  const openApi = JSON.stringify(openApiDocument(options.routes, { title: 'Portico', version: '1' }))
  app.get('/api/openapi.json', (_request, reply) =>
    reply.header('content-security-policy', INERT_POLICY).type('application/json').send(openApi),
  )

  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      /^(GET|HEAD)$/.test(request.method) &&
      !request.url.startsWith('/api/') &&
      !request.url.startsWith('/assets/')
    if (!isPage) return sendError(reply, refuse('not_found', 'not_found'), tools.words('en-US'), tools.log)
    if (template === null) {
      return reply
        .status(503)
        .header('content-security-policy', INERT_POLICY)
        .type('text/plain; charset=utf-8')
        .send('The owner’s app has not been built: run "npm run build".\n')
    }
    const facts = factsOf(request, appOrigin)
    const nonce = newNonce()
    for (const [name, value] of Object.entries(adminHeaders)) reply.header(name, value)
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
    const reading = readThrough(() =>
      database.transaction('platform', async (db) => {
        const asks = await authenticate({ db, clock, tools }, facts)
        const siteId = /^\/sites\/([0-9a-f-]{36})([/?]|$)/.exec(request.url)?.[1] ?? null
        return {
          who: asks,
          script: await ownerContextScript({ db, actor: asks.actor, clock, request: facts, tools }, siteId),
        }
      }),
    )
    const read = await reading.catch((error: unknown) => error as Error)
    if (read instanceof Error) {
      const passing = passingRefusal(read)
      if (!passing) tools.log.error({ err: read, requestId: request.id }, 'the app could not be opened')
      if (passing) reply.header('retry-after', String(passing.detail.retryAfter ?? 5))
      const locale = negotiateLocale(request.headers['accept-language'], 'member')
      return reply
        .status(passing ? 503 : 500)
        .header('content-security-policy', awayPolicy(nonce))
        .send(
          awayPage({
            words: tools.words(locale),
            locale,
            isPassing: passing !== null,
            id: request.id,
            nonce,
          }),
        )
    }
    const { who, script } = read
    const sessionId = who.actor.kind === 'account' ? who.actor.sessionId : ''
    const crumb = facts.cookies[CRUMB_COOKIE] ?? ''
    if (cookieCount(request.headers.cookie, CRUMB_COOKIE) !== 1 || !crumbs.fits(crumb, sessionId)) {
      answerOf(reply, appOrigin, crumbs).crumb(sessionId)
    }
    return reply
      .header('content-security-policy', adminPolicy({ nonce, sitesDomain, isSecure, organisationId }))
      .send(
        adminDocument(template, {
          locale: who.locale,
          script,
          nonce,
          organisationId,
          hasMailbox: smtpUrl === null && mayReadMailbox(request.raw, appOrigin),
        }),
      )
  })
}
