/** Whether a browser takes a piece of CSS: its own `CSS.supports`. */
export interface CssJudge {
  declaration(property: string, value: string): boolean
  /** One selector, without commas. */
  selector(selector: string): boolean
}

/** What may be wrong with a style sheet; each is the message `document.css.<code>`. */
export const cssFaultCodes = [
  'comment_open',
  'string_open',
  'bracket_open',
  'block_open',
  'brace_stray',
  'selector',
  'outside',
  'colon',
  'property',
  'value',
  'import',
  'at_rule',
] as const
export type CssFaultCode = (typeof cssFaultCodes)[number]

export interface CssFault {
  readonly code: CssFaultCode
  /** Counted from 1. */
  readonly line: number
  /** The piece that is meant, as it was written; cut where it is long. */
  readonly what: string
}

/** What may stand in a block: rules alone, declarations and nested rules, steps, or declarations of another kind. */
type Inside = 'rules' | 'style' | 'keyframes' | 'unjudged'

const MOST = 50
const LONGEST = 60

/** At-rules that hold what stands around them. */
const groups = new Set(['media', 'supports', 'layer', 'container', 'scope', 'starting-style'])
/** At-rules with declarations of their own, of which `CSS.supports` knows nothing. */
const descriptors = new Set([
  'font-face',
  'page',
  'property',
  'counter-style',
  'font-palette-values',
  'font-feature-values',
  'position-try',
  'view-transition',
])
/** At-rules without a block. */
const statements = new Set(['layer', 'charset', 'namespace'])

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`
}

/** The parts between commas that stand in no bracket and no string. */
function betweenCommas(text: string): string[] {
  const parts: string[] = []
  let [from, depth, quote] = [0, 0, '']
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '\\') at += 1
    else if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    else if (sign === ',' && depth <= 0) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)]
}

/** Reads a style sheet from end to end and keeps what is wrong with it. */
class Reading {
  readonly faults: CssFault[] = []
  readonly #text: string
  readonly #judge: CssJudge
  readonly #open: { readonly inside: Inside; readonly at: number }[] = []
  /** A place whose line is known, and its line: places are asked for in order. */
  #known = { at: 0, line: 1 }

  constructor(text: string, judge: CssJudge) {
    this.#text = text
    this.#judge = judge
  }

  read(): void {
    let at = 0
    while (at < this.#text.length && this.faults.length < MOST) at = this.#step(at)
    for (const { at: opened } of this.#open.toReversed()) this.#tell('block_open', opened, '{')
  }

  get #inside(): Inside {
    return this.#open.at(-1)?.inside ?? 'rules'
  }

  #tell(code: CssFaultCode, at: number, what: string): void {
    if (this.faults.length >= MOST) return
    if (at < this.#known.at) this.#known = { at: 0, line: 1 }
    let { line } = this.#known
    for (let place = this.#known.at; place < at; place += 1) if (this.#text[place] === '\n') line += 1
    this.#known = { at, line }
    this.faults.push({ code, line, what: shortened(what) })
  }

  /** Reads one statement, or the beginning or end of a block; gives where it goes on. */
  #step(from: number): number {
    const text = this.#text
    let at = from
    while (at < text.length && /[\s;]/.test(text[at] ?? '')) at += 1
    if (at >= text.length) return at
    if (text[at] === '}') {
      if (!this.#open.pop()) this.#tell('brace_stray', at, '}')
      return at + 1
    }
    const end = this.#endOf(at)
    const said = text.slice(at, end)
    if (text[end] === '{') {
      this.#open.push({ inside: this.#begin(said, at), at: end })
      return end + 1
    }
    this.#statement(said, at)
    return end
  }

  /** Where what begins at a place ends: at a semicolon or a brace outside of brackets and strings. */
  #endOf(from: number): number {
    const text = this.#text
    const brackets: number[] = []
    // The value of a custom property may be anything, a block too.
    const isOwn = /^--[\w-]*\s*:/.test(text.slice(from, from + 200))
    for (let at = from; at < text.length; at += 1) {
      const sign = text[at] ?? ''
      if (sign === '\\') at += 1
      else if (sign === '"' || sign === "'") at = this.#endOfString(at)
      else if (sign === '(' || sign === '[' || (isOwn && sign === '{')) brackets.push(at)
      else if (sign === ')' || sign === ']' || (isOwn && sign === '}' && brackets.length > 0)) brackets.pop()
      else if (sign === '{' || sign === '}' || (sign === ';' && brackets.length === 0)) {
        // A brace ends a bracket that nobody closed, or all the rest would stand in it.
        const [opened] = brackets
        if (opened !== undefined) this.#tell('bracket_open', opened, text.slice(opened, at))
        return at
      }
    }
    const [opened] = brackets
    if (opened !== undefined) this.#tell('bracket_open', opened, text.slice(opened, opened + LONGEST))
    return text.length
  }

  #endOfString(from: number): number {
    const text = this.#text
    const quote = text[from]
    for (let at = from + 1; at < text.length; at += 1) {
      if (text[at] === '\\') at += 1
      else if (text[at] === quote) return at
      else if (text[at] === '\n') {
        this.#tell('string_open', from, text.slice(from, at))
        return at
      }
    }
    this.#tell('string_open', from, text.slice(from))
    return text.length
  }

  /** What stands before a block: says what may stand in it. */
  #begin(said: string, at: number): Inside {
    const inside = this.#inside
    const name = /^@([\w-]+)/.exec(said)?.[1]?.toLowerCase()
    if (name !== undefined) {
      if (groups.has(name)) return inside
      if (/^(-\w+-)?keyframes$/.test(name)) return 'keyframes'
      // The margins of a page, and the sets of features of a font, are blocks in such a block.
      if (!descriptors.has(name) && inside !== 'unjudged') this.#tell('at_rule', at, `@${name}`)
      return 'unjudged'
    }
    if (inside === 'unjudged') return 'unjudged'
    for (const part of betweenCommas(said)) {
      const selector = part.trim()
      const fits =
        inside === 'keyframes'
          ? /^(from|to|[\d.]+%)$/i.test(selector)
          : this.#judge.selector(inside === 'style' ? alone(selector) : selector)
      if (selector === '' || !fits) {
        this.#tell('selector', at, selector || said || '{')
        break
      }
    }
    return 'style'
  }

  /** What ends without a block: a declaration, or an at-rule that has none. */
  #statement(said: string, at: number): void {
    const name = /^@([\w-]+)/.exec(said)?.[1]?.toLowerCase()
    if (name !== undefined) {
      if (name === 'import') this.#tell('import', at, said)
      else if (!statements.has(name)) this.#tell('at_rule', at, `@${name}`)
      return
    }
    const inside = this.#inside
    if (inside === 'rules' || inside === 'keyframes') return this.#tell('outside', at, said)
    const colon = said.indexOf(':')
    if (colon < 0) return this.#tell('colon', at, said)
    const property = said.slice(0, colon).trim()
    if (inside === 'unjudged' || property.startsWith('--')) return
    const value = said
      .slice(colon + 1)
      .trim()
      .replace(/! *important$/i, '')
      .trimEnd()
    if (value !== '' && this.#judge.declaration(property, value)) return
    if (this.#judge.declaration(property, 'inherit')) this.#tell('value', at, said)
    else this.#tell('property', at, property)
  }
}

/** A nested selector as one that stands by itself: `&` is the rule around it. */
function alone(selector: string): string {
  const whole = /^[>+~]/.test(selector) ? `:is(*) ${selector}` : selector
  return whole.replaceAll('&', ':is(*)')
}

/** The text with blanks for comments, so that every piece stays on its line. */
function withoutComments(text: string): { readonly text: string; readonly open: number | null } {
  let out = ''
  let at = 0
  while (at < text.length) {
    const sign = text[at] ?? ''
    if (sign === '/' && text[at + 1] === '*') {
      const end = text.indexOf('*/', at + 2)
      if (end < 0) return { text: out, open: at }
      out += text.slice(at, end + 2).replaceAll(/[^\n]/g, ' ')
      at = end + 2
    } else if (sign === '\\') {
      out += text.slice(at, at + 2)
      at += 2
    } else if (sign === '"' || sign === "'") {
      let end = at + 1
      while (end < text.length && text[end] !== sign && text[end] !== '\n') end += text[end] === '\\' ? 2 : 1
      out += text.slice(at, end + 1)
      at = end + 1
    } else {
      out += sign
      at += 1
    }
  }
  return { text: out, open: null }
}

/**
 * What is wrong with an owner's style sheet, by line: what is not closed, what is no rule, and what the
 * browser that judges does not know. A browser passes over all of it in silence.
 *
 * @returns the first fifty, in the order of their lines
 */
export function cssFaults(css: string, judge: CssJudge): CssFault[] {
  const { text, open } = withoutComments(css.replaceAll('\r\n', '\n').replaceAll('\r', '\n'))
  const reading = new Reading(text, judge)
  reading.read()
  const faults = [...reading.faults]
  if (open !== null) {
    const line = css.slice(0, open).split('\n').length
    faults.push({ code: 'comment_open', line, what: shortened(css.slice(open, open + 2 * LONGEST)) })
  }
  return faults.toSorted((one, other) => one.line - other.line).slice(0, MOST)
}
