import { readingOrder } from '#document/layout/reading-order.ts'
import type { Cells } from '#document/layout/cells.ts'
import { blockOf, sectionOf, type Block, type BlockId, type NodeId } from '#document/nodes.ts'
import { heldInOrder, isGrid, slotOf } from '#document/slots.ts'
import type { Editor } from '../editor.ts'
import { placeOn } from '../place-on.ts'
import { focusOf, isSectionSelected, selectBlocks, selectSection } from '../selection.ts'

/** The selected blocks, the focused last. */
export function selectedBlocks({ store }: Editor): readonly BlockId[] {
  return store.view().selection.blocks
}

export function hasBlocks(editor: Editor): boolean {
  return selectedBlocks(editor).length > 0
}

/** The section that is selected itself; null while blocks are. */
export function selectedSection({ store }: Editor): NodeId | null {
  const { selection } = store.view()
  return isSectionSelected(selection) ? selection.section : null
}

export function focusedBlock({ store }: Editor): Block | undefined {
  const id = focusOf(store.view().selection)
  return id === null ? undefined : store.block(id)
}

/** The selected blocks that stand on a grid and are not locked. */
export function onGrid(editor: Editor): readonly Block[] {
  const { store } = editor
  const document = store.document()
  return selectedBlocks(editor)
    .flatMap((id) => blockOf(document, id) ?? [])
    .filter((block) => block.locked !== true && isGrid(document, block.parent, store.registry))
}

export function isPhone({ store }: Editor): boolean {
  return store.view().device === 'phone'
}

/** Where a block stands on the device that is shown; undefined when it is hidden on the phone. */
export function cellsOn({ store }: Editor, block: Block): Cells | undefined {
  return placeOn(store.document(), block, store.view().device, store.registry)
}

/** Every section and block of the page in the order they are read, blocks in slots after their holder. */
export function readingLine(editor: Editor): readonly NodeId[] {
  const document = editor.store.document()
  const held = (block: Block): NodeId[] => [
    block.id,
    ...heldInOrder(block, editor.store.registry).flatMap((id) => {
      const inner = blockOf(document, id)
      return inner ? held(inner) : []
    }),
  ]
  return document.order.flatMap((id) => {
    const section = sectionOf(document, id)
    return section ? [id, ...readingOrder(document, section).flatMap(held)] : []
  })
}

/** The section new things go into: the selected one, that of the focused block, or the one looked at. */
export function home({ store, canvas }: Editor): NodeId | null {
  return store.view().selection.section ?? canvas.sectionInView() ?? store.document().order.at(-1) ?? null
}

/**
 * The block that new ones come after: the given one, or what holds it where they cannot stand in its slot.
 *
 * @param holds one of them has blocks in it, or slots for some
 */
export function anchorOf({ store }: Editor, block: Block, types: readonly string[], holds: boolean): Block {
  const { node, slot } = block.parent
  const holder = slot === undefined ? undefined : store.block(node)
  const definition = holder && store.registry.get(holder.type)
  const held = definition && slot !== undefined ? slotOf(definition, holder, slot) : undefined
  if (!holder || (held && !holds && types.every((type) => held.accept?.includes(type) !== false)))
    return block
  return holder
}

/** Selects a section or block, and puts the focus on it. */
export function select(editor: Editor, id: NodeId | null): void {
  const { store, canvas } = editor
  const document = store.document()
  store.mark()
  if (id === null) store.show({ selection: selectSection(document, null) })
  else if (sectionOf(document, id)) store.show({ selection: selectSection(document, id) })
  else store.show({ selection: selectBlocks(document, [id]) })
  canvas.focus(id)
}
