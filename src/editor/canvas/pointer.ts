import { blockOf, type BlockId } from '#document/nodes.ts'
import { runAction } from '../actions/action.ts'
import { choose } from '../actions/targets.ts'
import type { Carried } from '../drag/landing.ts'
import { selectBlocks, selectSection, toggleBlock } from '../selection.ts'
import { afterFrame } from '../after-frame.ts'
import { carriedGesture } from './carried-gesture.ts'
import { type FrameGiven, type FramePlaces, nodeAt } from './frame-places.ts'
import type { FrameWords } from './frame-words.ts'
import { marqueeOn } from './marquee.ts'

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

/** Ends a press in place: selects what was pressed, or opens its words. */
function released(
  { editor }: FrameGiven,
  words: FrameWords,
  { block, again, additive }: Press,
  event: PointerEvent,
): void {
  const { store, canvas } = editor
  const touch = event.pointerType === 'touch'
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

/** Follows the pointer, or a finger: selects, carries, pulls at edges, sweeps over blocks, opens words and items. */
export function pointerGestures(given: FrameGiven, places: FramePlaces, words: FrameWords): PointerGestures {
  const { editor, frame } = given
  const { inLayer, inText } = places
  const { store, canvas } = editor
  const view = frame.defaultView
  let press: Press | null = null
  const slop = () => SLOP / canvas.scale()
  const marquee = marqueeOn(given, slop)
  const carried = carriedGesture(given, () => {
    press = null
  })

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
      marquee.begin(event, additive ? selection.blocks : [])
    }
  }

  /** A finger on what is selected takes it along: the page must not scroll away under it. */
  function holdStill(event: TouchEvent): void {
    const { selection, preview, readOnly } = store.view()
    if (event.touches.length > 1 || preview || readOnly || inLayer(event) || inText(event)) return
    const block = nodeAt(event.target, 'block')
    if (block !== null && selection.blocks.includes(block)) event.preventDefault()
  }

  function move(event: PointerEvent): void {
    if (carried.isUnderWay()) {
      carried.move(event)
      return
    }
    if (marquee.isDrawn() && (event.buttons & 1) === 1) {
      marquee.move(event)
      return
    }
    if (press && press.id === event.pointerId && (event.buttons & 1) === 1) {
      const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > slop()
      const touch = event.pointerType === 'touch' && !press.again
      if (far && press.block !== null && !touch && !store.view().readOnly) {
        carried.begin({ kind: 'move' }, event)
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
      if (!press && !carried.isUnderWay()) store.show({ pressing: false })
    }
    afterFrame(view, () => afterFrame(view, letGo))
  }

  function up(event: PointerEvent): void {
    if (carried.isUnderWay()) {
      const pulled = carried.drop()
      rest()
      if (pulled && Math.hypot(event.clientX - pulled.x, event.clientY - pulled.y) <= slop())
        words.foldBelow(event)
      return
    }
    store.show({ pressing: false })
    if (marquee.isDrawn()) {
      press = null
      marquee.drop()
      return
    }
    if (!press || press.id !== event.pointerId) return
    const ended = press
    press = null
    released(given, words, ended, event)
  }

  function cancel(): void {
    if (carried.isUnderWay()) {
      carried.cancel()
      rest()
    } else store.show({ pressing: false })
    marquee.cancel()
    press = null
  }

  return {
    begin: carried.begin,
    down,
    holdStill,
    move,
    up,
    cancel,
    isUnderWay: () => carried.isUnderWay() || marquee.isDrawn(),
  }
}
