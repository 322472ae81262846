import { propsOf } from '#document/block-props.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import type { Cells } from '#document/layout/cells.ts'
import { blockOf, sectionOf, type Block, type NodeId, type PageDocument } from '#document/nodes.ts'
import type { TextJson } from '#document/text/text-json.ts'
import { toPlainText } from '#document/text/walk-text.ts'
import { isHiddenOn, placeOn, type Device } from './place-on.ts'

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

/** A section or block in a sentence for those who do not see it: its kind, its words, its place on a device. */
export function describeNode(
  document: PageDocument,
  id: NodeId,
  device: Device,
  registry: BlockRegistry,
  words: Words,
): string {
  const name = nameOf(document, id, registry, words)
  const block = blockOf(document, id)
  const excerpt = block ? excerptOf(registry, block, 80) : ''
  const what = excerpt === '' ? name : words('editor.say.block', { name, words: excerpt })
  const cells = block && block.parent.slot === undefined && placeOn(document, block, device, registry)
  const placed = cells ? `${what}, ${words('editor.say.place', { ...onlyCells(cells) })}` : what
  return isHiddenOn(document, id, device) ? words('editor.say.hidden_here', { what: placed }) : placed
}

const onlyCells = ({ column, row, width, height }: Cells) => ({ column, row, width, height })
