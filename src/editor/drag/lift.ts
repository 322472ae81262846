import type { Cells } from '#document/layout/cells.ts'
import { type Block, type BlockId, newNodeId } from '#document/nodes.ts'
import type { Coming } from '#document/slot-fault.ts'
import { cellsOn, onGrid } from '../actions/targets.ts'
import type { Rect } from '../canvas-handle.ts'
import type { Editor } from '../editor.ts'
import type { Carried, Load } from './landing.ts'
import { measureGrids, measureSlots, type MeasuredSlot } from './measure.ts'
import { type MeasuredGrid, pixelsOf } from './measured-grid.ts'
import { withFreeRows } from './standing.ts'

export interface Lifted extends Load {
  /** The block that is resized, with its cells on this device. */
  readonly resized?: { readonly block: Block; readonly from: Cells }
}

function cellsOnGrid(editor: Editor): Map<BlockId, Cells> {
  const phone = editor.store.view().device === 'phone'
  const blocks = onGrid(editor)
  const cells = new Map<BlockId, Cells>()
  // On the phone a block stays in its section: those of another than the last do not come along.
  const home = blocks.at(-1)?.parent
  for (const block of blocks) {
    if (phone && (block.parent.node !== home?.node || block.parent.slot !== home.slot)) continue
    const at = cellsOn(editor, block)
    if (at) cells.set(block.id, at)
  }
  return cells
}

/** The places of what is moved within slots. */
const cellsInSlots = ({ store }: Editor): Map<BlockId, Cells> =>
  new Map(
    store.view().selection.blocks.flatMap((id) => {
      const block = store.block(id)
      return block?.parent.slot === undefined ? [] : [[id, { ...block.place }] as const]
    }),
  )

/** What a gesture lifts off the page; null where there is nothing to lift. */
export function lift(editor: Editor, carried: Carried): Lifted | null {
  const { store } = editor
  const newcomer = newNodeId()
  const base = { document: store.document(), carried, newcomer, blocks: [], fromSlot: false }
  switch (carried.kind) {
    case 'insert': {
      const { width, height } = carried
      return { ...base, cells: new Map([[newcomer, { column: 1, row: 1, width, height }]]) }
    }
    case 'resize': {
      const block = store.block(carried.block)
      const from = block && cellsOn(editor, block)
      return from ? { ...base, cells: new Map(), resized: { block, from } } : null
    }
    case 'move': {
      const standing = cellsOnGrid(editor)
      const fromSlot = standing.size === 0
      const cells = fromSlot ? cellsInSlots(editor) : standing
      if (cells.size === 0) return null
      return { ...base, cells, blocks: [...cells.keys()].flatMap((id) => store.block(id) ?? []), fromSlot }
    }
  }
}

/** What is read of the page at the start of a gesture, and anew where an item springs open, in pixels of the document. */
export interface Scene {
  readonly grids: readonly MeasuredGrid[]
  readonly slots: readonly MeasuredSlot[]
  /** The grid that what is carried comes from. */
  readonly home: MeasuredGrid | undefined
  /** Where the moved things would stand without being moved. */
  readonly stand: ReadonlyMap<BlockId, Rect>
  readonly tallest: number
}

/** Measures the page for a gesture. */
export function measureScene(
  { canvas, store }: Editor,
  frame: Document,
  { document, carried, newcomer, cells, blocks, fromSlot, resized }: Lifted,
  elementOf: (id: BlockId) => HTMLElement | null,
): Scene {
  const { registry } = store
  const { device, selection } = store.view()
  const grids = measureGrids(canvas, document, device, registry).map(withFreeRows)
  const coming: readonly Coming[] =
    carried.kind === 'insert' ? [{ id: newcomer, type: carried.type }] : blocks
  // On the phone a block of the grid stays in its section; what stands in slots is the same there.
  const isForSlots =
    carried.kind === 'insert' || (carried.kind === 'move' && (device === 'desktop' || fromSlot))
  const stand = new Map<BlockId, Rect>()
  for (const id of cells.keys()) {
    const rect = elementOf(id)?.getBoundingClientRect()
    if (!rect) continue
    const { left, top, width, height } = rect
    const { scrollX = 0, scrollY = 0 } = frame.defaultView ?? {}
    stand.set(id, { left: left + scrollX, top: top + scrollY, width, height })
  }
  return {
    grids,
    slots: isForSlots ? measureSlots(canvas, document, registry, coming) : [],
    home: grids.find(({ section, occupants }) =>
      resized ? section === (selection.section ?? '') : occupants.some(({ id }) => cells.has(id)),
    ),
    stand,
    tallest: frame.documentElement.scrollHeight,
  }
}

/** What is held together of the carried things, around them: left, top and width, px. */
export function heldOf(
  carried: Carried,
  { grids, stand }: Scene,
  start: { readonly x: number; readonly y: number },
): Pick<Rect, 'left' | 'top' | 'width'> {
  if (carried.kind === 'resize') return { left: 0, top: 0, width: 0 }
  if (carried.kind === 'move') {
    const all = [...stand.values()]
    const left = Math.min(...all.map((rect) => rect.left))
    return {
      left,
      top: Math.min(...all.map((rect) => rect.top)),
      width: Math.max(...all.map((rect) => rect.left + rect.width)) - left,
    }
  }
  const grid = grids[0]
  const width = grid ? pixelsOf(grid, { x0: 0, y0: 0, x1: carried.width, y1: carried.height }).width : 200
  // Held by its middle.
  return { left: start.x - width / 2, top: start.y - 16, width }
}
