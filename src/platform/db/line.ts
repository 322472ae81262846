import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type Transaction,
} from 'kysely'

/** What a transaction is bound to, until it ends. */
export interface Binding {
  readonly role: 'portico_app' | 'portico_platform'
  /** The site whose rows are seen; empty: no site's own. */
  readonly site: string
}

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * What goes to the database in one write, and comes back in one answer: the beginning of a transaction,
 * a statement, the commit, or several of them. When one is refused, those after it are not run.
 */
export interface Parcel {
  readonly begin?: Binding | undefined
  readonly statement?: Statement
  readonly end?: 'commit' | 'rollback' | undefined
}

export interface Answer {
  /** What the statement gave. */
  readonly result?: QueryResult<unknown>
  /** How the transaction ended: the server rolls back one whose statement had failed, whatever it was told. */
  readonly ended?: string | undefined
}

export type Send = (parcel: Parcel) => Promise<Answer>

/**
 * Whether a parcel is a transaction from its beginning to its end. Then the database is told of neither:
 * what it is sent up to one sync is a transaction by itself (PostgreSQL, "Pipelining").
 */
export function isWhole({ begin, statement, end }: Parcel): boolean {
  return begin !== undefined && statement !== undefined && end === 'commit'
}

type Ask = (query: CompiledQuery) => Promise<QueryResult<unknown>>

/** They hold nothing between two statements, so that one is for all lines. */
const adapter = new PostgresAdapter()
const compiler = new PostgresQueryCompiler()

function builderOver(ask: Ask): Transaction<unknown> {
  const connection: DatabaseConnection = {
    executeQuery: (query) => ask(query) as Promise<QueryResult<never>>,
    streamQuery() {
      throw new Error('A transaction streams no rows')
    },
  }
  const nothing = (): Promise<void> => Promise.resolve()
  const refused = (): Promise<never> => Promise.reject(new Error('A transaction holds no other transaction'))
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => adapter,
      createDriver: () => ({
        init: nothing,
        acquireConnection: () => Promise.resolve(connection),
        beginTransaction: refused,
        commitTransaction: refused,
        rollbackTransaction: refused,
        releaseConnection: nothing,
        destroy: nothing,
      }),
      createIntrospector: (inner) => new PostgresIntrospector(inner),
      createQueryCompiler: () => compiler,
    },
  })
  return db as Transaction<unknown>
}

/**
 * A connection while one transaction has it. The beginning goes in one parcel with the first statement,
 * and the commit with the last, where it is told which that is: a trip less each. Once the transaction has
 * ended, its statements are refused: they would run in somebody else's.
 */
export class Line {
  /** Its statements, as stores ask them. */
  readonly db: Transaction<unknown>
  readonly #send: Send
  /** Set until the beginning has been sent. */
  #binding: Binding | undefined
  /** The answer to the parcel with the beginning: nothing else is sent before it, so that nothing runs unbound. */
  #begun: Promise<Answer> | undefined
  #isNextLast = false
  /** The answer to the parcel with the commit. */
  #ended: Promise<Answer> | undefined
  #isOver = false
  #last: string | null = null

  constructor(send: Send, binding: Binding) {
    this.#send = send
    this.#binding = binding
    this.db = builderOver((query) => this.#ask({ text: query.sql, values: query.parameters }))
  }

  /** The text of the statement that was asked last; null before the first. */
  get last(): string | null {
    return this.#last
  }

  /** Has the next statement go together with the commit; nothing can be asked after it. */
  endWithNext(): void {
    this.#isNextLast = true
  }

  /**
   * Commits, unless the last statement did.
   *
   * @throws what that statement or its commit was refused with; and when a statement had failed that nobody minded
   */
  async commit(): Promise<void> {
    this.#isOver = true
    if (!this.#begun) return
    await this.#begun
    const { ended } = await (this.#ended ?? this.#send({ end: 'commit' }))
    if (ended === 'ROLLBACK') throw new Error('A statement of the transaction had failed')
  }

  /** Undoes what was done, as far as it is not committed. */
  async rollback(): Promise<void> {
    this.#isOver = true
    if (!this.#begun) return
    const isEnded = await this.#ended?.then(
      () => true,
      () => this.#ended === this.#begun,
    )
    if (!isEnded) await this.#send({ end: 'rollback' }).catch(() => {})
  }

  async #ask(statement: Statement): Promise<QueryResult<unknown>> {
    this.#last = statement.text
    try {
      if (this.#isOver) throw new Error('A transaction was asked something after its end')
      if (this.#ended) throw new Error('A transaction was asked something after its last statement')
      const end = this.#isNextLast ? ('commit' as const) : undefined
      let asked: Promise<Answer>
      if (this.#binding) {
        const begin = this.#binding
        this.#binding = undefined
        asked = this.#begun = this.#send({ begin, statement, end })
        if (end) this.#ended = asked
      } else {
        await this.#begun
        if (this.#isOver) throw new Error('A transaction was asked something after its end')
        asked = this.#send({ statement, end })
        if (end) this.#ended = asked
      }
      const { result } = await asked
      return result ?? { rows: [] }
    } catch (error) {
      // What comes from the wire has a stack that leads to the socket; this one leads to who asked.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }
}
