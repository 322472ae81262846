import type { BlockRegistry } from '#document/define-block.ts'
import type { Cells } from '#document/layout/cells.ts'
import { phoneLayout } from '#document/layout/phone.ts'
import {
  blockOf,
  childrenOf,
  sectionOf,
  type Block,
  type NodeId,
  type PageDocument,
} from '#document/nodes.ts'

/** The two layouts of a page. */
export type Device = 'desktop' | 'phone'

/** Where a block stands on a device, among the blocks beside it; undefined on the phone when it is hidden there. */
export function placeOn(
  document: PageDocument,
  block: Block,
  device: Device,
  registry: BlockRegistry,
): Cells | undefined {
  if (device === 'desktop') return block.place
  const blocks = childrenOf(document, block.parent).flatMap((id) => blockOf(document, id) ?? [])
  const reading = sectionOf(document, block.parent.node)?.reading ?? 'place'
  return phoneLayout(blocks, reading, registry).cells.get(block.id)
}

/** Whether a section or block is hidden on a device, itself or by what it stands in. */
export function isHiddenOn(document: PageDocument, id: NodeId, device: Device): boolean {
  const section = sectionOf(document, id)
  if (section) return section.hidden?.[device] === true
  const block = blockOf(document, id)
  if (!block) return false
  return block.hidden?.[device] === true || isHiddenOn(document, block.parent.node, device)
}
