import { propsOf } from './block-props.ts'
import type { BlockRegistry } from './define-block.ts'
import type { Block } from './nodes.ts'
import type { TextJson } from './text/text-json.ts'
import { toPlainText } from './text/walk-text.ts'

/** The first line of words, cut to so many letters. */
export function firstLine(words: string, most: number): string {
  const line = words.trim().split('\n', 1)[0] ?? ''
  const letters = [...line]
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : line
}

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
    const line = firstLine(words, most)
    if (line !== '') return line
  }
  return ''
}
