import type { BlockId } from '#document/nodes.ts'
import type { SlotFault } from '#document/slot-fault.ts'
import { change, notify } from '../actions/change.ts'
import { sayPlace } from '../actions/say-place.ts'
import { afterFrame } from '../after-frame.ts'
import type { CanvasHandle } from '../canvas-handle.ts'
import type { DragMarks } from './drag-marks.ts'
import type { Editor } from '../editor.ts'
import { wordsOfFault } from '../fault-words.ts'
import { focusOf } from '../selection.ts'
import { carriedElements } from './carried-elements.ts'
import { dropTarget, resizeTarget, type DropPlan } from './drop-target.ts'
import { scrolledTo } from './edge-scroll.ts'
import { beginGesture } from './gesture.ts'
import { landBeside, landInSlot, landOnEmptyPage, landOnGrid, type Carried } from './landing.ts'
import { heldOf, lift, type Lifted, measureScene, type Scene } from './lift.ts'
import { slotAt, spotInSlot, type MeasuredSlot } from './measure.ts'
import { planDrawing } from './plan-drawing.ts'
import { type Spring, springing } from './spring.ts'

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

interface Slotted {
  readonly slot: MeasuredSlot
  readonly after: BlockId | null
}

/** The plan for the edge that is pulled to a point; null where nothing is resized here. */
function resizePlan(
  { store }: Editor,
  { carried, resized }: Lifted,
  { home }: Scene,
  x: number,
  y: number,
  before: DropPlan | null,
): DropPlan | null {
  if (!home || !resized || carried.kind !== 'resize') return null
  const from = { ...resized.from, row: resized.from.row + (home.lead ?? 0) }
  const { minWidth = 1, minHeight = 1 } =
    (store.view().device === 'desktop' && store.registry.get(resized.block.type)?.size) || {}
  const least = { width: minWidth, height: minHeight }
  return resizeTarget(home, carried.block, from, carried.edges, x, y, least, before)
}

/** What the drop changes: patches on the page as it is now, and how many have lost what they were about. */
function landingOf(
  { store }: Editor,
  load: Lifted,
  { grids }: Scene,
  plan: DropPlan | null,
  slotted: Slotted | null,
) {
  const { carried, document, newcomer, cells, resized } = load
  if (carried.kind === 'insert' && !slotted && grids.length === 0)
    return { ...landOnEmptyPage(store, carried, newcomer), lost: 0 }
  const grid = grids.find(({ section }) => section === plan?.section)
  const landing = slotted
    ? landInSlot(store, load, { parent: slotted.slot.parent, after: slotted.after })
    : landOnGrid(store, load, plan, grid)
  return landBeside(store, document, landing, resized ? [resized.block.id] : [...cells.keys()])
}

/** The item around a slot that something was dropped into, where it can be shut. */
const itemOf = (canvas: CanvasHandle, into: Slotted | null | undefined): HTMLDetailsElement | null =>
  into ? (canvas.slot(into.slot.parent.node, into.slot.parent.slot)?.closest('details') ?? null) : null

/** Says where the dropped things stand. What is drawn anew in another place is focused there. */
function focusDropped(editor: Editor, frame: Document, view: Window): void {
  const { store, canvas } = editor
  sayPlace(editor)
  const focus = focusOf(store.view().selection)
  afterFrame(view, () => {
    if (canvas.hasFocus() && frame.activeElement === frame.body && !store.view().text) canvas.focus(focus)
  })
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
  const load = frame && view && lift(editor, carried)
  if (!load) return null
  const { device } = store.view()
  const elements = carriedElements(canvas, [...load.cells.keys()])
  let scroll = { x: view.scrollX, y: view.scrollY }
  let scene = measureScene(editor, frame, load, elements.of)
  const { stand: rects } = scene
  const start = { x: at.x + scroll.x, y: at.y + scroll.y }
  const held = heldOf(carried, scene, start)

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

  const gesture = beginGesture(store, view)
  elements.lift()
  const drawing = planDrawing(canvas, marks, () => scene.grids, elements.of)

  /** An item was opened or shut: what stands below it stands elsewhere. */
  function remeasure(): void {
    if (over || !view || !frame || !load) return
    drawing.show(null)
    elements.rest()
    scroll = { x: view.scrollX, y: view.scrollY }
    scene = measureScene(editor, frame, load, elements.of)
    ask()
  }
  const spring: Spring | null = scene.slots.length > 0 ? springing(view, marks, remeasure) : null

  function step(): void {
    asked = 0
    if (over || !load || !view) return
    const top = scrolledTo(pointer.y, scroll.y, view.innerHeight, scene.tallest)
    if (top !== scroll.y) {
      scroll = { ...scroll, y: top }
      view.scrollTo(scroll.x, top)
      ask()
    }
    const x = pointer.x + scroll.x
    const y = pointer.y + scroll.y
    if (carried.kind === 'resize') {
      plan = resizePlan(editor, load, scene, x, y, plan)
      drawing.show(plan)
      return
    }
    const by = { x: x - start.x, y: y - start.y }
    elements.follow(by, rects, scene.stand)
    const slot = slotAt(scene.slots, x, y)
    refused = slot?.fault
    if (slot) {
      const spot = spotInSlot(slot, x, y)
      slotted = refused ? null : { slot, after: spot.after }
      plan = null
      drawing.show(null)
      marks.between(refused || slot.shut ? null : spot.line)
      spring?.over(slot, refused && why(refused), x, y)
      return
    }
    slotted = null
    marks.between(null)
    spring?.over(undefined, undefined, x, y)
    const { grids, home } = scene
    // On the phone a block stays in its section: where it hangs is the desktop's business.
    const open = device === 'phone' && carried.kind === 'move' ? (home ? [home] : []) : grids
    const blocks = { cells: load.cells, layer: load.blocks[0]?.place.layer ?? 0 }
    plan = dropTarget(open, blocks, held.left + by.x, held.top + by.y, y, held, plan)
    drawing.show(plan)
  }

  const why = (fault: SlotFault) => wordsOfFault(editor.props.words, { ...fault, node: load.newcomer })

  function ask(): void {
    if (asked === 0 && view) asked = view.requestAnimationFrame(step)
  }

  const wheel = () => {
    scroll = { x: view.scrollX, y: view.scrollY }
    ask()
  }
  view.addEventListener('scroll', wheel, { passive: true })

  /** @param into the slot that something was dropped into: its item stays open */
  function end(into?: Slotted | null): void {
    if (over) return
    over = true
    spring?.end(itemOf(canvas, into))
    if (asked !== 0) view?.cancelAnimationFrame(asked)
    view?.removeEventListener('scroll', wheel)
    elements.end()
    drawing.end()
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
      const { lost, ...given } = landingOf(editor, load, scene, plan, slotted)
      end(slotted)
      store.mark()
      if (refused) notify(editor, why(refused), 'danger')
      if (lost > 0) notify(editor, words('editor.save.lost', { count: lost }))
      if (change(editor, { label: stepOf[carried.kind], ...given })) focusDropped(editor, frame, view)
    },
    cancel() {
      if (over) return
      end()
      editor.say(words('editor.say.cancelled'))
    },
  }
}
