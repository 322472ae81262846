import { readingOrder } from '#document/layout/reading-order.ts'
import type { Cells } from '#document/layout/cells.ts'
import { blockOf, sectionOf, type Block, type BlockId, type NodeId } from '#document/nodes.ts'
import { heldInOrder, isGrid, perItemSlots, slotNames } from '#document/slots.ts'
import type { Editor } from '../editor.ts'
import { slotAt, slotKey } from '../names.ts'
import { placeOn } from '../place-on.ts'
import { focusOf, isSectionSelected, selectBlocks, selectSection, type Selection } from '../selection.ts'

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

/**
 * Every section and block of the page in the order they are read, blocks in slots after their holder.
 *
 * @param stops slots that are seen and empty are in it too, by their {@link slotKey}: places to go to
 */
export function readingLine(editor: Editor, stops = false): readonly NodeId[] {
  const { store, canvas } = editor
  const document = store.document()
  const held = (block: Block): NodeId[] => {
    const names = stops ? namesOf(editor, block) : []
    const isStop = (name: string) =>
      !block.slots?.[name]?.length && canvas.slot(block.id, name)?.checkVisibility() === true
    const inside = names.some(isStop)
      ? names.flatMap((name) => (isStop(name) ? [slotKey(block.id, name)] : (block.slots?.[name] ?? [])))
      : heldInOrder(block, store.registry)
    return [
      block.id,
      ...inside.flatMap((id) => {
        const inner = blockOf(document, id)
        return inner ? held(inner) : [id].filter(slotAt)
      }),
    ]
  }
  return document.order.flatMap((id) => {
    const section = sectionOf(document, id)
    return section ? [id, ...readingOrder(document, section).flatMap(held)] : []
  })
}

/** The slots of a block that takes blocks in: one that stands in a slot itself does not. */
export function namesOf({ store }: Editor, block: Block): readonly string[] {
  const definition = store.registry.get(block.type)
  return definition && block.parent.slot === undefined ? slotNames(definition, block) : []
}

/** The block whose slots are meant: the focused one, or the one it stands in. */
export function holderMeant(editor: Editor): Block | undefined {
  const block = focusedBlock(editor)
  if (!block) return undefined
  const holder = block.parent.slot === undefined ? block : editor.store.block(block.parent.node)
  return holder && namesOf(editor, holder).length > 0 ? holder : undefined
}

/** The block whose items are opened: the focused one, also where it stands in an item, or the one it stands in. */
export function unfolding(editor: Editor): Block | undefined {
  const block = focusedBlock(editor)
  return [block, holderMeant(editor)].find((one) => one && perItemSlots(editor.store.registry, one))
}

/** The section new things go into: the selected one, that of the focused block, or the one looked at. */
export function home({ store, canvas }: Editor): NodeId | null {
  return store.view().selection.section ?? canvas.sectionInView() ?? store.document().order.at(-1) ?? null
}

/** Selects what a person went to; the focus stays where it is. What follows is a step of undoing by itself. */
export function choose({ store }: Editor, selection: Selection): void {
  store.mark()
  store.show({ selection })
}

/** Selects a section or block, and puts the focus on it. */
export function select(editor: Editor, id: NodeId | null): void {
  const document = editor.store.document()
  const isBlock = id !== null && !sectionOf(document, id)
  choose(editor, isBlock ? selectBlocks(document, [id]) : selectSection(document, id))
  editor.canvas.focus(id)
}

/** Whether blocks or a section are selected. */
export const isAnythingSelected = (editor: Editor): boolean =>
  hasBlocks(editor) || selectedSection(editor) !== null
