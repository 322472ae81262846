import { DOMParser as TextParser } from '@tiptap/pm/model'
import type { EditorProps } from '@tiptap/pm/view'
import { storableText } from '#kernel/storable-text.ts'
import { linkOfAddress, textSchema } from '#document/text/schema.ts'
import { bringsWords } from '../../clipboard/brought.ts'
import type { TextSessionGiven } from './text-given.ts'
import type { ArrivingPictures } from './arriving-pictures.ts'
import { cleanPaste, lineOfPaste, PasteParser } from '../../clipboard/clean-paste.ts'
import { setLink } from './text-commands.ts'

/** What is pasted into a text, dropped on it or typed as a command. */
export function pastingInto(given: TextSessionGiven, addPictures: ArrivingPictures['add']): EditorProps {
  const inline = given.flavour === 'inline'
  const picturesIn = (data: DataTransfer | null) =>
    inline ? [] : [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'))
  return {
    transformPastedText: (text) =>
      inline ? storableText(text).replace(/\r?\n\s*/g, ' ') : storableText(text),
    transformPastedHTML: (html) => cleanPaste(storableText(html), globalThis.window),
    clipboardParser: new PasteParser(textSchema, TextParser.fromSchema(textSchema).rules),
    handlePaste(pasted, event) {
      const words = event.clipboardData?.getData('text/plain').trim() ?? ''
      const html = event.clipboardData?.getData('text/html') ?? ''
      const pictures = bringsWords(html, words) ? [] : picturesIn(event.clipboardData)
      if (pictures.length > 0) {
        void addPictures(pictures, pasted.state.selection.from)
        return true
      }
      const link = /^(https?:\/\/|mailto:|tel:)\S+$/i.test(words) ? linkOfAddress(words) : undefined
      // An address pasted onto words makes them a link.
      if (link && !pasted.state.selection.empty) return setLink(link)(pasted.state, pasted.dispatch)
      if (inline && html !== '') {
        pasted.dispatch(
          pasted.state.tr.replaceSelection(lineOfPaste(html, globalThis.window)).scrollIntoView(),
        )
        return true
      }
      return false
    },
    handleDrop(dropped, event) {
      const pictures = picturesIn(event.dataTransfer)
      if (pictures.length === 0) return false
      const at = dropped.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
      void addPictures(pictures, at ?? dropped.state.selection.from)
      event.preventDefault()
      return true
    },
    handleTextInput(typed, from, to, text) {
      if (text !== '/' || from !== to) return false
      const { doc, selection } = typed.state
      if (doc.childCount > 1 || selection.$from.parent.content.size > 0) return false
      return given.slash()
    },
  }
}
