/**
 * A process that makes sites of one archive and is killed at points that are told by number: a kill is a kill, but it
 * comes at the same places each time, and costs no more than a start without a server.
 * `kill-transfer-points.alone.test.ts` starts one after another; each ends what the one before it left.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { onSiteOf, send } from '#areas/assets/testing.ts'
import { asOwner, goLive } from '#areas/pages/testing.ts'
import { anAccount, aSite, type TestAccount } from '#areas/sites/testing.ts'
import { siteOfImport } from '#areas/transfer/imports/make-import.job.ts'
import { askToMake, exported, handedIn, peopled, runJob, standing } from '#areas/transfer/testing.ts'
import type { Database } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { installJobs } from '#platform/jobs/install-jobs.ts'
import { openLocalStorage } from '#platform/storage/local-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { loadProduct, testCtx, testTools } from '#platform/testing/world.ts'
import { root } from './program.ts'

/** Where a run can be ended: in a transaction before its commit, after it, in the middle of a file, after it. */
export type Place = 'uncommitted' | 'committed' | 'half a file' | 'file'

/** What a process is told. */
export interface Order {
  /** At which points, from 1, a run each is held before all are killed; of those in a transaction only the last. */
  readonly points: readonly number[]
  /** The imports that the process before was killed over. */
  readonly left: readonly Left[]
}

/** An import that a process was killed over. */
export interface Left {
  readonly point: number
  readonly owner: TestAccount
  readonly importId: string
}

/** What a process says. */
export type Said =
  | { readonly kind: 'ready' }
  /** What became of an import that was left: rows of the site, sites made of it, files kept for it. */
  | {
      readonly kind: 'ended'
      readonly point: number
      readonly counts: readonly number[]
      readonly problem: string
    }
  | { readonly kind: 'left'; readonly left: Left }
  /** The places of a run that nobody ends, in their order. */
  | { readonly kind: 'places'; readonly places: readonly Place[] }

const FILES = 6

const [, , place = '', folder = ''] = process.argv

/** Ways on that nobody takes: as long as they are known, what waits for them (an open file) is not collected. */
const held: (() => void)[] = []

const say = (said: Said): Promise<void> =>
  new Promise((done) => process.send?.(said, undefined, {}, () => done()))

/** Counts what a run does to the database and the files, and holds it for good at its point. */
class Points {
  readonly places: Place[] = []
  readonly isThere: Promise<void>
  readonly #at: number
  #arrive: () => void = () => {}

  constructor(at: number) {
    this.#at = at
    this.isThere = new Promise((arrived) => (this.#arrive = arrived))
  }

  async pass(here: Place): Promise<void> {
    this.places.push(here)
    if (this.places.length !== this.#at) return
    this.#arrive()
    await new Promise<void>((letGo) => void held.push(letGo))
  }

  inDatabase(database: Database): Database {
    return {
      ...database,
      transaction: async (scope, work) => {
        const result = await database.transaction(scope, async (db, endWith) => {
          const made = await work(db, endWith)
          await this.pass('uncommitted')
          return made
        })
        await this.pass('committed')
        return result
      },
    }
  }

  inStorage(storage: Storage): Storage {
    const halted = async function* (points: Points, bytes: AsyncIterable<Uint8Array>) {
      for await (const piece of bytes) {
        yield piece
        await points.pass('half a file')
      }
    }
    return {
      get: (key, range) => storage.get(key, range),
      head: (key) => storage.head(key),
      list: (prefix) => storage.list(prefix),
      removeUnfinished: (before) => storage.removeUnfinished(before),
      put: async (key, body) => {
        const bytes = await storage.put(key, body instanceof Uint8Array ? body : halted(this, body))
        await this.pass('file')
        return bytes
      },
      remove: async (key) => {
        await storage.remove(key)
        await this.pass('file')
      },
    }
  }
}

/** A released site with files, as an archive; made once. */
async function archiveOf(database: Database): Promise<Buffer> {
  const kept = join(folder, 'archive.zip')
  if (existsSync(kept)) return readFileSync(kept)
  const owner = await database.transaction('platform', (db) => anAccount(testCtx(db)))
  const siteId = await database.transaction('platform', (db) =>
    aSite(testCtx(db), owner, { beginning: { from: 'blank' } }),
  )
  for (let n = 0; n < FILES; n += 1) await send(database, owner, siteId, randomBytes(20_000), `${n}.bin`)
  await onSiteOf(database, owner, siteId, (ctx) => peopled(asOwner(ctx, owner, siteId)))
  await onSiteOf(database, owner, siteId, (ctx) =>
    goLive({ ctx: asOwner(ctx, owner, siteId), siteId }, { note: 'The beginning' }),
  )
  const archive = await exported(database, owner, siteId)
  writeFileSync(kept, archive)
  return archive
}

async function sayEnded(database: Database, storage: Storage, left: Left): Promise<void> {
  const { siteId, problem } = await standing(database, left.owner, left.importId)
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from pages where site_id = ${siteId})::int as pages,
      (select count(*) from document_marks where site_id = ${siteId})::int as marks,
      (select count(*) from document_editions where site_id = ${siteId})::int as editions,
      (select count(*) from releases where site_id = ${siteId})::int as releases,
      (select count(*) from assets where site_id = ${siteId})::int as assets,
      (select count(*) from form_editions where site_id = ${siteId})::int as form_editions,
      (select count(*) from submissions where site_id = ${siteId})::int as submissions,
      (select count(*) from submission_files where site_id = ${siteId})::int as submission_files,
      (select count(*) from contacts where site_id = ${siteId})::int as contacts,
      (select count(*) from consents where site_id = ${siteId})::int as consents,
      (select count(*) from sites where owner_id = ${left.owner.id})::int as sites`.execute(database.root)
  let files = 0
  for await (const _ of storage.list(`${siteId}/`)) files += 1
  const counts = [...Object.values(rows[0] ?? {}), files]
  await say({ kind: 'ended', point: left.point, counts, problem: problem?.message ?? '' })
}

async function follow({ points, left }: Order): Promise<void> {
  await loadProduct()
  const database = await openDatabase(place.startsWith('postgres') ? { url: place } : { folder: place })
  const isFirst = !existsSync(join(folder, 'archive.zip'))
  if (isFirst) {
    await migrate(database, join(root, 'migrations'))
    await installJobs(database)
  }
  const storage = await openLocalStorage(join(folder, 'files'))
  const tools = { ...testTools(), storage }
  Object.assign(testTools(), { storage })

  for (const one of left) {
    await runJob(database, siteOfImport, { importId: one.importId }, { tools })
    await sayEnded(database, storage, one)
  }
  const archive = await archiveOf(database)
  const run = async (at: number): Promise<{ points: Points; isOver: Promise<void> }> => {
    const owner = await database.transaction('platform', (db) => anAccount(testCtx(db)))
    const { id: importId } = await handedIn(database, owner, archive)
    await askToMake(database, owner, importId)
    await say({ kind: 'left', left: { point: at, owner, importId } })
    const counting = new Points(at)
    const counted = { ...tools, storage: counting.inStorage(storage) }
    const isOver = runJob(counting.inDatabase(database), siteOfImport, { importId }, { tools: counted })
    return { points: counting, isOver }
  }
  if (isFirst) {
    const free = await run(0)
    await free.isOver
    await say({ kind: 'places', places: free.points.places })
  }
  for (const at of points) {
    const { points: counting, isOver } = await run(at)
    await Promise.race([counting.isThere, isOver])
  }
  process.kill(process.pid, 'SIGKILL')
}

process.once('message', (order) => void follow(order as Order))
await say({ kind: 'ready' })
