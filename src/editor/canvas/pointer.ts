import { blockOf, type BlockId } from '#document/nodes.ts'
import { runAction } from '../actions/action.ts'
import { notify } from '../actions/change.ts'
import { lateCode } from '../actions/late-code.ts'
import { choose, onGrid } from '../actions/targets.ts'
import type { DragSession } from '../drag/drag-session.ts'
import type { Carried } from '../drag/landing.ts'
import { selectBlocks, selectSection, toggleBlock, touchedBy } from '../selection.ts'
import { afterFrame } from './after-frame.ts'
import { type FrameGiven, type FramePlaces, nodeAt } from './frame-places.ts'
import type { FrameWords } from './frame-words.ts'

/** What carries blocks: it comes at the first sign of use, most often before a press has become a drag. */
export const carrying = lateCode(() => import('../drag/drag-session.ts'))

/** How far a press may wander before it is a drag, px of the screen. */
const SLOP = 4

/** A gesture of the pointer, from its press to its end. */
export interface PointerGestures {
  /** Begins to carry what is selected, or to pull at one of its edges: handles in the layer do, too. */
  begin(carried: Carried, event: PointerEvent): void
  down(event: PointerEvent): void
  holdStill(event: TouchEvent): void
  move(event: PointerEvent): void
  up(event: PointerEvent): void
  /** Gives up what is under way: everything is as it was before. */
  cancel(): void
  /** Something is carried, pulled or swept over. */
  isUnderWay(): boolean
}

interface Press {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly block: BlockId | null
  /** It was selected before the press: released in place, its words are opened. */
  readonly again: boolean
  readonly additive: boolean
}

