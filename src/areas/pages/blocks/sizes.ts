import type { BlockContext } from '#document/block-context.ts'
import { desktopColumns, phoneColumns } from '#document/nodes.ts'

/**
 * The `sizes` attribute of a picture in a block: its share of the window on the desktop's grid and on
 * the phone's. A block in a slot is as wide as what holds it.
 *
 * @param share of the block's own width that the picture takes
 */
export function sizesOf({ block, columns }: BlockContext, share = 1): string {
  const inSlot = block.parent.slot !== undefined
  const desktop = Math.ceil((columns / desktopColumns) * 100 * share)
  const phone = inSlot ? 100 : Math.ceil(((block.phone?.width ?? phoneColumns) / phoneColumns) * 100)
  return `(min-width:48rem) ${desktop}vw, ${phone}vw`
}
