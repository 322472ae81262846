import type { BlockRegistry } from '../define-block.ts'
import type { Block, PageDocument, Parent, Section } from '../nodes.ts'
import { blockOf, blocksOf } from '../nodes.ts'
import { isGrid, slotNames } from '../slots.ts'
import type { Cells } from './cells.ts'
import { phoneLayout } from './phone.ts'
import { type ReadSection, readSections } from './reading-order.ts'

/** From this width on the desktop grid holds; below it the phone's. */
export const desktopFrom = '48rem'

/**
 * What every grid is, sent once a page. Rows are at least `--row` high and grow with their words, so
 * nothing overlaps or is cut when text wraps, a language is longer or the reader enlarges the type.
 * Between phone and desktop the columns are shares of the width and the rows follow the width too.
 */
export const gridCss = `.grid{display:grid;grid-template-columns:repeat(8,minmax(0,1fr));grid-auto-rows:minmax(var(--row),auto);gap:var(--gap)}
.b{display:flow-root;position:relative;min-width:0;overflow-wrap:break-word}
.plain{white-space:pre-wrap}
.fill{display:grid}
.stack{display:grid;gap:var(--gap);grid-template-columns:minmax(0,1fr)}
.row{display:grid;gap:var(--gap);grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr))}
@media(min-width:${desktopFrom}){.grid{grid-template-columns:repeat(24,minmax(0,1fr))}}
`

/** The style rules of some blocks, apart for the phone and for the desktop. */
interface Rules {
  /** Everywhere, and so the phone's. */
  readonly all: string
  readonly desktop: string
  /** Only where the phone's grid holds. */
  readonly phone: string
}

function area(cells: Cells): string {
  return `${cells.row}/${cells.column}/${cells.row + cells.height}/${cells.column + cells.width}`
}

/** Reads like the grid line it makes: `.b-xyz{grid-area:1/1/4/9}`. */
function rulesOfGrid(
  blocks: readonly Block[],
  reading: Section['reading'],
  registry: BlockRegistry,
  tree?: ReadSection['tree'],
): Rules {
  const phone = phoneLayout(blocks, reading, registry, tree)
  let all = ''
  let desktop = ''
  let phoneOnly = ''
  for (const block of blocks) {
    const { id, place, hidden } = block
    const small = phone.cells.get(id)
    const align = block.phone?.align ?? place.align
    const layer = place.layer > 0 ? `;z-index:${place.layer}` : ''
    if (small)
      all += `.b-${id}{grid-area:${area(small)}${align === 'stretch' ? '' : `;align-self:${align}`}${layer}}`
    else phoneOnly += `.b-${id}{display:none}`
    if (hidden?.desktop) desktop += `.b-${id}{display:none}`
    else {
      const realign = small && align !== place.align ? `;align-self:${place.align}` : ''
      const first = small ? '' : `${place.align === 'stretch' ? '' : `;align-self:${place.align}`}${layer}`
      desktop += `.b-${id}{grid-area:${area(place)}${realign}${first}}`
    }
  }
  return { all, desktop, phone: phoneOnly }
}

function rulesOfFlow(blocks: readonly Block[]): Rules {
  let desktop = ''
  let phone = ''
  for (const { id, hidden } of blocks) {
    if (hidden?.desktop) desktop += `.b-${id}{display:none}`
    if (hidden?.phone) phone += `.b-${id}{display:none}`
  }
  return { all: '', desktop, phone }
}

function rulesBelow(document: PageDocument, blocks: readonly Block[], registry: BlockRegistry): Rules[] {
  return blocks.flatMap((block) => {
    const definition = block.slots && registry.get(block.type)
    if (!definition) return []
    return slotNames(definition, block).map((slot) => {
      const parent: Parent = { node: block.id, slot }
      const held = (block.slots?.[slot] ?? []).flatMap((id) => blockOf(document, id) ?? [])
      return isGrid(document, parent, registry) ? rulesOfGrid(held, 'place', registry) : rulesOfFlow(held)
    })
  })
}

interface Kept {
  readonly blocks: readonly Block[]
  readonly registry: BlockRegistry
  readonly css: string
}

const kept = new WeakMap<Section, Kept>()

/** Whether two states of a block stand in the same place: their words do not matter here. */
function standsAs(one: Block | undefined, other: Block): boolean {
  if (one === other) return true
  return (
    one !== undefined &&
    one.id === other.id &&
    one.place === other.place &&
    one.phone === other.phone &&
    one.hidden === other.hidden &&
    one.type === other.type &&
    one.slots === undefined &&
    other.slots === undefined
  )
}

function sectionRules(
  document: PageDocument,
  section: Section,
  blocks: readonly Block[],
  registry: BlockRegistry,
  tree?: ReadSection['tree'],
): Rules {
  let { all, desktop, phone } = rulesOfGrid(blocks, section.reading, registry, tree)
  if (section.rows)
    desktop += `.s-${section.id}>.grid{grid-template-rows:repeat(${section.rows},minmax(var(--row),auto))}`
  for (const below of rulesBelow(document, blocks, registry)) {
    all += below.all
    desktop += below.desktop
    phone += below.phone
  }
  const hidden = `.s-${section.id}{display:none}`
  if (section.hidden?.desktop) desktop += hidden
  if (section.hidden?.phone) phone += hidden
  return { all, desktop, phone }
}

function written({ all, desktop, phone }: Rules): string {
  return (
    all +
    (desktop ? `@media(min-width:${desktopFrom}){${desktop}}` : '') +
    (phone ? `@media not all and (min-width:${desktopFrom}){${phone}}` : '')
  )
}

/** The style sheet that places one section's blocks; the canvas replaces it when the section changes. */
export function sectionLayoutCss(document: PageDocument, section: Section, registry: BlockRegistry): string {
  const blocks = blocksOf(document, section)
  const known = kept.get(section)
  if (
    known?.registry === registry &&
    known.blocks.length === blocks.length &&
    blocks.every((block, index) => standsAs(known.blocks[index], block) && block.slots === undefined)
  ) {
    return known.css
  }
  const css = written(sectionRules(document, section, blocks, registry))
  kept.set(section, { blocks, registry, css })
  return css
}

/**
 * The one small style sheet that places everything on a page, without {@link gridCss}.
 *
 * @param read its sections, where they are read already
 */
export function pageLayoutCss(
  document: PageDocument,
  registry: BlockRegistry,
  read: readonly ReadSection[] = readSections(document),
): string {
  let all = ''
  let desktop = ''
  let phone = ''
  for (const { section, blocks, tree } of read) {
    const rules = sectionRules(document, section, blocks, registry, tree)
    all += rules.all
    desktop += rules.desktop
    phone += rules.phone
  }
  return written({ all, desktop, phone })
}
