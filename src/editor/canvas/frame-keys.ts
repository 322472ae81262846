import { setInteractionModality } from 'react-aria/useFocusVisible'
import { firstText } from '../actions/view-actions.ts'
import { pressed } from '../actions/pressed.ts'
import type { FrameGiven, FramePlaces } from './frame-places.ts'
import type { PointerGestures } from './pointer.ts'

// In a list that forgives what a browser does not know.
const liesOnTop = ({ target }: Event) =>
  (target as Node).ownerDocument?.querySelector(':is(:popover-open)') != null

/** What a key does that is pressed in the frame. */
export function frameKeys(
  { editor, menu }: FrameGiven,
  { atMark, inText }: FramePlaces,
  gestures: PointerGestures,
): (event: KeyboardEvent) => void {
  const { store, canvas } = editor
  return (event) => {
    // The components outside do not hear the frame's keys: windows and menus opened by one must know of it.
    setInteractionModality('keyboard')
    // A window that was asked for and is not there yet: nothing typed meanwhile may change the page.
    if (store.view().dialog !== null) {
      event.preventDefault()
      return
    }
    // What lies open on top of the page in its preview is shut first, by the browser.
    if (event.key === 'Escape' && store.view().preview && liesOnTop(event)) return
    if (event.key === 'Escape' && gestures.isUnderWay()) {
      event.preventDefault()
      event.stopPropagation()
      gestures.cancel()
      return
    }
    if ((event.key === 'F10' && event.shiftKey) || event.key === 'ContextMenu') {
      const { selection } = store.view()
      const rect = canvas.rect(selection.blocks.at(-1) ?? selection.section ?? '')
      if (rect) {
        event.preventDefault()
        const at = canvas.toWindow(rect)
        menu({ x: at.left + 12, y: at.top + 12 })
      }
      return
    }
    if (inText(event)) {
      if (event.defaultPrevented) return
      pressed(editor, event, 'canvas')
      return
    }
    if (atMark(event)) {
      const isModified = event.ctrlKey || event.metaKey || event.altKey
      const { key: name } = event
      const isForBlock = isModified
        ? /^(Arrow.*|Delete|Backspace|d)$/i
        : /^(Arrow.*|Delete|Backspace|Enter|F2|.)$/
      if (isForBlock.test(name)) return
    }
    if (pressed(editor, event, 'canvas')) return
    // Typing on a selected text opens it; the letter is its first.
    const { selection, readOnly, preview, cursor } = store.view()
    const block = selection.blocks.length === 1 && cursor === null ? selection.blocks[0] : undefined
    if (
      block !== undefined &&
      !readOnly &&
      !preview &&
      event.key.length === 1 &&
      event.key !== ' ' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      const path = firstText(editor, block)
      if (path && store.block(block)?.locked !== true) canvas.editText({ block, path }, 'end')
    }
  }
}
