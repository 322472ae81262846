import type { Action, Editor } from '../editor.ts'
import type { Keys } from '../keyboard/keys.ts'

export function actionOf(actions: readonly Action[], id: string): Action | undefined {
  return actions.find((action) => action.id === id)
}

/** Whether an action may run now. */
export function applies(editor: Editor, action: Action): boolean {
  const { readOnly, text, preview } = editor.store.view()
  if ((readOnly || preview) && action.reading !== true) return false
  // What a visitor sees has no selection: its keys are the page's own there.
  if (preview && action.group === 'select') return false
  if (text && action.inText !== true) return false
  return action.when?.(editor) ?? true
}

/** Runs an action when it applies; says whether it did. */
export function runAction(editor: Editor, id: string): boolean {
  const action = actionOf(editor.actions, id)
  if (!action || !applies(editor, action)) return false
  action.run(editor)
  return true
}

/** The action a press runs; the first that applies. */
export function actionFor(editor: Editor, keys: Keys): Action | undefined {
  return editor.actions.find(
    (action) => action.keys?.includes(keys) === true && action.native !== true && applies(editor, action),
  )
}
