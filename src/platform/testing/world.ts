import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import type { PGlite } from '@electric-sql/pglite'
import type { Clock } from '#kernel/clock.ts'
import { fixedClock } from '#kernel/clock.ts'
import type { LocaleData } from '#kernel/i18n/packs.server.ts'
import { newId } from '#kernel/ids.ts'
import { type Brought, compose, type Composed, type Point } from '#kernel/point.ts'
import { readConfig } from '../config/config.ts'
import type { Actor, Ctx } from '../ctx.ts'
import type { Database, Db } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { migrate, readMigrations } from '../db/migrate.ts'
import { endLater, type Scope } from '../db/transactions.ts'
import { installJobs } from '../jobs/install-jobs.ts'
import { createImages } from '../images/images.ts'
import { silentLog } from '../log/log.ts'
import { createRateLimits } from '../rate-limit/rate-limit.ts'
import { openLocalStorage } from '../storage/local-storage.ts'
import type { Tools } from '../tools.ts'
import { atEnd } from './at-end.ts'
import { migrationsFolder, scratchDatabase } from './scratch-database.ts'
import { ownerWords, visitorWords } from './words.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Where a reachable PostgreSQL is told to the tests; unset, the embedded database serves. */
const SERVER = process.env['TEST_DATABASE_URL']

/** Where the embedded database keeps its log of writes, and how much of its file is kept beyond what is written. */
const LOG = { folder: '/pglite/data/pg_wal', margin: 64 * 1024 }

/**
 * Leaves of a database's log what a start of it reads. Of the 30 MB of a migrated one it is 16, which each file of
 * tests would unpack.
 */
async function shortenLog(embedded: PGlite): Promise<void> {
  await embedded.exec('select pg_switch_wal(); checkpoint')
  const { rows } = await embedded.query<{ name: string; written: number }>(`
    select file_name as name, file_offset as written from pg_walfile_name_offset(pg_current_wal_insert_lsn())`)
  const [current] = rows
  assert.ok(current)
  const files = embedded.Module.FS
  for (const name of files.readdir(LOG.folder)) {
    const path = join(LOG.folder, name)
    if (name === current.name) files.truncate(path, current.written + LOG.margin)
    else if (files.isFile(files.stat(path).mode)) files.unlink(path)
  }
}

async function snapshot(): Promise<string> {
  const hash = createHash('sha256').update(
    'with jobs, their policies and their order, without templates, with a short log',
  )
  for (const migration of readMigrations(migrationsFolder)) hash.update(migration.checksum)
  const file = join(root, '.cache', `test-database-${hash.digest('hex').slice(0, 16)}.tar`)
  if (!existsSync(file)) {
    const database = await openDatabase({})
    await migrate(database, migrationsFolder)
    await installJobs(database)
    // Nobody makes a second database of it: without the two templates it is read in a third less time.
    await database.embedded?.exec(`
      update pg_database set datistemplate = false, datallowconn = false where datname like 'template_';
      checkpoint`)
    for (const template of ['template0', 'template1'])
      await database.embedded?.exec(`drop database ${template}`)
    if (database.embedded) await shortenLog(database.embedded)
    const dump = await database.embedded?.dumpDataDir('none')
    await database.close()
    if (!dump) throw new Error('The embedded database gave no snapshot')
    mkdirSync(join(root, '.cache'), { recursive: true })
    const half = `${file}.${randomUUID()}`
    writeFileSync(half, Buffer.from(await dump.arrayBuffer()))
    renameSync(half, file)
  }
  return file
}

/** How much of a function of the embedded database runs before it is compiled again, for speed; `usual` is V8's own. */
const TIERING_BUDGET = { usual: 13_000_000, long: 1_000_000_000 }

const setBudget = (budget: number): void => setFlagsFromString(`--wasm-tiering-budget=${budget}`)

/**
 * Opens the embedded database for a file of tests, which has ended before most second compilations pay: they would
 * be a fifth of what it costs. The setting holds for this database alone, for compiled code is only taken from the
 * cache under the settings it was made with.
 */
async function openBriefly(): Promise<Database> {
  const from = await snapshot()
  setBudget(TIERING_BUDGET.long)
  try {
    return await openDatabase({ snapshot: from })
  } finally {
    setBudget(TIERING_BUDGET.usual)
  }
}

/** The embedded database in memory, or a scratch database on the PostgreSQL that TEST_DATABASE_URL names. */
async function openMigrated(): Promise<{ made: Database; close(): Promise<void> }> {
  if (SERVER) {
    const { database, drop } = await scratchDatabase(SERVER)
    return { made: database, close: drop }
  }
  const made = await openBriefly()
  return { made, close: () => made.close() }
}

let ofFile: Promise<Database> | undefined
const ends: (() => Promise<void>)[] = []

// Said as the file is loaded, outside of any test.
atEnd(async () => {
  for (const end of ends.toReversed()) await end()
})

/** A migrated database that this file of tests has for itself. Closed and dropped when they are over. */
export function testDatabase(): Promise<Database> {
  ofFile ??= (async () => {
    await loadProduct()
    const { made, close } = await openMigrated()
    ends.push(close)
    return made
  })()
  return ofFile
}

/** Databases that the files of a process have in common: it closes them after the last (`scripts/testing/worker.mjs`). */
const ofProcess = (
  globalThis as unknown as Record<symbol, Map<string, ReturnType<typeof openMigrated>> | undefined>
)[Symbol.for('portico.databases')]

