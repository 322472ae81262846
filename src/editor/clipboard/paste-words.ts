import { insertBlock } from '#document/commands/insert-block.ts'
import { insertSection } from '#document/commands/insert-section.ts'
import { setProps } from '#document/commands/set-props.ts'
import { newNodeId, type Json } from '#document/nodes.ts'
import { textOf, type TextJson } from '#document/text/text-json.ts'
import { change } from '../actions/change.ts'
import { chosenSlot, sayBeside, spotFor } from '../actions/spot.ts'
import { home } from '../actions/targets.ts'
import type { Editor } from '../editor.ts'
import { putFiles } from './put-files.ts'
import { takingOf, wordsFor } from './taking.ts'

/**
 * Puts words on the page: into the slot that is chosen, into the selected block where it waits for some, else as a
 * text of their own.
 *
 * @param words plain, a line for each paragraph
 * @param shaped the same with headings, lists and links, where they came with any
 * @returns false when the page takes no text
 */
export function pasteWords(editor: Editor, words: string, shaped?: TextJson): boolean {
  const { store } = editor
  const { selection } = store.view()
  const [only] = selection.blocks
  const chosen = selection.blocks.length === 1 && only !== undefined ? store.block(only) : undefined
  const kind = chosen && store.registry.get(chosen.type)
  const into = chosen && kind && !chosenSlot(editor) ? wordsFor(kind, chosen, words, shaped) : undefined
  if (chosen && into) {
    const patches = setProps(store.document(), chosen.id, { [into.field]: into.value })
    if (!change(editor, { label: 'editor.step.paste', patches })) return false
    editor.say(editor.words('editor.say.pasted', { count: 1 }))
    return true
  }
  const definition = store.registry.get('text')
  const field =
    definition && Object.entries(definition.fields).find(([, one]) => one.kind === 'richText')?.[0]
  if (!definition || field === undefined) return false
  const id = newNodeId()
  const gesture = `paste ${id}`
  let section = home(editor)
  if (section === null) {
    section = newNodeId()
    const patches = insertSection(store.document(), { section: { id: section } })
    if (!change(editor, { label: 'editor.step.paste', patches, gesture })) return false
  }
  const spot = spotFor(editor, [{ id, type: definition.type }])
  const patches = insertBlock(
    store.document(),
    {
      type: definition.type,
      id,
      parent: spot?.parent ?? { node: section },
      props: { [field]: (shaped ?? textOf(...words.split(/\n+/))) as unknown as Json },
      ...(spot?.after === undefined ? {} : { after: spot.after }),
    },
    store.registry,
  )
  if (!change(editor, { label: 'editor.step.paste', patches, gesture, select: [id] })) return false
  store.show({ insertion: null })
  editor.canvas.focus(id)
  sayBeside(editor, spot)
  editor.say(editor.words('editor.say.pasted', { count: 1 }))
  return true
}

/** Puts pictures on the page: into the selected block where it takes them, else as blocks of their own. */
export function pastePictures(editor: Editor, pictures: readonly File[]): void {
  const { store } = editor
  const [only, ...others] = store.view().selection.blocks
  const block = others.length > 0 || chosenSlot(editor) ? undefined : store.block(only ?? '')
  const kind = block && store.registry.get(block.type)
  const taking = block && kind && takingOf(kind, block, pictures, true)
  void putFiles(editor, pictures, taking && { block: block.id, taking })
}

/** The same from markup of another program: what of its shape our texts know is kept. */
export async function pasteMarkup(editor: Editor, html: string, words: string): Promise<void> {
  // Without what reads markup the words themselves are still there.
  const reader = await import('./clean-paste.ts').catch(() => null)
  const shaped = reader?.textOfPaste(html, globalThis.window)
  if (shaped || words !== '') pasteWords(editor, words, shaped)
}
