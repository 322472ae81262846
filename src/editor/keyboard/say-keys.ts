import { partsOf } from '#ui/key/key.tsx'
import type { Editor } from '../editor.ts'
import type { EditorKey } from '../words.ts'
import type { Keys } from './keys.ts'

/** Keys that are called otherwise than what is written on them; the rest (letters, `F6`) says itself. */
const names: Readonly<Record<string, EditorKey>> = {
  Alt: 'editor.key.alt',
  ArrowDown: 'editor.key.down',
  ArrowLeft: 'editor.key.left',
  ArrowRight: 'editor.key.right',
  ArrowUp: 'editor.key.up',
  Backspace: 'editor.key.backspace',
  Ctrl: 'editor.key.control',
  Delete: 'editor.key.delete',
  End: 'editor.key.end',
  Enter: 'editor.key.enter',
  Escape: 'editor.key.escape',
  Home: 'editor.key.home',
  Mod: 'editor.key.control',
  Shift: 'editor.key.shift',
  Space: 'editor.key.space',
  Tab: 'editor.key.tab',
  '?': 'editor.key.question_mark',
  '/': 'editor.key.slash',
  '.': 'editor.key.period',
  '+': 'editor.key.plus',
  '-': 'editor.key.minus',
  '=': 'editor.key.equals',
}
const appleNames: Readonly<Record<string, EditorKey>> = {
  ...names,
  Alt: 'editor.key.option',
  Mod: 'editor.key.command',
}

/** `Mod+Shift+Z` as it is said: “Control Shift Z”, in the person’s language and for their keyboard. */
export function sayKeys(words: Editor['words'], keys: Keys, apple: boolean): string {
  const called = apple ? appleNames : names
  return partsOf(keys)
    .map((part) => {
      const name = called[part]
      return name === undefined ? part : words(name)
    })
    .join(' ')
}
