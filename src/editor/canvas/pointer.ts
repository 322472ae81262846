import { setInteractionModality } from 'react-aria/useFocusVisible'
import { blockOf, sectionOf, type BlockId, type NodeId } from '#document/nodes.ts'
import { notify } from '../actions/change.ts'
import { lateCode } from '../actions/late-code.ts'
import { onGrid } from '../actions/targets.ts'
import { slotting } from '../actions/slot-actions.ts'
import { firstText } from '../actions/view-actions.ts'
import { copyInto, pastedIn, pasteFrom } from '../clipboard/system-clipboard.ts'
import { removeSelection } from '../actions/edit-actions.ts'
import type { DragSession } from '../drag/drag-session.ts'
import type { Carried } from '../drag/landing.ts'
import type { FileDrag } from '../drag/file-drag.ts'
import type { Editor } from '../editor.ts'
import { pressed } from '../keyboard/keyboard.ts'
import { selectBlocks, selectSection, toggleBlock, touchedBy } from '../selection.ts'
import { afterFrame } from './after-frame.ts'
import type { DragMarks } from './drag-marks.ts'

/** What carries blocks: it comes at the first sign of use, most often before a press has become a drag. */
export const carrying = lateCode(() => import('../drag/drag-session.ts'))

/** What follows files of the desktop: fetched when some come, for without a line they could not be sent either. */
const filing = lateCode(() => import('../drag/file-drag.ts'))

/** How far a press may wander before it is a drag, px of the screen. */
const SLOP = 4

export interface PointerGiven {
  readonly editor: Editor
  readonly frame: Document
  readonly marks: DragMarks
  /** The element whose shadow root holds the layer. */
  readonly layer: HTMLElement
  menu(at: { readonly x: number; readonly y: number }): void
}

