import { storableText } from '#kernel/storable-text.ts'
import { isInputMethods } from '#ui/key/input-method.ts'
import type { TextPlace } from '../../view.ts'
import type { WritingStart } from '../writing-start.ts'
import { cursorAfter } from './cursor-after.ts'

/** A plain field (a button's words, a label) written in place: letters only, one line unless it may be more. */
export interface PlainSessionGiven {
  readonly element: HTMLElement
  readonly place: TextPlace
  readonly value: string
  readonly label: string
  readonly multiline: boolean
  readonly max: number
  readonly at: WritingStart
  changed(value: string): boolean
  undo(): void
  redo(): void
  leave(): void
}

export interface PlainSession {
  update(value: string): void
  focus(): void
  end(): void
}

/** Starts writing in a plain field. The element is the session's until it ends. */
export function startPlain(given: PlainSessionGiven): PlainSession {
  const { element } = given
  const document = element.ownerDocument
  let known = given.value
  let telling = false
  const before = {
    editable: element.getAttribute('contenteditable'),
    role: element.getAttribute('role'),
    label: element.getAttribute('aria-label'),
  }

  const words = () => {
    const text = (given.multiline ? element.innerText : element.textContent).replaceAll('\u200b', '')
    return given.multiline ? text.replace(/\n$/, '') : text.replace(/\s*\n\s*/g, ' ')
  }
  const put = (value: string) => {
    element.textContent = value
  }
  const toEnd = () => {
    const selection = document.getSelection()
    const range = document.createRange()
    range.selectNodeContents(element)
    range.collapse(false)
    selection?.removeAllRanges()
    selection?.addRange(range)
  }

  /** Between the letters at a point; at the end where there are none. */
  const toPoint = ({ x, y }: { readonly x: number; readonly y: number }) => {
    // A browser from before 2025 may not tell.
    const at = 'caretPositionFromPoint' in document ? document.caretPositionFromPoint(x, y) : null
    if (at && element.contains(at.offsetNode)) document.getSelection()?.collapse(at.offsetNode, at.offset)
    else toEnd()
  }

  /** Where the cursor stands, in letters from the beginning; undefined when it is elsewhere. */
  const cursor = () => {
    const selection = document.getSelection()
    if (!selection?.focusNode || !element.contains(selection.focusNode)) return undefined
    const range = document.createRange()
    range.setStart(element, 0)
    range.setEnd(selection.focusNode, selection.focusOffset)
    return range.toString().length
  }
  const toPlace = (at: number) => {
    const words = element.firstChild
    document.getSelection()?.collapse(words ?? element, Math.min(at, words?.textContent?.length ?? 0))
  }

  function input(): void {
    const next = words()
    telling = true
    const taken = next.length <= given.max && given.changed(next)
    telling = false
    if (taken) known = next
    else {
      put(known)
      toEnd()
    }
  }
  function key(event: KeyboardEvent): void {
    if (isInputMethods(event)) return
    const mod = event.metaKey || event.ctrlKey
    const letter = event.key.toLowerCase()
    if (event.key === 'Escape' || (event.key === 'Enter' && (!given.multiline || mod))) {
      event.preventDefault()
      event.stopPropagation()
      given.leave()
    } else if (mod && (letter === 'z' || letter === 'y')) {
      event.preventDefault()
      event.stopPropagation()
      if (letter === 'y' || event.shiftKey) given.redo()
      else given.undo()
    }
  }
  function paste(event: ClipboardEvent): void {
    event.preventDefault()
    event.stopPropagation()
    const text = storableText(event.clipboardData?.getData('text/plain') ?? '')
    const line = given.multiline ? text : text.replace(/\s*\n\s*/g, ' ')
    const range = document.getSelection()?.getRangeAt(0)
    if (!range) return
    range.deleteContents()
    // As much as there is room for, as in any field with a length; half an emoji is none.
    const room = Math.max(0, given.max - words().length)
    range.insertNode(document.createTextNode(storableText(line.slice(0, room))))
    range.collapse(false)
    input()
  }

  put(given.value)
  element.setAttribute('contenteditable', 'plaintext-only')
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-label', given.label)
  element.classList.add('editor-text')
  element.addEventListener('input', input)
  element.addEventListener('keydown', key)
  element.addEventListener('paste', paste)
  element.focus()
  const { at } = given
  if (typeof at === 'object') toPoint(at)
  else if (at === 'end') toEnd()
  else document.getSelection()?.selectAllChildren(element)

  return {
    update(value) {
      if (telling || value === known) return
      const at = cursor()
      const before = known
      known = value
      put(value)
      // Others may write in the same words: the cursor stays between its letters.
      if (at === undefined) toEnd()
      else toPlace(cursorAfter(at, before, value))
    },
    focus: () => element.focus(),
    end() {
      element.removeEventListener('input', input)
      element.removeEventListener('keydown', key)
      element.removeEventListener('paste', paste)
      element.classList.remove('editor-text')
      for (const [name, value] of [
        ['contenteditable', before.editable],
        ['role', before.role],
        ['aria-label', before.label],
      ] as const) {
        if (value === null) element.removeAttribute(name)
        else element.setAttribute(name, value)
      }
    },
  }
}
