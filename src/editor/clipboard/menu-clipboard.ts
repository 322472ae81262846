import { storableText } from '#kernel/storable-text.ts'
import { arranging } from '../actions/arrange-actions.ts'
import { notify } from '../actions/change.ts'
import type { Editor } from '../editor.ts'
import type { Selection } from '../selection.ts'
import { toClipboard } from './clipboard.ts'
import { copied, pasteFrom } from './system-clipboard.ts'

/** Puts a selection on the browser's clipboard, which may ask the person first; cut, it leaves the page once it is there. */
export async function copyToSystem(editor: Editor, selection: Selection, isCut: boolean): Promise<void> {
  const { store, words } = editor
  const fragment = copied(editor, selection)
  if (!fragment || fragment.blocks.length + fragment.sections.length === 0) return
  const { html, text } = toClipboard(fragment, store.registry)
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([html], { type: 'text/html' }),
        'text/plain': new Blob([text], { type: 'text/plain' }),
      }),
    ])
    editor.say(words('editor.say.copied', { count: Math.max(1, fragment.roots.length) }))
  } catch {
    notify(editor, words('editor.say.clipboard_refused'), 'danger')
    return
  }
  if (isCut) arranging.use(editor, (code) => code.remove(editor, selection))
}

/** Pastes from a menu: the browser may ask the person first. */
export async function pasteFromSystem(editor: Editor): Promise<void> {
  try {
    const items = await navigator.clipboard.read()
    const read = async (type: string) => {
      const item = items.find((one) => one.types.includes(type))
      return item ? storableText(await (await item.getType(type)).text()) : ''
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
