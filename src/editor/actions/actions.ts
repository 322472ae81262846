import type { Action } from '../editor.ts'
import { arrangeActions } from './arrange-actions.ts'
import { editActions } from './edit-actions.ts'
import { insertActions } from './insert-actions.ts'
import { slotActions } from './slot-actions.ts'
import { viewActions } from './view-actions.ts'

/** Everything the editor can do, each once. */
export const actions: readonly Action[] = [
  ...editActions,
  ...insertActions,
  ...slotActions,
  ...arrangeActions,
  ...viewActions,
]
