import type { BlockDefinition } from './define-block.ts'
import type { Fields, PropsOf } from './fields.ts'
import type { Block, JsonObject } from './nodes.ts'

type Filled = PropsOf<Fields>

function fill(fields: Fields, stored: JsonObject): Filled {
  const props: { [name: string]: unknown } = {}
  for (const name in fields) {
    const field = fields[name]
    if (!field) continue
    const value = Object.hasOwn(stored, name) ? stored[name] : undefined
    if (value === undefined) props[name] = field.default
    else if (field.kind === 'list' && Array.isArray(value)) {
      props[name] = value.map((item: JsonObject) => ({ ...fill(field.of, item), id: item['id'] }))
    } else props[name] = value
  }
  // Each value is what its field stores (the rules saw to it) or its default.
  return props as Filled
}

const filled = new WeakMap<JsonObject, { readonly fields: Fields; readonly props: Filled }>()

/**
 * A block's props as its view receives them: what is stored, and defaults for the rest. The same
 * object comes back for the same stored props, so that a view need not be drawn again.
 */
export function propsOf(definition: BlockDefinition, block: Pick<Block, 'props'>): Filled {
  const known = filled.get(block.props)
  if (known && known.fields === definition.fields) return known.props
  const props = fill(definition.fields, block.props)
  filled.set(block.props, { fields: definition.fields, props })
  return props
}
