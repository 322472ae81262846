import type { Cells } from '#document/layout/cells.ts'
import { newNodeId, type BlockId } from '#document/nodes.ts'
import type { Coming, SlotFault } from '#document/slot-fault.ts'
import { change, notify } from '../actions/change.ts'
import { sayPlace } from '../actions/say-place.ts'
import { cellsOn, onGrid } from '../actions/targets.ts'
import { afterFrame } from '../canvas/after-frame.ts'
import type { DragMarks } from '../canvas/drag-marks.ts'
import type { Rect } from '../canvas/canvas-handle.ts'
import type { Editor } from '../editor.ts'
import { wordsOfFault } from '../fault-words.ts'
import { focusOf } from '../selection.ts'
import { dropTarget, resizeTarget, type DropPlan } from './drop-target.ts'
import { edgeScroll } from './edge-scroll.ts'
import { beginGesture } from './gesture.ts'
import { landBeside, landInSlot, landOnEmptyPage, landOnGrid, type Carried } from './landing.ts'
import { measureGrids, measureSlots, slotAt, spotInSlot, type MeasuredSlot } from './measure.ts'
import { boxOf, pixelsOf } from './measured-grid.ts'
import { type Spring, springing } from './spring.ts'
import { standingOf, withFreeRows } from './standing.ts'

/*
 * One gesture, from the press to the drop. Nothing is changed before the drop: blocks that move and those
 * that make room are only drawn elsewhere (transforms), from what was measured at the start, at most once a
 * frame. Only where an item springs open is it measured anew. Escape puts everything back.
 */

export interface DragSession {
  /** The pointer is at a point of the frame's window, px. */
  move(x: number, y: number): void
  /** Lets go: changes the page where there is a place. */
  drop(): void
  cancel(): void
}

const stepOf = {
  insert: 'editor.step.add',
  move: 'editor.step.move',
  resize: 'editor.step.resize',
} as const

const nothing = { x0: 0, y0: 0, x1: 0, y1: 0 }

interface Slotted {
  readonly slot: MeasuredSlot
  readonly after: BlockId | null
}

