import type { TextJson, TextMarkJson, TextNodeJson } from '#document/text/text-json.ts'
import type { LinkValue } from '#document/values.ts'

/*
 * A short hand for rich texts written in source: samples, sections and templates. Inside a line
 * `*so*` is italic, `**so**` is bold and a line end is a line break.
 */

/** Words of a line: plain with the marks above, or a link. */
export type Words = string | { readonly words: string; readonly link: LinkValue }

const MARKED = /(\*\*[^*]+\*\*|\*[^*]+\*)/

function pieces(text: string, marks: readonly TextMarkJson[]): TextNodeJson[] {
  return text
    .split('\n')
    .flatMap((part, index): TextNodeJson[] => [
      ...(index > 0 ? [{ type: 'hardBreak' }] : []),
      ...(part === '' ? [] : [{ type: 'text', ...(marks.length > 0 ? { marks } : {}), text: part }]),
    ])
}

function inline(words: readonly Words[]): TextNodeJson[] {
  return words.flatMap((word) => {
    const link: TextMarkJson[] =
      typeof word === 'string' ? [] : [{ type: 'link', attrs: { target: word.link } }]
    const text = typeof word === 'string' ? word : word.words
    return text.split(MARKED).flatMap((part) => {
      if (part.length > 4 && part.startsWith('**') && part.endsWith('**')) {
        return pieces(part.slice(2, -2), [...link, { type: 'bold' }])
      }
      if (part.length > 2 && part.startsWith('*') && part.endsWith('*')) {
        return pieces(part.slice(1, -1), [...link, { type: 'italic' }])
      }
      return pieces(part, link)
    })
  })
}

function line(
  type: string,
  attrs: { readonly [name: string]: unknown } | undefined,
  words: readonly Words[],
) {
  const content = inline(words)
  return { type, ...(attrs ? { attrs } : {}), ...(content.length > 0 ? { content } : {}) }
}

export const h1 = (...words: Words[]): TextNodeJson => line('heading', { level: 1 }, words)
// Level 2 is the schema's default, and a default is not written down.
export const h2 = (...words: Words[]): TextNodeJson => line('heading', undefined, words)
export const h3 = (...words: Words[]): TextNodeJson => line('heading', { level: 3 }, words)
export const p = (...words: Words[]): TextNodeJson => line('paragraph', undefined, words)
export const lead = (...words: Words[]): TextNodeJson => line('paragraph', { style: 'lead' }, words)
export const small = (...words: Words[]): TextNodeJson => line('paragraph', { style: 'small' }, words)
export const quoted = (...lines: TextNodeJson[]): TextNodeJson => ({ type: 'blockquote', content: lines })
export const bullets = (...items: Words[]): TextNodeJson => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [p(item)] })),
})
export const numbers = (...items: Words[]): TextNodeJson => ({
  type: 'orderedList',
  content: items.map((item) => ({ type: 'listItem', content: [p(item)] })),
})
export const a = (words: string, link: LinkValue): Words => ({ words, link })

/** The same line, set in the middle. */
export function centred(node: TextNodeJson): TextNodeJson {
  const attrs = { ...node.attrs, align: 'center' }
  return { ...node, attrs }
}

/** A whole rich text of these lines. */
export function words(...lines: TextNodeJson[]): TextJson {
  return { type: 'doc', content: lines }
}

/** A rich text of one line, for fields of the `inline` flavour. */
export function phrase(...parts: Words[]): TextJson {
  return { type: 'doc', content: [p(...parts)] }
}

/** Items of a list field, each with an id of its own. */
export function items<Item extends object>(
  ...given: readonly Item[]
): readonly (Item & { readonly id: string })[] {
  return given.map((item, index) => ({ ...item, id: `item${String(index + 1).padStart(2, '0')}` }))
}
