import type { Action } from '../editor.ts'
import { lateCode } from './late-code.ts'
import { holderMeant, unfolding } from './targets.ts'

/** What is done to slots comes soon after the first sign of use: the first screen does without (P13). */
export const slotting = lateCode(() => import('./slotting.ts'))

/** Slots of blocks: what goes into them, and opening what is folded away. */
export const slotActions: readonly Action[] = [
  {
    id: 'add-inside',
    group: 'insert',
    label: 'editor.action.add_inside',
    keys: ['Alt+B'],
    inText: true,
    when: (editor) => holderMeant(editor) !== undefined,
    run: (editor) => slotting.use(editor, (code) => code.addInside(editor)),
  },
  {
    id: 'unfold',
    group: 'view',
    label: 'editor.action.unfold',
    keys: ['Alt+O'],
    reading: true,
    when: (editor) => unfolding(editor) !== undefined,
    run: (editor) => slotting.use(editor, (code) => code.unfold(editor)),
  },
]