/** One of these, for a copy costs more than most files take; by itself a file has one of its own. */
async function lent(name: 'untouched' | 'used'): Promise<Database> {
  if (ofFile || !ofProcess) return testDatabase()
  await loadProduct()
  const found = ofProcess.get(name) ?? openMigrated()
  ofProcess.set(name, found)
  return (await found).made
}

/** A database that others have sites and people in as well, for files that ask for nothing but their own. */
export const sharedDatabase = (): Promise<Database> => lent('used')

/** An embedded database of its own, whatever the tests run on; the caller closes it. */
export async function embeddedDatabase(): Promise<Database> {
  await loadProduct()
  return openBriefly()
}

/** Why what needs a real PostgreSQL is not run: races, and plans of statements. */
export const NO_SERVER = 'no PostgreSQL is named by TEST_DATABASE_URL'

/**
 * A migrated PostgreSQL database of its own, for tests of races and faults; `null` where none is
 * reachable (the embedded database has one connection: nothing can race on it).
 */
export async function racingDatabase(connections = 20): Promise<Database | null> {
  if (!SERVER) return null
  await loadProduct()
  const { database, drop } = await scratchDatabase(SERVER, connections)
  return { ...database, close: drop }
}

class RolledBack extends Error {}

/** Runs `work` in a transaction that is rolled back, whatever it did. */
export async function rolledBack(scope: Scope, work: (db: Db) => void | Promise<void>): Promise<void> {
  const database = await lent('untouched')
  await database
    .transaction(scope, async (db) => {
      await work(db)
      throw new RolledBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error
    })
}

/** A test that leaves nothing behind: its work is a transaction of the platform that is rolled back. */
export function testRolledBack(name: string, work: (db: Db) => void | Promise<void>): void {
  void test(name, () => rolledBack('platform', work))
}

export const testClock: Clock = fixedClock('2026-11-20T10:00:00Z')

const folder = mkdtempSync(join(tmpdir(), 'portico-test-'))
ends.push(async () => rmSync(folder, { recursive: true, force: true }))

let localeData: Promise<LocaleData> | undefined
/** Loaded by who formats, as the server has it: it is a hundred files, which most files of tests never ask for. */
const localeDataOnce = (): Promise<LocaleData> =>
  (localeData ??= import('#kernel/i18n/packs.server.ts').then(({ LocaleData }) => new LocaleData()))

/** What all areas of the product bring; loaded with the first database, as it is the whole program. */
let product: Composed | undefined

/** Loads it where a database is opened without {@link testDatabase}. */
export async function loadProduct(): Promise<void> {
  const areas = new URL('../../faces/server/areas.ts', import.meta.url).href
  product ??= ((await import(areas)) as { product: Composed }).product
}

function wholeProduct(): Composed {
  if (!product) throw new Error('A test that asks extension points opens a database first')
  return product
}

let own: Composed = compose([])
let brought: readonly Brought[] = []

/**
 * Has the tests that follow find these values at the extension points they go to, in place of what the product's
 * areas bring there; of two calls for one point the later counts.
 */
export function bring(...brings: readonly Brought[]): void {
  const isReplaced = ({ to }: Brought) => brings.some((one) => one.to === to)
  brought = [...brought.filter((one) => !isReplaced(one)), ...brings]
  own = compose(brought)
}

const tools: Tools = {
  of: ((to: Point<unknown>) =>
    (brought.some((one) => one.to === (to as unknown)) ? own : wholeProduct()).of(to)) as Composed['of'],
  config: readConfig({ DATA_DIR: folder, SECRET_KEY: 'a secret key that only the tests know of' }),
  log: silentLog(),
  storage: await openLocalStorage(join(folder, 'files')),
  limits: createRateLimits(),
  notify: (channel, payload) => void sharedDatabase().then((database) => database.notify(channel, payload)),
  images: createImages(),
  words: () => ownerWords('en-US'),
  visitorWords,
  formats: async (locale) => (await localeDataOnce()).formats(locale),
}

ends.push(() => tools.images.close())

/** The tools of a program under test: no mail server, and files in a folder of its own that goes with the process. */
export function testTools(): Tools {
  return tools
}

/** A context for a verb under test; what is not named is the plainest value. */
export function testCtx(
  db: Db,
  given: Partial<Omit<Ctx, 'db'>> = {},
): Ctx & { readonly cookies: Map<string, string | null> } {
  const cookies = new Map<string, string | null>()
  const visitor: Actor = { kind: 'visitor' }
  return {
    db,
    site: null,
    actor: visitor,
    clock: testClock,
    locale: 'en-US',
    request: {
      id: 'test-request',
      ip: '192.0.2.7',
      userAgent: 'Tests',
      origin: 'http://localhost:4000',
      cookies: {},
      headers: {},
    },
    answer: {
      cookie: (name, value) => void cookies.set(name, value),
      crumb: () => {},
      header: () => {},
      status: () => {},
    },
    tools,
    afterCommit: () => {},
    endWith: endLater(db),
    ...given,
    cookies,
  }
}

/** The context as an account sees it. */
export function asAccount<C extends Ctx>(
  ctx: C,
  account: { readonly id: string },
  given: Partial<Extract<Actor, { kind: 'account' }>> = {},
): C {
  const actor: Actor = {
    kind: 'account',
    accountId: account.id,
    sessionId: newId(),
    isOperator: false,
    isStaff: false,
    isVerified: true,
    provedAt: ctx.clock.now(),
    rights: new Set(),
    ...given,
  }
  return { ...ctx, actor }
}
