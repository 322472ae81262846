import { apply } from '../apply.ts'
import { sameJson } from '../json.ts'
import { newSection, type Block, type PageDocument } from '../nodes.ts'
import type { Patch } from '../patch.ts'
import { documentFault } from '../rules.ts'
import type { TextJson } from '../text/text-json.ts'
import { toPlainText } from '../text/walk-text.ts'
import { registry, sampleBlock } from './sample-blocks.tsx'

/** The document after patches, which must be accepted. */
export function after(document: PageDocument, patches: readonly Patch[]): PageDocument {
  const result = apply(document, patches, registry)
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.fault)}`)
  return result.document
}

/** Puts words into a text of the sample. */
export const write = (at: number, text: string, node = 'blocka'): Patch => ({
  op: 'text',
  node,
  path: ['props', 'body'],
  steps: [{ stepType: 'replace', from: at, to: at, slice: { content: [{ type: 'text', text }] } }],
})

/** The words of a text of the sample. */
export const words = (document: PageDocument, id = 'blocka') =>
  toPlainText(document.blocks[id]?.props['body'] as unknown as TextJson)

/** The document after patches, which must be accepted, keep every rule and lead exactly back. */
export function applied(document: PageDocument, patches: readonly Patch[]): PageDocument {
  const result = apply(document, patches, registry)
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.fault)}`)
  const fault = documentFault(result.document, registry)
  if (fault) throw new Error(`a rule is broken: ${JSON.stringify(fault)}`)
  const back = apply(result.document, result.inverse, registry)
  if (!back.ok) throw new Error(`the way back is refused: ${JSON.stringify(back.fault)}`)
  if (!sameJson(back.document, document)) throw new Error('the way back leads elsewhere')
  return result.document
}

/** `column row width height` (and layer) of a block, to be compared at a glance. */
export function cellsOf(document: PageDocument, id: string): string {
  const place = document.blocks[id]?.place
  return place ? [place.column, place.row, place.width, place.height].join(' ') : 'none'
}

/** A page of one section, `sectna`, with blocks at `column row width height layer`. */
export function pageOf(places: Readonly<Record<string, readonly number[]>>, type = 'text'): PageDocument {
  const blocks = Object.entries(places).map(
    ([id, [column = 1, row = 1, width = 2, height = 1, layer = 0]]): Block => ({
      ...sampleBlock(id, 'sectna'),
      type,
      place: { column, row, width, height, layer, align: 'start' },
    }),
  )
  return {
    format: 1,
    page: { header: 'site', footer: 'site' },
    order: ['sectna'],
    sections: { sectna: newSection({ id: 'sectna', blocks: blocks.map((block) => block.id) }) },
    blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
  }
}
