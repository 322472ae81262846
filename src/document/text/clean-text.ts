import { Mark, type Node } from '@tiptap/pm/model'
import { maxTextDepth, textSchema } from './schema.ts'
import type { TextJson } from './text-json.ts'
import { textOf } from './text-json.ts'
import { writeText } from './read-text.ts'

const INLINE = new Set(['text', 'image', 'hardBreak'])
const HOLDERS = new Set(['blockquote', 'bulletList', 'orderedList', 'listItem'])

function asObject(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}

/** The attributes that hold; those that do not fall back to their default, or undefined without one. */
function cleanAttrs(
  specs: { readonly [name: string]: { default?: unknown; validate?: unknown } } | null | undefined,
  given: Record<string, unknown> | undefined,
): Record<string, unknown> | undefined {
  const attrs: Record<string, unknown> = {}
  for (const [name, spec] of Object.entries(specs ?? {})) {
    const value = given && Object.hasOwn(given, name) ? given[name] : spec.default
    try {
      if (typeof spec.validate === 'function') (spec.validate as (value: unknown) => void)(value)
      attrs[name] = value
    } catch {
      if (!('default' in spec)) return undefined
      attrs[name] = spec.default
    }
  }
  return attrs
}

function cleanMarks(given: unknown): readonly Mark[] {
  let marks: readonly Mark[] = Mark.none
  if (!Array.isArray(given)) return marks
  for (const json of given) {
    const mark = asObject(json)
    const type = typeof mark?.['type'] === 'string' ? textSchema.marks[mark['type']] : undefined
    if (!type || !mark) continue
    const attrs = cleanAttrs(type.spec.attrs, asObject(mark['attrs']))
    if (attrs) marks = type.create(attrs).addToSet(marks)
  }
  return marks
}

/** The words and pictures below a node, in order, whatever it is; a break between what were lines. */
function inlineOf(json: unknown, depth: number): Node[] {
  const node = asObject(json)
  if (!node || depth > 200) return []
  const marks = cleanMarks(node['marks'])
  if (node['type'] === 'text') {
    return typeof node['text'] === 'string' && node['text'] !== ''
      ? [textSchema.text(node['text'], marks)]
      : []
  }
  if (node['type'] === 'hardBreak') return [textSchema.node('hardBreak', null, [], marks)]
  if (node['type'] === 'image') {
    const attrs = cleanAttrs(textSchema.nodes['image']?.spec.attrs, asObject(node['attrs']))
    return attrs ? [textSchema.node('image', attrs, [], marks)] : []
  }
  return Array.isArray(node['content']) ? node['content'].flatMap((child) => inlineOf(child, depth + 1)) : []
}

function isInline(json: unknown): boolean {
  const type = asObject(json)?.['type']
  return typeof type === 'string' && INLINE.has(type)
}

function listItemsOf(content: readonly unknown[], depth: number): Node[] {
  return content.flatMap((child) => {
    const own = asObject(child)
    const held = own?.['type'] === 'listItem' && Array.isArray(own['content']) ? own['content'] : [child]
    const blocks = blocksOf(held, depth + 1)
    if (blocks.length === 0) return []
    const first = blocks[0]?.type.name === 'paragraph' ? [] : [textSchema.node('paragraph')]
    return [textSchema.node('listItem', null, [...first, ...blocks])]
  })
}

/** A run of anything as blocks: loose words become paragraphs, unknown wrappers fall away. */
function blocksOf(content: readonly unknown[], depth: number): Node[] {
  const blocks: Node[] = []
  let loose: Node[] = []
  const close = () => {
    if (loose.length > 0) blocks.push(textSchema.node('paragraph', null, loose))
    loose = []
  }
  for (const child of content) {
    if (isInline(child)) {
      loose.push(...inlineOf(child, depth))
      continue
    }
    close()
    const node = asObject(child)
    if (!node || depth > 200) continue
    const name =
      typeof node['type'] === 'string' && Object.hasOwn(textSchema.nodes, node['type']) ? node['type'] : ''
    const type = textSchema.nodes[name]
    const held: readonly unknown[] = Array.isArray(node['content']) ? node['content'] : []
    const attrs = type ? (cleanAttrs(type.spec.attrs, asObject(node['attrs'])) ?? null) : null
    if (name === 'horizontalRule') blocks.push(textSchema.node(name))
    else if (name === 'codeBlock') {
      const words = held
        .flatMap((inner) => inlineOf(inner, depth + 1))
        .map((inner) => inner.text ?? '\n')
        .join('')
      blocks.push(textSchema.node(name, attrs, words === '' ? [] : textSchema.text(words)))
    } else if (name === 'paragraph' || name === 'heading') {
      blocks.push(
        textSchema.node(
          name,
          attrs,
          held.flatMap((inner) => inlineOf(inner, depth + 1)),
        ),
      )
    } else if (HOLDERS.has(name) && depth < maxTextDepth - 3) {
      if (name === 'blockquote') {
        const inner = blocksOf(held, depth + 1)
        if (inner.length > 0) blocks.push(textSchema.node(name, null, inner))
      } else if (name === 'listItem') blocks.push(...blocksOf(held, depth + 1))
      else {
        const items = listItemsOf(held, depth + 1)
        if (items.length > 0) blocks.push(textSchema.node(name, attrs, items))
      }
    } else blocks.push(...blocksOf(held, depth + 1))
  }
  close()
  return blocks
}

/**
 * Whatever was given, as a text of our schema: unknown nodes give up their content, unknown marks
 * and attributes fall away, unsafe links lose the link but keep the words. Cleaning twice changes
 * nothing. Never throws.
 */
export function cleanText(json: unknown): TextJson {
  const root = asObject(json)
  const content: unknown[] =
    root?.['type'] === 'doc' && Array.isArray(root['content']) ? root['content'] : [json]
  const blocks = blocksOf(content, 0)
  if (blocks.length === 0) return textOf()
  return writeText(textSchema.node('doc', null, blocks))
}
