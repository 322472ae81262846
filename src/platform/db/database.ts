import { join } from 'node:path'
import { Kysely, PGliteDialect, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import type { PGlite } from '@electric-sql/pglite'
import { openEmbedded, yielding } from './embedded.ts'
import { FolderUnwritableError, foreignFile, lockFolder } from './folder-lock.ts'
import { linesOf } from './lines.ts'
import { isStalePlan } from './prepared-names.ts'
import { resultParsers } from './result-values.ts'

/** A transaction; what a store works on. Areas narrow it to their own tables. */
export type Db = Transaction<unknown>

/** What a transaction may see: the rows of one site, or (named on purpose) of the whole platform. */
export type Scope = { readonly site: string } | 'platform'

export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /** The root handle: for migrations, jobs and health only. Product code gets transactions. */
  readonly root: Kysely<unknown>
  /** The embedded engine itself, for the job queue; absent on PostgreSQL. */
  readonly embedded?: PGlite
  /** The pool of the root handle; absent on the embedded database. */
  readonly pool?: pg.Pool
  /**
   * Runs `work` in one transaction bound to a scope. Deadlocks and serialization failures are
   * tried again up to five times, so `work` must have no effect outside the database.
   */
  transaction<T>(scope: Scope, work: (db: Db) => Promise<T>): Promise<T>
  /**
   * Runs one statement by itself on the platform's own tables (sessions, accounts), which hold no
   * site's rows: one round trip instead of a transaction's four.
   */
  glance<T>(work: (db: Db) => Promise<T>): Promise<T>
  /**
   * Calls `heard` with the payload of each notification on a channel, until the returned function is
   * called. `missed` is called when the line was lost and is there again: what was told meanwhile is gone.
   */
  listen(channel: string, heard: (payload: string) => void, missed?: () => void): Promise<() => Promise<void>>
  /** Answers when the database answers; throws when it does not. */
  ping(): Promise<void>
  /** The database's own time, in milliseconds since 1970 UTC. */
  now(): Promise<number>
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** `postgres://…`; without it the embedded database is used. */
  readonly url?: string
  /** Folder of the embedded database; without it, it lives in memory. */
  readonly folder?: string
  /** Snapshot to begin an in-memory database with. */
  readonly snapshot?: string
  /** Connections of the pool (PostgreSQL). */
  readonly connections?: number
}

/** PostgreSQL at `DATABASE_URL` did not let us in; says why, and never with what. */
export class DatabaseRefusedError extends Error {
  constructor(cause: unknown) {
    // Where a name has several addresses, each has an error of its own, and what holds them says nothing.
    const errors: unknown[] = cause instanceof AggregateError ? cause.errors : [cause]
    const why = errors.map((error) => (error instanceof Error ? error.message : String(error)))
    const said = why
      .join('; ')
      .replaceAll(/\s*\n\s*/g, ' ')
      .replace(/\.$/, '')
    super(`The database at DATABASE_URL does not let us in: ${said}.`, { cause })
    this.name = 'DatabaseRefusedError'
  }
}

const RETRYABLE = new Set(['40001', '40P01'])
const TRIES = 5
const WATCHDOG_MS = 30_000

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined
}

/** The SQLSTATE of a database error, whichever driver threw it; `undefined` for anything else. */
export function sqlState(error: unknown): string | undefined {
  const code = codeOf(error)
  return code && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

const AWAY = new Set([
  // SQLSTATE: connection exceptions, shutdowns, too many connections, a session that idled too long.
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '25P03',
  // What the operating system says of the line.
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
])

/**
 * Whether an error says that the database cannot be reached, or went away in the middle of the work.
 * What was not committed is undone; a commit whose answer was lost may stand.
 */
export function isAway(error: unknown): boolean {
  const code = codeOf(error)
  if (code !== undefined) return AWAY.has(code)
  return (
    error instanceof Error &&
    /connection|terminat|timeout exceeded when trying to connect/i.test(error.message)
  )
}

const READ_TRIES = 4

/**
 * Runs work that only reads again, three times at most, when the database went away in its middle:
 * a server that restarts, or closes a connection, then costs a moment and no page.
 */
export async function readThrough<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= READ_TRIES || !isAway(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, 50 * 2 ** attempt * (0.5 + Math.random() / 2)))
    }
  }
}

