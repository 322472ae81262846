import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { type Database, DatabaseRefusedError, type Db, isAway } from './database.ts'
import { NotificationReceiver } from './notification-receiver.ts'
import { openEmbedded, rootOf, turns } from './embedded.ts'
import { Flush } from './embedded-flush.ts'
import { embeddedLines } from './embedded-lines.ts'
import type { Log } from '../log/log.ts'
import { EmbeddedStatements } from './embedded-statements.ts'
import { DatabaseFullError, FolderUnwritableError, foreignFile, lockFolder } from './folder-lock.ts'
import { linesOver, rootOver } from './lines.ts'
import { isStalePlan, PreparedNames } from './prepared-names.ts'
import { resultParsers } from './result-values.ts'
import { searchPathOption, TablesElsewhereError } from './search-path.ts'
import { NotificationSender } from './notification-sender.ts'
import { transactionsOver } from './transactions.ts'

export interface DatabaseOptions {
  /** `postgres://…`; without it the embedded database is used. */
  readonly url?: string
  /** Folder of the embedded database; without it, it lives in memory. */
  readonly folder?: string
  /** Snapshot to begin an in-memory database with. */
  readonly snapshot?: string
  /** Connections of the pool (PostgreSQL). */
  readonly connections?: number
  /**
   * Milliseconds after which a question without an answer is given up, and its connection with it; only migrations
   * may take longer (PostgreSQL).
   */
  readonly within?: number
  /** Where it is written down what a listener threw (PostgreSQL). */
  readonly log?: Pick<Log, 'error'>
}

async function timeOf(root: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(root)
  return rows[0]?.at.getTime() ?? Number.NaN
}

/**
 * A little more than the longest statement may take, one of those that delete a site, and less than a transaction:
 * whoever asked is told that the database is away.
 */
const LONGEST = 27_000
/** The longest time that a timer takes: 24 days. */
const FOR_EVER = 2 ** 31 - 1

/** An address without the options that it names for its sessions: the driver takes them in place of those it is given. */
function apart(url: string): { readonly address: string; readonly named: readonly string[] } {
  // As text: one of a socket names no host, which the driver reads, and is no URL.
  const [before = '', query = ''] = url.split(/\?(.*)/s)
  const named = new URLSearchParams(query).getAll('options')
  if (named.length === 0) return { address: url, named }
  const others = query.split('&').filter((one) => !one.startsWith('options='))
  return { address: `${before}?${others.join('&')}`, named }
}

async function openPostgres(
  url: string,
  { connections = 16, within = LONGEST, log }: Pick<DatabaseOptions, 'connections' | 'within' | 'log'>,
): Promise<Database> {
  const { address, named } = apart(url)
  const settings: pg.PoolConfig = {
    connectionString: address,
    max: connections,
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    // A server that is gone without a word answers nothing, and its connections stand for a quarter of an hour.
    query_timeout: within,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    idleTimeoutMillis: 30_000,
    options: [
      // Of two that set the same, PostgreSQL takes the later.
      ...named,
      '-c statement_timeout=5000 -c lock_timeout=3000 -c idle_in_transaction_session_timeout=30000 -c timezone=UTC',
      // What was answered for is on the disk, whatever the server or a role is told by itself.
      '-c synchronous_commit=on',
      await searchPathOption({
        connectionString: url,
        connectionTimeoutMillis: 5_000,
        query_timeout: within,
      }).catch((error: unknown) => {
        throw error instanceof TablesElsewhereError ? error : new DatabaseRefusedError(error)
      }),
    ].join(' '),
    types: {
      getTypeParser: (oid: number, format?: string) =>
        (format !== 'binary' && resultParsers[oid]) || pg.types.getTypeParser(oid, format as 'text'),
    },
  }
  const pool = new pg.Pool(settings)
  // A connection that dies while idle is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => {})
  // The pool's own listener is away while a connection is in use: one that is cut then would end the
  // process, though whoever uses it is told by their query.
  pool.on('connect', (client) => client.on('error', () => {}))
  const names = new PreparedNames()
  const over = (within?: number) =>
    new Kysely<unknown>({ dialect: new PostgresDialect({ pool: rootOver(pool, names, within) as never }) })
  const root = over()
  try {
    await sql`select 1`.execute(root)
  } catch (error) {
    await root.destroy()
    throw new DatabaseRefusedError(error)
  }

  const failed = log && ((error: unknown) => log.error({ err: error }, 'what was told could not be taken in'))
  const receiver = new NotificationReceiver(url, undefined, failed)
  const sender = new NotificationSender(pool, isAway)
  return {
    kind: 'postgres',
    root,
    laying: over(FOR_EVER),
    pool,
    transaction: transactionsOver(linesOver(pool, names)),
    glance: (work) =>
      work(root as unknown as Db).catch((error: unknown) => {
        if (isStalePlan(error)) return work(root as unknown as Db)
        throw error
      }),
    listen: (channel, heard, missed) => receiver.listen(channel, heard, missed),
    notify: (channel, payload) => sender.notify(channel, payload),
    async ping() {
      await sql`select 1`.execute(root)
    },
    now: () => timeOf(root),
    async close() {
      await sender.close()
      await receiver.close()
      await root.destroy()
    },
  }
}

