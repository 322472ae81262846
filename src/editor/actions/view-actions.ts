import { childrenOf } from '#document/nodes.ts'
import type { Action, Editor } from '../editor.ts'
import { describeBlock, nameOf } from '../names.ts'
import { focusOf, noSelection, selectAllIn, selectOuter } from '../selection.ts'
import type { Panel } from '../store.ts'
import type { EditorKey } from '../words.ts'
import { focusedBlock, hasBlocks, readingLine, select, selectedSection } from './targets.ts'

/** The next in the line of reading; from its end Tab leaves the canvas. */
export function walk(editor: Editor, by: 1 | -1): boolean {
  const { store } = editor
  const line = readingLine(editor)
  const { selection } = store.view()
  const now = focusOf(selection) ?? selection.section
  const at = now === null ? (by === 1 ? -1 : line.length) : line.indexOf(now)
  const next = line[at + by]
  if (next === undefined) return false
  select(editor, next)
  return true
}

/** The first place of a block whose words are edited on the canvas. */
export function firstText(editor: Editor, id: string): readonly string[] | undefined {
  const field = editor.canvas.element(id)?.querySelector('[data-field]')
  const owner = field?.closest('[data-block]')?.getAttribute('data-block')
  if (owner !== id) return undefined
  const name = field?.getAttribute('data-field')
  return name == null ? undefined : ['props', ...name.split('.')]
}

/** Enter: into the words of a block, or into what stands in it. */
function enter(editor: Editor): void {
  const { store, canvas } = editor
  const section = selectedSection(editor)
  if (section !== null) {
    const [, first] = readingLine(editor).slice(readingLine(editor).indexOf(section))
    if (first !== undefined && store.block(first)) select(editor, first)
    return
  }
  const block = focusedBlock(editor)
  if (!block) return
  const path = firstText(editor, block.id)
  if (path && block.locked !== true) {
    canvas.editText({ block: block.id, path }, 'end')
    return
  }
  const [slot] = Object.keys(block.slots ?? {})
  const inner = slot === undefined ? undefined : childrenOf(store.document(), { node: block.id, slot })[0]
  if (inner !== undefined) select(editor, inner)
  else store.show({ inspector: true })
}

function panel(id: Panel, keys: string): Action {
  return {
    id: `panel-${id}`,
    group: 'view',
    label: `editor.action.panel_${id}` satisfies EditorKey,
    keys: [keys],
    reading: id === 'layers' || id === 'check',
    inText: true,
    run: ({ store }) => store.show({ panel: store.view().panel === id ? null : id, insertion: null }),
  }
}

const device = (id: 'desktop' | 'phone', keys: string): Action => ({
  id: `device-${id}`,
  group: 'view',
  label: `editor.action.device_${id}` satisfies EditorKey,
  keys: [keys],
  reading: true,
  run(editor) {
    editor.store.show({ device: id, width: null })
    editor.say(editor.words(`editor.say.device_${id}` satisfies EditorKey))
  },
})

const zoom = (id: 'in' | 'out' | 'fit', keys: readonly string[]): Action => ({
  id: `zoom-${id}`,
  group: 'view',
  label: `editor.action.zoom_${id}` satisfies EditorKey,
  keys,
  reading: true,
  inText: true,
  run({ store, canvas }) {
    if (id === 'fit') store.show({ zoom: null })
    else {
      const next = canvas.scale() * (id === 'in' ? 1.25 : 0.8)
      store.show({ zoom: Math.min(2, Math.max(0.1, Math.round(next * 100) / 100)) })
    }
  },
})

