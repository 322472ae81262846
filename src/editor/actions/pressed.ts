import { isInputMethods } from '#ui/key/input-method.ts'
import { isAppleKeyboard } from '#ui/key/key.tsx'
import { hasSingleKeys } from '#ui/key/single-keys.ts'
import { actionFor } from './action.ts'
import type { Editor } from '../editor.ts'
import { keysOf } from '../keyboard/keys.ts'

/** Whether a press belongs to the field it is made in. */
function isTyping(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLElement> | null
  if (!element?.tagName) return false
  if (element.isContentEditable === true) return true
  if (element.tagName === 'TEXTAREA' || element.tagName === 'SELECT') return true
  if (element.tagName !== 'INPUT') return false
  const type = (element as HTMLInputElement).type
  return !['checkbox', 'radio', 'range', 'button', 'submit', 'color', 'file'].includes(type)
}

/** Whether a press belongs to a list, menu, dialog or the like in the panels. */
function isInWidget(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLElement> | null
  return (
    element?.closest?.(
      '[role=dialog],[role=alertdialog],[role=menu],[role=listbox],[role=treegrid],[role=grid],[role=tablist],[role=radiogroup],[role=slider],[role=toolbar],[role=group][data-choices]',
    ) != null
  )
}

/**
 * Runs the action a press stands for. The canvas and the panels both send their presses here.
 *
 * @param where `canvas`: plain keys (arrows, letters) mean blocks; `panel`: only presses with a modifier, and what means
 *   the same everywhere: of plain keys those that the person has not switched off
 * @returns whether an action ran
 */
export function pressed(editor: Editor, event: KeyboardEvent, where: 'canvas' | 'panel'): boolean {
  if (event.defaultPrevented || isInputMethods(event)) return false
  const keys = keysOf(event, isAppleKeyboard())
  const region = /^(Shift\+)?F\d/.test(keys)
  const modified = keys.startsWith('Mod+') || /^Alt\+[A-Z\d]$/.test(keys) || region
  if (where === 'panel') {
    if (isTyping(event.target) && !region && !/^Mod\+(S|K|Shift\+P|\/)$/.test(keys)) return false
    const { preview } = editor.store.view()
    if (!modified && !(keys === 'Escape' ? preview : '?/'.includes(keys) && hasSingleKeys())) return false
    if (isInWidget(event.target) && !modified) return false
    // Copy and the like belong to a panel's own selection of words.
    if (/^Mod\+[CXVA]$/.test(keys)) return false
  } else if (isTyping(event.target) && !modified) return false
  const action = actionFor(editor, keys)
  if (!action) {
    const { otherwise } = editor.actions.find((one) => one.keys?.includes(keys) === true) ?? {}
    if (otherwise === undefined) return false
    event.preventDefault()
    editor.say(editor.words(otherwise))
    return true
  }
  event.preventDefault()
  event.stopPropagation()
  action.run(editor)
  return true
}
