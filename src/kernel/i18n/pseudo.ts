/**
 * Pseudo-localisation (contract §5): text that can still be read, and that shows what was never
 * translated, what breaks when words grow, and what is glued together from pieces.
 */

/** The query parameter, with the value `true` or `on`; a feature flag of the same name does it as well. */
export const PSEUDO_PARAMETER = 'i18nLang'

/** Whether pseudo-localisation is asked for, by `location.search` (or a request's query) or by a flag. */
export function isPseudoRequested(query: string, featureFlags: readonly string[] = []): boolean {
  const value = new URLSearchParams(query).get(PSEUDO_PARAMETER)
  return value === 'true' || value === 'on' || featureFlags.includes(PSEUDO_PARAMETER)
}

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = [...'áƀćďéƒĝĥíĵķĺɱñóþɋŕšţúṽŵẋýžÁƁĆĎÉƑĜĤÍĴĶĹṀÑÓÞɊŔŠŢÚṼŴẊÝŽ']
const accents = new Map([...plain].map((letter, index) => [letter, accented[index] ?? letter]))

/** How much longer text becomes, in tenths: three letters of ten are doubled. */
const GROWTH = 3

const MARKUP = /^<\/?[A-Za-z0-9][A-Za-z0-9-]*(?:\s[^<>]*)?\/?>/
const ENTITY = /^&(?:[A-Za-z][A-Za-z0-9]*|#\d+|#x[0-9A-Fa-f]+);/

/**
 * A message in ICU MessageFormat, pseudo-localised: its words accented, about 30 % longer, the
 * whole in brackets. Placeholders, the syntax of plurals and choices (whose branches are words
 * again), quoted syntax, markup and entities stay as they are. A message that is not well formed
 * is left alone as far as it cannot be understood; nothing is thrown.
 */
export function pseudoLocalise(message: string): string {
  return message === '' ? '' : `[${new Walk(message).text(false)}]`
}

class Walk {
  readonly #message: string
  #at = 0
  #growth = 5

  constructor(message: string) {
    this.#message = message
  }

  /** Words up to the end, or to the brace that closes the branch they stand in. */
  text(inBranch: boolean, inPlural = false): string {
    let out = ''
    while (this.#at < this.#message.length) {
      const letter = this.#message[this.#at] ?? ''
      if (letter === '}' && inBranch) return out
      out += this.#verbatim(letter, inPlural) ?? this.#word(letter)
    }
    return out
  }

  #word(letter: string): string {
    this.#at += 1
    const accent = accents.get(letter)
    if (accent === undefined) return letter
    this.#growth += GROWTH
    if (this.#growth < 10) return accent
    this.#growth -= 10
    return accent + accent
  }

  /** Whatever begins here and must stay: syntax, quotes, markup, entities; `null` for words. */
  #verbatim(letter: string, inPlural: boolean): string | null {
    if (letter === '{') return this.#argument()
    if (letter === "'") return this.#quoted(inPlural)
    if (letter === '#' && inPlural) return this.#take(1)
    if (letter !== '<' && letter !== '&') return null
    const found = (letter === '<' ? MARKUP : ENTITY).exec(this.#message.slice(this.#at))
    return found ? this.#take(found[0].length) : null
  }

  #take(length: number): string {
    const taken = this.#message.slice(this.#at, this.#at + length)
    this.#at += length
    return taken
  }

  /** A quote hides syntax up to the next one; before anything else it is an apostrophe. */
  #quoted(inPlural: boolean): string {
    const next = this.#message[this.#at + 1]
    if (next === "'") return this.#take(2)
    if (next !== '{' && next !== '}' && !(next === '#' && inPlural)) return this.#take(1)
    let end = this.#at + 2
    while (end < this.#message.length) {
      if (this.#message[end] !== "'") end += 1
      else if (this.#message[end + 1] === "'") end += 2
      else break
    }
    return this.#take(end + 1 - this.#at)
  }

  /** `{name}`, `{n, number}`, or a plural or choice, whose branches hold words. */
  #argument(): string {
    const head = /^\{\s*[^\s,{}]+\s*,\s*(plural|selectordinal|select)\s*,/.exec(this.#message.slice(this.#at))
    if (!head) return this.#take(this.#braces())
    const inPlural = head[1] !== 'select'
    let out = this.#take(head[0].length)
    while (this.#at < this.#message.length) {
      const letter = this.#message[this.#at] ?? ''
      out += this.#take(1)
      if (letter === '}') return out
      if (letter === '{') {
        out += this.text(true, inPlural)
        out += this.#take(1)
      }
    }
    return out
  }

  /** The length of a piece in braces, to the brace that closes it or, where none does, to the end. */
  #braces(): number {
    let depth = 0
    for (let at = this.#at; at < this.#message.length; at += 1) {
      if (this.#message[at] === '{') depth += 1
      if (this.#message[at] === '}') depth -= 1
      if (depth === 0) return at + 1 - this.#at
    }
    return this.#message.length - this.#at
  }
}
