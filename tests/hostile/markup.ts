import { naughtyStrings, purifierCases, sanitiserCases, treeCases } from './fixtures.ts'
import { madeMarkup } from './made.ts'

/** Everything hostile that is tried, each once, in an order that is always the same. */
export const hostileMarkup: readonly string[] = [
  ...new Set([...purifierCases, ...sanitiserCases, ...naughtyStrings, ...madeMarkup, ...treeCases]),
].filter((text) => text.trim() !== '')

/**
 * Texts no longer than so many UTF-16 units which together say all of the markup: what is short stands several to
 * a text. What is longer than a text may be is cut, as a form that takes no more would.
 */
export function packed(markup: readonly string[], longest: number, between = ' '): string[] {
  const texts: string[] = []
  for (const one of markup.map((text) => text.slice(0, longest))) {
    const last = texts.at(-1)
    if (last !== undefined && last.length + between.length + one.length <= longest)
      texts[texts.length - 1] = last + between + one
    else texts.push(one)
  }
  return texts
}

/** Says of the markup what comes next, so that the fields of a walk say different things and all is said in the end. */
export class Turns {
  readonly #markup: readonly string[]
  #at = 0

  constructor(markup: readonly string[]) {
    this.#markup = markup
  }

  /** Whether all of it was said; then it begins anew. */
  get isOver(): boolean {
    return this.#at >= this.#markup.length
  }

  #next(): string {
    const one = this.#markup[this.#at % this.#markup.length]
    if (one === undefined) throw new Error('There is nothing hostile to say')
    return one
  }

  /** A text of at most so many UTF-16 units: the next case, cut to it, and more of them as far as they fit. */
  say(longest: number): string {
    let text = this.#next().slice(0, longest).toWellFormed()
    for (this.#at += 1; text.length + 1 + this.#next().length <= longest; this.#at += 1)
      text += ` ${this.#next()}`
    return text
  }
}
