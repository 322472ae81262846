import { storableText } from '#kernel/storable-text.ts'
import type { Fragment } from '#document/commands/fragment.ts'
import { lateCode } from '../actions/late-code.ts'
import type { Editor } from '../editor.ts'
import type { Selection } from '../selection.ts'
import { bringsWords, isPicture } from './brought.ts'
import { siteOf, withOrigin } from './origin.ts'
import { copySelection, fragmentType, fromClipboard, toClipboard } from './clipboard.ts'

/** A copy of what is selected, with where it is from; undefined when nothing is. */
export function copied({ store, props }: Editor, selection: Selection): Fragment | undefined {
  const fragment = copySelection(store.document(), selection)
  const { crossing } = props
  return fragment && crossing ? withOrigin(fragment, crossing.site, crossing.addressOf) : fragment
}

/** Puts the selection on the clipboard of a copy event; false when nothing is selected, or it is not seen. */
export function copyInto(editor: Editor, data: DataTransfer): boolean {
  const { store, words } = editor
  if (store.view().preview) return false
  const fragment = copied(editor, store.view().selection)
  if (!fragment) return false
  const { json, html, text } = toClipboard(fragment, store.registry)
  data.setData(fragmentType, json)
  data.setData('text/html', html)
  data.setData('text/plain', text)
  editor.say(words('editor.say.copied', { count: Math.max(1, fragment.roots.length) }))
  return true
}

/** What a clipboard holds, whichever way it was read. */
export interface Pasted {
  readonly json: string
  readonly html: string
  readonly text: string
  readonly files: readonly File[]
}

/** Whether a clipboard holds what stands on a page by itself: blocks, or pictures. */
export function bringsNodes(pasted: Pasted): boolean {
  if (fromClipboard(pasted)) return true
  return !bringsWords(pasted.html, pasted.text) && pasted.files.some(isPicture)
}

/** Puts what is on the clipboard on the page; false when there is nothing that we know. */
export function pasteFrom(editor: Editor, pasted: Pasted): boolean {
  const { store } = editor
  if (store.view().readOnly || store.view().preview) return false
  const fragment = fromClipboard(pasted)
  if (fragment) {
    const { crossing } = editor.props
    pastingNodes.use(editor, ({ pasteNodes, pasteForeign }) => {
      if (!crossing || siteOf(fragment) === crossing.site) pasteNodes(editor, fragment)
      else void pasteForeign(editor, fragment)
    })
    return true
  }
  const pictures = bringsWords(pasted.html, pasted.text) ? [] : pasted.files.filter(isPicture)
  if (pictures.length > 0) {
    pastingWords.use(editor, (ways) => ways.pastePictures(editor, pictures))
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
