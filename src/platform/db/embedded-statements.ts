import { type PGlite, protocol, type Results, types } from '@electric-sql/pglite'
import type { Statement } from './line.ts'
import { isStalePlan, PreparedNames } from './prepared-names.ts'

const { serialize } = protocol
const EXECUTE = serialize.execute({})
const SYNC = serialize.sync()

interface Prepared {
  readonly name: string
  /** Types of the parameters, by PostgreSQL's numbers. */
  readonly takes: readonly number[]
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
  /** Binds it, where it takes nothing: the same bytes every time. */
  readonly bare: Uint8Array
}

interface Message {
  readonly name: string
  readonly dataTypeIDs?: number[]
  readonly fields?: unknown[]
  readonly text?: string
}

/** What a statement gave. */
export interface Given {
  readonly rows: Record<string, unknown>[]
  readonly fields: Prepared['fields']
  /** Rows that were changed; 0 where it only read. */
  readonly affectedRows: number
  /** What the database says was done: `INSERT 0 1`, `COMMIT`. */
  readonly done: string
}

const COUNTED = /^(?:INSERT|UPDATE|DELETE|MERGE) (?:0 )?(\d+)$/

function oneOf(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/**
 * Statements for the embedded database in its own protocol, several in one call, and prepared where they
 * come again and again: it parses and plans a text on every query, in five calls, which costs more than
 * most of our statements do.
 */
export class EmbeddedStatements {
  readonly #pglite: PGlite
  readonly #names = new PreparedNames()
  readonly #prepared = new Map<string, Prepared>()
  /** Those that have a name of their own: no migration changes what they give. */
  readonly #fixed = new Map<string, Prepared>()

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  /** Runs a statement as a prepared one, where nothing else runs meanwhile; `null`: it is not worth that. */
  async run<T>(text: string, values: readonly unknown[]): Promise<Results<T> | null> {
    const name = this.#names.of(text)
    if (name === undefined) return null
    const [given] = await this.#pglite.runExclusive(async () =>
      this.#execute([[await this.#known(this.#prepared, name, text), values]]),
    )
    return given
      ? { rows: given.rows as T[], fields: [...given.fields], affectedRows: given.affectedRows }
      : null
  }

  /**
   * Runs statements one after another, in one call. When one is refused, those after it are not run.
   * One of them may be new; the others are `fixed`: prepared at their first use, under that name.
   */
  async runAll(statements: readonly (Statement & { readonly fixed?: string })[]): Promise<Given[]> {
    return this.#pglite.runExclusive(async () => {
      const steps: [Prepared, readonly unknown[]][] = []
      for (const { text, values, fixed } of statements) {
        const name = fixed ?? this.#names.of(text)
        const known = fixed === undefined ? this.#prepared : this.#fixed
        steps.push([
          await (name === undefined ? this.#prepare('', text) : this.#known(known, name, text)),
          values,
        ])
      }
      return this.#execute(steps)
    })
  }

  async #known(known: Map<string, Prepared>, name: string, text: string): Promise<Prepared> {
    let statement = known.get(name)
    if (!statement) {
      statement = await this.#prepare(name, text)
      known.set(name, statement)
    }
    return statement
  }

  async #prepare(name: string, text: string): Promise<Prepared> {
    const { messages } = await this.#pglite.execProtocol(
      oneOf([serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), SYNC]),
    )
    const said = messages as unknown as Message[]
    return {
      name,
      takes: said.find((message) => message.dataTypeIDs)?.dataTypeIDs ?? [],
      fields: (said.find((message) => message.name === 'rowDescription')?.fields ?? []) as Prepared['fields'],
      bare: serialize.bind({ statement: name }),
    }
  }

  #bound([statement, values]: readonly [Prepared, readonly unknown[]]): Uint8Array {
    if (values.length === 0) return statement.bare
    const { serializers } = this.#pglite
    const said = values.map((value, at) => {
      if (value === null || value === undefined) return null
      const write = serializers[statement.takes[at] ?? 0]
      return write ? write(value) : String(value)
    })
    return serialize.bind({ statement: statement.name, values: said })
  }

  async #execute(steps: readonly (readonly [Prepared, readonly unknown[]])[]): Promise<Given[]> {
    const { parsers } = this.#pglite
    const parts = steps.flatMap((step) => [this.#bound(step), EXECUTE])
    let messages: Message[]
    try {
      const said = await this.#pglite.execProtocol(oneOf([...parts, SYNC]))
      messages = said.messages as unknown as Message[]
    } catch (error) {
      if (isStalePlan(error)) {
        this.#names.forget()
        this.#prepared.clear()
      }
      throw error
    }
    const given: Given[] = []
    let rows: Record<string, unknown>[] = []
    for (const message of messages) {
      const fields = steps[given.length]?.[0].fields ?? []
      if (message.name === 'dataRow') {
        const row: Record<string, unknown> = {}
        for (const [at, text] of (message.fields as (string | null)[]).entries()) {
          const field = fields[at]
          if (field) row[field.name] = types.parseType(text, field.dataTypeID, parsers)
        }
        rows.push(row)
      } else if (message.name === 'commandComplete' || message.name === 'emptyQuery') {
        const done = message.text ?? ''
        given.push({ rows, fields, affectedRows: Number(COUNTED.exec(done)?.[1] ?? 0), done })
        rows = []
      }
    }
    return given
  }
}
