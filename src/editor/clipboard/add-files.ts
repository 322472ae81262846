import { addItem } from '#document/commands/set-items.ts'
import { insertBlock } from '#document/commands/insert-block.ts'
import { insertSection } from '#document/commands/insert-section.ts'
import { setProps } from '#document/commands/set-props.ts'
import { newNodeId, type BlockId, type Json } from '#document/nodes.ts'
import { change, notify } from '../actions/change.ts'
import type { Editor } from '../editor.ts'
import { focusOf } from '../selection.ts'
import { isPicture, type Taking } from './taking.ts'

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

/** The section new things go into: the selected one, that of the focused block, or the one looked at. */
export function home(editor: Editor): string | null {
  const { store, canvas } = editor
  return store.view().selection.section ?? canvas.sectionInView() ?? store.document().order.at(-1) ?? null
}

/** Puts pictures of the desktop or the clipboard on the page, as blocks of the type for pictures. */
export async function addPictures(
  editor: Editor,
  files: readonly File[],
  at?: { readonly section: string; readonly column: number; readonly row: number },
): Promise<void> {
  const { store, words, props } = editor
  const definition = ['image', ...store.registry.types]
    .map((type) => store.registry.get(type))
    .find((one) => one && Object.values(one.fields).some((field) => field.kind === 'image'))
  const name =
    definition && Object.entries(definition.fields).find(([, field]) => field.kind === 'image')?.[0]
  if (!definition || name === undefined) return
  for (const file of files.filter(isPicture)) {
    const image = await send(editor, file, 'image')
    if (image === undefined) continue
    const id = newNodeId()
    const given = { type: definition.type, props: { [name]: image }, id }
    const section = at?.section ?? home(editor)
    if (section === null || !store.section(section)) {
      const created = newNodeId()
      change(editor, {
        label: 'editor.step.add_section',
        patches: insertSection(store.document(), { section: { id: created } }),
      })
      change(editor, {
        label: 'editor.step.add',
        patches: insertBlock(store.document(), { ...given, parent: { node: created } }, store.registry),
        select: [id],
      })
      continue
    }
    const cells = at && at.section === section ? { cells: { column: at.column, row: at.row } } : {}
    const after = focusOf(store.view().selection)
    change(editor, {
      label: 'editor.step.add',
      patches: insertBlock(
        store.document(),
        { ...given, parent: { node: section }, ...cells, ...(at || after === null ? {} : { after }) },
        store.registry,
      ),
      select: [id],
    })
    editor.say(words('editor.say.added', { name: props.words(definition.name) }))
  }
}
