import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { escapeHtml } from '#kernel/html-text.ts'

/** A picture that a browser should fetch before it has read the page. */
export interface FirstPicture {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
}

/** What is told of a piece of HTML while it is written. */
export interface Marks {
  /** Class names, by themselves or several with spaces between; what style rules name: see {@link usedCss}. */
  readonly classes: Set<string>
  /** The `data-` attributes: `data-name` and `data-name="value"`. */
  readonly attributes: Set<string>
  /** Values of `style` attributes that read custom properties. */
  readonly styles: Set<string>
  /** Pictures of high priority, in their order. */
  readonly firstPictures: FirstPicture[]
  /** Inside of the first paragraph. */
  firstParagraph?: string
}

/** Marks of nothing yet. */
export function noMarks(): Marks {
  return { classes: new Set(), attributes: new Set(), styles: new Set(), firstPictures: [] }
}

type Props = { readonly [name: string]: unknown }
type View = (props: Props) => ReactNode

const MEMO: symbol = Symbol.for('react.memo')

/** Elements without an end (HTML § 13.1.2). */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
/** React does more for these than writing them, and no page of a visitor has them from a block. */
const REFUSED = new Set(['html', 'head', 'body', 'title', 'style', 'script'])
/** What a control holds is no attribute of it, or stands behind all others. */
const HELD = new Set(['value', 'defaultValue', 'checked', 'defaultChecked'])

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
  'allowFullScreen async autoFocus autoPlay controls default defer disabled hidden inert itemScope loop multiple muted noValidate open playsInline readOnly required reversed selected checked'.split(
    ' ',
  ),
)
const LOWER = new Set(['autoFocus', 'multiple', 'muted'])
const ADDRESSES = new Set(['href', 'src', 'action', 'formAction', 'poster'])
/** A script where an address should be; what browsers skip inside the word is skipped here. */
const SCRIPT =
  /^[\u0000-\u001f ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i
const NAME = /^[a-zA-Z_:][\w:.-]*$/
const UNWRITTEN = new Set(['children', 'dangerouslySetInnerHTML', 'ref'])

/** How an element begins and ends, by its name. */
interface Tag {
  readonly start: string
  readonly end: string
  readonly isVoid: boolean
  readonly isCustom: boolean
}

function tagOf(name: string): Tag {
  if (REFUSED.has(name)) throw new TypeError(`No block draws <${name}>`)
  return { start: `<${name}`, end: `</${name}>`, isVoid: VOID.has(name), isCustom: name.includes('-') }
}

/** How a prop is written, by its name. */
interface Attribute {
  /** Up to its value: ` class="`; empty where it is no attribute. */
  readonly start: string
  /** Alone, when it is there or not: ` open=""`. */
  readonly flag: string
  readonly isFlag: boolean
  readonly isAddress: boolean
  /** Whether `true` and `false` are words of its own. */
  readonly saysBoolean: boolean
}

function attributeOf(name: string): Attribute {
  const spelt = SPELT[name] ?? name
  const isWritten = NAME.test(spelt) && !UNWRITTEN.has(name)
  return {
    start: isWritten ? ` ${spelt}="` : '',
    flag: ` ${LOWER.has(name) ? name.toLowerCase() : spelt}=""`,
    isFlag: FLAGS.has(name),
    isAddress: ADDRESSES.has(name),
    saysBoolean: name.startsWith('data-') || name.startsWith('aria-'),
  }
}

/** What is known by name; names come from views, so there are only so many. */
function byName<Known>(make: (name: string) => Known): (name: string) => Known {
  const known = new Map<string, Known>()
  return (name) => {
    let found = known.get(name)
    if (found === undefined) {
      found = make(name)
      known.set(name, found)
    }
    return found
  }
}

const knownTag = byName(tagOf)
const knownAttribute = byName(attributeOf)

function styleOf(style: Props): string {
  let rules = ''
  for (const name in style) {
    const value = style[name]
    if (value === null || value === undefined || typeof value === 'boolean' || value === '') continue
    const isOwn = name.startsWith('--')
    if (typeof value === 'number' && !isOwn && value !== 0)
      throw new TypeError(`The style "${name}" is a number without a unit`)
    const spelt = isOwn ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    rules += `${rules === '' ? '' : ';'}${escapeHtml(spelt)}:${escapeHtml(String(value as string | number).trim())}`
  }
  return rules
}

function attribute(name: string, value: unknown, isCustom: boolean): string {
  if (value === undefined || value === null) return ''
  const { start, flag, isFlag, isAddress, saysBoolean } = knownAttribute(name)
  if (isFlag && !isCustom) return value ? flag : ''
  if (start === '') return ''
  if (typeof value === 'boolean') {
    if (isCustom || name === 'download') return value ? flag : ''
    if (!saysBoolean) return ''
  }
  if (typeof value === 'function' || typeof value === 'symbol') return ''
  const text = String(value as string | number | boolean | bigint)
  if (isAddress && (SCRIPT.test(text) || (name === 'src' && text === ''))) return ''
  return `${start}${escapeHtml(text)}"`
}

/** The options of a select, those it holds marked. */
function withChosen(node: ReactNode, chosen: ReadonlySet<string>): ReactNode {
  if (Array.isArray(node)) return (node as readonly ReactNode[]).map((one) => withChosen(one, chosen))
  if (!isValidElement<Props>(node)) return node
  const { type, props } = node
  const children = props['children'] as ReactNode
  if (type === 'option') {
    const value = 'value' in props ? props['value'] : children
    return createElement('option', { ...props, selected: chosen.has(String(value as string)) })
  }
  return createElement(type as string, props, withChosen(children, chosen))
}

function firstPictureOf({ src, srcSet, sizes }: Props): FirstPicture {
  return {
    src: String(src),
    ...(srcSet ? { srcSet: String(srcSet) } : {}),
    ...(sizes ? { sizes: String(sizes) } : {}),
  }
}

/** Whether a name is a block's or a section's own (`b-…`, `s-…`), which no sheet knows: see {@link blockClasses}. */
function isOwnName(names: string, at: number): boolean {
  const first = names[at]
  return (first === 'b' || first === 's') && names[at + 1] === '-'
}

/**
 * Notes the names of a `class` attribute. What stands before the last is noted by itself, because it comes again and
 * again where the last is an own name.
 */
function noteClasses(classes: Set<string>, names: string): void {
  const last = names.lastIndexOf(' ')
  if (last < 0) classes.add(names)
  else {
    classes.add(names.slice(0, last))
    if (!isOwnName(names, last + 1)) classes.add(names.slice(last + 1))
  }
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

  #tag(name: string, props: Props): string {
    if (name === 'input' || name === 'textarea' || name === 'select') return this.#control(name, props)
    return this.#plain(name, props)
  }

  /**
   * A control of a form: its value stands where HTML has it, and what a select holds is marked on its option. In React's
   * order: an input's name, state and value come last.
   */
  #control(name: 'input' | 'textarea' | 'select', props: Props): string {
    const value = props['value'] ?? props['defaultValue']
    const { name: own, ...others } = props
    const rest = Object.fromEntries(
      Object.entries(name === 'input' ? others : props).filter(([prop]) => !HELD.has(prop)),
    )
    if (name === 'textarea') {
      const text = value === undefined || value === null ? '' : String(value as string)
      // A first line break would be dropped as it is read.
      const children = text.startsWith('\n') ? `\n${text}` : text
      return this.#plain(name, { ...rest, children })
    }
    if (name === 'input') {
      const checked = props['checked'] ?? props['defaultChecked']
      return this.#plain(name, { ...rest, name: own, checked, value })
    }
    const chosen = new Set([value ?? ''].flat().map(String))
    return this.#plain(name, { ...rest, children: withChosen(props['children'] as ReactNode, chosen) })
  }

  #plain(name: string, props: Props): string {
    const { start, end, isVoid, isCustom } = knownTag(name)
    let out = start
    for (const prop in props) {
      if (prop === 'children') continue
      const value = props[prop]
      const text = prop === 'style' ? this.#style(value as Props) : attribute(prop, value, isCustom)
      if (text === '') continue
      out += text
      if (this.#marks) this.#note(this.#marks, prop, value, text)
    }
    if (isVoid) {
      if (props['fetchPriority'] === 'high') this.#marks?.firstPictures.push(firstPictureOf(props))
      return `${out}/>`
    }
    const raw = props['dangerouslySetInnerHTML'] as { __html: string } | undefined
    const inner = raw ? raw.__html : this.write(props['children'] as ReactNode)
    if (name === 'p' && this.#marks) this.#marks.firstParagraph ??= inner
    // A line break right after its start is not content: one that is must be written twice (HTML § 13.1.2.5).
    const kept = name === 'pre' && inner.startsWith('\n') ? '\n' : ''
    return `${out}>${kept}${inner}${end}`
  }

  #style(style: Props): string {
    const rules = styleOf(style)
    if (rules.includes('var(')) this.#marks?.styles.add(rules)
    return rules === '' ? '' : ` style="${rules}"`
  }

  #note({ classes, attributes }: Marks, name: string, value: unknown, text: string): void {
    if (name === 'className') noteClasses(classes, String(value))
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
