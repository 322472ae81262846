import { propsOf } from '#document/block-props.ts'
import { childrenOf, type NodeId } from '#document/nodes.ts'
import type { Action, Editor } from '../editor.ts'
import { enterRegion, goToRegion } from '../keyboard/regions.ts'
import { describeNode, nameOf, slotAt, slotKey } from '../names.ts'
import { turnSettings } from '../sheets.ts'
import { focusOf, noSelection, selectAllIn, selectBlocks, selectOuter, toggleBlock } from '../selection.ts'
import type { Panel } from '../view.ts'
import type { EditorKey } from '../words.ts'
import { runAction } from './action.ts'
import { slotting } from './slot-actions.ts'
import { focusedBlock, hasBlocks, readingLine, select, selectedSection } from './targets.ts'

/** The next in the line of reading; from its end Tab leaves the canvas. */
function beside(editor: Editor, by: 1 | -1): NodeId | undefined {
  const { store } = editor
  const { selection, cursor, insertion, readOnly } = store.view()
  // Several are chosen among blocks: there is nothing to add at a section. Nor for who may only look.
  const line = readingLine(editor, cursor === null && !readOnly).filter(
    (id) => cursor === null || store.block(id),
  )
  const slot = insertion?.kind === 'slot' ? slotKey(insertion.block, insertion.slot) : ''
  const now = line.includes(slot) ? slot : (cursor ?? focusOf(selection) ?? selection.section)
  if (now === null) return by === 1 ? line[0] : undefined
  return line[line.indexOf(now) + by]
}

/** A step of Tab through the page, of sections and the blocks in them. */
const step = (id: 'select-next' | 'select-previous', keys: string, by: 1 | -1): Action => ({
  id,
  group: 'select',
  label: id === 'select-next' ? 'editor.action.select_next' : 'editor.action.select_previous',
  keys: [keys],
  quiet: true,
  reading: true,
  when: (editor) => beside(editor, by) !== undefined,
  run(editor) {
    const next = beside(editor, by) ?? null
    const slot = next === null ? undefined : slotAt(next)
    if (slot) slotting.use(editor, (code) => code.goToSlot(editor, slot.node, slot.slot))
    else if (editor.store.view().cursor === null) select(editor, next)
    else {
      editor.store.show({ cursor: next })
      editor.canvas.focus(next)
    }
  },
})

/** Adds the block the keyboard stands at to the selection, or takes it out; Tab then goes on without selecting. */
function choose(editor: Editor): void {
  const { store, words, props } = editor
  const { cursor, selection } = store.view()
  const id = cursor ?? focusOf(selection)
  if (id === null) return
  const name = nameOf(store.document(), id, store.registry, props.words)
  if (cursor === null) {
    store.show({ cursor: id })
    editor.say(words('editor.say.choosing', { name }))
    return
  }
  const next = toggleBlock(store.document(), selection, id)
  store.mark()
  store.show({ selection: next, cursor: id })
  const count = next.blocks.length
  const said = next.blocks.includes(id) ? 'editor.say.chosen' : 'editor.say.unchosen'
  editor.say(words(said, { name, count }))
}

/** Back to one place for the keyboard: what is selected. */
function endChoosing(editor: Editor): void {
  const { store, canvas } = editor
  const { selection } = store.view()
  store.show({ cursor: null })
  canvas.focus(focusOf(selection) ?? selection.section)
  editor.say(editor.words('editor.say.selected', { count: selection.blocks.length }))
}

/** To the first or last thing of the page. */
const end = (id: 'select-first' | 'select-last', keys: string): Action => ({
  id,
  group: 'select',
  label: id === 'select-first' ? 'editor.action.select_first' : 'editor.action.select_last',
  keys: [keys],
  quiet: true,
  reading: true,
  run: (editor) => select(editor, readingLine(editor).at(id === 'select-first' ? 0 : -1) ?? null),
})

/** To the section below the selected one, or above it. */
const section = (id: 'section-next' | 'section-previous', keys: string, by: 1 | -1): Action => ({
  id,
  group: 'select',
  label: id === 'section-next' ? 'editor.action.section_next' : 'editor.action.section_previous',
  keys: [keys],
  quiet: true,
  reading: true,
  when: (editor) => selectedSection(editor) !== null,
  run(editor) {
    const { order } = editor.store.document()
    const next = order[order.indexOf(selectedSection(editor) ?? '') + by]
    if (next !== undefined) select(editor, next)
  },
})

