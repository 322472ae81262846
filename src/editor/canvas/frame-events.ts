import { blockOf, sectionOf, type NodeId } from '#document/nodes.ts'
import { removeSelection } from '../actions/edit-actions.ts'
import { choose } from '../actions/targets.ts'
import { copyInto, pastedIn, pasteFrom } from '../clipboard/system-clipboard.ts'
import type { Carried } from '../drag/landing.ts'
import { selectBlocks, selectSection } from '../selection.ts'
import { frameFiles } from './frame-files.ts'
import { frameKeys } from './frame-keys.ts'
import { type FrameGiven, framePlaces, nodeAt } from './frame-places.ts'
import { frameWords } from './frame-words.ts'
import { pointerGestures } from './pointer.ts'

/** Handles in the layer begin gestures by this. */
export interface Gestures {
  begin(carried: Carried, event: PointerEvent): void
  stop(): void
}

/** Pointer, touch, clipboard and keys of the frame. Everything a page would do by itself is held back. */
export function listen(given: FrameGiven): Gestures {
  const { editor, frame, menu } = given
  const { store, canvas } = editor
  const view = frame.defaultView
  const places = framePlaces(given)
  const { atMark, inLayer, inText } = places
  const words = frameWords(given, places)
  const pointer = pointerGestures(given, places, words)
  const files = frameFiles(given, places)

  /** Links lead nowhere, forms send nothing, buttons do nothing while a page is edited. */
  const hold = (event: Event) => {
    if (inLayer(event)) return
    // In the preview what opens and shuts does, menus too; what leads away leads nowhere.
    if (store.view().preview && (event.target as Partial<Element>).closest?.('a, form') == null) return
    event.preventDefault()
  }

  function context(event: MouseEvent): void {
    if (inText(event) || store.view().preview) return
    event.preventDefault()
    const block = nodeAt(event.target, 'block')
    const section = nodeAt(event.target, 'section')
    const { selection } = store.view()
    if (block !== null && blockOf(store.document(), block)) {
      if (!selection.blocks.includes(block)) choose(editor, selectBlocks(store.document(), [block]))
    } else choose(editor, selectSection(store.document(), section))
    const at = canvas.toWindow({
      left: event.clientX + (view?.scrollX ?? 0),
      top: event.clientY + (view?.scrollY ?? 0),
      width: 0,
      height: 0,
    })
    menu({ x: at.left, y: at.top })
  }

  function copy(event: ClipboardEvent): void {
    if (inText(event) || atMark(event) || !event.clipboardData) return
    if (event.type === 'cut' && store.view().readOnly) return
    if (copyInto(editor, event.clipboardData)) {
      event.preventDefault()
      if (event.type === 'cut') removeSelection(editor)
    }
  }
  function paste(event: ClipboardEvent): void {
    if (inText(event) || !event.clipboardData) return
    if (pasteFrom(editor, pastedIn(event.clipboardData))) event.preventDefault()
  }

  /** A node that takes the focus by other ways (a screen reader) is the selected one. */
  function focusIn(event: FocusEvent): void {
    if (store.view().text || store.view().preview) return
    const element = event.target as HTMLElement
    const id: NodeId | undefined = element.dataset['block'] ?? element.dataset['section']
    if (id === undefined) return
    const { selection, cursor } = store.view()
    if (cursor === id) return
    if (selection.blocks.includes(id) || (selection.blocks.length === 0 && selection.section === id)) return
    if (blockOf(store.document(), id)) choose(editor, selectBlocks(store.document(), [id]))
    else if (sectionOf(store.document(), id)) choose(editor, selectSection(store.document(), id))
  }

  /** While several are chosen by taps, the focus stays with them: a tap's own events come after what it did. */
  const keepFocus = (event: MouseEvent) => {
    if (store.view().cursor !== null && !inLayer(event) && !inText(event)) event.preventDefault()
  }
  const leave = () => {
    if (store.view().hover !== null) store.show({ hover: null })
  }
  const stops: (() => void)[] = []
  function on<K extends keyof DocumentEventMap>(
    type: K,
    handler: (event: DocumentEventMap[K]) => void,
    capture = false,
    passive?: boolean,
  ): void {
    frame.addEventListener(type, handler, { capture, ...(passive === undefined ? {} : { passive }) })
    stops.push(() => frame.removeEventListener(type, handler, { capture }))
  }
  on('pointerdown', pointer.down)
  on('touchstart', pointer.holdStill, false, false)
  on('pointermove', pointer.move)
  on('pointerup', pointer.up)
  on('pointercancel', pointer.cancel)
  on('mousedown', keepFocus)
  on('dblclick', words.double)
  on('click', hold, true)
  on('auxclick', hold, true)
  on('submit', hold, true)
  on('dragstart', (event) => {
    if (!inText(event)) event.preventDefault()
  })
  on('keydown', frameKeys(given, places, pointer))
  on('contextmenu', context)
  on('copy', copy)
  on('cut', copy)
  on('paste', paste)
  on('dragover', files.over)
  on('drop', files.drop)
  on('dragleave', files.away)
  on('focusin', focusIn)
  frame.documentElement.addEventListener('pointerleave', leave)
  stops.push(() => frame.documentElement.removeEventListener('pointerleave', leave))
  return {
    begin: pointer.begin,
    stop() {
      pointer.cancel()
      for (const stop of stops) stop()
    },
  }
}
