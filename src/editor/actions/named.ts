import type { Action, Editor } from '../editor.ts'

/** Whether an action does what it is called, for this person: Enter edits no words of who may only look. */
export function isNamed({ store, props }: Editor, { id }: Action): boolean {
  if (id === 'enter') return !store.view().readOnly
  return id !== 'panel-styles' || props.site !== undefined
}
