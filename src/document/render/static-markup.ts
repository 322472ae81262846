import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { escapeHtml } from '#kernel/html-text.ts'

/** What a piece of HTML has that style rules name: see {@link usedCss}. */
export interface Marks {
  /** Values of `class` attributes, as they are written. */
  readonly classes: Set<string>
  /** The `data-` attributes: `data-name` and `data-name="value"`. */
  readonly attributes: Set<string>
}

/** Marks of nothing yet. */
export function noMarks(): Marks {
  return { classes: new Set(), attributes: new Set() }
}

type Props = { readonly [name: string]: unknown }
type View = (props: Props) => ReactNode

const MEMO: symbol = Symbol.for('react.memo')

/** Elements without an end (HTML § 13.1.2). */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
/** React does more for these than writing them, and no page of a visitor has them from a block. */
const REFUSED = new Set(['html', 'head', 'body', 'title', 'style', 'script', 'select', 'option', 'textarea'])

/** Attributes that HTML and SVG spell otherwise than React's props do. */
const SPELT: { readonly [prop: string]: string } = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  crossOrigin: 'crossorigin',
  fillRule: 'fill-rule',
  clipRule: 'clip-rule',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
}
/** Attributes that are there or not. */
const FLAGS = new Set(
  'allowFullScreen async autoFocus autoPlay controls default defer disabled hidden inert itemScope loop multiple muted noValidate open playsInline readOnly required reversed'.split(
    ' ',
  ),
)
const LOWER = new Set(['autoFocus', 'multiple', 'muted'])
const ADDRESSES = new Set(['href', 'src', 'action', 'formAction', 'poster'])
/** A script where an address should be; what browsers skip inside the word is skipped here. */
const SCRIPT =
  /^[\u0000-\u001f ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i
const NAME = /^[a-zA-Z_:][\w:.-]*$/

function styleOf(style: Props): string {
  const rules = Object.entries(style).flatMap(([name, value]) => {
    if (value === null || value === undefined || typeof value === 'boolean' || value === '') return []
    const isOwn = name.startsWith('--')
    if (typeof value === 'number' && !isOwn && value !== 0)
      throw new TypeError(`The style "${name}" is a number without a unit`)
    const spelt = isOwn ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return [`${escapeHtml(spelt)}:${escapeHtml(String(value).trim())}`]
  })
  return rules.length > 0 ? ` style="${rules.join(';')}"` : ''
}

function attribute(name: string, value: unknown, isCustom: boolean): string {
  if (value === undefined || value === null) return ''
  if (name === 'style') return styleOf(value as Props)
  if (typeof value === 'function' || typeof value === 'symbol' || name === 'ref') return ''
  if (!isCustom && FLAGS.has(name)) return value ? ` ${LOWER.has(name) ? name.toLowerCase() : name}=""` : ''
  const spelt = SPELT[name] ?? name
  if (typeof value === 'boolean') {
    if (isCustom || name === 'download') return value ? ` ${spelt}=""` : ''
    if (!name.startsWith('data-') && !name.startsWith('aria-')) return ''
  }
  if (!NAME.test(spelt)) return ''
  const text = String(value as string | number | boolean | bigint)
  if (ADDRESSES.has(name) && (SCRIPT.test(text) || (name === 'src' && text === ''))) return ''
  return ` ${spelt}="${escapeHtml(text)}"`
}

/** Writes elements, and notes what style rules may name. */
class Writer {
  readonly #marks: Marks | undefined

  constructor(marks: Marks | undefined) {
    this.#marks = marks
  }

  write(node: ReactNode): string {
    if (typeof node === 'string') return escapeHtml(node)
    if (node === null || node === undefined || typeof node === 'boolean') return ''
    if (typeof node === 'number' || typeof node === 'bigint') return String(node)
    if (Array.isArray(node)) {
      let out = ''
      for (const one of node as readonly ReactNode[]) out += this.write(one)
      return out
    }
    if (isValidElement<Props>(node)) return this.#element(node)
    throw new TypeError('A page is drawn of elements, texts and lists of them')
  }

  #element({ type, props }: ReactElement<Props>): string {
    if (typeof type === 'string') return this.#tag(type, props)
    if (typeof type === 'function') return this.write((type as View)(props))
    const { $$typeof, type: inner } = type as { $$typeof?: symbol; type?: View }
    if ((type as unknown) === Fragment) return this.write(props['children'] as ReactNode)
    if ($$typeof === MEMO && inner) return this.write(inner(props))
    throw new TypeError('A view on a page is a plain function')
  }

  #tag(tag: string, props: Props): string {
    if (REFUSED.has(tag)) throw new TypeError(`No block draws <${tag}>`)
    const isCustom = tag.includes('-')
    let out = `<${tag}`
    for (const name in props) {
      if (name === 'children' || name === 'dangerouslySetInnerHTML') continue
      const text = attribute(name, props[name], isCustom)
      if (text === '') continue
      out += text
      if (this.#marks) this.#note(this.#marks, name, props[name], text)
    }
    if (VOID.has(tag)) return `${out}/>`
    const raw = props['dangerouslySetInnerHTML'] as { __html: string } | undefined
    const inner = raw ? raw.__html : this.write(props['children'] as ReactNode)
    // A line break right after its start is not content: one that is must be written twice (HTML § 13.1.2.5).
    const kept = tag === 'pre' && inner.startsWith('\n') ? '\n' : ''
    return `${out}>${kept}${inner}</${tag}>`
  }

  #note({ classes, attributes }: Marks, name: string, value: unknown, text: string): void {
    if (name === 'className') classes.add(String(value))
    else if (name.startsWith('data-')) attributes.add(name).add(text.trimStart())
  }
}

/**
 * The HTML of elements that never change: what React's `renderToStaticMarkup` gives, byte for byte, for
 * the elements that pages are made of, in about two thirds of its time. Views are plain functions: no state, no
 * effects, no context. Addresses that are scripts are left out.
 *
 * @param marks gets what style rules may name
 * @throws TypeError for what is not an element, a text or a list of them; for hooks and other kinds of component
 */
export function staticMarkup(node: ReactNode, marks?: Marks): string {
  return new Writer(marks).write(node)
}
