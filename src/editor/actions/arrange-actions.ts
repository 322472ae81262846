import type { AlignEdge } from '#document/commands/align-blocks.ts'
import { setHidden } from '#document/commands/hide.ts'
import { setLocked } from '#document/commands/lock.ts'
import { moveBlocks } from '#document/commands/move-block.ts'
import type { LayerMove } from '#document/commands/reorder-layers.ts'
import { resizeBlock } from '#document/commands/resize-block.ts'
import { resetPhone, setPhonePlace, setPhonePlaces } from '#document/commands/set-phone-place.ts'
import { sameJson } from '#document/json.ts'
import {
  blockOf,
  childrenOf,
  desktopColumns,
  phoneColumns,
  sectionOf,
  type Block,
  type PageDocument,
} from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { isGrid } from '#document/slots.ts'
import type { Action, Editor } from '../editor.ts'
import { nameOf } from '../names.ts'
import type { EditorKey } from '../words.ts'
import { change, changeAndSay, notify } from './change.ts'
import { lateCode } from './late-code.ts'
import { sayPlace } from './say-place.ts'
import {
  cellsOn,
  focusedBlock,
  hasBlocks,
  isPhone,
  onGrid,
  selectedBlocks,
  selectedSection,
} from './targets.ts'

type Direction = 'left' | 'right' | 'up' | 'down'
const arrows: Readonly<Record<Direction, string>> = {
  left: 'ArrowLeft',
  right: 'ArrowRight',
  up: 'ArrowUp',
  down: 'ArrowDown',
}

/** Cells to go, in the page's own direction: on a page from right to left the first column is at the right. */
function way(editor: Editor, direction: Direction): { columns: number; rows: number } {
  const forward = editor.props.page.dir === 'rtl' ? -1 : 1
  switch (direction) {
    case 'left':
      return { columns: -forward, rows: 0 }
    case 'right':
      return { columns: forward, rows: 0 }
    case 'up':
      return { columns: 0, rows: -1 }
    case 'down':
      return { columns: 0, rows: 1 }
  }
}

/** Blocks in a slot have no cells: an arrow along the slot changes their order. */
function reorderInSlot(editor: Editor, block: Block, by: -1 | 1): Patch[] {
  const { store } = editor
  const document = store.document()
  const siblings = childrenOf(document, block.parent)
  const at = siblings.indexOf(block.id) + by
  if (at < 0 || at >= siblings.length) return []
  const after = siblings.filter((id) => id !== block.id)[at - 1] ?? null
  return moveBlocks(document, { blocks: [block.id], to: block.parent, after }, store.registry)
}

/** Whether everything stands where the patches put it already: the end of the way. */
function changesNothing(document: PageDocument, patches: readonly Patch[]): boolean {
  return patches.every((patch) => {
    if (patch.op !== 'set' || patch.path.length !== 1) return false
    const [key] = patch.path
    return sameJson(blockOf(document, patch.node)?.[key as 'place' | 'phone'], patch.value)
  })
}

/** Why none of what is selected moves or changes its size; undefined when something does. */
function heldBack(editor: Editor, block: Block): EditorKey | undefined {
  const { store } = editor
  const grid = isGrid(store.document(), block.parent, store.registry)
  const free = grid ? onGrid(editor) : block.locked === true ? [] : [block]
  if (free.length === 0) return 'editor.say.is_locked'
  if (grid && free.every((one) => !cellsOn(editor, one))) return 'editor.say.is_hidden'
  return undefined
}

