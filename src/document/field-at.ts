import { type BlockRegistry, fieldsAt } from './define-block.ts'
import type { Field, Fields } from './fields.ts'
import type { Block } from './nodes.ts'

/** The field a path of a block's props leads to, or into; undefined for types we do not know. */
export function fieldAt(block: Block, path: readonly string[], registry: BlockRegistry): Field | undefined {
  const [, name = '', item, inner = '', ...rest] = path
  const own = (fields: Fields, key: string) => (Object.hasOwn(fields, key) ? fields[key] : undefined)
  const fields = fieldsAt(registry.get(block.type), block.version)
  const field = fields && own(fields, name)
  if (item === undefined || field?.kind !== 'list') return field
  if (path.length === 3) return undefined
  const held = own(field.of, inner)
  return rest.length >= 2 && held?.kind === 'list' ? own(held.of, rest[1] ?? '') : held
}
