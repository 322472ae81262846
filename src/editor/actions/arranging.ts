import { alignBlocks, type AlignEdge } from '#document/commands/align-blocks.ts'
import { distributeBlocks } from '#document/commands/distribute-blocks.ts'
import { duplicateBlocks, duplicateSection } from '#document/commands/duplicate.ts'
import { moveBlocks } from '#document/commands/move-block.ts'
import { moveSection } from '#document/commands/move-section.ts'
import { removeBlocks } from '#document/commands/remove-blocks.ts'
import { removeSections } from '#document/commands/remove-section.ts'
import { reorderLayer, type LayerMove } from '#document/commands/reorder-layers.ts'
import { cellsAround } from '#document/layout/cells.ts'
import { blockOf, childrenOf, sectionHolding, sectionOf } from '#document/nodes.ts'
import { afterFrame } from '../after-frame.ts'
import type { Editor } from '../editor.ts'
import { nameOf } from '../names.ts'
import {
  isSameSelection,
  isSectionSelected,
  keepExisting,
  noSelection,
  selectBlocks,
  type Selection,
} from '../selection.ts'
import { change, changeAndSay, notify } from './change.ts'
import { sayPlace } from './say-place.ts'
import { focusedBlock, onGrid, readingLine, select, selectedBlocks, selectedSection } from './targets.ts'

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

/**
 * Puts the selected blocks at the head of the section below theirs, or at the foot of the one above: what is
 * locked, or shows what is kept elsewhere, is passed over.
 */
export function toSection(editor: Editor, by: -1 | 1): void {
  const { store, words, props } = editor
  const document = store.document()
  const focused = focusedBlock(editor)
  const from = focused && sectionHolding(document, focused.id)
  if (!from) return
  const held = selectedBlocks(editor).flatMap((id) => blockOf(document, id) ?? [])
  const free = held.filter((block) => block.locked !== true)
  if (free.length === 0) {
    notify(editor, words('editor.say.is_locked'))
    return
  }
  const at = document.order.indexOf(from.id)
  const way = by < 0 ? document.order.slice(0, at).toReversed() : document.order.slice(at + 1)
  const to = way.find((id) => {
    const section = sectionOf(document, id)
    return section && section.locked !== true && section.source === undefined
  })
  if (to === undefined) {
    editor.say(words('editor.say.edge'))
    return
  }
  const around = cellsAround(free.map((block) => block.place))
  const there = childrenOf(document, { node: to }).flatMap((id) => blockOf(document, id)?.place ?? [])
  const foot = Math.max(0, ...there.map((place) => place.row + place.height - 1))
  const rows = (by < 0 ? foot + 1 : 1) - (around?.row ?? 1)
  const ids = free.map((block) => block.id)
  const patches = moveBlocks(
    document,
    { blocks: ids, to: { node: to }, by: { columns: 0, rows } },
    store.registry,
  )
  if (!change(editor, { label: 'editor.step.move', patches })) return
  store.show({ selection: selectBlocks(store.document(), ids) })
  const last = ids.at(-1) ?? to
  const view = editor.canvas.document()?.defaultView
  // It is drawn anew in its other section: only then there is something to go to.
  if (view) {
    afterFrame(view, () => {
      editor.canvas.focus(last)
      editor.canvas.reveal(last)
    })
  }
  editor.say(
    words('editor.say.in_section', { name: nameOf(store.document(), to, store.registry, props.words) }),
  )
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

/** What of a selection is still there; nothing of it where all its blocks are gone. */
function leftOf({ store }: Editor, selection: Selection): Selection {
  const left = keepExisting(store.document(), selection)
  return left.blocks.length > 0 || selection.blocks.length === 0 ? left : noSelection
}

/**
 * Takes a selection off the page; the focus goes to what is read before it, but where something else was selected since.
 *
 * @param selection what was selected when that was asked for
 */
export function remove(editor: Editor, selection: Selection): void {
  const { store, words, props } = editor
  if (store.view().readOnly) return
  const document = store.document()
  const left = leftOf(editor, selection)
  const section = isSectionSelected(left) ? left.section : null
  const isStill = isSameSelection(left, store.view().selection)
  const line = readingLine(editor)
  if (section !== null) {
    const name = nameOf(document, section, store.registry, props.words)
    const patches = removeSections(document, [section])
    if (patches.length === 0) {
      notify(editor, words('editor.say.is_locked'))
      return
    }
    const at = document.order.indexOf(section)
    const next = document.order[at + 1] ?? document.order[at - 1] ?? null
    if (!change(editor, { label: 'editor.step.delete_section', patches })) return
    if (isStill) select(editor, next)
    editor.say(words('editor.say.deleted', { name }))
    return
  }
  const { blocks } = left
  const patches = removeBlocks(document, blocks)
  if (patches.length === 0) {
    if (blocks.length > 0) notify(editor, words('editor.say.is_locked'))
    return
  }
  const first = Math.min(...blocks.map((id) => line.indexOf(id)))
  const name = nameOf(document, blocks[0] ?? '', store.registry, props.words)
  if (!change(editor, { label: 'editor.step.delete', patches })) return
  const before = line
    .slice(0, first)
    .findLast((id) => store.block(id) !== undefined || store.section(id) !== undefined)
  if (isStill) select(editor, before ?? null)
  const count = patches.length
  const locked = blocks.filter((id) => store.block(id)).length
  if (locked > 0) notify(editor, words('editor.say.deleted_but', { count, locked }))
  else
    editor.say(
      count === 1 ? words('editor.say.deleted', { name }) : words('editor.say.deleted_many', { count }),
    )
}

/** Moves a section by one. @param selection what was selected when that was asked for */
export function moveWholeSection(editor: Editor, by: -1 | 1, selection: Selection): void {
  const { store, words, canvas } = editor
  const left = leftOf(editor, selection)
  const id = isSectionSelected(left) ? left.section : null
  if (id === null || store.view().readOnly) return
  const { order } = store.document()
  const at = order.indexOf(id) + by
  if (at < 0 || at >= order.length) {
    editor.say(words('editor.say.edge'))
    return
  }
  const rest = order.filter((other) => other !== id)
  const patches = moveSection(store.document(), id, rest[at - 1] ?? null)
  changeAndSay(
    editor,
    'editor.step.move_section',
    patches,
    words('editor.say.section_at', { number: at + 1, total: order.length }),
    { gesture: `section ${id}` },
  )
  canvas.reveal(id)
}
