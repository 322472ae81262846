import { Schema, type MarkSpec, type NodeSpec } from '@tiptap/pm/model'
import { isId } from '#kernel/ids.ts'
import { paletteSlots } from '../styles.ts'
import { isLink, type LinkValue } from '../values.ts'

/*
 * What a rich text may hold. The canvas edits with these very specs, the server renders from them,
 * and whatever they do not name is dropped. `parseDOM` reads pasted markup; it is given
 * elements by a browser, so only the little it asks of them is typed here.
 */

/** What we ask of an element that a browser hands to `parseDOM`. */
export interface MarkupElement {
  getAttribute(name: string): string | null
  readonly style?: { getPropertyValue(name: string): string }
  readonly textContent?: string | null
}

export const paragraphStyles = ['body', 'lead', 'small'] as const
export type ParagraphStyle = (typeof paragraphStyles)[number]
export const textAligns = ['center', 'end', 'justify'] as const
export type TextAlign = (typeof textAligns)[number]
export const headingLevels = [1, 2, 3, 4] as const
export type HeadingLevel = (typeof headingLevels)[number]

/** How deep lists and quotes may hold one another, counted in nodes from the text's root. */
export const maxTextDepth = 14

function oneOf(values: readonly unknown[]): (value: unknown) => void {
  return (value) => {
    if (!values.includes(value)) throw new RangeError(`${String(value)} is not one of ${values.join(', ')}`)
  }
}

function holds(test: (value: unknown) => boolean, what: string): (value: unknown) => void {
  return (value) => {
    if (!test(value)) throw new RangeError(`not ${what}`)
  }
}

function classesOf(element: MarkupElement): readonly string[] {
  return (element.getAttribute('class') ?? '').split(/\s+/)
}

/** As our own texts say it, by a class, or as others do. */
function alignOf(element: MarkupElement): TextAlign | null {
  const classes = classesOf(element)
  const ours = textAligns.find((name) => classes.includes(`align-${name}`))
  if (ours) return ours
  const align = element.style?.getPropertyValue('text-align') || element.getAttribute('align') || ''
  if (align === 'center' || align === 'justify') return align
  return align === 'right' || align === 'end' ? 'end' : null
}

function paragraphStyleOf(element: MarkupElement): ParagraphStyle {
  const classes = classesOf(element)
  return paragraphStyles.find((name) => classes.includes(`p-${name}`)) ?? 'body'
}

const LANGUAGE = /^[a-z0-9+#.-]{0,40}$/
const LANGUAGE_CLASS = 'language-'

function languageOf(element: MarkupElement): string {
  const name = classesOf(element).find((one) => one.startsWith(LANGUAGE_CLASS)) ?? ''
  const language = name.slice(LANGUAGE_CLASS.length)
  return LANGUAGE.test(language) ? language : ''
}

/** The width that an element is given, whole pixels; null without one. */
function pixelsOf(element: MarkupElement): number | null {
  const [, pixels] = /^(\d{1,4})px$/.exec(element.style?.getPropertyValue('width') ?? '') ?? []
  return pixels !== undefined && isTextImageWidth(Number(pixels)) ? Number(pixels) : null
}

function classed(names: readonly (string | null | false)[]): Record<string, string> {
  const found = names.filter((name) => typeof name === 'string')
  return found.length > 0 ? { class: found.join(' ') } : {}
}

/** The class that sets an alignment; `null` is the start of the line. */
export function alignClass(align: unknown): string | null {
  return align === 'center' || align === 'end' || align === 'justify' ? `align-${align}` : null
}

const align = { default: null, validate: oneOf([null, ...textAligns]) }

/** Pixels a picture between words may be told to be wide. */
export function isTextImageWidth(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 8 && (value as number) <= 4_000
}

export const textNodes = {
  doc: { content: 'block+' },
  paragraph: {
    group: 'block',
    content: 'inline*',
    attrs: { align, style: { default: 'body', validate: oneOf(paragraphStyles) } },
    parseDOM: [
      {
        tag: 'p',
        getAttrs: (element) => ({
          align: alignOf(element as MarkupElement),
          style: paragraphStyleOf(element as MarkupElement),
        }),
      },
    ],
    toDOM: (node) => [
      'p',
      classed([
        node.attrs['style'] !== 'body' && `p-${String(node.attrs['style'])}`,
        alignClass(node.attrs['align']),
      ]),
      0,
    ],
  },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 2, validate: oneOf(headingLevels) }, align },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      getAttrs: (element) => ({ level: Math.min(level, 4), align: alignOf(element as MarkupElement) }),
    })),
    toDOM: (node) => [`h${String(node.attrs['level'])}`, classed([alignClass(node.attrs['align'])]), 0],
  },
  blockquote: {
    group: 'block',
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bulletList: {
    group: 'block',
    content: 'listItem+',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  orderedList: {
    group: 'block',
    content: 'listItem+',
    attrs: {
      start: {
        default: 1,
        validate: holds(
          (value) => Number.isInteger(value) && Math.abs(value as number) < 1_000_000,
          'a number',
        ),
      },
    },
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (element) => {
          const start = Number((element as MarkupElement).getAttribute('start') ?? 1)
          return { start: Number.isInteger(start) && Math.abs(start) < 1_000_000 ? start : 1 }
        },
      },
    ],
    toDOM: (node) => ['ol', node.attrs['start'] === 1 ? {} : { start: String(node.attrs['start']) }, 0],
  },
  listItem: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  codeBlock: {
    group: 'block',
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    attrs: {
      language: {
        default: '',
        validate: holds((value) => typeof value === 'string' && LANGUAGE.test(value), 'a language'),
      },
    },
    parseDOM: [
      {
        tag: 'pre',
        preserveWhitespace: 'full',
        getAttrs: (element) => ({ language: languageOf(element as MarkupElement) }),
      },
    ],
    toDOM: (node) => [
      'pre',
      classed([node.attrs['language'] !== '' && `${LANGUAGE_CLASS}${String(node.attrs['language'])}`]),
      ['code', 0],
    ],
  },
  horizontalRule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  text: { group: 'inline' },
  image: {
    group: 'inline',
    inline: true,
    draggable: true,
    attrs: {
      asset: { validate: holds((value) => typeof value === 'string' && isId(value), 'an asset') },
      alt: {
        default: '',
        validate: holds((value) => typeof value === 'string' && value.length <= 1_000, 'a text'),
      },
      /** Pixels; `null` is the picture's own width, at most the line's. */
      width: {
        default: null,
        validate: holds((value) => value === null || isTextImageWidth(value), 'a width'),
      },
      /** It says nothing the words do not: screen readers pass it over. */
      decorative: {
        default: false,
        validate: holds((value) => typeof value === 'boolean', 'yes or no'),
      },
    },
    // A pasted picture belongs to nobody's library yet: the editor uploads it first, then sets the node.
    parseDOM: [
      {
        tag: 'img[data-asset]',
        getAttrs: (element) => {
          const asset = (element as MarkupElement).getAttribute('data-asset') ?? ''
          if (!isId(asset)) return false
          return {
            asset,
            alt: ((element as MarkupElement).getAttribute('alt') ?? '').slice(0, 1_000),
            decorative: (element as MarkupElement).getAttribute('data-decorative') !== null,
            width: pixelsOf(element as MarkupElement),
          }
        },
      },
    ],
    toDOM: (node) => [
      'img',
      {
        'data-asset': String(node.attrs['asset']),
        alt: String(node.attrs['alt']),
        ...(node.attrs['width'] === null ? {} : { style: `width: ${String(node.attrs['width'])}px` }),
        ...(node.attrs['decorative'] === true ? { 'data-decorative': '' } : {}),
      },
    ],
  },
  hardBreak: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>

