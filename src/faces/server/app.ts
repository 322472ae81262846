import type { Server } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { authenticate } from '#areas/accounts/index.ts'
import { listenToDocuments } from '#areas/documents/index.ts'
import { siteAccess } from '#areas/sites/index.ts'
import { visitorSite, type VisitorSite } from '#faces/visitor/visitor-site.ts'
import type { Clock } from '#kernel/clock.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { databaseClock } from '#platform/db/database-clock.ts'
import { adviceOn } from '#platform/db/isolation.ts'
import { serveApi } from '#platform/http/api.ts'
import { crumbMaker } from '#platform/http/crumb.ts'
import { createHttp } from '#platform/http/http.ts'
import { installJobs } from '#platform/jobs/install-jobs.ts'
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts'
import { createImages } from '#platform/images/images.ts'
import type { Log } from '#platform/log/log.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { createMetrics, type Metrics } from '#platform/metrics/metrics.ts'
import type { Tools } from '#platform/tools.ts'
import { serveAdmin } from './admin-app.ts'
import { areas } from './areas.ts'
import { serveDevMail } from './dev-mail.ts'
import { dispatchTo } from './dispatch.ts'
import type { Health } from './health.ts'
import { listen } from './listen.ts'
import { productJobs } from './product-jobs.ts'
import { programFingerprint } from './program-fingerprint.ts'
import { PUT_BACK, readyDatabase } from './ready-database.ts'
import { openTools } from './tools.ts'
import { recurringWork } from './upkeep.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
export const buildFolder = join(root, 'build')

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

/** Which proxies are believed, as Fastify reads it. */
function trustedProxies({ trustProxy }: Config): boolean | number | string {
  return typeof trustProxy === 'object' ? [...trustProxy].join(',') : trustProxy
}

function logAnswers(app: FastifyInstance, metrics: Metrics, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'unknown'
    const { statusCode: status, elapsedTime } = reply
    metrics.request(method, route, status, elapsedTime / 1000)
    // A successful read is logged for debugging only.
    const level = (method === 'GET' || method === 'HEAD') && status < 400 ? 'debug' : 'info'
    log[level]({ requestId: request.id, method, route, status, ms: Math.round(elapsedTime) }, 'answered')
    done()
  })
}

async function start(
  database: Database,
  config: Config,
  log: Log,
  clock: Clock,
  host: string,
): Promise<Portico> {
  const tools = await openTools({ config, log, database, images: createImages({ log }) })
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
    jobs: productJobs({ tools, visitors, mailer, metrics }),
    recurring: recurringWork({ database, tools, clock }),
  })
  await installJobs(database)

  const health: Health = { isDraining: false }
  const crumbs = crumbMaker(secretsOf(config.secretKey).key('crumb'))
  const dispatch = dispatchTo({ config, log, database, metrics, health, visitors })
  const stopListening = await listenToDocuments(database)

  const app = await createHttp({
    trustProxy: trustedProxies(config),
    serverFactory: dispatch.serve,
  })

  logAnswers(app, metrics, log)
  const routes = areas.flatMap((area) => area.routes)
  serveApi(app, routes, {
    database,
    clock,
    crumbs,
    origin: config.appOrigin,
    tools,
    authenticate: (db, facts) => authenticate({ db, clock, tools }, facts),
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
  if (config.role !== 'web') await jobs.work()

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
      mailer?.close()
      listening.close()
      dispatch.close(DRAIN_MS)
      await app.close()
      clearInterval(late)
      await stopListening()
      await visitors.close()
      await tools.images.close()
      await database.close()
    },
  }
}
