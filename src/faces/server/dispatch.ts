import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { VisitorSite } from '#faces/visitor/visitor-site.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import { limitAnswerTime } from '#platform/http/answer-time.ts'
import { limitBodyTime } from '#platform/http/body-time.ts'
import { INERT_POLICY } from '#platform/http/http.ts'
import { openPlainLane, type PlainLane } from '#platform/http/plain-lane.ts'
import { mayWait } from '#platform/http/unanswered.ts'
import type { Log } from '#platform/log/log.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { answerHealth, type Health } from './health.ts'
import { belowDomain, hostnames, targetOf } from './hostnames.ts'
import { keptPages } from './kept-pages.ts'
import { siteTraffic } from './site-traffic.ts'

/** How long a connection is kept open for another request. */
const KEEP_ALIVE_MS = 65_000
/** Of a sentence that no face could dress. */
const PLAIN = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': INERT_POLICY,
  'x-content-type-options': 'nosniff',
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

export interface DispatchOptions {
  readonly config: Config
  readonly log: Log
  readonly database: Database
  readonly metrics: Metrics
  readonly health: Health
  readonly visitors: VisitorSite
}

export interface Dispatch {
  /** The server of the owner's app: `toApp` answers requests for the app's own host. */
  serve(toApp: Handler): Server
  /** Ends the connections of requests that are answered from memory alone. @param ms until the last is cut off */
  close(ms: number): void
}

/** Opens the way of requests: kept pages first, then visitors' sites, health, the owner's app. */
export function dispatchTo(options: DispatchOptions): Dispatch {
  const { config, log, metrics, health, visitors } = options
  const asked = hostnames(config.appOrigin, config.sitesDomain)
  const isBelowSites = belowDomain(config.sitesDomain)
  const traffic = siteTraffic(metrics.sites, log)
  const serves = config.role !== 'worker'
  let lane: PlainLane | null = null

  async function answer(request: IncomingMessage, response: ServerResponse, toApp: Handler): Promise<void> {
    const since = performance.now()
    if (health.isDraining) response.setHeader('connection', 'close')
    const target = targetOf(request)
    request.url = target.url
    const host = asked(target.host)
    const isOfSite = host.kind === 'site' && serves
    if (isOfSite && visitors.answerKept(request, response, host.slug)) {
      traffic.kept(request, host.slug, since)
      return
    }
    if (!mayWait(request, response)) return
    if (isOfSite) {
      traffic.watch(request, response, host.slug, since)
      await visitors.answer(request, response, host.slug)
      return
    }
    if (await answersHealth(options, target.url, request, response)) return
    if (host.kind === 'app' && serves) {
      toApp(request, response)
      return
    }
    if (!serves) {
      response.writeHead(404, PLAIN).end('Not found\n')
      return
    }
    traffic.watch(request, response, null, since)
    // Below the domain of sites somebody mistyped an address; any other host was never ours (RFC 9110 § 15.5.20).
    if (isBelowSites(target.host)) await visitors.answerUnknownHost(request, response)
    else response.writeHead(421, PLAIN).end('Misdirected request\n')
  }

  return {
    serve(toApp) {
      const server: Server = createServer((request, response) => {
        answer(request, response, toApp).catch((error: unknown) => {
          const id = randomUUID()
          log.error({ err: error, requestId: id }, 'a request could not be dispatched')
          if (response.headersSent) response.destroy()
          else response.writeHead(500, PLAIN).end(`Something went wrong (${id}).\n`)
        })
      })
      server.keepAliveTimeout = KEEP_ALIVE_MS
      limitBodyTime(server)
      limitAnswerTime(server)
      if (serves) {
        const kept = keptPages({ asked, visitors, traffic, health })
        lane = openPlainLane(server, { answer: kept, idle: KEEP_ALIVE_MS })
      }
      return server
    },
    close: (ms) => lane?.close(ms),
  }
}

/** Answers what load balancers and monitoring ask; whether it was one of their addresses. */
async function answersHealth(
  { config, database, health, metrics }: DispatchOptions,
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (url !== '/healthz' && url !== '/readyz' && url !== '/metrics') return false
  return answerHealth(request, response, {
    appOrigin: config.appOrigin,
    database,
    health,
    metrics: async () => {
      const { type, text } = await metrics.read()
      return { type, body: text }
    },
  })
}
