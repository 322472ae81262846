import type { PGlite } from '@electric-sql/pglite'
import type { Flush } from './embedded-flush.ts'
import type { EmbeddedStatements } from './embedded-statements.ts'
import { type Answer, type Binding, isWhole, Line, type Parcel, type Send, type Statement } from './line.ts'
import type { WithLine } from './transactions.ts'

type Fixed = Statement & { readonly fixed: string }

const BEGIN: Fixed = { fixed: 'portico_begin', text: 'begin', values: [] }
const COMMIT: Fixed = { fixed: 'portico_commit', text: 'commit', values: [] }
const ROLLBACK: Fixed = { fixed: 'portico_rollback', text: 'rollback', values: [] }
const HAS_WRITTEN: Fixed = {
  fixed: 'portico_has_written',
  text: 'select pg_current_xact_id_if_assigned() is not null as has_written',
  values: [],
}

/** Binds a transaction. `waits`: its commit waits for the disk by itself. */
function scopeOf({ role, site }: Binding, waits: boolean): Fixed {
  return {
    fixed: 'portico_scope',
    text: `select set_config('role', $1, true), set_config('portico.site_id', $2, true), set_config('synchronous_commit', $3, true)`,
    values: [role, site, waits ? 'on' : 'off'],
  }
}

/**
 * Lines of the embedded database, for one transaction at a time. Commits go to the disk together: a
 * transaction is answered when what it wrote, and what it may have seen, is there.
 *
 * @param turn lets others have their turn, where a loop of queries has run for long
 * @param flush absent where nothing goes to a disk
 */
export function embeddedLines(
  pglite: PGlite,
  statements: EmbeddedStatements,
  turn: () => Promise<void>,
  flush: Flush | null,
): WithLine {
  let hasWritten = false
  const send: Send = async (parcel: Parcel): Promise<Answer> => {
    await turn()
    const { begin, statement, end } = parcel
    const whole = isWhole(parcel)
    const before = begin ? [...(whole ? [] : [BEGIN]), scopeOf(begin, flush === null)] : []
    const commit = [HAS_WRITTEN, ...(whole ? [] : [COMMIT])]
    const after = end === 'commit' ? commit : end === 'rollback' ? [ROLLBACK] : []
    const given = await statements.runAll([...before, ...(statement ? [statement] : []), ...after])
    if (end === 'commit') hasWritten = given.at(whole ? -1 : -2)?.rows[0]?.['has_written'] === true
    const result = statement && given[before.length]
    return {
      ...(result ? { result: { rows: result.rows, numAffectedRows: BigInt(result.affectedRows) } } : {}),
      ended: whole ? 'COMMIT' : end && given.at(-1)?.done,
    }
  }
  return async (binding, work) => {
    if (!flush) return pglite._runExclusiveTransaction(() => work(new Line(send, binding)))
    const done = await pglite._runExclusiveTransaction(async () => {
      hasWritten = false
      return { result: await work(new Line(send, binding)), hasWritten }
    })
    if (done.hasWritten || flush.isBehind) await flush.flushed()
    return done.result
  }
}
