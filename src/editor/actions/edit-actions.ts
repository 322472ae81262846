import { sectionOf } from '#document/nodes.ts'
import type { Action, Editor } from '../editor.ts'
import { selectSection, type Selection } from '../selection.ts'
import type { EditorKey } from '../words.ts'
import { arranging } from './arrange-actions.ts'
import { notify } from './change.ts'
import { lateCode } from './late-code.ts'
import { hasBlocks, selectedSection } from './targets.ts'

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

const anything = (editor: Editor) => hasBlocks(editor) || selectedSection(editor) !== null

/** Copying and pasting from a menu, where there is no event to read or fill: rare, so that it comes later. */
export const fromMenu = lateCode(() => import('../clipboard/menu-clipboard.ts'))

/** Takes the selection off the page, or another: what was selected when that was asked for. */
export const removeSelection = (editor: Editor, selection: Selection = editor.store.view().selection): void =>
  arranging.use(editor, (code) => code.remove(editor, selection))

/** Moves the section by one that is selected now. */
function moveSection(editor: Editor, by: -1 | 1): void {
  const { selection } = editor.store.view()
  arranging.use(editor, (code) => code.moveWholeSection(editor, by, selection))
}

/** Copies or cuts by a menu what is selected now. */
function copy(editor: Editor, isCut: boolean): void {
  const { selection } = editor.store.view()
  fromMenu.use(editor, (code) => void code.copyToSystem(editor, selection, isCut))
}

async function save(editor: Editor): Promise<void> {
  await editor.saveNow()
  if (editor.store.view().saving === 'saved') editor.say(editor.words('editor.save.saved'))
}

export const editActions: readonly Action[] = [
  step('undo', ['Mod+Z']),
  step('redo', ['Mod+Shift+Z', 'Mod+Y']),
  {
    id: 'copy',
    group: 'edit',
    label: 'editor.action.copy',
    keys: ['Mod+C'],
    native: true,
    reading: true,
    when: (editor) => anything(editor) && !editor.store.view().preview,
    run: (editor) => copy(editor, false),
  },
  {
    id: 'cut',
    group: 'edit',
    label: 'editor.action.cut',
    keys: ['Mod+X'],
    native: true,
    when: anything,
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
  {
    id: 'duplicate',
    group: 'edit',
    label: 'editor.action.duplicate',
    keys: ['Mod+D'],
    when: anything,
    run: (editor) => arranging.use(editor, (code) => code.duplicate(editor)),
  },
  {
    id: 'delete',
    group: 'edit',
    label: 'editor.action.delete',
    keys: ['Delete', 'Backspace'],
    when: anything,
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
