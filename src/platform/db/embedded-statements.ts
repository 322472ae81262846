import { type PGlite, protocol, type Results, types } from '@electric-sql/pglite'
import { isStalePlan, PreparedNames } from './prepared-names.ts'

const { serialize } = protocol

interface Prepared {
  readonly name: string
  /** Types of the parameters, by PostgreSQL's numbers. */
  readonly takes: readonly number[]
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
}

interface Message {
  readonly name: string
  readonly dataTypeIDs?: number[]
  readonly fields?: unknown[]
  readonly text?: string
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
 * Statements that the embedded database is asked again and again, prepared: it parses and plans a text
 * on every query, in five calls, which costs more than most of our statements do.
 */
export class EmbeddedStatements {
  readonly #pglite: PGlite
  readonly #names = new PreparedNames()
  readonly #prepared = new Map<string, Prepared>()

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  /** Runs a statement as a prepared one, where nothing else runs meanwhile; `null`: it is not worth that. */
  async run<T>(text: string, values: readonly unknown[]): Promise<Results<T> | null> {
    const name = this.#names.of(text)
    if (name === undefined) return null
    return this.#pglite.runExclusive(async () => {
      let statement = this.#prepared.get(name)
      if (!statement) {
        statement = await this.#prepare(name, text)
        this.#prepared.set(name, statement)
      }
      try {
        return await this.#execute<T>(statement, values)
      } catch (error) {
        if (isStalePlan(error)) {
          this.#names.forget()
          this.#prepared.clear()
        }
        throw error
      }
    })
  }

  async #prepare(name: string, text: string): Promise<Prepared> {
    const { messages } = await this.#pglite.execProtocol(
      oneOf([serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]),
    )
    const said = messages as unknown as Message[]
    return {
      name,
      takes: said.find((message) => message.dataTypeIDs)?.dataTypeIDs ?? [],
      fields: (said.find((message) => message.name === 'rowDescription')?.fields ?? []) as Prepared['fields'],
    }
  }

  async #execute<T>(statement: Prepared, values: readonly unknown[]): Promise<Results<T>> {
    const { serializers, parsers } = this.#pglite
    const said = values.map((value, at) => {
      if (value === null || value === undefined) return null
      const write = serializers[statement.takes[at] ?? 0]
      return write ? write(value) : String(value)
    })
    const { messages } = await this.#pglite.execProtocol(
      oneOf([
        serialize.bind({ statement: statement.name, values: said }),
        serialize.execute({}),
        serialize.sync(),
      ]),
    )
    const rows: Record<string, unknown>[] = []
    let affectedRows: number | undefined
    for (const message of messages as unknown as Message[]) {
      if (message.name === 'dataRow') {
        const row: Record<string, unknown> = {}
        for (const [at, text] of (message.fields as (string | null)[]).entries()) {
          const field = statement.fields[at]
          if (field) row[field.name] = types.parseType(text, field.dataTypeID, parsers)
        }
        rows.push(row)
      } else if (message.name === 'commandComplete') {
        affectedRows = Number(COUNTED.exec(message.text ?? '')?.[1] ?? 0)
      }
    }
    return { rows: rows as T[], fields: [...statement.fields], affectedRows }
  }
}
