import { alignBlocks, type AlignEdge } from '#document/commands/align-blocks.ts'
import { distributeBlocks } from '#document/commands/distribute-blocks.ts'
import { duplicateBlocks, duplicateSection } from '#document/commands/duplicate.ts'
import { reorderLayer, type LayerMove } from '#document/commands/reorder-layers.ts'
import type { Editor } from '../editor.ts'
import { change, changeAndSay, notify } from './change.ts'
import { sayPlace } from './say-place.ts'
import { onGrid, select, selectedBlocks, selectedSection } from './targets.ts'

/** Brings the focused block above others, or below. */
export function layer(editor: Editor, to: LayerMove): void {
  const { store, words } = editor
  const block = onGrid(editor).at(-1)
  if (!block) return
  const patches = reorderLayer(store.document(), block.id, to, store.registry)
  if (patches.length === 0) {
    editor.say(words('editor.say.layer_end'))
    return
  }
  change(editor, { label: 'editor.step.layer', patches, gesture: `layer ${block.id}` })
  editor.say(words('editor.say.layer', { layer: store.block(block.id)?.place.layer ?? 0 }))
}

/** Lines the selected blocks up. */
export function align(editor: Editor, edge: AlignEdge): void {
  const { store } = editor
  const ids = onGrid(editor).map(({ id }) => id)
  const patches = alignBlocks(store.document(), ids, edge, store.registry)
  if (change(editor, { label: 'editor.step.align', patches })) sayPlace(editor)
}

/** Spreads the selected blocks evenly. */
export function distribute(editor: Editor, axis: 'columns' | 'rows'): void {
  const { store, words } = editor
  const ids = onGrid(editor).map(({ id }) => id)
  const patches = distributeBlocks(store.document(), ids, axis, store.registry)
  if (patches.length === 0) notify(editor, words('editor.say.distributed_already'))
  else changeAndSay(editor, 'editor.step.distribute', patches, words('editor.say.distributed'))
}

/** Copies the selected blocks below themselves, or the selected section after itself. */
export function duplicate(editor: Editor): void {
  const { store, words } = editor
  const section = selectedSection(editor)
  const document = store.document()
  const { patches, nodes } =
    section === null
      ? duplicateBlocks(document, selectedBlocks(editor), store.registry)
      : duplicateSection(document, section, store.registry)
  if (!change(editor, { label: 'editor.step.duplicate', patches })) return
  if (section === null) store.change({ patches: [], label: 'editor.step.duplicate' })
  select(editor, nodes.at(-1) ?? null)
  if (section === null && nodes.length > 1) {
    store.show({ selection: { ...store.view().selection, blocks: nodes } })
  }
  editor.say(words('editor.say.duplicated', { count: nodes.length }))
}
