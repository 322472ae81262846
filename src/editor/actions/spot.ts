import { blockOf, type BlockId, type Parent } from '#document/nodes.ts'
import { slotFault, type Coming, type SlotFault, type SlotParent } from '#document/slot-fault.ts'
import type { Editor } from '../editor.ts'
import { wordsOfFault } from '../fault-words.ts'
import { focusOf } from '../selection.ts'
import { notify } from './change.ts'

/** A place for what nobody dropped at a point. */
export interface Spot {
  readonly parent: Parent
  /** The block it comes after; last when absent. */
  readonly after?: BlockId
  /** Why it cannot stand in the slot that was meant: then it comes beside the block of that. */
  readonly fault?: SlotFault
}

/** The slot that is chosen itself: its marker has the focus, or the palette asks what goes there. */
export function chosenSlot({ store }: Editor): SlotParent | undefined {
  const { insertion, selection } = store.view()
  if (insertion?.kind !== 'slot' || focusOf(selection) !== insertion.block) return undefined
  return { node: insertion.block, slot: insertion.slot }
}

/** Where blocks go: into the chosen slot, else after the focused block; undefined when none is. */
export function spotFor(editor: Editor, coming: readonly Coming[]): Spot | undefined {
  const { store } = editor
  const document = store.document()
  const block = blockOf(document, focusOf(store.view().selection) ?? '')
  if (!block) return undefined
  const chosen = chosenSlot(editor)
  const { node, slot } = chosen ?? block.parent
  if (slot === undefined) return { parent: block.parent, after: block.id }
  const fault = slotFault(document, { node, slot }, coming, store.registry)
  if (!fault) return chosen ? { parent: chosen } : { parent: block.parent, after: block.id }
  const holder = blockOf(document, node)
  return holder && { parent: holder.parent, after: holder.id, fault }
}

/** Says why what was added or pasted stands beside the block it was meant for. */
export function sayBeside(editor: Editor, spot: Spot | undefined): void {
  if (!spot?.fault) return
  const reason = wordsOfFault(editor.props.words, { ...spot.fault, node: spot.parent.node })
  notify(editor, editor.words('editor.say.put_beside', { reason }))
}
