import { addItem } from '#document/commands/set-items.ts'
import { insertBlock } from '#document/commands/insert-block.ts'
import { insertSection } from '#document/commands/insert-section.ts'
import { setProps } from '#document/commands/set-props.ts'
import { newNodeId, type BlockId, type Json } from '#document/nodes.ts'
import { change, notify } from '../actions/change.ts'
import { home } from '../actions/targets.ts'
import type { Editor } from '../editor.ts'
import { focusOf } from '../selection.ts'
import { typeTaking, type Taking } from './taking.ts'

/** Uploads a file, saying how far it is; undefined when it could not be, which was said. */
async function send(editor: Editor, file: File, as: 'image' | 'file'): Promise<Json | undefined> {
  const { words, props, store } = editor
  const { name } = file
  notify(editor, words('editor.say.uploading', { name }))
  let shown = 0
  // Seen, not said: a voice that counts to a hundred is in the way.
  const progress = (share: number) => {
    const percent = Math.min(100, Math.round(share * 100))
    if (percent <= shown) return
    shown = percent
    const text = words('editor.say.uploading_share', { name, percent })
    store.show({ notice: { text, tone: 'plain' } })
  }
  try {
    const sent = props.assets[as === 'image' ? 'upload' : 'uploadFile']
    const value = await sent(file, progress)
    store.show({ notice: null })
    return value as unknown as Json
  } catch (error) {
    notify(editor, error instanceof Error ? error.message : words('editor.say.upload_failed'), 'danger')
    return undefined
  }
}

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
    const value = await send(editor, file, taking.kind === 'file' ? 'file' : 'image')
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

/**
 * Puts files of the desktop or the clipboard on the page, each as a block of the type that is about such a
 * file, one below the other; together they are one step.
 */
export async function addFiles(
  editor: Editor,
  files: readonly File[],
  at?: { readonly section: string; readonly column: number; readonly row: number },
): Promise<void> {
  const { store, words, props } = editor
  const { registry } = store
  const gesture = `files ${newNodeId()}`
  let last: BlockId | null = null
  for (const file of files) {
    const taking = typeTaking(registry, file)
    const definition = taking && registry.get(taking.type)
    if (!taking || !definition) continue
    const value = await send(editor, file, taking.kind)
    if (value === undefined) continue
    let section = at?.section ?? home(editor)
    if (section === null || !store.section(section)) {
      section = newNodeId()
      const patches = insertSection(store.document(), { section: { id: section } })
      change(editor, { label: 'editor.step.add', patches, gesture })
    }
    const after: BlockId | null = last ?? (at ? null : focusOf(store.view().selection))
    const cells =
      at && at.section === section && last === null ? { cells: { column: at.column, row: at.row } } : {}
    const id = newNodeId()
    const given = { type: definition.type, props: { [taking.field]: value }, id }
    const patches = insertBlock(
      store.document(),
      { ...given, parent: { node: section }, ...cells, ...(after === null ? {} : { after }) },
      registry,
    )
    if (!change(editor, { label: 'editor.step.add', patches, gesture, select: [id] })) continue
    last = id
    editor.say(words('editor.say.added', { name: props.words(definition.name) }))
  }
}
