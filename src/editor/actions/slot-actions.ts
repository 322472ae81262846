import type { Block, BlockId } from '#document/nodes.ts'
import { perItemSlots, slotNames } from '#document/slots.ts'
import type { Action, Editor } from '../editor.ts'
import { withFold } from '../folds.ts'
import { enterRegion } from '../keyboard/regions.ts'
import { selectBlocks } from '../selection.ts'
import { focusedBlock } from './targets.ts'

/** The block whose slots are meant: the focused one, or the one it stands in. */
function holderMeant(editor: Editor): Block | undefined {
  const block = focusedBlock(editor)
  if (!block) return undefined
  const holder = block.parent.slot === undefined ? block : editor.store.block(block.parent.node)
  return holder && namesOf(editor, holder).length > 0 ? holder : undefined
}

function namesOf({ store }: Editor, block: Block): readonly string[] {
  const definition = store.registry.get(block.type)
  return definition && block.parent.slot === undefined ? slotNames(definition, block) : []
}

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

/** Asks in the palette what goes into a slot; the item it belongs to is opened. */
export function openSlot(editor: Editor, block: BlockId, slot: string): void {
  const { store } = editor
  store.show({
    selection: selectBlocks(store.document(), [block]),
    text: null,
    panel: 'add',
    insertion: { kind: 'slot', block, slot },
    folds: withFold(store.view().folds, block, slot, true),
  })
  enterRegion(editor, 'panel')
}

/** Opens or shuts items on the canvas. When what is selected goes out of sight, what holds it is selected. */
export function setOpen(editor: Editor, block: BlockId, items: readonly string[], isOpen: boolean): void {
  const { store, canvas } = editor
  const inside = store.view().selection.blocks.some((id) => {
    const { node, slot } = store.block(id)?.parent ?? {}
    return node === block && slot !== undefined && items.includes(slot)
  })
  if (!isOpen && inside) store.show({ selection: selectBlocks(store.document(), [block]) })
  let { folds } = store.view()
  for (const item of items) folds = withFold(folds, block, item, isOpen)
  store.show({ folds })
  for (const item of items) canvas.slot(block, item)?.closest('details')?.toggleAttribute('open', isOpen)
  if (!isOpen && inside) canvas.focus(block)
  canvas.moved()
}

/** Slots of blocks: what goes into them, and opening what is folded away. */
export const slotActions: readonly Action[] = [
  {
    id: 'add-inside',
    group: 'insert',
    label: 'editor.action.add_inside',
    keys: ['Alt+B'],
    inText: true,
    when: (editor) => holderMeant(editor) !== undefined,
    run(editor) {
      const holder = holderMeant(editor)
      const slot = holder && slotMeant(editor, holder)
      if (holder && slot !== undefined) openSlot(editor, holder.id, slot)
    },
  },
  {
    id: 'unfold',
    group: 'view',
    label: 'editor.action.unfold',
    keys: ['Alt+O'],
    reading: true,
    when: (editor) => {
      const holder = holderMeant(editor)
      return holder !== undefined && perItemSlots(editor.store.registry, holder) !== undefined
    },
    run(editor) {
      const { canvas, words } = editor
      const holder = holderMeant(editor)
      if (!holder) return
      const names = namesOf(editor, holder)
      const isOpen = names.some((name) => canvas.slot(holder.id, name)?.closest('details')?.open === false)
      setOpen(editor, holder.id, names, isOpen)
      editor.say(words(isOpen ? 'editor.say.unfolded' : 'editor.say.folded', { count: names.length }))
    },
  },
]
