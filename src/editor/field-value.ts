import { propsOf } from '#document/block-props.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import type { Field } from '#document/fields.ts'
import type { Block } from '#document/nodes.ts'

/** One step of a path: a property, or an item of a list by its id. */
function into(holder: unknown, key: string): unknown {
  if (Array.isArray(holder)) return holder.find((item: { id?: unknown }) => item.id === key)
  return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key)
    ? (holder as Record<string, unknown>)[key]
    : undefined
}

/**
 * What a field holds, defaults filled in.
 *
 * @param path from the block on: `['props', 'items', 'k3…', 'body']`
 */
export function fieldValue(block: Block, path: readonly string[], registry: BlockRegistry): unknown {
  const definition = registry.get(block.type)
  if (!definition || path[0] !== 'props') return undefined
  return path.slice(1).reduce<unknown>(into, propsOf(definition, block))
}

/** The declaration of the field a path leads to. */
export function fieldAt(block: Block, path: readonly string[], registry: BlockRegistry): Field | undefined {
  const [, name = '', , ...rest] = path
  const fields = registry.get(block.type)?.fields
  let field: Field | undefined = fields && Object.hasOwn(fields, name) ? fields[name] : undefined
  let left = path.length > 2 ? rest : []
  while (field?.kind === 'list' && left.length > 0) {
    const [key = '', , ...more] = left
    field = Object.hasOwn(field.of, key) ? field.of[key] : undefined
    left = more
  }
  return field
}
