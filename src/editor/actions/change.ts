import type { Patch } from '#document/patch.ts'
import type { Editor } from '../editor.ts'
import { wordsOfFault } from '../fault-words.ts'
import type { Change } from '../store.ts'
import type { EditorKey } from '../words.ts'

/** Says something at the foot of the canvas and to assistive technology. */
export function notify(editor: Editor, text: string, tone: 'plain' | 'danger' = 'plain'): void {
  editor.store.show({ notice: { text, tone } })
  editor.say(text)
}

/** Changes the page; what the rules refuse is said. */
export function change(editor: Editor, given: Change & { readonly label: EditorKey }): boolean {
  const fault = editor.store.change(given)
  if (!fault) return given.patches.length > 0
  notify(editor, wordsOfFault(editor.props.words, fault), 'danger')
  return false
}

/** {@link change} with a sentence for those who do not see the canvas. */
export function changeAndSay(
  editor: Editor,
  label: EditorKey,
  patches: readonly Patch[],
  said: string,
  more: Omit<Partial<Change>, 'label' | 'patches'> = {},
): boolean {
  const done = change(editor, { label, patches, ...more })
  if (done) editor.say(said)
  return done
}
