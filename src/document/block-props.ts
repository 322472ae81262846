import type { BlockDefinition } from './define-block.ts'
import type { Fields, PropsOf } from './fields.ts'
import type { Block, JsonObject } from './nodes.ts'

type Filled = PropsOf<Fields>

/** Stored props as a view receives them: what is there, and defaults for the rest. */
export function filledProps(fields: Fields, stored: JsonObject): Filled {
  const props: { [name: string]: unknown } = {}
  for (const name in fields) {
    const field = fields[name]
    if (!field) continue
    const value = Object.hasOwn(stored, name) ? stored[name] : undefined
    if (value === undefined) props[name] = field.default
    else if (field.kind === 'list' && Array.isArray(value)) {
      props[name] = value.map((item: JsonObject) => ({ ...filledProps(field.of, item), id: item['id'] }))
    } else props[name] = value
  }
  // Each value is what its field stores (the rules saw to it) or its default.
  return props as Filled
}

const filled = new WeakMap<JsonObject, { readonly fields: Fields; readonly props: Filled }>()

/**
 * {@link filledProps} of a block that is looked at again and again: the same object comes back for the same stored
 * props. What is looked at once is better not remembered: the collector carries it along until its next full round.
 */
export function propsOf(definition: BlockDefinition, block: Pick<Block, 'props'>): Filled {
  const known = filled.get(block.props)
  if (known && known.fields === definition.fields) return known.props
  const props = filledProps(definition.fields, block.props)
  filled.set(block.props, { fields: definition.fields, props })
  return props
}
