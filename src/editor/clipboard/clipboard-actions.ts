import { lateCode } from '../actions/late-code.ts'
import { isAnythingSelected } from '../actions/targets.ts'
import type { Action, Editor } from '../editor.ts'

/** Copying and pasting from a menu, where there is no event to read or fill: rare, so that it comes later. */
export const fromMenu = lateCode(() => import('./menu-clipboard.ts'))

/** Copies or cuts by a menu what is selected now. */
function copy(editor: Editor, isCut: boolean): void {
  const { selection } = editor.store.view()
  fromMenu.use(editor, (code) => void code.copyToSystem(editor, selection, isCut))
}

export const clipboardActions: readonly Action[] = [
  {
    id: 'copy',
    group: 'edit',
    label: 'editor.action.copy',
    keys: ['Mod+C'],
    native: true,
    reading: true,
    when: (editor) => isAnythingSelected(editor) && !editor.store.view().preview,
    run: (editor) => copy(editor, false),
  },
  {
    id: 'cut',
    group: 'edit',
    label: 'editor.action.cut',
    keys: ['Mod+X'],
    native: true,
    when: isAnythingSelected,
    run: (editor) => copy(editor, true),
  },
  {
    id: 'paste',
    group: 'edit',
    label: 'editor.action.paste',
    keys: ['Mod+V'],
    native: true,
    run: (editor) => fromMenu.use(editor, (code) => void code.pasteFromSystem(editor)),
  },
]
