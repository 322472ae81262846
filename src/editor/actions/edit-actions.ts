import { moveSection } from '#document/commands/move-section.ts'
import { removeBlocks } from '#document/commands/remove-blocks.ts'
import { removeSections } from '#document/commands/remove-section.ts'
import { sectionOf } from '#document/nodes.ts'
import type { Action, Editor } from '../editor.ts'
import { nameOf } from '../names.ts'
import { selectSection } from '../selection.ts'
import type { EditorKey } from '../words.ts'
import { arranging } from './arrange-actions.ts'
import { change, changeAndSay, notify } from './change.ts'
import { lateCode } from './late-code.ts'
import { hasBlocks, readingLine, select, selectedBlocks, selectedSection } from './targets.ts'

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

/** Takes the selection off the page; the focus goes to what is read before it. */
export function removeSelection(editor: Editor): boolean {
  const { store, words, props } = editor
  const document = store.document()
  const section = selectedSection(editor)
  const line = readingLine(editor)
  if (section !== null) {
    const name = nameOf(document, section, store.registry, props.words)
    const patches = removeSections(document, [section])
    if (patches.length === 0) {
      notify(editor, words('editor.say.is_locked'))
      return false
    }
    const at = document.order.indexOf(section)
    const next = document.order[at + 1] ?? document.order[at - 1] ?? null
    if (!change(editor, { label: 'editor.step.delete_section', patches })) return false
    select(editor, next)
    editor.say(words('editor.say.deleted', { name }))
    return true
  }
  const blocks = selectedBlocks(editor)
  const patches = removeBlocks(document, blocks)
  if (patches.length === 0) {
    if (blocks.length > 0) notify(editor, words('editor.say.is_locked'))
    return false
  }
  const first = Math.min(...blocks.map((id) => line.indexOf(id)))
  const name = nameOf(document, blocks[0] ?? '', store.registry, props.words)
  if (!change(editor, { label: 'editor.step.delete', patches })) return false
  const before = line
    .slice(0, first)
    .findLast((id) => store.block(id) !== undefined || store.section(id) !== undefined)
  select(editor, before ?? null)
  editor.say(
    blocks.length === 1
      ? words('editor.say.deleted', { name })
      : words('editor.say.deleted_many', { count: blocks.length }),
  )
  return true
}

function moveWholeSection(editor: Editor, by: -1 | 1): void {
  const { store, words, canvas } = editor
  const id = selectedSection(editor)
  if (id === null) return
  const { order } = store.document()
  const at = order.indexOf(id) + by
  if (at < 0 || at >= order.length) {
    editor.say(words('editor.say.edge'))
    return
  }
  const rest = order.filter((other) => other !== id)
  const patches = moveSection(store.document(), id, rest[at - 1] ?? null)
  changeAndSay(
    editor,
    'editor.step.move_section',
    patches,
    words('editor.say.section_at', { number: at + 1, total: order.length }),
    { gesture: `section ${id}` },
  )
  canvas.reveal(id)
}

/** Copying and pasting from a menu, where there is no event to read or fill: rare, so that it comes later. */
export const fromMenu = lateCode(() => import('../clipboard/menu-clipboard.ts'))

async function cut(editor: Editor, copy: (editor: Editor) => Promise<boolean>): Promise<void> {
  if (await copy(editor)) removeSelection(editor)
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
    run: (editor) => fromMenu.use(editor, (code) => void code.copyToSystem(editor)),
  },
  {
    id: 'cut',
    group: 'edit',
    label: 'editor.action.cut',
    keys: ['Mod+X'],
    native: true,
    when: anything,
    run: (editor) => fromMenu.use(editor, (code) => void cut(editor, code.copyToSystem)),
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
    run: (editor) => void removeSelection(editor),
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
    run: (editor) => moveWholeSection(editor, -1),
  },
  {
    id: 'section-down',
    group: 'section',
    label: 'editor.action.section_down',
    keys: ['Alt+ArrowDown'],
    when: (editor) => selectedSection(editor) !== null,
    run: (editor) => moveWholeSection(editor, 1),
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
