import type { Kysely, Transaction } from 'kysely'
import type pg from 'pg'
import type { PGlite } from '@electric-sql/pglite'
import { Refusal, refuse } from '#kernel/refusal.ts'
import type { EndWith, Scope } from './transactions.ts'

/** A transaction; what a store works on. Areas narrow it to their own tables. */
export type Db = Transaction<unknown>

export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /** The root handle: for jobs, and for looks at the database itself. Product code gets transactions. */
  readonly root: Kysely<unknown>
  /** The same for what lays tables, which takes what it takes: an answer is waited for as long as the connection stands. */
  readonly laying: Kysely<unknown>
  /** The embedded engine itself, for the job queue; absent on PostgreSQL. */
  readonly embedded?: PGlite
  /** The pool of the root handle; absent on the embedded database. */
  readonly pool?: pg.Pool
  /**
   * Runs `work` in one transaction bound to a scope. Deadlocks and serialization failures are
   * tried again up to five times, so `work` must have no effect outside the database. With `endWith` it
   * may ask its last statement together with the commit.
   */
  transaction<T>(scope: Scope, work: (db: Db, endWith: EndWith) => Promise<T>): Promise<T>
  /**
   * Runs one statement by itself on the platform's own tables (sessions, accounts), which hold no
   * site's rows: one round trip instead of a transaction's four.
   */
  glance<T>(work: (db: Db) => Promise<T>): Promise<T>
  /**
   * Calls `heard` with the payload of each notification on a channel, until the returned function is
   * called. `missed` is called when the line was lost, be it without a word, and is there again: what was told
   * meanwhile is gone.
   */
  listen(channel: string, heard: (payload: string) => void, missed?: () => void): Promise<() => Promise<void>>
  /**
   * Notifies the listeners of a channel in every process of a commit. It is not part of a transaction: a process
   * that ends first sends nothing, and while the database is away the oldest queued notifications are dropped. A
   * listener that must not miss a change also polls.
   *
   * @param payload of 8,000 bytes at most
   */
  notify(channel: string, payload: string): void
  /** Answers when the database answers; throws when it does not. */
  ping(): Promise<void>
  /** The database's own time, in milliseconds since 1970 UTC. */
  now(): Promise<number>
  close(): Promise<void>
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
    /connection|terminat|timeout exceeded when trying to connect|^query read timeout$/i.test(error.message)
  )
}

/**
 * Whether an error says for certain that nothing of a transaction stands: a refusal, or what the database said no to.
 * Of any other it is not known. Bytes that a row may speak of stay then; those that none does go a day later.
 */
export function isUndone(error: unknown): boolean {
  return error instanceof Refusal || (sqlState(error) !== undefined && !isAway(error))
}

/**
 * SQLSTATE: a statement that took too long, a lock that was not to be had, and what was tried again in vain: two
 * that waited for each other, or that were not to be put in an order.
 */
const BUSY = new Set(['57014', '55P03', '40P01', '40001'])
/** SQLSTATE: no room left on the database's disk. */
const DISK_FULL = '53100'
/** SQLSTATE: none in its memory. */
const OUT_OF_MEMORY = '53200'

/**
 * What a database error means to whoever asked, where it passes by itself or with the operator's help: to come again,
 * and when. `null`: a fault of ours, or no database error at all.
 */
export function passingRefusal(error: unknown): Refusal | null {
  const state = sqlState(error) ?? ''
  if (BUSY.has(state)) return refuse('unavailable', 'busy', { retryAfter: 2 })
  if (state === DISK_FULL) return refuse('unavailable', 'database_full', { retryAfter: 60 })
  if (state === OUT_OF_MEMORY) return refuse('unavailable', 'busy', { retryAfter: 60 })
  return isAway(error) ? refuse('unavailable', 'database_away', { retryAfter: 5 }) : null
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

/** A JSON parameter: text, because a bare array means something else to each driver. */
export function json(value: unknown): string {
  return JSON.stringify(value)
}
