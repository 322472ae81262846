import { addItem } from '#document/commands/set-items.ts'
import { insertBlock, type InsertBlock } from '#document/commands/insert-block.ts'
import { insertSection } from '#document/commands/insert-section.ts'
import { setProps } from '#document/commands/set-props.ts'
import { newNodeId, type BlockId } from '#document/nodes.ts'
import { slotFault, type SlotParent } from '#document/slot-fault.ts'
import { change } from '../actions/change.ts'
import { sayBeside, spotFor } from '../actions/spot.ts'
import { home } from '../actions/targets.ts'
import type { Editor } from '../editor.ts'
import { sendFile } from './send-file.ts'
import { typeTaking, type Taking } from './taking.ts'

/** Puts files into the block they were dropped on or pasted into. */
export async function takeFiles(
  editor: Editor,
  block: BlockId,
  taking: Taking,
  files: readonly File[],
): Promise<void> {
  const { store } = editor
  const gesture = `files ${newNodeId()}`
  for (const file of files) {
    const value = await sendFile(editor, file, taking.kind === 'file' ? 'file' : 'image')
    const document = store.document()
    // Somebody may have deleted it while the file was on its way.
    if (value === undefined || !store.block(block)) continue
    const patches =
      taking.kind === 'item'
        ? addItem(document, { block, list: taking.field, item: { [taking.image]: value } }, store.registry)
        : setProps(document, block, { [taking.field]: value })
    change(editor, { label: 'editor.step.setting', patches, gesture, select: [block] })
  }
}

/** A place that files were dropped at: cells of a section, or in a slot after one of its blocks. */
export type FilePlace =
  | { readonly section: string; readonly column: number; readonly row: number }
  | (SlotParent & { readonly after: BlockId | null })

/**
 * Puts files of the desktop or the clipboard on the page, each as a block of the type that is about such a
 * file, one below the other; together they are one step.
 */
export async function addFiles(editor: Editor, files: readonly File[], at?: FilePlace): Promise<void> {
  const { store, words, props } = editor
  const { registry } = store
  const gesture = `files ${newNodeId()}`
  let last: BlockId | null = null
  for (const file of files) {
    const taking = typeTaking(registry, file)
    const definition = taking && registry.get(taking.type)
    if (!taking || !definition) continue
    const value = await sendFile(editor, file, taking.kind)
    if (value === undefined) continue
    const id = newNodeId()
    const { type } = definition
    const dropped = at && 'section' in at ? at : undefined
    const slot = at && 'slot' in at ? at : undefined
    // Its item may be gone, or full, by the time the file is here.
    const isThere = slot && !slotFault(store.document(), slot, [{ id, type }], registry)
    let section = dropped?.section ?? home(editor)
    if (section === null || !store.section(section)) {
      section = newNodeId()
      const patches = insertSection(store.document(), { section: { id: section } })
      change(editor, { label: 'editor.step.add', patches, gesture })
    }
    // The first where it was dropped, or meant; each of the others after the one before it.
    const previous = last === null ? undefined : store.block(last)
    const spot = at || previous ? undefined : spotFor(editor, [{ id, type }])
    let place: Pick<InsertBlock, 'parent' | 'after' | 'cells'> = { parent: { node: section } }
    if (previous) place = { parent: previous.parent, after: previous.id }
    else if (isThere) place = { parent: { node: slot.node, slot: slot.slot }, after: slot.after }
    else if (spot) place = { parent: spot.parent, ...(spot.after === undefined ? {} : { after: spot.after }) }
    else if (dropped?.section === section)
      place = { parent: { node: section }, cells: { column: dropped.column, row: dropped.row } }
    const given = { type, props: { [taking.field]: value }, id }
    const patches = insertBlock(store.document(), { ...given, ...place }, registry)
    if (!change(editor, { label: 'editor.step.add', patches, gesture, select: [id] })) continue
    store.show({ insertion: null })
    sayBeside(editor, spot)
    last = id
    editor.say(words('editor.say.added', { name: props.words(definition.name) }))
  }
}
