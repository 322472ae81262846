import type { Transaction } from 'kysely'
import { isId } from '#kernel/ids.ts'
import type { Binding, Line } from './line.ts'
import { isStalePlan } from './prepared-names.ts'

/** What a transaction may see: the rows of one site, or (named on purpose) of the whole platform. */
export type Scope = { readonly site: string } | 'platform'

/**
 * Asks the transaction's last statement together with its commit: one trip less. It is for work that only
 * read until then, and now writes with one statement that does all or nothing. When `isDone` says that it
 * did nothing, the transaction is over, and the work is begun anew in another, where it must take another way.
 *
 * After it nothing can be asked, and nothing that is thrown undoes it.
 */
export type EndWith = <T>(
  ask: (db: Transaction<unknown>) => Promise<T>,
  isDone: (answer: T) => boolean,
) => Promise<T>

/** The last statement where more may come after it: it is asked like any other, and commits nothing. */
export function endLater(db: Transaction<unknown>): EndWith {
  return (ask) => ask(db)
}

/** Gives work a connection for a transaction, until it is done. */
export type WithLine = <T>(binding: Binding, work: (line: Line) => Promise<T>) => Promise<T>

const RETRYABLE = new Set(['40001', '40P01'])
const ANEW = 'PORTICO_ANEW'
const TRIES = 5
const WATCHDOG_MS = 30_000

function bindingOf(scope: Scope): Binding {
  if (scope === 'platform') return { role: 'portico_platform', site: '' }
  if (!isId(scope.site)) throw new Error(`Not the id of a site: ${JSON.stringify(scope.site)}`)
  return { role: 'portico_app', site: scope.site }
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

function endingOver(line: Line): EndWith {
  return async (ask, isDone) => {
    line.endWithNext()
    const answer = await ask(line.db)
    if (isDone(answer)) return answer
    throw Object.assign(new Error('The last statement of a transaction did nothing'), { code: ANEW })
  }
}

/** Runs `work` on a line, and fails when it is still not done after half a minute. */
async function watched<T>(line: Line, work: Promise<T>): Promise<T> {
  let watchdog: NodeJS.Timeout | undefined
  // A query on another handle inside a transaction of the embedded database waits for ever; the watchdog turns that
  // bug into an error with a place. The statement before it is one, and costs nothing until it is wanted.
  const overdue = new Promise<never>((_, reject) => {
    watchdog = setTimeout(() => {
      const place = line.last === null ? 'before its first statement' : `after “${line.last.slice(0, 500)}”`
      reject(new Error(`A transaction was still open after ${WATCHDOG_MS / 1000} s, ${place}`))
    }, WATCHDOG_MS)
    watchdog.unref()
  })
  try {
    return await Promise.race([work, overdue])
  } finally {
    clearTimeout(watchdog)
  }
}

/**
 * Transactions over lines: bound to a scope, committed when the work is done, undone when it throws.
 * Deadlocks and serialization failures are tried again, up to five times.
 */
export function transactionsOver(
  withLine: WithLine,
): <T>(scope: Scope, work: (db: Transaction<unknown>, endWith: EndWith) => Promise<T>) => Promise<T> {
  return async (scope, work) => {
    const binding = bindingOf(scope)
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await withLine(binding, async (line) => {
          try {
            const result = await watched(line, work(line.db, endingOver(line)))
            await line.commit()
            return result
          } catch (error) {
            await line.rollback()
            throw error
          }
        })
      } catch (error) {
        const code = codeOf(error)
        if (attempt >= TRIES || !(RETRYABLE.has(code) || code === ANEW || isStalePlan(error))) throw error
        if (code !== ANEW)
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))
      }
    }
  }
}
