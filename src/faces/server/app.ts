import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { authenticate } from '#areas/accounts/index.ts'
import { listenToPages } from '#areas/pages/index.ts'
import { siteAccess } from '#areas/sites/index.ts'
import { drawReleasedJob } from '#faces/visitor/released/draw-released.ts'
import { packPlainSite } from '#faces/visitor/written/plain-export.ts'
import { visitorSite, type VisitorSite } from '#faces/visitor/visitor-site.ts'
import type { Clock } from '#kernel/clock.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { databaseClock } from '#platform/db/database-clock.ts'
import { adviceOn } from '#platform/db/isolation.ts'
import { serveApi } from '#platform/http/api.ts'
import { limitAnswerTime } from '#platform/http/answer-time.ts'
import { limitBodyTime } from '#platform/http/body-time.ts'
import { crumbMaker } from '#platform/http/crumb.ts'
import { createHttp, INERT_POLICY } from '#platform/http/http.ts'
import { openPlainLane, type PlainLane } from '#platform/http/plain-lane.ts'
import { mayWait } from '#platform/http/unanswered.ts'
import { createRelay } from '#platform/events/relay.ts'
import { installJobs } from '#platform/jobs/install-jobs.ts'
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts'
import { createImages } from '#platform/images/images.ts'
import type { Log } from '#platform/log/log.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { mailJob } from '#platform/mail/send-mail.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { createRateLimits } from '#platform/rate-limit/rate-limit.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import type { Tools } from '#platform/tools.ts'
import { serveAdmin } from './admin-app.ts'
import { areas } from './areas.ts'
import { serveDevMail } from './dev-mail.ts'
import { formatsOnPacks } from './formats.ts'
import { answerHealth, type Health } from './health.ts'
import { belowDomain, hostnames, targetOf } from './hostnames.ts'
import { keptPages } from './kept-pages.ts'
import { listen } from './listen.ts'
import { programFingerprint } from './program-fingerprint.ts'
import { PUT_BACK, readyDatabase } from './ready-database.ts'
import { siteTraffic } from './site-traffic.ts'
import { recurringWork } from './upkeep.ts'
import { ownerWords } from './words.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
export const buildFolder = join(root, 'build')

/** A running Portico. */
export interface Portico {
  readonly database: Database
  readonly tools: Tools
  readonly jobs: Jobs
  readonly port: number
  readonly clock: Clock
  /**
   * Asks to be left out, finishes what is under way (30 s at most), and closes.
   *
   * @param grace milliseconds for which it goes on taking requests, each the last on its connection,
   *   while whoever sends them learns to send them elsewhere; over at once when nobody is connected
   */
  close(grace?: number): Promise<void>
}

export interface PorticoOptions {
  readonly config: Config
  readonly log: Log
  /** In place of the database's. */
  readonly clock?: Clock
  /** Address to listen at, in place of the configured one. */
  readonly host?: string
}

const DRAIN_MS = 30_000
/** How long a connection is kept open for another request. */
const KEEP_ALIVE_MS = 65_000
/** Of a sentence that no face could dress. */
const PLAIN = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': INERT_POLICY,
  'x-content-type-options': 'nosniff',
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
}

/**
 * Opens the database, brings it up to date and starts what the role asks for.
 *
 * @throws LooseIsolationError where one site could see the rows of another
 */