/** Follows the pointer, or a finger: selects, carries, pulls at edges, sweeps over blocks, opens words and items. */
export function pointerGestures(
  { editor, frame, marks }: FrameGiven,
  { inLayer, inText }: FramePlaces,
  words: FrameWords,
): PointerGestures {
  const { store, canvas } = editor
  const view = frame.defaultView
  let press: Press | null = null
  let session: DragSession | null = null
  /** Where the pointer is that began a gesture whose code is still on its way. */
  let coming: { x: number; y: number } | null = null
  /** Where a handle was taken hold of. */
  let pulled: { readonly x: number; readonly y: number } | null = null
  let marquee: { x: number; y: number; boxes: Map<BlockId, DOMRect>; kept: readonly BlockId[] } | null = null

  const slop = () => SLOP / canvas.scale()
  const ended = () => {
    session = null
    press = null
  }

  function begin(carried: Carried, event: PointerEvent): void {
    if (store.view().readOnly) return
    event.preventDefault()
    // Escape is heard in the frame: the keyboard comes along from wherever it was (a field of the settings).
    if (!canvas.hasFocus()) canvas.focus(store.view().selection.blocks.at(-1) ?? null)
    const at = { x: event.clientX, y: event.clientY }
    const held = { ...at }
    pulled = carried.kind === 'resize' ? at : null
    coming = held
    press = null
    carrying.use(editor, ({ startDrag }) => {
      // Let go, or given up, before the code was there.
      if (coming !== held) return
      coming = null
      session = startDrag(editor, marks, carried, at, ended)
      if (!session) {
        if (carried.kind === 'move' && store.view().selection.blocks.length > 0) {
          const hidden = onGrid(editor).length > 0
          notify(editor, editor.words(hidden ? 'editor.say.is_hidden' : 'editor.say.is_locked'))
        }
        return
      }
      session.move(held.x, held.y)
      try {
        frame.documentElement.setPointerCapture(event.pointerId)
      } catch {
        // The pointer is gone already (a quick tap): its release ends the gesture.
      }
    })
  }

  function down(event: PointerEvent): void {
    if (inLayer(event) || store.view().preview) return
    if (inText(event)) return
    if (store.view().text) store.show({ text: null })
    if (store.view().insertion) store.show({ insertion: null })
    if (event.button !== 0) return
    const block = nodeAt(event.target, 'block')
    const section = nodeAt(event.target, 'section')
    const additive = event.shiftKey || event.metaKey || event.ctrlKey
    const { selection } = store.view()
    const synced = section !== null && store.section(section)?.source !== undefined
    const own = block !== null && !synced && blockOf(store.document(), block) ? block : null
    // A finger that was not on the selection scrolls the page; its tap selects.
    const again = own !== null && selection.blocks.includes(own)
    press = { id: event.pointerId, x: event.clientX, y: event.clientY, block: own, again, additive }
    store.show({ pressing: true })
    if (event.pointerType === 'touch' && (!again || store.view().cursor !== null)) return
    event.preventDefault()
    if (own !== null) {
      if (additive) choose(editor, toggleBlock(store.document(), selection, own))
      else if (!again) choose(editor, selectBlocks(store.document(), [own]))
      canvas.focus(own)
      return
    }
    if (!additive) choose(editor, selectSection(store.document(), section))
    canvas.focus(section)
    if (event.pointerType === 'mouse' && !synced) {
      marquee = {
        x: event.clientX,
        y: event.clientY,
        boxes: new Map(),
        kept: additive ? selection.blocks : [],
      }
    }
  }

  /** A finger on what is selected takes it along: the page must not scroll away under it. */
  function holdStill(event: TouchEvent): void {
    const { selection, preview, readOnly } = store.view()
    if (event.touches.length > 1 || preview || readOnly || inLayer(event) || inText(event)) return
    const block = nodeAt(event.target, 'block')
    if (block !== null && selection.blocks.includes(block)) event.preventDefault()
  }

  function sweep(event: PointerEvent): void {
    if (!marquee || !view) return
    const area = {
      x: Math.min(marquee.x, event.clientX),
      y: Math.min(marquee.y, event.clientY),
      width: Math.abs(event.clientX - marquee.x),
      height: Math.abs(event.clientY - marquee.y),
    }
    if (marquee.boxes.size === 0) {
      if (area.width + area.height < slop() * 2) return
      for (const element of frame.querySelectorAll<HTMLElement>('[data-section] > .grid > [data-block]')) {
        const id = element.dataset['block'] ?? ''
        if (blockOf(store.document(), id)?.locked !== true)
          marquee.boxes.set(id, element.getBoundingClientRect())
      }
    }
    marks.marquee({
      left: area.x + view.scrollX,
      top: area.y + view.scrollY,
      width: area.width,
      height: area.height,
    })
    const ids = [...marquee.kept, ...touchedBy(area, marquee.boxes)]
    const { selection } = store.view()
    if (ids.length > 0 && ids.join() !== selection.blocks.join()) {
      store.show({ selection: selectBlocks(store.document(), ids), hover: null })
    }
  }

  function move(event: PointerEvent): void {
    if (session) {
      session.move(event.clientX, event.clientY)
      return
    }
    if (coming) {
      coming.x = event.clientX
      coming.y = event.clientY
      return
    }
    if (marquee && (event.buttons & 1) === 1) {
      sweep(event)
      return
    }
    if (press && press.id === event.pointerId && (event.buttons & 1) === 1) {
      const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > slop()
      const touch = event.pointerType === 'touch' && !press.again
      if (far && press.block !== null && !touch && !store.view().readOnly) {
        begin({ kind: 'move' }, event)
      } else if (far && touch) press = null
      return
    }
    if (inLayer(event) || store.view().preview || event.pointerType === 'touch') return
    const hover = nodeAt(event.target, 'block') ?? nodeAt(event.target, 'section')
    if (hover !== store.view().hover) store.show({ hover })
  }

  /** What waited for the end of a gesture waits for its last frames, too. */
  function rest(): void {
    if (!view) return
    const letGo = () => {
      if (!press && !session && !coming) store.show({ pressing: false })
    }
    afterFrame(view, () => afterFrame(view, letGo))
  }

  function up(event: PointerEvent): void {
    if (session || coming) {
      session?.drop()
      coming = null
      rest()
      if (pulled && Math.hypot(event.clientX - pulled.x, event.clientY - pulled.y) <= slop())
        words.foldBelow(event)
      return
    }
    store.show({ pressing: false })
    if (marquee) {
      const swept = marquee.boxes.size > 0
      marquee = null
      marks.marquee(null)
      press = null
      if (swept) {
        const { blocks } = store.view().selection
        canvas.focus(blocks.at(-1) ?? store.view().selection.section)
        editor.say(editor.words('editor.say.selected', { count: blocks.length }))
      }
      return
    }
    if (!press || press.id !== event.pointerId) return
    const { block, again, additive } = press
    const touch = event.pointerType === 'touch'
    press = null
    const isChoosing = touch && store.view().cursor !== null
    if (block === null) {
      // A tap that misses while several are chosen loses none of them.
      if (touch && !isChoosing) {
        const section = nodeAt(event.target, 'section')
        choose(editor, selectSection(store.document(), section))
        canvas.focus(section)
      }
      return
    }
    if (additive) return
    // Several are being chosen: a tap adds a block to them, or takes it out.
    if (isChoosing) {
      store.show({ cursor: block })
      runAction(editor, 'choose-several')
      canvas.focus(block)
      return
    }
    if (touch && !again) {
      choose(editor, selectBlocks(store.document(), [block]))
      canvas.focus(block)
      return
    }
    if (again && store.view().selection.blocks.length > 1)
      choose(editor, selectBlocks(store.document(), [block]))
    else if (again) words.open(block, event)
  }

  function cancel(): void {
    if (session || coming) {
      session?.cancel()
      coming = null
      rest()
    } else store.show({ pressing: false })
    if (marquee) {
      marquee = null
      marks.marquee(null)
    }
    press = null
  }

  return {
    begin,
    down,
    holdStill,
    move,
    up,
    cancel,
    isUnderWay: () => session !== null || coming !== null || marquee !== null,
  }
}