/** The name of the constraint that a write broke, whichever driver threw it. */
export function brokenConstraint(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'constraint' in error && error.constraint
    ? String(error.constraint)
    : undefined
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface Binding {
  readonly role: 'portico_app' | 'portico_platform'
  /** The site whose rows are seen; empty: no site's own. */
  readonly site: string
}

/** What a transaction is bound to, until it ends. */
function bindingOf(scope: Scope): Binding {
  if (scope === 'platform') return { role: 'portico_platform', site: '' }
  if (!UUID.test(scope.site)) throw new Error(`Not the id of a site: ${JSON.stringify(scope.site)}`)
  return { role: 'portico_app', site: scope.site }
}

/** Runs work between a `begin` that binds to the scope and a `commit`; undone when it throws. */
type Frame = <T>(scope: Scope, work: (db: Db) => Promise<T>) => Promise<T>

/** The frame on the embedded database: binding is one prepared statement, `true` makes it end with the transaction. */
function embeddedFrame(root: Kysely<unknown>): Frame {
  return async (scope, work) => {
    const { role, site } = bindingOf(scope)
    return root.transaction().execute(async (db) => {
      await sql`select set_config('role', ${role}, true), set_config('portico.site_id', ${site}, true)`.execute(
        db,
      )
      return work(db)
    })
  }
}

/**
 * The frame on PostgreSQL: `begin` and the binding go in one write with the first statement of the work
 * (`lines.ts`), which does not wait for their answer. Were they refused, the server would refuse what
 * follows: by the aborted transaction, or by the row policies, which show the bare login nothing.
 */
function postgresFrame(root: Kysely<unknown>): Frame {
  return async (scope, work) => {
    const { role, site } = bindingOf(scope)
    const opening = `begin; set local role ${role}; set local portico.site_id = '${site}'`
    return root.connection().execute(async (connection) => {
      const begun = sql.raw(opening).execute(connection)
      begun.catch(() => {})
      try {
        const result = await work(connection as unknown as Db)
        await begun
        const { rows } = await sql.raw<{ command: string }>('commit').execute(connection)
        // The server ends a transaction whose statement failed with a rollback, whatever it was told.
        if (rows[0]?.command === 'ROLLBACK') throw new Error('A statement of the transaction had failed')
        return result
      } catch (error) {
        const cause = await begun.then(
          () => error,
          (refused: unknown) => refused,
        )
        await sql
          .raw('rollback')
          .execute(connection)
          .catch(() => {})
        throw cause
      }
    })
  }
}

function transactions(frame: Frame): Database['transaction'] {
  return async (scope, work) => {
    for (let attempt = 1; ; attempt += 1) {
      let watchdog: NodeJS.Timeout | undefined
      try {
        return await frame(scope, async (db) => {
          // A query on another handle inside a transaction of the embedded database waits for ever;
          // the watchdog turns that bug into an error with a place.
          const overdue = new Promise<never>((_, reject) => {
            const error = new Error(`A transaction was still open after ${WATCHDOG_MS / 1000} s`)
            watchdog = setTimeout(() => reject(error), WATCHDOG_MS)
            watchdog.unref()
          })
          return await Promise.race([work(db), overdue])
        })
      } catch (error) {
        if (attempt >= TRIES || !(RETRYABLE.has(codeOf(error) ?? '') || isStalePlan(error))) throw error
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))
      } finally {
        clearTimeout(watchdog)
      }
    }
  }
}

async function timeOf(root: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(root)
  return rows[0]?.at.getTime() ?? Number.NaN
}