/** Selecting, looking, panels. */
export const viewActions: readonly Action[] = [
  {
    id: 'select-next',
    group: 'select',
    label: 'editor.action.select_next',
    keys: ['Tab'],
    quiet: true,
    reading: true,
    run: (editor) => void walk(editor, 1),
    when: (editor) => {
      const line = readingLine(editor)
      const { selection } = editor.store.view()
      return (focusOf(selection) ?? selection.section) !== line.at(-1)
    },
  },
  {
    id: 'select-previous',
    group: 'select',
    label: 'editor.action.select_previous',
    keys: ['Shift+Tab'],
    quiet: true,
    reading: true,
    run: (editor) => void walk(editor, -1),
    when: (editor) => {
      const [first] = readingLine(editor)
      const { selection } = editor.store.view()
      const now = focusOf(selection) ?? selection.section
      return now !== null && now !== first
    },
  },
  {
    id: 'section-next',
    group: 'select',
    label: 'editor.action.section_next',
    keys: ['ArrowDown'],
    quiet: true,
    reading: true,
    when: (editor) => selectedSection(editor) !== null,
    run(editor) {
      const { order } = editor.store.document()
      const next = order[order.indexOf(selectedSection(editor) ?? '') + 1]
      if (next !== undefined) select(editor, next)
    },
  },
  {
    id: 'section-previous',
    group: 'select',
    label: 'editor.action.section_previous',
    keys: ['ArrowUp'],
    quiet: true,
    reading: true,
    when: (editor) => selectedSection(editor) !== null,
    run(editor) {
      const { order } = editor.store.document()
      const previous = order[order.indexOf(selectedSection(editor) ?? '') - 1]
      if (previous !== undefined) select(editor, previous)
    },
  },
  {
    id: 'select-all',
    group: 'select',
    label: 'editor.action.select_all',
    keys: ['Mod+A'],
    when: ({ store }) => store.view().selection.section !== null,
    run(editor) {
      const { store, words } = editor
      const { section } = store.view().selection
      if (section === null) return
      const selection = selectAllIn(store.document(), section)
      store.show({ selection })
      editor.say(words('editor.say.selected', { count: selection.blocks.length }))
    },
  },
  {
    id: 'select-outer',
    group: 'select',
    label: 'editor.action.select_outer',
    keys: ['Escape'],
    quiet: true,
    reading: true,
    when: ({ store }) => store.view().selection !== noSelection && store.view().selection.section !== null,
    run(editor) {
      const { store } = editor
      const selection = selectOuter(store.document(), store.view().selection)
      store.mark()
      store.show({ selection })
      editor.canvas.focus(focusOf(selection) ?? selection.section)
    },
  },
  {
    id: 'enter',
    group: 'select',
    label: 'editor.action.enter',
    keys: ['Enter', 'F2'],
    quiet: true,
    when: (editor) => hasBlocks(editor) || selectedSection(editor) !== null,
    run: enter,
  },
  {
    id: 'where',
    group: 'select',
    label: 'editor.action.where',
    keys: ['Alt+I'],
    quiet: true,
    reading: true,
    run(editor) {
      const { store, props } = editor
      const block = focusedBlock(editor)
      const section = store.view().selection.section
      const document = store.document()
      if (block) editor.say(describeBlock(document, block.id, store.registry, props.words))
      else if (section !== null) editor.say(nameOf(document, section, store.registry, props.words))
    },
  },
  {
    id: 'commands',
    group: 'view',
    label: 'editor.action.commands',
    keys: ['Mod+K'],
    reading: true,
    run: ({ store }) => store.show({ dialog: 'commands' }),
  },
  {
    id: 'shortcuts',
    group: 'view',
    label: 'editor.action.shortcuts',
    keys: ['?', 'Mod+/'],
    reading: true,
    run: ({ store }) => store.show({ dialog: 'shortcuts' }),
  },
  {
    id: 'preview',
    group: 'view',
    label: 'editor.action.preview',
    keys: ['Alt+P'],
    reading: true,
    inText: true,
    run(editor) {
      const { store } = editor
      const preview = !store.view().preview
      store.show({ preview, text: null, panel: null, insertion: null })
      editor.say(editor.words(preview ? 'editor.say.preview_on' : 'editor.say.preview_off'))
    },
  },
  {
    id: 'inspector',
    group: 'view',
    label: 'editor.action.inspector',
    keys: ['Mod+.'],
    inText: true,
    run: ({ store }) => store.show({ inspector: !store.view().inspector }),
  },
  device('desktop', 'Alt+1'),
  device('phone', 'Alt+2'),
  zoom('in', ['Mod+=', 'Mod++']),
  zoom('out', ['Mod+-']),
  zoom('fit', ['Mod+0']),
  panel('layers', 'Mod+Shift+Y'),
  panel('styles', 'Mod+Shift+S'),
  panel('check', 'Mod+Shift+E'),
]
