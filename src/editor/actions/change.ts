import type { Patch } from '#document/patch.ts'
import type { Editor } from '../editor.ts'
import { wordsOfFault } from '../fault-words.ts'
import type { Change, Hindrance } from '../store.ts'
import type { EditorKey } from '../words.ts'

/** Says something at the foot of the canvas and to assistive technology. */
export function notify(editor: Editor, text: string, tone: 'plain' | 'danger' = 'plain'): void {
  editor.store.show({ notice: { text, tone } })
  editor.say(text)
}

/** Says what the rules refuse. Where one may only look nothing was offered, and nothing is said. */
export function notifyHindrance(editor: Editor, hindrance: Hindrance): void {
  if (hindrance !== 'read-only') notify(editor, wordsOfFault(editor.props.words, hindrance), 'danger')
}

/** Changes the page; what the rules refuse is said. Whether it is changed. */
export function change(editor: Editor, given: Change & { readonly label: EditorKey }): boolean {
  const hindrance = editor.store.change(given)
  if (!hindrance) return given.patches.length > 0
  notifyHindrance(editor, hindrance)
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
