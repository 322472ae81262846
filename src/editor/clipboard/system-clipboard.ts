import { paste } from '#document/commands/paste.ts'
import { insertSection } from '#document/commands/insert-section.ts'
import { insertBlock } from '#document/commands/insert-block.ts'
import { newNodeId, type Json } from '#document/nodes.ts'
import { textOf } from '#document/text/text-json.ts'
import { change, notify } from '../actions/change.ts'
import type { Editor } from '../editor.ts'
import { focusOf, selectBlocks } from '../selection.ts'
import { copySelection, fragmentType, fromClipboard, toClipboard } from './clipboard.ts'

/** Puts the selection on the clipboard of a copy event; false when nothing is selected. */
export function copyInto(editor: Editor, data: DataTransfer): boolean {
  const { store, words } = editor
  const fragment = copySelection(store.document(), store.view().selection)
  if (!fragment) return false
  const copied = toClipboard(fragment, store.registry)
  data.setData(fragmentType, copied.json)
  data.setData('text/html', copied.html)
  data.setData('text/plain', copied.text)
  editor.say(words('editor.say.copied', { count: Math.max(1, fragment.roots.length) }))
  return true
}

/** The same from a menu, where there is no event: asks the browser for its clipboard. */
export async function copyToSystem(editor: Editor): Promise<boolean> {
  const { store, words } = editor
  const fragment = copySelection(store.document(), store.view().selection)
  if (!fragment) return false
  const copied = toClipboard(fragment, store.registry)
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([copied.html], { type: 'text/html' }),
        'text/plain': new Blob([copied.text], { type: 'text/plain' }),
      }),
    ])
    editor.say(words('editor.say.copied', { count: Math.max(1, fragment.roots.length) }))
    return true
  } catch {
    notify(editor, words('editor.say.clipboard_refused'), 'danger')
    return false
  }
}

/** The section new things go into: the selected one, the one of the focused block, or the last. */
function home(editor: Editor): string | null {
  const { store } = editor
  return store.view().selection.section ?? store.document().order.at(-1) ?? null
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
  for (const file of files) {
    notify(editor, words('editor.say.uploading', { name: file.name }))
    let image
    try {
      image = await props.assets.upload(file)
    } catch (error) {
      notify(editor, error instanceof Error ? error.message : words('editor.say.upload_failed'), 'danger')
      continue
    }
    const id = newNodeId()
    const given = {
      type: definition.type,
      props: { [name]: image as unknown as Json },
      id,
    }
    const section = at?.section ?? home(editor)
    if (section === null) {
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

/** What a clipboard holds, whichever way it was read. */
export interface Pasted {
  readonly json: string
  readonly html: string
  readonly text: string
  readonly files: readonly File[]
}

/** Puts what is on the clipboard on the page; false when there is nothing that we know. */
export function pasteFrom(editor: Editor, pasted: Pasted): boolean {
  const { store, words } = editor
  if (store.view().readOnly) return false
  const document = store.document()
  const { selection } = store.view()
  const fragment = fromClipboard(pasted)
  if (fragment) {
    const focus = focusOf(selection)
    const block = focus === null ? undefined : store.block(focus)
    const section = home(editor)
    const result = paste(
      document,
      {
        fragment,
        ...(block
          ? { parent: block.parent, after: block.id }
          : section === null
            ? {}
            : { parent: { node: section } }),
        ...(block || section === null || fragment.sections.length === 0 ? {} : { after: section }),
      },
      store.registry,
    )
    if (!change(editor, { label: 'editor.step.paste', patches: result.patches })) return false
    const blocks = result.nodes.filter((id) => store.block(id))
    const last = result.nodes.at(-1) ?? null
    store.show({
      selection: blocks.length > 0 ? selectBlocks(store.document(), blocks) : { blocks: [], section: last },
    })
    editor.canvas.focus(last)
    editor.say(words('editor.say.pasted', { count: result.nodes.length }))
    return true
  }
  const pictures = pasted.files.filter((file) => file.type.startsWith('image/'))
  if (pictures.length > 0) {
    void addPictures(editor, pictures)
    return true
  }
  const text = pasted.text.trim()
  const definition = store.registry.get('text')
  const field =
    definition && Object.entries(definition.fields).find(([, one]) => one.kind === 'richText')?.[0]
  const section = home(editor)
  if (text === '' || !definition || field === undefined || section === null) return false
  const id = newNodeId()
  const after = focusOf(selection)
  return change(editor, {
    label: 'editor.step.paste',
    patches: insertBlock(
      document,
      {
        type: definition.type,
        id,
        parent: { node: section },
        props: { [field]: textOf(...text.split(/\n+/)) as unknown as Json },
        ...(after === null ? {} : { after }),
      },
      store.registry,
    ),
    select: [id],
  })
}

/** Reads a paste event's clipboard. */
export function pastedIn(data: DataTransfer): Pasted {
  return {
    json: data.getData(fragmentType),
    html: data.getData('text/html'),
    text: data.getData('text/plain'),
    files: [...data.files],
  }
}

/** Pastes from a menu: the browser may ask the person first. */
export async function pasteFromSystem(editor: Editor): Promise<void> {
  try {
    const items = await navigator.clipboard.read()
    const read = async (type: string) => {
      const item = items.find((one) => one.types.includes(type))
      return item ? await (await item.getType(type)).text() : ''
    }
    const files: File[] = []
    for (const item of items) {
      const type = item.types.find((one) => one.startsWith('image/'))
      if (type !== undefined) files.push(new File([await item.getType(type)], 'picture', { type }))
    }
    pasteFrom(editor, { json: '', html: await read('text/html'), text: await read('text/plain'), files })
  } catch {
    notify(editor, editor.words('editor.say.clipboard_refused'), 'danger')
  }
}
