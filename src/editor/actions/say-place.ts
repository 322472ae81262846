import type { Editor } from '../editor.ts'
import { wordsOfOrder } from '../names.ts'
import { cellsOn, focusedBlock } from './targets.ts'

/** Says where the focused block stands: its cells, or in a slot which of them it is. */
export function sayPlace(editor: Editor): void {
  const block = focusedBlock(editor)
  const { store, props } = editor
  const order = block && wordsOfOrder(store.document(), block, store.registry, props.words)
  const cells = block && cellsOn(editor, block)
  if (order !== undefined) editor.say(order)
  else if (cells) editor.say(editor.words('editor.say.place', { ...cells }))
}
