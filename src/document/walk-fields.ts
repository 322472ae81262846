import { propsOf } from './block-props.ts'
import type { BlockRegistry } from './define-block.ts'
import type { Field, Fields } from './fields.ts'
import type { Block } from './nodes.ts'

/** A field with what it holds in one block. */
export interface FieldValue {
  readonly field: Field
  readonly value: unknown
  /** Below the block: `['props', 'body']`, or through a list's item by its id. */
  readonly path: readonly string[]
  /** The other fields of the same block or item. */
  readonly beside: { readonly [name: string]: unknown }
  readonly fieldsBeside: Fields
}

function walk(
  fields: Fields,
  props: { readonly [name: string]: unknown },
  path: readonly string[],
): FieldValue[] {
  const found: FieldValue[] = []
  for (const name in fields) {
    const field = fields[name]
    if (!field) continue
    const value = props[name]
    found.push({ field, value, path: [...path, name], beside: props, fieldsBeside: fields })
    if (field.kind !== 'list') continue
    for (const item of value as readonly { readonly id: string; readonly [name: string]: unknown }[]) {
      found.push(...walk(field.of, item, [...path, name, item.id]))
    }
  }
  return found
}

/**
 * Every field of a block with its value (defaults filled in), those in the items of lists too: what
 * translation, the outline of links and the accessibility panel go over. None for unknown types.
 */
export function fieldsOf(block: Block, registry: BlockRegistry): FieldValue[] {
  const definition = registry.get(block.type)
  if (!definition || block.version > definition.version) return []
  return walk(definition.fields, propsOf(definition, block), ['props'])
}