/** The first place of a block whose words are edited on the canvas. */
export function firstText(editor: Editor, id: string): readonly string[] | undefined {
  const { store } = editor
  const block = store.block(id)
  const definition = block === undefined ? undefined : store.registry.get(block.type)
  // With nothing to show yet its words are not drawn: it says itself which come first.
  if (block && definition?.empty?.writes !== undefined && definition.empty.holds(propsOf(definition, block)))
    return ['props', definition.empty.writes]
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
  if (path && block.locked !== true && !store.view().readOnly) {
    canvas.editText({ block: block.id, path }, 'enter')
    return
  }
  const [slot] = Object.keys(block.slots ?? {})
  const inner = slot === undefined ? undefined : childrenOf(store.document(), { node: block.id, slot })[0]
  if (inner !== undefined) select(editor, inner)
  else {
    store.show({ inspector: true })
    enterRegion(editor, 'inspector')
  }
}

function panel(id: Panel, keys: string): Action {
  return {
    id: `panel-${id}`,
    group: 'view',
    label: `editor.action.panel_${id}` satisfies EditorKey,
    keys: [keys],
    reading: id === 'layers' || id === 'check',
    inText: true,
    when: ({ props }) => id !== 'styles' || props.site !== undefined,
    run(editor) {
      const { store } = editor
      const opens = store.view().panel !== id
      store.show({ panel: opens ? id : null, insertion: null })
      if (opens) enterRegion(editor, 'panel')
      else if (!editor.canvas.hasFocus()) enterRegion(editor, 'canvas')
    },
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

/** What had the focus as the preview began, to give it back. */
let begunAt: Element | null = null

/** Selecting, looking, panels. */
export const viewActions: readonly Action[] = [
  step('select-next', 'Tab', 1),
  step('select-previous', 'Shift+Tab', -1),
  end('select-first', 'Home'),
  end('select-last', 'End'),
  section('section-next', 'ArrowDown', 1),
  section('section-previous', 'ArrowUp', -1),
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
    id: 'choose-several',
    group: 'select',
    label: 'editor.action.choose_several',
    keys: ['Shift+Space'],
    quiet: true,
    reading: true,
    when: (editor) => hasBlocks(editor) || editor.store.view().cursor !== null,
    run: choose,
  },
  {
    id: 'choose-end',
    group: 'select',
    label: 'editor.action.choose_end',
    keys: ['Escape'],
    quiet: true,
    reading: true,
    when: ({ store }) => store.view().cursor !== null,
    run: endChoosing,
  },
  {
    id: 'select-outer',
    group: 'select',
    label: 'editor.action.select_outer',
    keys: ['Escape'],
    quiet: true,
    reading: true,
    when({ store }) {
      const { selection, cursor } = store.view()
      return cursor === null && selection !== noSelection && selection.section !== null
    },
    run(editor) {
      const { store } = editor
      const { selection: inner, insertion } = store.view()
      // From the marker of a slot to the block it is of.
      const selection =
        insertion?.kind === 'slot'
          ? selectBlocks(store.document(), inner.blocks)
          : selectOuter(store.document(), inner)
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
    reading: true,
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
      const { device, selection } = store.view()
      const id = focusOf(selection) ?? selection.section
      if (id !== null) editor.say(describeNode(store.document(), id, device, store.registry, props.words))
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
      if (preview) begunAt = document.activeElement
      store.show({ preview, text: null, panel: null, insertion: null })
      editor.say(editor.words(preview ? 'editor.say.preview_on' : 'editor.say.preview_off'))
    },
  },
  {
    id: 'preview-end',
    group: 'view',
    label: 'editor.bar.preview_end',
    keys: ['Escape'],
    quiet: true,
    reading: true,
    when: ({ store }) => store.view().preview,
    run(editor) {
      runAction(editor, 'preview')
      // From the page, or what the preview took away, one goes on in the page.
      if (begunAt?.matches('body button')) (begunAt as HTMLElement).focus()
      else enterRegion(editor, 'canvas')
    },
  },
  {
    id: 'region-next',
    group: 'view',
    label: 'editor.action.region_next',
    keys: ['F6'],
    quiet: true,
    reading: true,
    inText: true,
    run: (editor) => goToRegion(editor, 1),
  },
  {
    id: 'region-previous',
    group: 'view',
    label: 'editor.action.region_previous',
    keys: ['Shift+F6'],
    quiet: true,
    reading: true,
    inText: true,
    run: (editor) => goToRegion(editor, -1),
  },
  {
    id: 'inspector',
    group: 'view',
    label: 'editor.action.inspector',
    keys: ['Mod+.'],
    reading: true,
    inText: true,
    when: ({ store }) => !store.view().preview,
    run(editor) {
      // Whoever opens it by keyboard wants to be in it; who closes it goes on where they were.
      enterRegion(editor, turnSettings(editor.store) ? 'inspector' : 'canvas')
    },
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
