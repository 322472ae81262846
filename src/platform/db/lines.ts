import type { Pool, PoolClient, QueryResult } from 'pg'
import { isStalePlan, PreparedNames } from './prepared-names.ts'

/** A connection as the query builder drives it. */
interface Line {
  query(text: string, values: readonly unknown[]): Promise<QueryResult>
  release(destroy?: boolean): void
}

function lineOver(client: PoolClient, names: PreparedNames): Line {
  const { stream } = (client as unknown as { connection: { stream: { cork(): void; uncork(): void } } })
    .connection
  let isHeld = false
  let isBroken = false
  const letGo = (): void => {
    if (!isHeld) return
    isHeld = false
    stream.uncork()
  }
  return {
    query(text, values) {
      if (values.length === 0) {
        // What opens a transaction travels with its first statement.
        if (text.startsWith('begin;')) {
          isHeld = true
          stream.cork()
          setImmediate(letGo)
          return client.query(text)
        }
        const asked = client.query(text)
        letGo()
        if (text === 'rollback')
          asked.catch(() => {
            isBroken = true
          })
        return asked
      }
      const name = names.of(text)
      const asked = client.query({ text, values: values as unknown[], ...(name ? { name } : {}) })
      letGo()
      if (name)
        asked.catch((error: unknown) => {
          if (isStalePlan(error)) names.forget()
        })
      return asked
    },
    release(destroy) {
      letGo()
      client.release(destroy === true || isBroken)
    },
  }
}

/**
 * A pool that asks less of the line: statements that come again and again are prepared once a
 * connection, and `begin; …` waits for the statement after it, so that both go in one write.
 */
export function linesOf(pool: Pool): { connect(): Promise<Line>; end(): Promise<void> } {
  const names = new PreparedNames()
  const lines = new WeakMap<PoolClient, Line>()
  return {
    async connect() {
      const client = await pool.connect()
      const known = lines.get(client)
      if (known) return known
      const made = lineOver(client, names)
      lines.set(client, made)
      return made
    },
    end: () => pool.end(),
  }
}
