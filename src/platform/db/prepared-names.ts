/** Uses of a text before it is prepared, and how many texts are: what is said once or twice gains nothing. */
const PREPARED_FROM = 3
const MOST_PREPARED = 300
const MOST_COUNTED = 5_000

const STALE = 'cached plan must not change result type'

/** Whether an error says that the tables a statement reads were changed after it was prepared. Asked again, it is prepared anew. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof Error && error.message === STALE
}

/** The names under which statements that come again and again are prepared. */
export class PreparedNames {
  readonly #uses = new Map<string, number>()
  readonly #names = new Map<string, string>()
  #generation = 0

  /** The name of a statement; `undefined`: it is not (yet) worth one. */
  of(text: string): string | undefined {
    const name = this.#names.get(text)
    if (name !== undefined || this.#names.size >= MOST_PREPARED) return name
    const uses = (this.#uses.get(text) ?? 0) + 1
    if (uses < PREPARED_FROM) {
      if (this.#uses.size >= MOST_COUNTED) this.#uses.clear()
      this.#uses.set(text, uses)
      return undefined
    }
    this.#uses.delete(text)
    const made = `portico_${this.#generation}_${this.#names.size}`
    this.#names.set(text, made)
    return made
  }

  /** Has everything prepared anew, under other names: a migration changed what was planned for. */
  forget(): void {
    this.#generation += 1
    this.#names.clear()
  }
}