/** The typed link an address pasted or typed stands for; undefined when it may not stand in a page. */
export function linkOfAddress(address: string): LinkValue | undefined {
  const trimmed = address.trim()
  const [scheme, rest = ''] = trimmed.split(/:(.*)/s)
  let link: LinkValue = { kind: 'url', url: trimmed }
  if (scheme?.toLowerCase() === 'mailto') link = { kind: 'mail', address: rest.split('?')[0] ?? '' }
  if (scheme?.toLowerCase() === 'tel') link = { kind: 'phone', number: rest }
  if (trimmed.startsWith('#')) link = { kind: 'anchor', anchor: trimmed.slice(1) }
  return isLink(link) ? link : undefined
}

function linkIn(element: MarkupElement): LinkValue | undefined {
  const stored = element.getAttribute('data-link')
  if (stored !== null) {
    try {
      const link: unknown = JSON.parse(stored)
      return isLink(link) ? link : undefined
    } catch {
      return undefined
    }
  }
  return linkOfAddress(element.getAttribute('href') ?? '')
}

function weighs(value: unknown): boolean {
  return typeof value === 'string' && (value === 'bold' || value === 'bolder' || Number(value) >= 600)
}

const slot = { validate: oneOf(paletteSlots) }

export const textMarks = {
  link: {
    inclusive: false,
    attrs: { target: { validate: holds(isLink, 'a link') } },
    parseDOM: [
      {
        tag: 'a',
        getAttrs: (element) => {
          const target = linkIn(element as MarkupElement)
          return target ? { target } : false
        },
      },
    ],
    toDOM: (mark) => ['a', { 'data-link': JSON.stringify(mark.attrs['target']) }, 0],
  },
  bold: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps everything in <b style="font-weight: normal">.
      {
        tag: 'b',
        getAttrs: (element) =>
          (element as MarkupElement).style?.getPropertyValue('font-weight') === 'normal' ? false : null,
      },
      { style: 'font-weight', getAttrs: (value) => (weighs(value) ? null : false) },
    ],
    toDOM: () => ['strong', 0],
  },
  italic: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
    toDOM: () => ['em', 0],
  },
  underline: {
    parseDOM: [{ tag: 'u' }, { style: 'text-decoration=underline' }],
    toDOM: () => ['u', 0],
  },
  strike: {
    parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }, { style: 'text-decoration=line-through' }],
    toDOM: () => ['s', 0],
  },
  code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  colour: {
    attrs: { slot },
    parseDOM: paletteSlots.map((name) => ({ tag: `span.ink-${name}`, attrs: { slot: name } })),
    toDOM: (mark) => ['span', { class: `ink-${String(mark.attrs['slot'])}` }, 0],
  },
  highlight: {
    attrs: { slot },
    parseDOM: paletteSlots.map((name) => ({ tag: `mark.marker-${name}`, attrs: { slot: name } })),
    toDOM: (mark) => ['mark', { class: `marker-${String(mark.attrs['slot'])}` }, 0],
  },
} satisfies Record<string, MarkSpec>

export const textSchema = new Schema({ nodes: textNodes, marks: textMarks })
