import type { Marks } from './static-markup.ts'

/** A rule of a sheet, or a group of them under a condition (`@media`, `@supports`, `@container`). */
type Part =
  | {
      readonly kind: 'rule'
      readonly text: string
      readonly needs: readonly Needs[]
      /** The custom properties it reads. */
      readonly reads: readonly string[]
    }
  | { readonly kind: 'group'; readonly head: string; readonly parts: readonly Part[] }
  /** `@keyframes`, `@font-face` and their like: they apply to nothing by themselves. */
  | { readonly kind: 'definition'; readonly text: string; readonly reads: readonly string[] }

/** What must be on a page before a selector can match: classes by name, attributes as they are written. */
interface Needs {
  readonly classes: readonly string[]
  readonly attributes: readonly string[]
}

/** What stands in these may be on the page or not: `:not(.a)` matches without it, `:is(.a,.b)` with one of them. */
const FUNCTIONS = /:(?:not|is|where|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g
const CLASSES = /\.([a-zA-Z][\w-]*)/g
/** Only our own: the others (`open`, `dir`, `aria-current`) change while the page is read, or stand above it. */
const ATTRIBUTES = /\[(data-[\w-]+)(?:=(?:"([^"]*)"|([^\]]*)))?\]/g

function needsOf(selector: string): Needs {
  const plain = selector.replace(FUNCTIONS, '')
  const attributes = [...plain.matchAll(ATTRIBUTES)].map(([, name = '', quoted, bare]) => {
    const value = quoted ?? bare
    return value === undefined ? name : `${name}="${value}"`
  })
  const classes = [...plain.replace(/\[[^\]]*\]/g, '').matchAll(CLASSES)].map(([, name = '']) => name)
  return { classes, attributes }
}

/** The selectors of a list: parted by commas, but not by those inside brackets. */
function selectorsOf(head: string): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < head.length; at += 1) {
    const sign = head[at]
    if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    else if (sign === ',' && depth === 0) {
      found.push(head.slice(from, at))
      from = at + 1
    }
  }
  return [...found, head.slice(from)]
}

/** Where the braces that open at `from` close; those in strings do not count. */
function closing(css: string, from: number): number {
  let depth = 0
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at]
    if (sign === '"' || sign === "'") {
      at = css.indexOf(sign, at + 1)
      if (at < 0) break
    } else if (sign === '{') depth += 1
    else if (sign === '}') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return css.length
}

function partsOf(css: string): Part[] {
  const parts: Part[] = []
  let at = 0
  for (;;) {
    const open = css.indexOf('{', at)
    if (open < 0) return parts
    const close = closing(css, open)
    const head = css.slice(at, open).trim()
    const text = `${head}${css.slice(open, close + 1)}`
    if (/^@(?:media|supports|container|layer)\b/.test(head))
      parts.push({ kind: 'group', head, parts: partsOf(css.slice(open + 1, close)) })
    else {
      const reads = [...propertiesRead([text])]
      if (head.startsWith('@')) parts.push({ kind: 'definition', text, reads })
      else parts.push({ kind: 'rule', text, needs: selectorsOf(head).map(needsOf), reads })
    }
    at = close + 1
  }
}

/** Sheets are few and the same for many pages: what is known of one is kept. */
const KEPT = 256
const known = new Map<string, readonly Part[]>()

function partsOfSheet(css: string): readonly Part[] {
  const found = known.get(css)
  if (found) return found
  if (known.size >= KEPT) known.clear()
  const parts = partsOf(css)
  known.set(css, parts)
  return parts
}

/** What stands on a page, and which custom properties its rules are found to read. */
class Page {
  readonly #classes = new Set<string>()
  readonly #attributes: readonly ReadonlySet<string>[]
  readonly #read: Set<string>

  constructor(marks: readonly Marks[], read: Set<string>) {
    for (const { classes } of marks) for (const names of classes) this.#note(names)
    this.#attributes = marks.map(({ attributes }) => attributes)
    this.#read = read
  }

  #note(names: string): void {
    let from = 0
    for (let end = names.indexOf(' '); end >= 0; end = names.indexOf(' ', from)) {
      this.#classes.add(names.slice(from, end))
      from = end + 1
    }
    this.#classes.add(from === 0 ? names : names.slice(from))
  }

  #has({ classes, attributes }: Needs): boolean {
    for (const name of classes) if (!this.#classes.has(name)) return false
    return attributes.every((text) => this.#attributes.some((one) => one.has(text)))
  }

  /** What of these parts can apply, with what only defines; and whether a rule is among it. */
  used(parts: readonly Part[]): { css: string; applies: boolean } {
    let css = ''
    let applies = false
    for (const part of parts) {
      if (part.kind === 'group') {
        const inner = this.used(part.parts)
        if (!inner.applies) continue
        css += `${part.head}{${inner.css}}`
        applies = true
        continue
      }
      if (part.kind === 'rule') {
        if (!part.needs.some((needs) => this.#has(needs))) continue
        applies = true
      }
      css += part.text
      for (const name of part.reads) this.#read.add(name)
    }
    return { css, applies }
  }
}

/**
 * The rules of style sheets that can apply to a page: what names a class or a `data-` attribute that is
 * nowhere on it is left out, everything else stays, in its order. A visitor is sent no sheet for what is
 * not there.
 *
 * @param sheets CSS without comments, such as a program writes it
 * @param marks of everything on the page as it is sent; what a script adds to it later is not seen
 * @param read gets the custom properties that those rules read
 */
export function usedCss(
  sheets: readonly string[],
  marks: readonly Marks[],
  read: Set<string> = new Set(),
): string {
  const page = new Page(marks, read)
  let css = ''
  for (const sheet of sheets) css += page.used(partsOfSheet(sheet)).css
  return css
}

/**
 * The custom properties that CSS, or HTML with styles in it, asks for by `var()`.
 *
 * @param read gets them too
 */
export function propertiesRead(texts: Iterable<string>, read: Set<string> = new Set()): ReadonlySet<string> {
  for (const text of texts) {
    if (!text.includes('var(')) continue
    for (const [, name = ''] of text.matchAll(/var\(\s*(--[\w-]+)/g)) read.add(name)
  }
  return read
}

/** CSS cut at its custom properties, to be left out where nothing reads them. */
export interface Declarations {
  /** In their order, each with the property that it declares; without one it stays whatever is read. */
  readonly pieces: readonly { readonly text: string; readonly property?: string }[]
  /** The properties that they read themselves. */
  readonly reads: ReadonlySet<string>
}

/** Cuts CSS at its custom properties. */
export function declarationsOf(css: string): Declarations {
  const pieces: { text: string; property?: string }[] = []
  let from = 0
  for (const found of css.matchAll(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g)) {
    const [text, property = ''] = found
    if (found.index > from) pieces.push({ text: css.slice(from, found.index) })
    pieces.push({ text, property })
    from = found.index + text.length
  }
  if (from < css.length) pieces.push({ text: css.slice(from) })
  return { pieces, reads: propertiesRead([css]) }
}

/** CSS without the custom properties that are not among those read. */
export function onlyRead(css: string | Declarations, read: ReadonlySet<string>): string {
  const { pieces } = typeof css === 'string' ? declarationsOf(css) : css
  let out = ''
  for (const { text, property } of pieces) if (property === undefined || read.has(property)) out += text
  return out
}
