import { clipboardActions } from './clipboard/clipboard-actions.ts'
import type { Action } from './editor.ts'
import { arrangeActions } from './actions/arrange-actions.ts'
import { editActions, historyActions } from './actions/edit-actions.ts'
import { insertActions } from './actions/insert-actions.ts'
import { slotActions } from './actions/slot-actions.ts'
import { viewActions } from './actions/view-actions.ts'

/** Everything the editor can do, each once. */
export const actions: readonly Action[] = [
  ...historyActions,
  ...clipboardActions,
  ...editActions,
  ...insertActions,
  ...slotActions,
  ...arrangeActions,
  ...viewActions,
]
