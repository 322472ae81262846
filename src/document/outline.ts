import { filledProps } from './block-props.ts'
import type { BlockDefinition, BlockRegistry, OutlineHeading } from './define-block.ts'
import type { Fields } from './fields.ts'
import type { Block, JsonObject } from './nodes.ts'
import type { TextJson } from './text/text-json.ts'
import { firstHeadingIn, headingsIn } from './text/walk-text.ts'

const kept = new WeakMap<
  JsonObject,
  {
    readonly definition: BlockDefinition
    /** Without what draws it, not all of its headings are known. */
    readonly isWhole: boolean
    readonly headings: readonly OutlineHeading[]
  }
>()

function inFields(fields: Fields, props: { readonly [name: string]: unknown }): OutlineHeading[] {
  const found: OutlineHeading[] = []
  for (const name in fields) {
    const field = fields[name]
    const value = props[name]
    if (field?.kind === 'richText') found.push(...headingsIn(value as TextJson))
    else if (field?.kind === 'list') {
      for (const item of value as readonly { readonly [name: string]: unknown }[])
        found.push(...inFields(field.of, item))
    }
  }
  return found
}

/** The headings a block draws: those its type tells of, and those in its rich texts, in order. */
export function headingsOf(block: Block, registry: BlockRegistry): readonly OutlineHeading[] {
  const definition = registry.get(block.type)
  if (!definition || block.version > definition.version) return []
  const props = filledProps(definition.fields, block.props)
  return [...(definition.view.now()?.outline?.(props) ?? []), ...inFields(definition.fields, props)]
}

/** The words of the first heading a block draws; undefined when it draws none. */
export function firstHeadingOf(block: Block, registry: BlockRegistry): string | undefined {
  const definition = registry.get(block.type)
  if (!definition || block.version > definition.version) return undefined
  const { fields, view } = definition
  if (view.now()?.outline) return headingsOf(block, registry)[0]?.text
  for (const name in fields) {
    const field = fields[name]
    if (field?.kind === 'list') return headingsOf(block, registry)[0]?.text
    if (field?.kind !== 'richText') continue
    const found = firstHeadingIn((block.props[name] as TextJson | undefined) ?? field.default)
    if (found !== undefined) return found
  }
  return undefined
}

/** {@link headingsOf} a block that is looked at again and again. */
export function outlineOf(block: Block, registry: BlockRegistry): readonly OutlineHeading[] {
  const definition = registry.get(block.type)
  if (!definition || block.version > definition.version) return []
  const known = kept.get(block.props)
  const isWhole = definition.view.now() !== undefined
  if (known?.definition === definition && known.isWhole === isWhole) return known.headings
  const headings = headingsOf(block, registry)
  kept.set(block.props, { definition, isWhole, headings })
  return headings
}
