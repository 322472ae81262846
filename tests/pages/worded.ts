import { pageWith, samplesOf } from '#areas/pages/blocks/testing.ts'
import { type BlockDefinition, blockRegistry } from '#document/define-block.ts'
import type { Field, Fields } from '#document/fields.ts'
import { documentFault } from '#document/rules.ts'
import { textOf } from '#document/text/text-json.ts'

/** A value of a field that says the text, or what was there where the field takes none. */
function saying(field: Field, value: unknown, text: string): unknown {
  switch (field.kind) {
    case 'text':
      return text.slice(0, field.max)
    case 'code':
    case 'markdown':
      return text
    case 'richText':
      return textOf(text)
    case 'image':
      return value === undefined ? value : { ...(value as object), alt: text }
    case 'link':
      return { kind: 'url', url: text }
    case 'list':
      return (value as Record<string, unknown>[]).map((item) => ({
        ...said(field.of, item, text),
        id: item['id'],
      }))
    default:
      return value
  }
}

function said(
  fields: Fields,
  props: Readonly<Record<string, unknown>>,
  text: string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, saying(field, props[name] ?? field.default, text)]),
  )
}

/**
 * The props of a block with the text wherever the rules let it stand, field by field.
 *
 * @param given the props it is put into; absent, those of its first sample
 */
export function worded(
  definition: BlockDefinition,
  text: string,
  given: object = samplesOf(definition)[0]?.props ?? {},
): Record<string, unknown> {
  const props = { ...given } as Record<string, unknown>
  const registry = blockRegistry([definition])
  for (const [name, value] of Object.entries(said(definition.fields, props, text))) {
    const tried = { ...props, [name]: value }
    if (documentFault(pageWith(definition, tried), registry) === undefined) props[name] = value
  }
  return props
}
