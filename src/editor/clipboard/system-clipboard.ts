import { storableText } from '#kernel/storable-text.ts'
import type { Fragment } from '#document/commands/fragment.ts'
import { notify } from '../actions/change.ts'
import { lateCode } from '../actions/late-code.ts'
import type { Editor } from '../editor.ts'
import { putFiles } from './put-files.ts'
import { bringsWords, isPicture, takingOf } from './taking.ts'
import { siteOf, withOrigin } from './origin.ts'
import { copySelection, fragmentType, fromClipboard, toClipboard } from './clipboard.ts'

/** What is selected, with where it is from; undefined when nothing is. */
function selected({ store, props }: Editor): Fragment | undefined {
  const fragment = copySelection(store.document(), store.view().selection)
  const { crossing } = props
  return fragment && crossing ? withOrigin(fragment, crossing.site, crossing.addressOf) : fragment
}

/** Puts the selection on the clipboard of a copy event; false when nothing is selected. */
export function copyInto(editor: Editor, data: DataTransfer): boolean {
  const { store, words } = editor
  const fragment = selected(editor)
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
  const fragment = selected(editor)
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

/** What a clipboard holds, whichever way it was read. */
export interface Pasted {
  readonly json: string
  readonly html: string
  readonly text: string
  readonly files: readonly File[]
}

/** Puts what is on the clipboard on the page; false when there is nothing that we know. */
export function pasteFrom(editor: Editor, pasted: Pasted): boolean {
  const { store } = editor
  if (store.view().readOnly || store.view().preview) return false
  const { selection } = store.view()
  const fragment = fromClipboard(pasted)
  if (fragment) {
    const { crossing } = editor.props
    pastingNodes.use(editor, ({ pasteNodes, pasteForeign }) => {
      if (!crossing || siteOf(fragment) === crossing.site) pasteNodes(editor, fragment)
      else void pasteForeign(editor, fragment)
    })
    return true
  }
  const [only] = selection.blocks
  const chosen = selection.blocks.length === 1 && only !== undefined ? store.block(only) : undefined
  const kind = chosen && store.registry.get(chosen.type)
  const pictures = bringsWords(pasted.html, pasted.text) ? [] : pasted.files.filter(isPicture)
  if (pictures.length > 0) {
    const taking = chosen && kind && takingOf(kind, chosen, pictures, true)
    void putFiles(editor, pictures, taking && { block: chosen.id, taking })
    return true
  }
  const text = pasted.text.trim()
  if (pasted.html === '' && text === '') return false
  pastingWords.use(editor, (ways) => {
    if (pasted.html === '') ways.pasteWords(editor, text)
    else void ways.pasteMarkup(editor, pasted.html, text)
  })
  return true
}

/** What puts pasted nodes and words on the page: fetched ahead of its first use, so that it is there without a line. */
const pastingNodes = lateCode(() => import('./paste-nodes.ts'))
const pastingWords = lateCode(() => import('./paste-words.ts'))
export const fetchPasting = () => Promise.all([pastingNodes.fetch(), pastingWords.fetch()])

/** Reads a paste event's clipboard. */
export function pastedIn(data: DataTransfer): Pasted {
  return {
    json: data.getData(fragmentType),
    html: storableText(data.getData('text/html')),
    text: storableText(data.getData('text/plain')),
    files: [...data.files],
  }
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
