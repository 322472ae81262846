import pg, { type Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg'
import type { QueryResult as Result } from 'kysely'
import { type Answer, type Binding, isWhole, Line, type Parcel, type Send, type Statement } from './line.ts'
import { isStalePlan, type PreparedNames } from './prepared-names.ts'
import type { WithLine } from './transactions.ts'

/** A connection as the query builder of the root handle drives it. */
interface RootLine {
  query(text: string, values: readonly unknown[]): Promise<QueryResult>
  release(destroy?: boolean): void
}

const BEGIN = { name: 'portico_begin', text: 'begin' }
const COMMIT = { name: 'portico_commit', text: 'commit' }
const SCOPE = {
  name: 'portico_scope',
  text: `select set_config('role', $1, true), set_config('portico.site_id', $2, true)`,
}

/** The driver's connection: what it lets us put on the wire. Internals, by a pinned version. */
interface Wire {
  bind(what: { statement: string; values?: readonly unknown[] }): void
  execute(what: object): void
  sync(): void
}

/** What the driver makes of the description of a statement's rows: their columns, and how each is read. */
interface RowShape {
  readonly fields: unknown
  readonly _parsers: unknown
  readonly _prebuiltEmptyResultObject: unknown
}

/** The driver's query, with the steps that it takes and that we take others before and after. */
interface DriverQuery {
  readonly _result: RowShape
  _accumulateRows: boolean
  handleRowDescription(message: unknown): void
  prepare(wire: Wire): void
  _getRows(wire: Wire): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: { readonly text: string }, wire: Wire): void
}
const DriverQuery = pg.Query as unknown as new (
  config: QueryConfig & { queryMode: 'extended' },
  values: undefined,
  done: (error: Error | null, result: QueryResult) => void,
) => DriverQuery

/** A statement with the beginning of a transaction before it, its commit after it, or both: one write, one answer. */
class ParcelQuery extends DriverQuery {
  readonly #begin: Binding | undefined
  readonly #commits: boolean
  readonly #name: string | undefined
  readonly #isWhole: boolean
  /** The shapes of what prepared statements give, by their names: they stay what they are. */
  readonly #shapes: Map<string, RowShape>
  /** How many statements stand before ours: what they answer is left out. */
  #before: number
  #isAnswered = false
  ended: string | undefined

  constructor(
    parcel: Parcel,
    config: QueryConfig,
    shapes: Map<string, RowShape>,
    done: (error: Error | null, result: QueryResult) => void,
  ) {
    super({ ...config, queryMode: 'extended' }, undefined, done)
    this.#name = config.name
    this.#shapes = shapes
    this.#begin = parcel.begin
    this.#isWhole = isWhole(parcel)
    this.#commits = parcel.end === 'commit' && !this.#isWhole
    this.#before = parcel.begin ? (this.#isWhole ? 1 : 2) : 0
    if (this.#isWhole) this.ended = 'COMMIT'
  }

  override prepare(wire: Wire): void {
    if (this.#begin) {
      if (!this.#isWhole) {
        wire.bind({ statement: BEGIN.name })
        wire.execute({})
      }
      wire.bind({ statement: SCOPE.name, values: [this.#begin.role, this.#begin.site] })
      wire.execute({})
    }
    super.prepare(wire)
  }

  override _getRows(wire: Wire): void {
    wire.execute({})
    if (this.#commits) {
      wire.bind({ statement: COMMIT.name })
      wire.execute({})
    }
    wire.sync()
  }

  override handleRowDescription(message: unknown): void {
    const known = this.#name === undefined ? undefined : this.#shapes.get(this.#name)
    if (known) {
      Object.assign(this._result, known)
      this._accumulateRows = true
      return
    }
    super.handleRowDescription(message)
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    if (this.#name !== undefined)
      this.#shapes.set(this.#name, { fields, _parsers, _prebuiltEmptyResultObject })
  }

  override handleDataRow(message: unknown): void {
    if (this.#before === 0) super.handleDataRow(message)
  }

  override handleCommandComplete(message: { readonly text: string }, wire: Wire): void {
    if (this.#before > 0) {
      this.#before -= 1
    } else if (this.#isAnswered) {
      this.ended = message.text
    } else {
      this.#isAnswered = true
      super.handleCommandComplete(message, wire)
    }
  }
}

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

function resultOf({ command, rowCount, rows }: QueryResult): Result<unknown> {
  return CHANGES.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
}

/** Asks a client for a parcel. Statements that come again and again are prepared, once a connection. */
function sendOver(client: PoolClient, names: PreparedNames): Send {
  const shapes = new Map<string, RowShape>()
  const asked = (parcel: Parcel, statement: Statement): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const name = names.of(statement.text)
      const query = new ParcelQuery(
        parcel,
        { text: statement.text, values: statement.values as unknown[], ...(name ? { name } : {}) },
        shapes,
        (error, result) => {
          if (!error) return resolve({ result: resultOf(result), ended: query.ended })
          if (name && isStalePlan(error)) names.forget()
          reject(error)
        },
      )
      client.query(query as unknown as pg.Submittable)
    })
  return async (parcel) => {
    if (parcel.statement) return asked(parcel, parcel.statement)
    const { command } = await client.query(parcel.end === 'commit' ? COMMIT : 'rollback')
    return { ended: command }
  }
}

/** Has a new connection know how transactions begin and end. */
async function prepareEnds(client: PoolClient): Promise<void> {
  await Promise.all([
    client.query(BEGIN),
    client.query({ ...SCOPE, values: ['portico_platform', ''] }),
    client.query(COMMIT),
  ])
}

interface Known {
  readonly send: Send
  /** Whether a transaction could not be undone: the connection is then of no more use. */
  isBroken: boolean
}

/** Lines over a pool, for transactions. */
export function linesOver(pool: Pool, names: PreparedNames): WithLine {
  const known = new WeakMap<PoolClient, Known>()
  const lineOf = async (client: PoolClient): Promise<Known> => {
    const found = known.get(client)
    if (found) return found
    await prepareEnds(client)
    const send = sendOver(client, names)
    const made: Known = {
      isBroken: false,
      async send(parcel) {
        try {
          return await send(parcel)
        } catch (error) {
          if (parcel.end === 'rollback') made.isBroken = true
          throw error
        }
      },
    }
    known.set(client, made)
    return made
  }
  return async (binding, work) => {
    const client = await pool.connect()
    let mine: Known | undefined
    try {
      mine = await lineOf(client)
      return await work(new Line(mine.send, binding))
    } finally {
      client.release(mine === undefined || mine.isBroken)
    }
  }
}

/**
 * A pool for the root handle, where statements that come again and again are prepared once a connection.
 *
 * @param within milliseconds after which an answer is given up; the pool's unless said
 */
export function rootOver(
  pool: Pool,
  names: PreparedNames,
  within?: number,
): { connect(): Promise<RootLine>; end(): Promise<void> } {
  const waiting = within === undefined ? {} : { query_timeout: within }
  return {
    async connect() {
      const client = await pool.connect()
      return {
        query(text, values) {
          if (values.length === 0) return client.query({ text, ...waiting })
          const name = names.of(text)
          const asked = client.query({
            text,
            values: values as unknown[],
            ...waiting,
            ...(name ? { name } : {}),
          })
          if (name)
            asked.catch((error: unknown) => {
              if (isStalePlan(error)) names.forget()
            })
          return asked
        },
        release: (destroy) => client.release(destroy),
      }
    },
    end: () => pool.end(),
  }
}