/** Handles in the layer begin gestures by this. */
export interface Gestures {
  begin(carried: Carried, event: PointerEvent): void
  stop(): void
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

const nodeAt = (target: EventTarget | null, name: 'block' | 'section'): string | null =>
  (target as Partial<Element> | null)?.closest?.(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null

/** Pointer, touch, clipboard and keys of the frame. Everything a page would do by itself is held back. */
export function listen({ editor, frame, marks, layer, menu }: PointerGiven): Gestures {
  const { store, canvas } = editor
  const view = frame.defaultView
  let press: Press | null = null
  let session: DragSession | null = null
  /** Where the pointer is that began a gesture whose code is still on its way. */
  let coming: { x: number; y: number } | null = null
  /** Where a handle was taken hold of. */
  let pulled: { readonly x: number; readonly y: number } | null = null
  let marquee: { x: number; y: number; boxes: Map<BlockId, DOMRect>; kept: readonly BlockId[] } | null = null

  const inLayer = (event: Event) => event.composedPath().includes(layer)
  /** At the marker of a slot there is no block to act on, though the one it is of stays selected. */
  const atMark = (event: Event) => {
    const [target] = event.composedPath() as Partial<HTMLElement>[]
    return target?.dataset?.['slotMark'] !== undefined
  }
  // In a list that forgives what a browser does not know.
  const liesOnTop = ({ target }: Event) =>
    (target as Node).ownerDocument?.querySelector(':is(:popover-open)') != null
  const inText = (event: Event) => {
    const { text } = store.view()
    return text !== null && (event.target as Partial<Element>).closest?.('.editor-text') != null
  }
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
    if (event.pointerType === 'touch' && !again) return
    event.preventDefault()
    if (own !== null) {
      if (additive) choose(toggleBlock(store.document(), selection, own))
      else if (!again) choose(selectBlocks(store.document(), [own]))
      canvas.focus(own)
      return
    }
    if (!additive) choose(selectSection(store.document(), section))
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

  function choose(selection: ReturnType<typeof selectSection>): void {
    store.mark()
    store.show({ selection })
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
      if (pulled && Math.hypot(event.clientX - pulled.x, event.clientY - pulled.y) <= slop()) foldBelow(event)
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
    if (block === null) {
      if (touch) {
        const section = nodeAt(event.target, 'section')
        choose(selectSection(store.document(), section))
        canvas.focus(section)
      }
      return
    }
    if (additive) return
    if (touch && !again) {
      choose(selectBlocks(store.document(), [block]))
      canvas.focus(block)
      return
    }
    if (again && store.view().selection.blocks.length > 1) choose(selectBlocks(store.document(), [block]))
    else if (again) openWords(block, event)
  }

  /** The item that a press beside the words of its title opens or shuts, with the block it is of. */
  function foldAt(target: Element): { block: BlockId; item: string; isOpen: boolean } | undefined {
    const summary = target.closest('summary')
    const details = summary?.closest('details')
    const block = nodeAt(target, 'block')
    const title = summary?.querySelector<HTMLElement>('[data-field]')
    const [, item] = title?.dataset['field']?.split('.') ?? []
    if (!details || !title || item === undefined || block === null || title.contains(target)) return undefined
    // A title without words, and with none in their place, is no larger than nothing: its line is for writing it.
    if (title.textContent.trim() === '' && title.offsetWidth === 0) return undefined
    return { block, item, isOpen: details.open }
  }

  const turn = ({ block, item, isOpen }: NonNullable<ReturnType<typeof foldAt>>) =>
    slotting.use(editor, (code) => code.setOpen(editor, block, [item], !isOpen))

  /** A tap on a handle, which a finger made for what lies below it: opens or shuts the item there. */
  function foldBelow(event: PointerEvent): void {
    for (const element of frame.elementsFromPoint(event.clientX, event.clientY)) {
      const fold = foldAt(element)
      if (fold) return turn(fold)
    }
  }

  /** A second click on a block: into the words under it; beside the title of an item, opens or shuts that. */
  function openWords(block: BlockId, event: MouseEvent): void {
    const fold = foldAt(event.target as Element)
    if (fold?.block === block) {
      turn(fold)
      return
    }
    if (store.block(block)?.locked === true || store.view().readOnly) return
    const target = event.target as Element
    const field = target.closest('[data-field]') ?? target.closest('summary')?.querySelector('[data-field]')
    const owner = field?.closest('[data-block]')?.getAttribute('data-block')
    const name = field?.getAttribute('data-field')
    const path = owner === block && name != null ? ['props', ...name.split('.')] : firstText(editor, block)
    if (path) canvas.editText({ block, path }, { x: event.clientX, y: event.clientY })
  }

  function double(event: MouseEvent): void {
    if (inLayer(event) || inText(event) || store.view().preview) return
    const block = nodeAt(event.target, 'block')
    if (block === null || !blockOf(store.document(), block) || foldAt(event.target as Element)) return
    choose(selectBlocks(store.document(), [block]))
    if (firstText(editor, block)) openWords(block, event)
    else store.show({ inspector: true })
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

  /** Links lead nowhere, forms send nothing, buttons do nothing while a page is edited. */
  const hold = (event: Event) => {
    if (inLayer(event)) return
    // In the preview what opens and shuts does, menus too; what leads away leads nowhere.
    if (store.view().preview && (event.target as Partial<Element>).closest?.('a, form') == null) return
    event.preventDefault()
  }

  function key(event: KeyboardEvent): void {
    // The components outside do not hear the frame's keys: windows and menus opened by one must know of it.
    setInteractionModality('keyboard')
    // A window that was asked for and is not there yet: nothing typed meanwhile may change the page.
    if (store.view().dialog !== null) {
      event.preventDefault()
      return
    }
    // What lies open on top of the page in its preview is shut first, by the browser.
    if (event.key === 'Escape' && store.view().preview && liesOnTop(event)) return
    if (event.key === 'Escape' && (session || coming || marquee)) {
      event.preventDefault()
      event.stopPropagation()
      cancel()
      return
    }
    if ((event.key === 'F10' && event.shiftKey) || event.key === 'ContextMenu') {
      const { selection } = store.view()
      const rect = canvas.rect(selection.blocks.at(-1) ?? selection.section ?? '')
      if (rect) {
        event.preventDefault()
        const at = canvas.toWindow(rect)
        menu({ x: at.left + 12, y: at.top + 12 })
      }
      return
    }
    if (inText(event)) {
      if (event.defaultPrevented) return
      pressed(editor, event, 'canvas')
      return
    }
    if (atMark(event)) {
      const isModified = event.ctrlKey || event.metaKey || event.altKey
      const { key: name } = event
      const isForBlock = isModified
        ? /^(Arrow.*|Delete|Backspace|d)$/i
        : /^(Arrow.*|Delete|Backspace|Enter|F2|.)$/
      if (isForBlock.test(name)) return
    }
    if (pressed(editor, event, 'canvas')) return
    // Typing on a selected text opens it; the letter is its first.
    const { selection, readOnly, preview, cursor } = store.view()
    const block = selection.blocks.length === 1 && cursor === null ? selection.blocks[0] : undefined
    if (
      block !== undefined &&
      !readOnly &&
      !preview &&
      event.key.length === 1 &&
      event.key !== ' ' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      const path = firstText(editor, block)
      if (path && store.block(block)?.locked !== true) canvas.editText({ block, path }, 'end')
    }
  }

  function context(event: MouseEvent): void {
    if (inText(event) || store.view().preview) return
    event.preventDefault()
    const block = nodeAt(event.target, 'block')
    const section = nodeAt(event.target, 'section')
    const { selection } = store.view()
    if (block !== null && blockOf(store.document(), block)) {
      if (!selection.blocks.includes(block)) choose(selectBlocks(store.document(), [block]))
    } else choose(selectSection(store.document(), section))
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

  const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
  let files: FileDrag | null = null
  const filesAt = (event: DragEvent) => ({
    x: event.clientX,
    y: event.clientY,
    block: nodeAt(event.target, 'block'),
  })
  function endFiles(): void {
    files?.end()
    files = null
  }
  function over(event: DragEvent): void {
    if (!hasFiles(event)) return
    event.preventDefault()
    if (inText(event)) {
      endFiles()
      return
    }
    const { hover, readOnly, preview } = store.view()
    if (event.dataTransfer) event.dataTransfer.dropEffect = readOnly || preview ? 'none' : 'copy'
    const now = nodeAt(event.target, 'block') ?? nodeAt(event.target, 'section')
    if (now !== hover) store.show({ hover: now })
    if (readOnly || preview) return
    const kinds = [...(event.dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file')
    const at = filesAt(event)
    filing.use(editor, ({ fileDrag }) => {
      files ??= fileDrag(editor, marks)
      files?.over(kinds, at)
    })
  }
  function dropFiles(event: DragEvent): void {
    if (!hasFiles(event)) return
    // Left to the browser, it would be opened in the place of the app. A text took its pictures already.
    event.preventDefault()
    if (inText(event)) {
      endFiles()
      return
    }
    const { readOnly, preview } = store.view()
    if (readOnly || preview) return
    // The browser takes them back as soon as the event is over.
    const given = [...(event.dataTransfer?.files ?? [])]
    const at = filesAt(event)
    filing.use(editor, ({ fileDrag }) => {
      const held = files ?? fileDrag(editor, marks)
      files = null
      held?.drop(given, at)
    })
  }
  function filesAway(event: DragEvent): void {
    if (event.relatedTarget === null) endFiles()
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
    if (blockOf(store.document(), id)) choose(selectBlocks(store.document(), [id]))
    else if (sectionOf(store.document(), id)) choose(selectSection(store.document(), id))
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
  on('pointerdown', down)
  on('touchstart', holdStill, false, false)
  on('pointermove', move)
  on('pointerup', up)
  on('pointercancel', cancel)
  on('dblclick', double)
  on('click', hold, true)
  on('auxclick', hold, true)
  on('submit', hold, true)
  on('dragstart', (event) => {
    if (!inText(event)) event.preventDefault()
  })
  on('keydown', key)
  on('contextmenu', context)
  on('copy', copy)
  on('cut', copy)
  on('paste', paste)
  on('dragover', over)
  on('drop', dropFiles)
  on('dragleave', filesAway)
  on('focusin', focusIn)
  frame.documentElement.addEventListener('pointerleave', leave)
  stops.push(() => frame.documentElement.removeEventListener('pointerleave', leave))
  return {
    begin,
    stop() {
      cancel()
      for (const stop of stops) stop()
    },
  }
}
