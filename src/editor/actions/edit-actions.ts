import { sectionOf } from '#document/nodes.ts'
import type { Action, Editor } from '../editor.ts'
import { selectSection, type Selection } from '../selection.ts'
import type { EditorKey } from '../words.ts'
import { arranging } from './arrange-actions.ts'
import { notify } from './change.ts'
import { hasBlocks, isAnythingSelected, selectedSection } from './targets.ts'

function step(direction: 'undo' | 'redo', keys: readonly string[]): Action {
  return {
    id: direction,
    group: 'edit',
    label: `editor.action.${direction}` satisfies EditorKey,
    keys,
    inText: true,
    when: ({ store }) => store.nextStep(direction) !== null,
    otherwise: `editor.say.nothing_to_${direction}` satisfies EditorKey,
    run(editor) {
      const { store, props, words } = editor
      const done = direction === 'undo' ? store.undo() : store.redo()
      if (!done) return
      // What came back or moved has the focus, not what had it before.
      const { selection, text } = store.view()
      if (!text && editor.canvas.hasFocus()) editor.canvas.focus(selection.blocks.at(-1) ?? selection.section)
      const name = props.words(done.mark.label)
      editor.say(words(direction === 'undo' ? 'editor.say.undone' : 'editor.say.redone', { step: name }))
      if (done.lost.length > 0) notify(editor, words('editor.say.undo_lost'))
    },
  }
}

/** Takes the selection off the page, or another: what was selected when that was asked for. */
export const removeSelection = (editor: Editor, selection: Selection = editor.store.view().selection): void =>
  arranging.use(editor, (code) => code.remove(editor, selection))

/** Moves the section by one that is selected now. */
function moveSection(editor: Editor, by: -1 | 1): void {
  const { selection } = editor.store.view()
  arranging.use(editor, (code) => code.moveWholeSection(editor, by, selection))
}

async function save(editor: Editor): Promise<void> {
  await editor.saveNow()
  if (editor.store.view().saving === 'saved') editor.say(editor.words('editor.save.saved'))
}

/** Undo and redo. */
export const historyActions: readonly Action[] = [
  step('undo', ['Mod+Z']),
  step('redo', ['Mod+Shift+Z', 'Mod+Y']),
]

export const editActions: readonly Action[] = [
  {
    id: 'duplicate',
    group: 'edit',
    label: 'editor.action.duplicate',
    keys: ['Mod+D'],
    when: isAnythingSelected,
    run: (editor) => arranging.use(editor, (code) => code.duplicate(editor)),
  },
  {
    id: 'delete',
    group: 'edit',
    label: 'editor.action.delete',
    keys: ['Delete', 'Backspace'],
    when: isAnythingSelected,
    run: (editor) => removeSelection(editor),
  },
  {
    id: 'save',
    group: 'edit',
    label: 'editor.action.save',
    keys: ['Mod+S'],
    inText: true,
    reading: true,
    run: (editor) => void save(editor),
  },
  {
    id: 'section-up',
    group: 'section',
    label: 'editor.action.section_up',
    keys: ['Alt+ArrowUp'],
    when: (editor) => selectedSection(editor) !== null,
    run: (editor) => moveSection(editor, -1),
  },
  {
    id: 'section-down',
    group: 'section',
    label: 'editor.action.section_down',
    keys: ['Alt+ArrowDown'],
    when: (editor) => selectedSection(editor) !== null,
    run: (editor) => moveSection(editor, 1),
  },
  {
    id: 'select-section',
    group: 'section',
    label: 'editor.action.select_section',
    reading: true,
    when: (editor) => hasBlocks(editor) && !editor.store.view().preview,
    run(editor) {
      const { store } = editor
      const { section } = store.view().selection
      if (section === null || !sectionOf(store.document(), section)) return
      store.show({ selection: selectSection(store.document(), section) })
      editor.canvas.focus(section)
    },
  },
]
