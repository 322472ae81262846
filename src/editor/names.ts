import { propsOf } from '#document/block-props.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import { blockOf, sectionOf, type Block, type NodeId, type PageDocument } from '#document/nodes.ts'
import type { TextJson } from '#document/text/text-json.ts'
import { toPlainText } from '#document/text/walk-text.ts'

type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** The first words a block shows, at most so many letters; empty when it shows none. */
export function excerptOf(registry: BlockRegistry, block: Block, most = 40): string {
  const definition = registry.get(block.type)
  if (!definition) return ''
  const props = propsOf(definition, block)
  for (const [name, field] of Object.entries(definition.fields)) {
    const value = props[name]
    const words =
      field.kind === 'richText'
        ? toPlainText(value as TextJson)
        : field.kind === 'text' && typeof value === 'string'
          ? value
          : field.kind === 'image'
            ? ((value as { alt?: string } | undefined)?.alt ?? '')
            : ''
    const line = words.trim().split('\n', 1)[0] ?? ''
    if (line !== '') return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line
  }
  return ''
}

/** What a type of block is called. */
export function typeName(registry: BlockRegistry, type: string, words: Words): string {
  const definition = registry.get(type)
  return definition ? words(definition.name) : words('editor.block.unknown', { type })
}

/** What a node is called: the name a person gave it, or its kind. */
export function nameOf(document: PageDocument, id: NodeId, registry: BlockRegistry, words: Words): string {
  const section = sectionOf(document, id)
  if (section) {
    return section.name ?? words('editor.section.nth', { number: document.order.indexOf(id) + 1 })
  }
  const block = blockOf(document, id)
  if (!block) return ''
  return block.name ?? typeName(registry, block.type, words)
}

/** A block in a sentence for those who do not see it: its kind, its words, its place. */
export function describeBlock(
  document: PageDocument,
  id: NodeId,
  registry: BlockRegistry,
  words: Words,
): string {
  const block = blockOf(document, id)
  if (!block) return ''
  const name = nameOf(document, id, registry, words)
  const excerpt = excerptOf(registry, block, 80)
  const what = excerpt === '' ? name : words('editor.say.block', { name, words: excerpt })
  if (block.parent.slot !== undefined) return what
  const { column, row, width, height } = block.place
  return `${what}, ${words('editor.say.place', { column, row, width, height })}`
}
