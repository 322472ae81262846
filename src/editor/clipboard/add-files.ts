import { addItem } from '#document/commands/set-items.ts'
import { insertBlock, type InsertBlock } from '#document/commands/insert-block.ts'
import { insertSection } from '#document/commands/insert-section.ts'
import { setProps } from '#document/commands/set-props.ts'
import { newNodeId, type BlockId } from '#document/nodes.ts'
import { slotFault, type Coming, type SlotParent } from '#document/slot-fault.ts'
import { change } from '../actions/change.ts'
import { sayBeside, spotFor } from '../actions/spot.ts'
import { home } from '../actions/targets.ts'
import type { Editor } from '../editor.ts'
import { sendFile, underWay } from './send-file.ts'
import { typeTaking, type Taking } from './taking.ts'

/**
 * Puts files into the block they were dropped on or pasted into. One that did not arrive is offered to be sent again,
 * to the same block.
 */
export function takeFiles(
  editor: Editor,
  block: BlockId,
  taking: Taking,
  files: readonly File[],
  gesture = `files ${newNodeId()}`,
): Promise<void> {
  return underWay(editor, () => sendInto(editor, block, taking, files, gesture))
}

async function sendInto(
  editor: Editor,
  block: BlockId,
  taking: Taking,
  files: readonly File[],
  gesture: string,
): Promise<void> {
  const { store, canvas } = editor
  for (const file of files) {
    const again = () => void takeFiles(editor.live, block, taking, [file], gesture)
    const value = await sendFile(editor, file, taking.kind === 'file' ? 'file' : 'image', { again })
    const document = store.document()
    // The page was left: the file is in the library, and nobody stores any more that it stands here.
    if (!canvas.document()) return
    // Somebody may have deleted it while the file was on its way.
    if (value === undefined || !store.block(block)) continue
    const patches =
      taking.kind === 'item'
        ? addItem(document, { block, list: taking.field, item: { [taking.image]: value } }, store.registry)
        : setProps(document, block, { [taking.field]: value })
    change(editor, { label: 'editor.step.setting', patches, gesture, select: [block] })
  }
}

/** A place that files were dropped at: cells of a section, after one of its blocks, or in a slot after one of its blocks. */
export type FilePlace =
  | { readonly section: string; readonly column: number; readonly row: number }
  | { readonly section: string; readonly below: BlockId | undefined }
  | (SlotParent & { readonly after: BlockId | null })

/** Where a file goes that nobody dropped at a point, told before it is sent: by then something else may be selected. */
function spotOfNow(editor: Editor, coming: Coming): { at?: FilePlace; after?: BlockId } {
  const { parent: { node, slot } = {}, after } = spotFor(editor, [coming]) ?? {}
  if (after !== undefined) return { after }
  if (node === undefined || slot === undefined) return {}
  return { at: { node, slot, after: editor.store.block(node)?.slots?.[slot]?.at(-1) ?? null } }
}

/**
 * Puts files of the desktop or the clipboard on the page, each as a block of the type that is about such a
 * file, one below the other; together they are one step. One that did not arrive is offered to be sent again, to
 * where it would have stood, whatever is selected by then.
 *
 * @param row what they follow, where they are sent again: the step they belong to, and the block before them
 */
export function addFiles(
  editor: Editor,
  files: readonly File[],
  at?: FilePlace,
  row: FileRow = { gesture: `files ${newNodeId()}`, after: null },
): Promise<void> {
  return underWay(editor, () => sendInRow(editor, files, at, row))
}

interface FileRow {
  readonly gesture: string
  readonly after: BlockId | null
}

async function sendInRow(
  editor: Editor,
  files: readonly File[],
  at: FilePlace | undefined,
  row: FileRow,
): Promise<void> {
  const { store, words, props, canvas } = editor
  const { registry } = store
  const { gesture } = row
  let last = row.after
  for (const file of files) {
    const taking = typeTaking(registry, file)
    const definition = taking && registry.get(taking.type)
    if (!taking || !definition) continue
    const id = newNodeId()
    const { type } = definition
    const meant = at || last !== null ? undefined : spotOfNow(editor, { id, type })
    const rowOfNow = { gesture, after: last ?? meant?.after ?? null }
    const again = () => void addFiles(editor.live, [file], at ?? meant?.at, rowOfNow)
    const value = await sendFile(editor, file, taking.kind, { again })
    if (!canvas.document()) return
    if (value === undefined) continue
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
      place =
        'below' in dropped
          ? { parent: { node: section }, ...(dropped.below === undefined ? {} : { after: dropped.below }) }
          : { parent: { node: section }, cells: { column: dropped.column, row: dropped.row } }
    const given = { type, props: { [taking.field]: value }, id }
    const patches = insertBlock(store.document(), { ...given, ...place }, registry)
    if (!change(editor, { label: 'editor.step.add', patches, gesture, select: [id] })) continue
    store.show({ insertion: null })
    sayBeside(editor, spot)
    last = id
    editor.say(words('editor.say.added', { name: props.words(definition.name) }))
  }
}