/** Less room than this is why a database could not begin, bytes: where it fails this early, it does not say why. */
const LEAST_ROOM = 64 * 1024

/** The room on the disk of a folder, bytes. */
function roomOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

async function openInProcess(folder?: string, snapshot?: string): Promise<Database> {
  const unlock = folder ? lockFolder(folder) : () => {}
  // Looked at before: what fails gives back room that it took.
  const hasRoom = folder === undefined || roomOf(folder) >= LEAST_ROOM
  const pglite = await openEmbedded(folder, snapshot).catch((error: unknown) => {
    unlock()
    // What the WASM file system throws of a file it may not open says nothing of the file.
    const foreign = folder === undefined ? null : foreignFile(join(folder, 'database'))
    if (folder !== undefined && foreign) throw new FolderUnwritableError(folder, foreign)
    throw hasRoom ? error : new DatabaseFullError(error)
  })
  await pglite.exec(`set timezone = 'UTC'`)
  const statements = new EmbeddedStatements(pglite)
  const turn = turns()
  const flush = folder === undefined ? null : new Flush(statements)
  const root = new Kysely<unknown>({
    dialect: new PGliteDialect({ pglite: rootOf(pglite, statements, turn) as never }),
  })
  // What is told without a transaction need not go through the database: every listener is in this process.
  const listeners = new Map<string, Set<(payload: string) => void>>()
  return {
    kind: 'embedded',
    root,
    laying: root,
    embedded: pglite,
    transaction: transactionsOver(embeddedLines(pglite, statements, turn, flush)),
    async glance(work) {
      const seen = await work(root as unknown as Db)
      if (flush?.isBehind) await flush.flushed()
      return seen
    },
    async listen(channel, call) {
      // Told within the commit; listeners are, once the disk has it too.
      const tell = (payload: string): void =>
        void setImmediate(() => {
          if (flush?.isBehind) void flush.flushed().then(() => call(payload))
          else call(payload)
        })
      const stop = await pglite.listen(channel, flush ? tell : call)
      const those = listeners.get(channel) ?? new Set()
      listeners.set(channel, those.add(call))
      return () => {
        those.delete(call)
        // With the database all listening has ended.
        return pglite.closed ? Promise.resolve() : stop()
      }
    },
    notify(channel, payload) {
      setImmediate(() => {
        for (const call of listeners.get(channel) ?? []) call(payload)
      })
    },
    async ping() {
      await sql`select 1`.execute(root)
    },
    now: () => timeOf(root),
    async close() {
      await root.destroy()
      // A root handle that was never used closes nothing.
      if (!pglite.closed) await pglite.close()
      unlock()
    },
  }
}

/**
 * Opens the database: PostgreSQL by `url`, else the embedded one in `folder` (or in memory).
 *
 * @throws FolderBusyError when another process holds the folder
 * @throws FolderUnwritableError when the folder, or a file of the database, is somebody else's
 * @throws FolderFullError when its disk has no room for a start
 * @throws DatabaseRefusedError when PostgreSQL does not let us in
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url ? openPostgres(options.url, options) : openInProcess(options.folder, options.snapshot)
}