function startCells(editor: Editor): Map<BlockId, Cells> {
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

/**
 * Starts a gesture.
 *
 * @param at where it began, in pixels of the frame's window
 * @param ended called once, after the drop or the cancel
 */
export function startDrag(
  editor: Editor,
  marks: DragMarks,
  carried: Carried,
  at: { readonly x: number; readonly y: number },
  ended: () => void,
): DragSession | null {
  const { store, canvas, words } = editor
  const frame = canvas.document()
  const view = frame?.defaultView
  if (!frame || !view) return null
  const document = store.document()
  const { registry } = store
  const { device } = store.view()
  const readGrids = () => measureGrids(canvas, document, device, registry).map(withFreeRows)
  let grids = readGrids()
  const gridOf = (id: string) => grids.find((grid) => grid.section === id)

  const newcomer = newNodeId()
  const cells: Map<BlockId, Cells> =
    carried.kind === 'insert'
      ? new Map([[newcomer, { column: 1, row: 1, width: carried.width, height: carried.height }]])
      : carried.kind === 'move'
        ? startCells(editor)
        : new Map()
  const inSlot =
    carried.kind === 'move' && cells.size === 0
      ? store.view().selection.blocks.filter((id) => store.block(id)?.parent.slot !== undefined)
      : []
  for (const id of inSlot) {
    const block = store.block(id)
    if (block) cells.set(id, { ...block.place })
  }
  if (carried.kind === 'move' && cells.size === 0) return null

  const moving = new Set(cells.keys())
  const blocks = [...moving].flatMap((id) => store.block(id) ?? [])
  const coming: readonly Coming[] =
    carried.kind === 'insert' ? [{ id: newcomer, type: carried.type }] : blocks
  // On the phone a block of the grid stays in its section; what stands in slots is the same there.
  const readSlots = () =>
    carried.kind === 'insert' || (carried.kind === 'move' && (device === 'desktop' || inSlot.length > 0))
      ? measureSlots(canvas, document, registry, coming)
      : []
  let slots = readSlots()

  const resized = carried.kind === 'resize' ? store.block(carried.block) : undefined
  const resizedFrom = resized && cellsOn(editor, resized)
  if (carried.kind === 'resize' && (!resized || !resizedFrom)) return null
  const homeOf = () =>
    resized
      ? gridOf(store.view().selection.section ?? '')
      : grids.find((grid) => grid.occupants.some((one) => moving.has(one.id)))
  let home = homeOf()

  const elements = new Map<BlockId, HTMLElement>()
  const elementOf = (id: BlockId) => {
    const known = elements.get(id) ?? canvas.element(id)
    if (known) elements.set(id, known)
    return known
  }
  // What is read at the start, and anew by `remeasure`: where the moved things are, in pixels of the document.
  let scroll = { x: view.scrollX, y: view.scrollY }
  const room = { width: view.innerWidth, height: view.innerHeight }
  let tallest = frame.documentElement.scrollHeight
  const readRects = () => {
    const all = new Map<BlockId, Rect>()
    for (const id of moving) {
      const rect = elementOf(id)?.getBoundingClientRect()
      if (!rect) continue
      const { left, top, width, height } = rect
      all.set(id, { left: left + scroll.x, top: top + scroll.y, width, height })
    }
    return all
  }
  const rects = readRects()
  /** Where they would stand now, without being moved: elsewhere since an item opened above them. */
  let stand = rects
  const start = { x: at.x + scroll.x, y: at.y + scroll.y }
  const size = () => {
    if (carried.kind !== 'insert') {
      const all = [...rects.values()]
      const left = Math.min(...all.map((rect) => rect.left))
      return {
        left,
        top: Math.min(...all.map((rect) => rect.top)),
        width: Math.max(...all.map((rect) => rect.left + rect.width)) - left,
      }
    }
    const grid = grids[0]
    const box = grid && pixelsOf(grid, { x0: 0, y0: 0, x1: carried.width, y1: carried.height })
    // Held by its middle.
    return { left: start.x - (box?.width ?? 200) / 2, top: start.y - 16, width: box?.width ?? 200 }
  }
  const held = carried.kind === 'resize' ? { left: 0, top: 0, width: 0 } : size()

  let pointer = at
  // What was read is enough work for the frame of the press: the first step is the next one's.
  let asked = view.requestAnimationFrame(() => {
    asked = 0
    ask()
  })
  let over = false
  let plan: DropPlan | null = null
  let slotted: Slotted | null = null
  let refused: SlotFault | undefined
  let spring: Spring | null = null
  /** Who makes way, and where to. */
  let displaced: ReadonlyMap<BlockId, string> = new Map()

  const gesture = beginGesture(store, view)
  for (const id of moving) {
    const element = elementOf(id)
    if (element) element.dataset['lifted'] = ''
  }

  /** Others move aside on the screen; those that need not any more move back. */
  function makeWay(next: DropPlan | null): void {
    const grid = next && gridOf(next.section)
    const now = new Map<BlockId, string>()
    if (next && grid) {
      for (const [id, to] of next.room.displaced) {
        const from = grid.occupants.find((one) => one.id === id)?.cells
        const element = elementOf(id)
        if (!from || !element) continue
        const [there, here] = [pixelsOf(grid, boxOf(to)), pixelsOf(grid, boxOf(from))]
        const by = `translate(${there.left - here.left}px, ${there.top - here.top}px)`
        now.set(id, by)
        const before = displaced.get(id)
        if (before === by) continue
        if (before === undefined) element.dataset['displaced'] = ''
        element.style.transform = by
      }
    }
    for (const id of displaced.keys()) {
      if (now.has(id)) continue
      const element = elementOf(id)
      if (element) element.style.transform = ''
    }
    displaced = now
  }

  /** The section that is dropped into lies above its neighbours, over which its blocks may reach. */
  let target: HTMLElement | null = null
  function aim(id: string | null): void {
    const element = id === null ? null : canvas.element(id)
    if (element === target) return
    if (target) delete target.dataset['target']
    if (element) element.dataset['target'] = ''
    target = element
  }

  /** What is drawn for a plan stays until there is another one; most moves stay within a cell. */
  let drawn: DropPlan | null | undefined
  function show(next: DropPlan | null): void {
    if (next === drawn) return
    drawn = next
    aim(next?.section ?? null)
    const grid = next && gridOf(next.section)
    if (!next || !grid) {
      marks.ghost(null, '', false)
      marks.stripes(null)
      if (grids[0]) marks.lines(grids[0], [], nothing)
      makeWay(null)
      return
    }
    marks.between(null)
    marks.stripes(grid)
    const { x0, y0, x1, y1 } = next.box
    const rect = pixelsOf(grid, next.box)
    marks.ghost(
      { ...rect, top: rect.top - standingOf(grid, next).risen },
      `${x1 - x0} × ${y1 - y0}`,
      next.room.full,
    )
    marks.lines(grid, next.lines, next.box)
    makeWay(next)
  }

  /** An item was opened or shut: what stands below it stands elsewhere. */
  function remeasure(): void {
    if (over || !view || !frame) return
    show(null)
    for (const id of moving) {
      const element = elementOf(id)
      if (element) element.style.transform = ''
    }
    scroll = { x: view.scrollX, y: view.scrollY }
    tallest = frame.documentElement.scrollHeight
    grids = readGrids()
    slots = readSlots()
    home = homeOf()
    stand = readRects()
    ask()
  }
  if (slots.length > 0) spring = springing(view, marks, remeasure)

  function step(): void {
    asked = 0
    if (over) return
    scrollBy()
    const x = pointer.x + scroll.x
    const y = pointer.y + scroll.y
    if (carried.kind === 'resize') {
      if (!home || !resizedFrom) return
      const least = registry.get(resized?.type ?? '')?.size
      const phone = device === 'phone'
      plan = resizeTarget(
        home,
        carried.block,
        { ...resizedFrom, row: resizedFrom.row + (home.lead ?? 0) },
        carried.edges,
        x,
        y,
        {
          width: phone ? 1 : (least?.minWidth ?? 1),
          height: phone ? 1 : (least?.minHeight ?? 1),
        },
        plan,
      )
      show(plan)
      return
    }
    const by = { x: x - start.x, y: y - start.y }
    for (const id of moving) {
      const element = elementOf(id)
      const [from, now] = [rects.get(id), stand.get(id)]
      const left = from && now ? by.x + from.left - now.left : by.x
      const top = from && now ? by.y + from.top - now.top : by.y
      if (element) element.style.transform = `translate(${left}px, ${top}px)`
    }
    const slot = slotAt(slots, x, y)
    refused = slot?.fault
    if (slot) {
      const spot = spotInSlot(slot, x, y)
      slotted = refused ? null : { slot, after: spot.after }
      plan = null
      show(null)
      marks.between(refused || slot.shut ? null : spot.line)
      spring?.over(slot, refused && why(refused), x, y)
      return
    }
    slotted = null
    marks.between(null)
    spring?.over(undefined, undefined, x, y)
    // On the phone a block stays in its section: where it hangs is the desktop's business.
    const open = device === 'phone' && carried.kind === 'move' ? (home ? [home] : []) : grids
    plan = dropTarget(
      open,
      { cells, layer: blocks[0]?.place.layer ?? 0 },
      held.left + by.x,
      held.top + by.y,
      y,
      held,
      plan,
    )
    show(plan)
  }

  const why = (fault: SlotFault) => wordsOfFault(editor.props.words, { ...fault, node: newcomer })

  /** Near the upper and lower edge the page goes along. */
  function scrollBy(): void {
    const speed = edgeScroll(pointer.y, room.height)
    if (speed === 0) return
    const top = Math.min(Math.max(0, scroll.y + speed), Math.max(0, tallest - room.height + 400))
    if (top === scroll.y) return
    scroll = { ...scroll, y: top }
    view?.scrollTo(scroll.x, top)
    ask()
  }

  function ask(): void {
    if (asked === 0 && view) asked = view.requestAnimationFrame(step)
  }

  const wheel = () => {
    if (!view) return
    scroll = { x: view.scrollX, y: view.scrollY }
    ask()
  }
  view.addEventListener('scroll', wheel, { passive: true })

  /** @param into the slot that something was dropped into: its item stays open */
  function end(into?: Slotted | null): void {
    if (over) return
    over = true
    const { node, slot } = into?.slot.parent ?? {}
    spring?.end(node === undefined || slot === undefined ? null : canvas.slot(node, slot)?.closest('details'))
    if (asked !== 0) view?.cancelAnimationFrame(asked)
    view?.removeEventListener('scroll', wheel)
    marks.clear()
    for (const [id, element] of elements) {
      element.style.transform = ''
      delete element.dataset['lifted']
      if (displaced.has(id) || 'displaced' in element.dataset) delete element.dataset['displaced']
    }
    aim(null)
    gesture.end()
    canvas.moved()
    ended()
  }

  return {
    move(x, y) {
      pointer = { x, y }
      ask()
    },
    drop() {
      if (over) return
      // The last move may still wait for its frame.
      if (asked !== 0) step()
      const load = { document, carried, newcomer, cells, blocks, fromSlot: inSlot.length > 0 }
      const landing = () =>
        slotted
          ? landInSlot(store, load, { parent: slotted.slot.parent, after: slotted.after })
          : landOnGrid(store, load, plan, gridOf(plan?.section ?? ''))
      const { lost, ...given } =
        carried.kind === 'insert' && !slotted && grids.length === 0
          ? { ...landOnEmptyPage(store, carried, newcomer), lost: 0 }
          : landBeside(store, document, landing(), resized ? [resized.id] : [...moving])
      end(slotted)
      store.mark()
      if (refused) notify(editor, why(refused), 'danger')
      if (lost > 0) notify(editor, words('editor.save.lost', { count: lost }))
      if (!change(editor, { label: stepOf[carried.kind], ...given })) return
      sayPlace(editor)
      const focus = focusOf(store.view().selection)
      // What came to stand in another place is drawn anew there: the keyboard goes with it.
      afterFrame(view, () => {
        if (canvas.hasFocus() && frame.activeElement === frame.body && !store.view().text) canvas.focus(focus)
      })
    },
    cancel() {
      if (over) return
      end()
      editor.say(words('editor.say.cancelled'))
    },
  }
}
