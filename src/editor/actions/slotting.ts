import type { Block, BlockId } from '#document/nodes.ts'
import { perItemSlots, slotNames } from '#document/slots.ts'
import type { Editor } from '../editor.ts'
import { withFold } from '../folds.ts'
import { enterRegion } from '../keyboard/regions.ts'
import { slotKey } from '../names.ts'
import { selectBlocks } from '../selection.ts'
import type { View } from '../view.ts'
import { focusedBlock, holderMeant, namesOf, unfolding } from './targets.ts'

/** The slot somebody is at: of the block in it, of the words being written, else the one opened last, else the first. */
function slotMeant(editor: Editor, holder: Block): string | undefined {
  const { text, folds } = editor.store.view()
  const focus = focusedBlock(editor)
  if (focus && focus.id !== holder.id) return focus.parent.slot
  const names = namesOf(editor, holder)
  const written = text?.block === holder.id ? text.path[2] : undefined
  if (written !== undefined && names.includes(written)) return written
  const opened = [...(folds.get(holder.id) ?? [])].findLast(
    ([name, isOpen]) => isOpen && names.includes(name),
  )
  return opened?.[0] ?? names[0]
}

/** Chooses a slot itself: what is pasted goes there. The item it belongs to is opened. */
export function chooseSlot({ store }: Editor, block: BlockId, slot: string, more: Partial<View> = {}): void {
  const { selection, insertion } = store.view()
  const isSame = insertion?.kind === 'slot' && insertion.block === block && insertion.slot === slot
  const isOnly = selection.blocks.length === 1 && selection.blocks[0] === block
  store.show({
    ...(isOnly ? {} : { selection: selectBlocks(store.document(), [block]) }),
    text: null,
    insertion: isSame ? insertion : { kind: 'slot', block, slot },
    folds: withFold(store.view().folds, block, slot, true),
    ...more,
  })
}

/** Asks in the palette what goes into a slot. */
export function openSlot(editor: Editor, block: BlockId, slot: string): void {
  chooseSlot(editor, block, slot, { panel: 'add' })
  enterRegion(editor, 'panel')
}

/** Chooses a slot, and puts the focus on its marker; on the block where there is none. */
export function goToSlot(editor: Editor, block: BlockId, slot: string): void {
  const { canvas, store } = editor
  store.mark()
  chooseSlot(editor, block, slot)
  canvas.moved()
  const name = `[data-slot-mark="${slotKey(block, slot)}"]`
  const { insertion } = store.view()
  // The marker is drawn, and put in its place, with the next frames; the first of all is fetched before.
  const seek = (frames: number) => {
    if (store.view().insertion !== insertion) return
    const frame = canvas.document()
    const mark = frame?.querySelector('[data-layer]')?.shadowRoot?.querySelector<HTMLElement>(name)
    if (mark?.checkVisibility() === true) {
      mark.focus({ preventScroll: true })
      mark.scrollIntoView({ block: 'nearest' })
    } else if (frames === 0) canvas.focus(block)
    else frame?.defaultView?.requestAnimationFrame(() => seek(frames - 1))
  }
  seek(60)
}

/** The element of an item that opens and shuts: that around its title. */
function detailsOf({ store, canvas }: Editor, block: BlockId, item: string): HTMLDetailsElement | null {
  const own = store.block(block)
  const list = own && perItemSlots(store.registry, own)?.perItem
  return canvas.element(block)?.querySelector(`[data-field^="${list}.${item}."]`)?.closest('details') ?? null
}

/** Opens or shuts items on the canvas. When what is selected goes out of sight, what holds it is selected. */
export function setOpen(editor: Editor, block: BlockId, items: readonly string[], isOpen: boolean): void {
  const { store, canvas } = editor
  const inside = store.view().selection.blocks.some((id) => {
    const { node, slot } = store.block(id)?.parent ?? {}
    return node === block && slot !== undefined && items.includes(slot)
  })
  if (!isOpen && store.view().insertion?.kind === 'slot') store.show({ insertion: null })
  if (!isOpen && inside) store.show({ selection: selectBlocks(store.document(), [block]) })
  let { folds } = store.view()
  for (const item of items) folds = withFold(folds, block, item, isOpen)
  store.show({ folds })
  for (const item of items) detailsOf(editor, block, item)?.toggleAttribute('open', isOpen)
  if (!isOpen && inside) canvas.focus(block)
  canvas.moved()
}

/** Asks what goes into the slot somebody is at. */
export function addInside(editor: Editor): void {
  const holder = holderMeant(editor)
  const slot = holder && slotMeant(editor, holder)
  if (holder && slot !== undefined) openSlot(editor, holder.id, slot)
}

/** Opens all items of the block that is meant, or shuts them where all are open. */
export function unfold(editor: Editor): void {
  const { words, store } = editor
  const holder = unfolding(editor)
  const definition = holder && store.registry.get(holder.type)
  if (!holder || !definition) return
  const names = slotNames(definition, holder)
  const isOpen = names.some((name) => detailsOf(editor, holder.id, name)?.open === false)
  setOpen(editor, holder.id, names, isOpen)
  editor.say(words(isOpen ? 'editor.say.unfolded' : 'editor.say.folded', { count: names.length }))
}