export async function startPortico(options: PorticoOptions): Promise<Portico> {
  const { config, log } = options
  const database = await openDatabase(
    config.databaseUrl === null ? { folder: config.dataDir } : { url: config.databaseUrl, log },
  )
  try {
    const { ran, strongLogin, isPutBack } = await readyDatabase(database, config)
    if (ran.length > 0) log.info({ migrations: ran }, 'the database was brought up to date')
    if (strongLogin !== null && database.kind === 'postgres') log.warn(adviceOn(strongLogin))
    if (isPutBack) log.warn(PUT_BACK)
    const host = options.host ?? config.host
    if (options.clock) return await start(database, config, log, options.clock, host)
    const clock = await databaseClock(database)
    try {
      const portico = await start(database, config, log, clock, host)
      return { ...portico, close: (grace) => portico.close(grace).finally(clock.stop) }
    } catch (error) {
      clock.stop()
      throw error
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function start(
  database: Database,
  config: Config,
  log: Log,
  clock: Clock,
  host: string,
): Promise<Portico> {
  const tools: Tools = {
    config,
    log,
    storage: await openStorage(config),
    limits: createRateLimits(database.pool),
    tell: (channel, payload) => database.tell(channel, payload),
    images: createImages({ log }),
    words: ownerWords,
    formats: formatsOnPacks(log),
  }
  const visitors: VisitorSite = await visitorSite({
    database,
    tools,
    clock,
    program: programFingerprint(buildFolder),
  })
  const metrics = createMetrics()
  const mailer = config.smtpUrl === null ? null : createMailer({ url: config.smtpUrl })
  const jobs = createJobs({
    database,
    tools,
    clock,
    metrics,
    jobs: [
      ...areas.flatMap((area) => area.jobs),
      drawReleasedJob(visitors),
      packPlainSite(visitors),
      ...(mailer ? [mailJob(mailer, metrics)] : []),
    ],
    recurring: recurringWork({ database, tools, clock }),
  })
  await installJobs(database)
  const relay = createRelay({
    database,
    tools,
    clock,
    metrics,
    subscriptions: areas.flatMap((area) => area.subscriptions),
  })

  const health: Health = { isDraining: false }
  const crumbs = crumbMaker(secretsOf(config.secretKey).key('crumb'))
  const asked = hostnames(config.appOrigin, config.sitesDomain)
  const isBelowSites = belowDomain(config.sitesDomain)
  const traffic = siteTraffic(metrics.sites, log)
  const stopListening = await listenToPages(database)

  let lane: PlainLane | null = null
  const app = await createHttp({
    trustProxy:
      config.trustProxy === false
        ? false
        : typeof config.trustProxy === 'number'
          ? config.trustProxy
          : config.trustProxy.join(','),
    serverFactory: (handler) => {
      const server: Server = createServer((request, response) => {
        dispatch(request, response, handler).catch((error: unknown) => {
          const id = randomUUID()
          log.error({ err: error, requestId: id }, 'a request could not be dispatched')
          if (response.headersSent) response.destroy()
          else response.writeHead(500, PLAIN).end(`Something went wrong (${id}).\n`)
        })
      })
      server.keepAliveTimeout = KEEP_ALIVE_MS
      limitBodyTime(server)
      limitAnswerTime(server)
      if (config.role !== 'worker') {
        const answer = keptPages({ asked, visitors, traffic, health })
        lane = openPlainLane(server, { answer, idle: KEEP_ALIVE_MS })
      }
      return server
    },
  })

  async function dispatch(
    request: IncomingMessage,
    response: ServerResponse,
    toApp: (request: IncomingMessage, response: ServerResponse) => void,
  ): Promise<void> {
    const since = performance.now()
    if (health.isDraining) response.setHeader('connection', 'close')
    const target = targetOf(request)
    request.url = target.url
    const host = asked(target.host)
    const serves = config.role !== 'worker'
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
    const { url } = target
    if (
      (url === '/healthz' || url === '/readyz' || url === '/metrics') &&
      (await answerHealth(request, response, {
        appOrigin: config.appOrigin,
        database,
        health,
        metrics: async () => {
          const { type, text } = await metrics.read()
          return { type, body: text }
        },
      }))
    ) {
      return
    }
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
    if (isBelowSites(target.host)) await visitors.answerNobody(request, response)
    else response.writeHead(421, PLAIN).end('Misdirected request\n')
  }

  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'unknown'
    const { statusCode: status, elapsedTime } = reply
    metrics.request(method, route, status, elapsedTime / 1000)
    // What was only read, and went well, is worth a line to whoever looks for something.
    const level = (method === 'GET' || method === 'HEAD') && status < 400 ? 'debug' : 'info'
    log[level]({ requestId: request.id, method, route, status, ms: Math.round(elapsedTime) }, 'answered')
    done()
  })
  const routes = areas.flatMap((area) => area.routes)
  serveApi(app, routes, {
    database,
    clock,
    crumbs,
    origin: config.appOrigin,
    tools,
    authenticate: (db, facts) => authenticate(db, facts, clock),
    siteAccess,
  })
  serveAdmin(app, {
    clock,
    database,
    tools,
    crumbs,
    build: join(buildFolder, 'admin'),
    routes,
  })

  if (config.smtpUrl === null)
    serveDevMail(
      app,
      database,
      areas.flatMap((area) => area.mails),
      tools,
    )
  // A port that is taken is found before anything runs by itself, which would still ask the database
  // while that is closed.
  const listening = await listen(app, { host, port: config.port })
  if (config.role !== 'web') {
    await jobs.work()
    await relay.start()
  }

  return {
    database,
    tools,
    jobs,
    clock,
    port: listening.port,
    async close(grace = 0) {
      health.isDraining = true
      const until = performance.now() + grace
      while (performance.now() < until && (await connectionsOf(app.server)) > 0) await pause(50)
      const late = setInterval(() => app.server.closeAllConnections(), DRAIN_MS)
      await jobs.stop()
      await relay.stop()
      mailer?.close()
      listening.close()
      lane?.close(DRAIN_MS)
      await app.close()
      clearInterval(late)
      await stopListening()
      await visitors.close()
      await tools.images.close()
      await database.close()
    },
  }
}
