import type { BlockRegistry } from '#document/define-block.ts'
import type { Cells } from '#document/layout/cells.ts'
import { desktopFrom } from '#document/layout/layout-css.ts'
import { phoneLayout } from '#document/layout/phone.ts'
import {
  blockOf,
  blocksOf,
  phoneColumns,
  type Block,
  type PageDocument,
  type Parent,
  type Section,
} from '#document/nodes.ts'
import { isGrid, slotNames } from '#document/slots.ts'

/*
 * What is hidden on a device is drawn there all the same while the page is edited, dimmed, so that it can
 * be found, chosen and shown again. It takes nothing from what is seen: on the desktop it stands in the
 * place it has, cut to its cells; on the phone, where hidden blocks have no place, at the foot of its
 * section. The preview and the released page know nothing of it.
 */

/** Rows of the phone's grid a hidden block is shown in, at most. */
const TALLEST = 6

const DIMMED = 'opacity:.35'
/** Its words make no row higher. */
const CUT = 'contain:size;align-self:stretch;overflow:clip'

interface Rules {
  desktop: string
  phone: string
}

function area({ row, column, width, height }: Cells): string {
  return `${row}/${column}/${row + height}/${column + width}`
}

/** @param grid the blocks stand on a grid, read in this order; absent: under one another */
function rulesOf(
  blocks: readonly Block[],
  registry: BlockRegistry,
  rules: Rules,
  grid?: Section['reading'],
): void {
  const hidden = blocks.filter((block) => block.hidden?.desktop || block.hidden?.phone)
  if (hidden.length === 0) return
  let row = grid === undefined ? 0 : phoneLayout(blocks, grid, registry).rows + 2
  for (const block of hidden) {
    const display = registry.get(block.type)?.sizing === 'box' ? 'grid' : 'flow-root'
    const rule = (cells: Cells) =>
      `[data-editing] .b-${block.id}{display:${display};${DIMMED}${grid === undefined ? '' : `;grid-area:${area(cells)};${CUT}`}}`
    if (block.hidden?.desktop) rules.desktop += rule(block.place)
    if (!block.hidden?.phone) continue
    const height = Math.min(block.place.height, TALLEST)
    rules.phone += rule({ column: 1, row, width: phoneColumns, height })
    row += height
  }
}

/** The style sheet that shows, while the page is edited, what a section hides; empty where it hides nothing. */
export function concealedCss(document: PageDocument, section: Section, registry: BlockRegistry): string {
  const rules: Rules = { desktop: '', phone: '' }
  const shown = `[data-editing] .s-${section.id}{display:grid;${DIMMED}}`
  if (section.hidden?.desktop) rules.desktop += shown
  if (section.hidden?.phone) rules.phone += shown
  const blocks = blocksOf(document, section)
  rulesOf(blocks, registry, rules, section.reading)
  for (const block of blocks) {
    const definition = registry.get(block.type)
    if (!block.slots || !definition) continue
    for (const slot of slotNames(definition, block)) {
      const parent: Parent = { node: block.id, slot }
      const held = (block.slots[slot] ?? []).flatMap((id) => blockOf(document, id) ?? [])
      rulesOf(held, registry, rules, isGrid(document, parent, registry) ? 'place' : undefined)
    }
  }
  return (
    (rules.desktop && `@media(min-width:${desktopFrom}){${rules.desktop}}`) +
    (rules.phone && `@media not all and (min-width:${desktopFrom}){${rules.phone}}`)
  )
}
