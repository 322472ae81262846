import type { EmbeddedStatements } from './embedded-statements.ts'

/** A message of the log that says nothing, and takes to the disk all that stands before it. */
const FLUSH = {
  fixed: 'portico_flush',
  text: `select pg_logical_emit_message(false, 'portico', '', true)`,
  values: [],
}

interface Waiting {
  resolve(): void
  reject(error: unknown): void
}

/**
 * Takes commits of the embedded database to the disk, several at once: its one thread would otherwise
 * stand still for each of them. The database itself commits without waiting (`synchronous_commit` is off
 * in the transaction), and nobody is told of anything before the disk has it.
 */
export class Flush {
  readonly #statements: EmbeddedStatements
  #waiting: Waiting[] = []
  #underWay = 0

  constructor(statements: EmbeddedStatements) {
    this.#statements = statements
  }

  /** Whether somebody's commit is not on the disk yet. */
  get isBehind(): boolean {
    return this.#waiting.length + this.#underWay > 0
  }

  /** Waits until all that is committed is on the disk: with whatever else is done in this turn of the loop. */
  flushed(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => void this.#flush())
      this.#waiting.push({ resolve, reject })
    })
  }

  async #flush(): Promise<void> {
    // Those that are committed by now; who commits before we are there waits for the next time.
    const waiting = this.#waiting.splice(0)
    if (waiting.length === 0) return
    this.#underWay += 1
    try {
      await this.#statements.runAll([FLUSH])
      for (const one of waiting) one.resolve()
    } catch (error) {
      if ((error as { readonly code?: unknown }).code === '25P02') {
        // A transaction that failed is asked nothing until it is undone, which it soon is.
        this.#waiting.unshift(...waiting)
        setTimeout(() => void this.#flush(), 1)
      } else {
        for (const one of waiting) one.reject(error)
      }
    } finally {
      this.#underWay -= 1
    }
  }
}