async function openPostgres(url: string, connections: number): Promise<Database> {
  const settings: pg.PoolConfig = {
    connectionString: url,
    max: connections,
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    options:
      '-c statement_timeout=5000 -c lock_timeout=3000 -c idle_in_transaction_session_timeout=30000 -c timezone=UTC',
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
  const root = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: linesOf(pool) as never }) })
  try {
    await sql`select 1`.execute(root)
  } catch (error) {
    await root.destroy()
    throw new DatabaseRefusedError(error)
  }

  interface Ear {
    readonly heard: (payload: string) => void
    readonly missed: (() => void) | undefined
  }
  const ears = new Map<string, Set<Ear>>()
  let ear: pg.Client | undefined
  let closed = false
  const openEar = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url })
    client.on('notification', (message) => {
      for (const one of ears.get(message.channel) ?? []) one.heard(message.payload ?? '')
    })
    client.on('error', () => {})
    client.on('end', () => {
      if (ear !== client || closed) return
      ear = undefined
      const again = (): void => {
        if (closed || ear || ears.size === 0) return
        openEar().then(
          () => {
            for (const one of [...ears.values()].flatMap((those) => [...those])) one.missed?.()
          },
          () => setTimeout(again, 500).unref(),
        )
      }
      setTimeout(again, 200).unref()
    })
    await client.connect()
    for (const channel of ears.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    ear = client
    return client
  }

  return {
    kind: 'postgres',
    root,
    pool,
    transaction: transactions(postgresFrame(root)),
    glance: (work) =>
      work(root as unknown as Db).catch((error: unknown) => {
        if (isStalePlan(error)) return work(root as unknown as Db)
        throw error
      }),
    async listen(channel, heard, missed) {
      const client = ear ?? (await openEar())
      const those = ears.get(channel) ?? new Set()
      if (those.size === 0) await client.query(`listen ${client.escapeIdentifier(channel)}`)
      const one = { heard, missed }
      ears.set(channel, those.add(one))
      return async () => {
        those.delete(one)
        if (those.size > 0) return
        ears.delete(channel)
        await ear?.query(`unlisten ${client.escapeIdentifier(channel)}`)
      }
    },
    async ping() {
      await sql`select 1`.execute(root)
    },
    now: () => timeOf(root),
    async close() {
      closed = true
      await ear?.end()
      await root.destroy()
    },
  }
}

async function openInProcess(folder?: string, snapshot?: string): Promise<Database> {
  const unlock = folder ? lockFolder(folder) : () => {}
  const pglite = await openEmbedded(folder, snapshot).catch((error: unknown) => {
    unlock()
    // What the WASM file system throws of a file it may not open says nothing of the file.
    const foreign = folder === undefined ? null : foreignFile(join(folder, 'database'))
    throw folder !== undefined && foreign ? new FolderUnwritableError(folder, foreign) : error
  })
  await pglite.exec(`set timezone = 'UTC'`)
  const root = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite: yielding(pglite) as never }) })
  return {
    kind: 'embedded',
    root,
    embedded: pglite,
    transaction: transactions(embeddedFrame(root)),
    glance: (work) => work(root as unknown as Db),
    async listen(channel, call) {
      const stop = await pglite.listen(channel, call)
      return () => stop()
    },
    async ping() {
      await sql`select 1`.execute(root)
    },
    now: () => timeOf(root),
    async close() {
      await root.destroy()
      unlock()
    },
  }
}

/**
 * Opens the database: PostgreSQL by `url`, else the embedded one in `folder` (or in memory).
 *
 * @throws FolderBusyError when another process holds the folder
 * @throws FolderUnwritableError when the folder, or a file of the database, is somebody else's
 * @throws DatabaseRefusedError when PostgreSQL does not let us in
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url
    ? openPostgres(options.url, options.connections ?? 16)
    : openInProcess(options.folder, options.snapshot)
}

/** A JSON parameter: text, because a bare array means something else to each driver. */
export function json(value: unknown): string {
  return JSON.stringify(value)
}
