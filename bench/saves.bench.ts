// Saves: 200 people, one patch a second each, for a minute, through the whole API; then as many as
// go, beside a hand-written transaction of one round trip that does the least a save must do.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { authenticate, createAccount, startSession } from '#areas/accounts/index.ts'
import { savePatches } from '#areas/documents/index.ts'
import { createPage } from '#areas/pages/tree/create-page.ts'
import { createSite, siteAccess } from '#areas/sites/index.ts'
import { areas } from '#faces/server/areas.ts'
import { type Id, newId, newLocalId } from '#kernel/ids.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import { serveApi } from '#platform/http/api.ts'
import { crumbMaker } from '#platform/http/crumb.ts'
import { createHttp } from '#platform/http/http.ts'
import { runAsSystem, systemCtx, type SystemSurroundings } from '#platform/system-ctx.ts'
import { templates } from '#areas/pages/templates/index.ts'
import { sql } from 'kysely'
import { fork, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median, quantile, spread, table } from './figures.ts'
import { actingAs, openSurroundings } from './many-sites.ts'
import type { LoadReport, LoadTask, Writer } from './saves-load.ts'
import { onPostgres } from './scratch-postgres.ts'

const PEOPLE = 200
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 60)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 8)
const AT_ONCE = 16
const ORIGIN = 'http://localhost:4000'

interface Rate {
  readonly perSecond: number
  /** Processor time of this process and of the database's, in milliseconds a save. */
  readonly cpu: number
}

