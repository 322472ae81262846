import type { Marks } from './static-markup.ts'

/** A rule of a sheet, or a group of them under a condition (`@media`, `@supports`, `@container`). */
type Part =
  | { readonly kind: 'rule'; readonly text: string; readonly needs: readonly Needs[] }
  | { readonly kind: 'group'; readonly head: string; readonly parts: readonly Part[] }
  /** `@keyframes`, `@font-face` and their like: they apply to nothing by themselves. */
  | { readonly kind: 'definition'; readonly text: string }

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
    else if (head.startsWith('@')) parts.push({ kind: 'definition', text })
    else parts.push({ kind: 'rule', text, needs: selectorsOf(head).map(needsOf) })
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

/**
 * The rules of style sheets that can apply to a page: what names a class or a `data-` attribute that is
 * nowhere on it is left out, everything else stays, in its order. A visitor is sent no sheet for what is
 * not there.
 *
 * @param sheets CSS without comments, such as a program writes it
 * @param marks of everything on the page as it is sent; what a script adds to it later is not seen
 */
export function usedCss(sheets: readonly string[], marks: readonly Marks[]): string {
  const classes = new Set<string>()
  for (const one of marks)
    for (const names of one.classes) for (const name of names.split(' ')) classes.add(name)
  const isThere = (needs: Needs): boolean =>
    needs.classes.every((name) => classes.has(name)) &&
    needs.attributes.every((text) => marks.some((one) => one.attributes.has(text)))
  const used = (parts: readonly Part[]): { css: string; applies: boolean } => {
    let css = ''
    let applies = false
    for (const part of parts) {
      if (part.kind === 'definition') css += part.text
      else if (part.kind === 'rule') {
        if (!part.needs.some(isThere)) continue
        css += part.text
        applies = true
      } else {
        const inner = used(part.parts)
        if (!inner.applies) continue
        css += `${part.head}{${inner.css}}`
        applies = true
      }
    }
    return { css, applies }
  }
  return sheets.map((sheet) => used(partsOfSheet(sheet)).css).join('')
}

/** The custom properties that CSS, or HTML with styles in it, asks for by `var()`. */
export function propertiesRead(texts: readonly string[]): ReadonlySet<string> {
  const read = new Set<string>()
  for (const text of texts) for (const [, name = ''] of text.matchAll(/var\(\s*(--[\w-]+)/g)) read.add(name)
  return read
}

/** CSS without the custom properties that are not among those read. */
export const onlyRead = (css: string, read: ReadonlySet<string>): string =>
  css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  )