function move(editor: Editor, direction: Direction): void {
  const { store } = editor
  const document = store.document()
  const by = way(editor, direction)
  const block = focusedBlock(editor)
  if (!block) return
  const held = heldBack(editor, block)
  if (held !== undefined) {
    notify(editor, editor.words(held))
    return
  }
  let patches: Patch[]
  if (!isGrid(document, block.parent, store.registry)) {
    patches = reorderInSlot(editor, block, by.columns + by.rows > 0 ? 1 : -1)
  } else if (isPhone(editor)) {
    const places = onGrid(editor).flatMap((one) => {
      const cells = cellsOn(editor, one)
      if (!cells || one.parent.node !== block.parent.node) return []
      const to = { ...cells, column: cells.column + by.columns, row: cells.row + by.rows }
      return [[one.id, to] as const]
    })
    // Together to the edge, and no further: they keep their places to one another.
    const fits = places.every(([, { column, row, width }]) => {
      return column >= 1 && row >= 1 && column + width - 1 <= phoneColumns
    })
    patches = fits ? setPhonePlaces(document, new Map(places), store.registry) : []
  } else {
    patches = moveBlocks(document, { blocks: onGrid(editor).map(({ id }) => id), by }, store.registry)
  }
  if (changesNothing(document, patches)) {
    editor.say(editor.words('editor.say.edge'))
    return
  }
  const gesture = `arrows ${selectedBlocks(editor).join(' ')}`
  if (change(editor, { label: 'editor.step.move', patches, gesture })) {
    sayPlace(editor)
    editor.canvas.reveal(block.id)
  }
}

function resize(editor: Editor, direction: Direction): void {
  const { store, words } = editor
  const document = store.document()
  const focused = focusedBlock(editor)
  if (!focused) return
  if (!isGrid(document, focused.parent, store.registry)) {
    editor.say(words('editor.say.no_size'))
    return
  }
  const held = heldBack(editor, focused)
  if (held !== undefined) {
    notify(editor, words(held))
    return
  }
  const block = onGrid(editor).at(-1)
  const cells = block && cellsOn(editor, block)
  if (!block || !cells) return
  const by = way(editor, direction)
  const next = { ...cells, width: cells.width + by.columns, height: cells.height + by.rows }
  const end = by.columns + by.rows > 0 ? 'editor.say.largest' : 'editor.say.smallest'
  const columns = isPhone(editor) ? phoneColumns : desktopColumns
  if (next.width < 1 || next.height < 1 || next.width > columns) {
    editor.say(words(end))
    return
  }
  const patches = isPhone(editor)
    ? setPhonePlace(document, block.id, next, store.registry)
    : resizeBlock(document, block.id, next, store.registry)
  if (changesNothing(document, patches)) {
    editor.say(words(end))
    return
  }
  if (change(editor, { label: 'editor.step.resize', patches, gesture: `resize ${block.id}` }))
    sayPlace(editor)
}

const moves = (Object.keys(arrows) as Direction[]).flatMap((direction): Action[] => [
  {
    id: `move-${direction}`,
    group: 'arrange',
    label: `editor.action.move_${direction}` satisfies EditorKey,
    keys: [arrows[direction]],
    when: hasBlocks,
    run: (editor) => move(editor, direction),
    quiet: true,
  },
  {
    id: `resize-${direction}`,
    group: 'arrange',
    label: `editor.action.resize_${direction}` satisfies EditorKey,
    keys: [`Shift+${arrows[direction]}`],
    when: hasBlocks,
    run: (editor) => resize(editor, direction),
    quiet: true,
  },
])

/** Lining up, layering and copying come soon after the first sign of use: the first screen does without (P13). */
export const arranging = lateCode(() => import('./arranging.ts'))

function layer(id: LayerMove, keys: string): Action {
  return {
    id: `layer-${id}`,
    group: 'arrange',
    label: `editor.action.layer_${id}` satisfies EditorKey,
    keys: [keys],
    when: (editor) => onGrid(editor).length > 0,
    run: (editor) => arranging.use(editor, (code) => code.layer(editor, id)),
  }
}

function align(edge: AlignEdge, keys?: string): Action {
  return {
    id: `align-${edge}`,
    group: 'arrange',
    label: `editor.action.align_${edge}` satisfies EditorKey,
    ...(keys === undefined ? {} : { keys: [keys] }),
    when: (editor) => onGrid(editor).length > 0 && !isPhone(editor),
    run: (editor) => arranging.use(editor, (code) => code.align(editor, edge)),
  }
}