/** Processor time used so far by this process and, where it is a server of this machine, the database. */
function cpuOf(url: string | null): number {
  const { user, system } = process.cpuUsage()
  const mine = (user + system) / 1000
  if (url === null) return mine
  const pids = spawnSync('pgrep', ['postgres'], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
  return pids.reduce((sum, pid) => {
    const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : ''
    const fields = stat.split(') ')[1]?.split(' ') ?? []
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10
  }, mine)
}

async function writersOf(surroundings: SystemSurroundings): Promise<Writer[]> {
  const crumbs = crumbMaker(secretsOf(surroundings.tools.config.secretKey).key('crumb'))
  const document = templates[0]?.pages.find((page) => page.isHome)?.document
  if (!document) throw new Error('There is no template')
  const [section = ''] = document.order
  const writers: Writer[] = []
  const purpose = { siteId: null, reason: 'bench' }
  for (let n = 0; n < PEOPLE + AT_ONCE; n += 1) {
    const email = `writer-${newId()}@example.com`
    const { accountId, cookie, crumb } = await runAsSystem(surroundings, purpose, async (ctx) => {
      const made = await createAccount(ctx, {
        email,
        name: `Writer ${n}`,
        passwordHash: null,
        isVerified: true,
      })
      if (!made) throw new Error('No account')
      const cookies = new Map<string, string>()
      const answer = {
        ...ctx.answer,
        cookie: (name: string, value: string | null) => void cookies.set(name, value ?? ''),
      }
      const { sessionId } = await startSession({ ...ctx, answer }, { accountId: made.accountId })
      const [session] = [...cookies]
      return {
        accountId: made.accountId,
        cookie: `${session?.[0]}=${session?.[1]}`,
        crumb: crumbs.make(sessionId),
      }
    })
    const { id } = await runAsSystem(surroundings, purpose, (ctx) =>
      createSite(actingAs(ctx, accountId), {
        title: `Site ${n}`,
        slug: `saves-${newLocalId(12)}`,
        beginning: { from: 'blank' },
        language: 'en-US',
        country: 'US',
        currency: 'USD',
        timeZone: 'UTC',
      }),
    )
    const page = await runAsSystem(surroundings, { siteId: id, reason: 'bench' }, (ctx) =>
      createPage(actingAs(ctx, accountId), {
        siteId: id,
        kind: 'layout',
        title: 'Work',
        parentId: null,
        nav: 'main',
        document,
      }),
    )
    writers.push({
      siteId: id,
      accountId,
      pageId: page.page.id,
      section,
      version: 0,
      headers: {
        host: 'localhost:4000',
        origin: ORIGIN,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        cookie: `${cookie}; crumb=${crumb}`,
        'x-csrf-token': crumb,
      },
    })
  }
  return writers
}

async function measure(name: string, env: Record<string, string>, url: string | null): Promise<string[][]> {
  const surroundings = await openSurroundings(env)
  const { database, tools, clock } = surroundings
  const app = await createHttp()
  serveApi(
    app,
    areas.flatMap((area) => area.routes),
    {
      database,
      clock,
      crumbs: crumbMaker(secretsOf(tools.config.secretKey).key('crumb')),
      origin: ORIGIN,
      tools,
      authenticate: (db, facts) => authenticate({ db, clock, tools }, facts),
      siteAccess,
    },
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const writers = await writersOf(surroundings)
  const load = fork(fileURLToPath(new URL('saves-load.ts', import.meta.url)))
  /** Has the people do something, in a process of their own: what they cost is not ours. */
  const people = (task: LoadTask): Promise<LoadReport> =>
    new Promise((resolve, reject) => {
      load.once('message', (report: LoadReport) =>
        report.fault === undefined ? resolve(report) : reject(new Error(report.fault)),
      )
      load.send(task)
    })
  await people({ port, writers: writers.slice(0, PEOPLE), kind: 'meet' })

  // The load of the goal: everybody once a second, each at a moment of their own.
  const { times } = await people({ kind: 'steady', seconds: SECONDS })

  // As many as go, beside the hand-written one, in turn.
  const handWritten = await reference(surroundings, url)
  // The same save without HTTP and session: the rights are read and the patches stored, in one transaction.
  const saveAlone = async (worker: number): Promise<void> => {
    const writer = writers[PEOPLE + worker] as Writer
    const later: (() => void | Promise<void>)[] = []
    const saved = await database.transaction({ site: writer.siteId }, async (db, endWith) => {
      const purpose = { siteId: writer.siteId as Id, reason: 'bench' }
      const ctx = systemCtx(db, surroundings, purpose, (task) => void later.push(task), endWith)
      const acting = actingAs(ctx, writer.accountId)
      const access = await siteAccess(acting, writer.siteId as Id)
      if (!access?.rights.has('pages.edit')) throw new Error('The writer may not write')
      return savePatches(acting, {
        holder: 'pages',
        documentId: writer.pageId,
        base: writer.version,
        clientId: 'bench-client',
        saveId: newLocalId(16),
        patches: [{ op: 'set', node: writer.section, path: ['name'], value: `Section ${writer.version}` }],
      })
    })
    if (saved.outcome !== 'saved') throw new Error(`A save was answered with ${JSON.stringify(saved)}`)
    for (const task of later) await task()
    writer.version = saved.version
  }
  const ours: Rate[] = []
  const alone: Rate[] = []
  const theirs: Rate[] = []
  const rate = async (work: () => Promise<number>): Promise<Rate> => {
    const from = cpuOf(url)
    const done = await work()
    return { perSecond: done / 2, cpu: (cpuOf(url) - from) / done }
  }
  for (let round = 0; round <= ROUNDS; round += 1) {
    const mine = await rate(
      async () => (await people({ kind: 'all', seconds: 2, atOnce: AT_ONCE })).times.length,
    )
    const verb = await rate(() => asManyAsGo(saveAlone))
    const least = await rate(() => asManyAsGo(handWritten))
    if (round === 0) continue
    ours.push(mine)
    alone.push(verb)
    theirs.push(least)
  }
  load.disconnect()
  await app.close()
  await tools.images.close()
  await database.close()
  return [
    [
      name,
      `${(times.length / SECONDS).toFixed(0)}/s`,
      quantile(times, 0.5).toFixed(1),
      quantile(times, 0.99).toFixed(1),
      ...[ours, alone, theirs].map(
        (some) =>
          `${median(some.map((one) => one.perSecond)).toFixed(0)} (${median(some.map((one) => one.cpu)).toFixed(2)})`,
      ),
      ...[ours, alone].map((some) =>
        spread(some.map((one, at) => one.perSecond / (theirs[at]?.perSecond ?? Number.NaN))),
      ),
    ],
  ]
}

/** The least that a save must do, written by hand in one round trip: check the version, store, move on, tell. */
async function reference(
  surroundings: SystemSurroundings,
  url: string | null,
): Promise<(worker: number) => Promise<unknown>> {
  const { database } = surroundings
  await sql`create table bench_pages (id uuid primary key, version integer not null, document jsonb not null)`.execute(
    database.root,
  )
  await sql`create table bench_patches (page_id uuid not null, version integer not null, patches jsonb not null, primary key (page_id, version))`.execute(
    database.root,
  )
  await sql
    .raw(
      `
    create function bench_save(page uuid, base integer, patches jsonb) returns integer language plpgsql as $$
    declare now_at integer;
    begin
      update bench_pages set version = version + 1 where id = page and version = base returning version into now_at;
      if now_at is null then raise exception 'behind'; end if;
      insert into bench_patches values (page, now_at, patches);
      perform pg_notify('bench', page::text);
      return now_at;
    end $$`,
    )
    .execute(database.root)
  const pages = Array.from({ length: AT_ONCE }, () => ({ id: randomUUID(), version: 0 }))
  for (const page of pages)
    await sql`insert into bench_pages values (${page.id}::uuid, 0, '{}')`.execute(database.root)
  const patches = JSON.stringify([{ op: 'set', node: 'a', path: ['name'], value: 'Section 1' }])
  if (url === null) {
    return async (worker) => {
      const page = pages[worker] as { id: string; version: number }
      await sql`select bench_save(${page.id}::uuid, ${page.version}, ${patches}::jsonb)`.execute(
        database.root,
      )
      page.version += 1
    }
  }
  const pool = new pg.Pool({ connectionString: url, max: AT_ONCE })
  // The database is dropped at the end, with whatever is still connected to it.
  pool.on('error', () => {})
  return async (worker) => {
    const page = pages[worker] as { id: string; version: number }
    await pool.query({
      name: 'save',
      text: 'select bench_save($1, $2, $3)',
      values: [page.id, page.version, patches],
    })
    page.version += 1
  }
}

/** Has so many workers do something again and again for two seconds; gives how often it was done. */
async function asManyAsGo(work: (worker: number) => Promise<unknown>): Promise<number> {
  const until = performance.now() + 2_000
  let done = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, worker) => {
      while (performance.now() < until) {
        await work(worker)
        done += 1
      }
    }),
  )
  return done
}

/** Runs the measurement on both databases. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
  const rows = await measure('embedded', { DATA_DIR: join(folder, 'data') }, null)
  await onPostgres(async (url) => {
    rows.push(...(await measure('PostgreSQL', { DATA_DIR: join(folder, 'pg'), DATABASE_URL: url }, url)))
    await new Promise((resolve) => setTimeout(resolve, 500))
  })
  table(
    [
      'database',
      'offered',
      'p50 ms',
      'p99 ms',
      'API: saves/s (CPU ms)',
      'transaction',
      'hand-written',
      'API ratio',
      'transaction ratio',
    ],
    rows,
  )
  rmSync(folder, { recursive: true, force: true })
}
