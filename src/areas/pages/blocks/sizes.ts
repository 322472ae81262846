import { desktopColumns, phoneColumns, type Block } from '#document/nodes.ts'

/**
 * The `sizes` attribute of a picture in a block: its share of the window on the desktop's grid and on
 * the phone's. A block in a slot does not know its share, and says the widest it may be.
 *
 * @param share of the block's own width that the picture takes
 */
export function sizesOf(block: Block, share = 1): string {
  const inSlot = block.parent.slot !== undefined
  const desktop = inSlot ? 50 : Math.ceil((block.place.width / desktopColumns) * 100 * share)
  const phone = Math.ceil(((block.phone?.width ?? phoneColumns) / phoneColumns) * 100)
  return `(min-width:48rem) ${desktop}vw, ${phone}vw`
}