/** On the phone a block stays in its section: where it hangs is the desktop's business. */
function toSection(id: 'above' | 'below', keys: string): Action {
  return {
    id: `to-section-${id}`,
    group: 'arrange',
    label: `editor.action.to_section_${id}` satisfies EditorKey,
    keys: [keys],
    when: (editor) => hasBlocks(editor) && !isPhone(editor),
    run: (editor) => arranging.use(editor, (code) => code.toSection(editor, id === 'above' ? -1 : 1)),
  }
}

function distribute(axis: 'columns' | 'rows'): Action {
  return {
    id: `distribute-${axis}`,
    group: 'arrange',
    label: `editor.action.distribute_${axis}` satisfies EditorKey,
    when: (editor) => onGrid(editor).length > 2 && !isPhone(editor),
    run: (editor) => arranging.use(editor, (code) => code.distribute(editor, axis)),
  }
}

/** The nodes a person means: the selected blocks, or the selected section. */
function meant(editor: Editor): readonly string[] {
  const section = selectedSection(editor)
  return section === null ? selectedBlocks(editor) : [section]
}

const hide: Action = {
  id: 'hide',
  group: 'arrange',
  label: 'editor.action.hide',
  keys: ['Mod+Shift+H'],
  when: (editor) => meant(editor).length > 0,
  run(editor) {
    const { store, words, props } = editor
    const where = isPhone(editor) ? 'phone' : 'desktop'
    const document = store.document()
    const nodes = meant(editor)
    const shown = nodes.some((id) => {
      const node = blockOf(document, id) ?? sectionOf(document, id)
      return node?.hidden?.[where] !== true
    })
    const patches = setHidden(document, nodes, where, shown, store.registry)
    const name = nameOf(document, nodes[0] ?? '', store.registry, props.words)
    changeAndSay(
      editor,
      'editor.step.hide',
      patches,
      words(shown ? `editor.say.hidden_${where}` : 'editor.say.shown', { name }),
    )
  },
}

const lock: Action = {
  id: 'lock',
  group: 'arrange',
  label: 'editor.action.lock',
  keys: ['Mod+Shift+L'],
  when: (editor) => meant(editor).length > 0,
  run(editor) {
    const { store, words } = editor
    const document = store.document()
    const nodes = meant(editor)
    const locked = nodes.some((id) => (blockOf(document, id) ?? sectionOf(document, id))?.locked !== true)
    changeAndSay(
      editor,
      'editor.step.lock',
      setLocked(document, nodes, locked),
      words(locked ? 'editor.say.locked' : 'editor.say.unlocked'),
    )
  },
}

const phoneResets = (editor: Editor): Patch[] =>
  meant(editor).flatMap((id) => resetPhone(editor.store.document(), id))

const phoneReset: Action = {
  id: 'reset-phone',
  group: 'arrange',
  label: 'editor.action.reset_phone',
  when: (editor) => isPhone(editor) && phoneResets(editor).length > 0,
  run(editor) {
    const said = editor.words('editor.say.reset_phone')
    changeAndSay(editor, 'editor.step.reset_phone', phoneResets(editor), said)
  },
}

/** Moving, sizing, layering, lining up. */
export const arrangeActions: readonly Action[] = [
  ...moves,
  layer('forward', 'Alt+ArrowUp'),
  layer('backward', 'Alt+ArrowDown'),
  layer('front', 'Alt+Shift+ArrowUp'),
  layer('back', 'Alt+Shift+ArrowDown'),
  align('start', 'Alt+A'),
  align('center', 'Alt+H'),
  align('end', 'Alt+D'),
  align('top', 'Alt+W'),
  align('middle', 'Alt+V'),
  align('bottom', 'Alt+S'),
  distribute('columns'),
  distribute('rows'),
  toSection('above', 'Mod+ArrowUp'),
  toSection('below', 'Mod+ArrowDown'),
  hide,
  lock,
  phoneReset,
]
