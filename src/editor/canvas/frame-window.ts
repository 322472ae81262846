import type { BlockId, NodeId, SectionId } from '#document/nodes.ts'
import { focusOf } from '../selection.ts'
import type { EditorStore } from '../store.ts'
import type { TextPlace } from '../view.ts'
import type { CanvasHandle, Rect } from '../canvas-handle.ts'
import type { TextSession } from './text/text-session.ts'
import type { Tracker } from './tracker.ts'
import type { WritingStart } from './writing-start.ts'

/** The parts of the canvas as they come and go; the handle answers from what is there. */
export interface CanvasPieces {
  readonly frame: HTMLIFrameElement | null
  readonly tracker: Tracker | null
  /** How large a pixel of the page is drawn. */
  readonly scale: number
  readonly session: TextSession | null
  /** Where the cursor of the next text session goes. */
  readonly at: WritingStart
  /** What the focused node is called aloud. */
  readonly describe: (id: NodeId) => string
  /** What it is: a block, or a section. */
  readonly kindOf: (id: NodeId) => string
}

export interface CanvasParts {
  now(): CanvasPieces
  set(change: Partial<CanvasPieces>): void
  /** Called after marks followed what moved. */
  readonly moved: Set<() => void>
}

export function canvasParts(): CanvasParts {
  let pieces: CanvasPieces = {
    frame: null,
    tracker: null,
    scale: 1,
    session: null,
    at: 'end',
    describe: () => '',
    kindOf: () => '',
  }
  return {
    now: () => pieces,
    set(change) {
      pieces = { ...pieces, ...change }
    },
    moved: new Set(),
  }
}

/** The handle through which everybody else asks the canvas. */
export function canvasHandle(parts: CanvasParts, store: EditorStore): CanvasHandle {
  const document = () => parts.now().frame?.contentDocument ?? null
  const element = (id: NodeId) =>
    document()?.querySelector<HTMLElement>(`[data-block="${id}"], [data-section="${id}"]`) ?? null
  const slot = (id: BlockId, name: string) =>
    document()?.querySelector<HTMLElement>(`[data-block="${id}"] [data-slot="${name}"]`) ?? null
  let focused: HTMLElement | null = null
  /** Asked for before it was drawn: it takes the focus with the next frame. */
  let awaited: NodeId | null = null
  const idOf = (node: HTMLElement) => node.dataset['block'] ?? node.dataset['section'] ?? ''
  function unname(node: HTMLElement): void {
    for (const name of ['role', 'aria-roledescription', 'aria-label']) node.removeAttribute(name)
  }
  function name(node: HTMLElement): void {
    const { describe, kindOf } = parts.now()
    // Arrows, Enter and letters are for the editor: inside of anything else a screen reader keeps them, to read by.
    node.setAttribute('role', 'application')
    node.setAttribute('aria-roledescription', kindOf(idOf(node)))
    node.setAttribute('aria-label', describe(idOf(node)))
  }
  // Its name holds its place on the device that is shown: an arrow moves both. A preview is a page to be read.
  const rename = () => {
    if (focused?.isConnected !== true) return
    if (store.view().preview) unname(focused)
    else name(focused)
  }
  store.onLayout(rename)
  let { device, preview } = store.view()
  store.onView(() => {
    const now = store.view()
    if (now.device === device && now.preview === preview) return
    if (now.device !== device) revealDrawn()
    ;({ device, preview } = now)
    rename()
  })

  const rect = (id: NodeId): Rect | null => {
    const view = document()?.defaultView
    const box = element(id)?.getBoundingClientRect()
    if (!view || !box) return null
    return {
      left: box.left + view.scrollX,
      top: box.top + view.scrollY,
      width: box.width,
      height: box.height,
    }
  }

  /** How much of the frame's lower part a sheet lies over, px of the page. */
  function covered(): number {
    const { frame, scale } = parts.now()
    const box = frame?.getBoundingClientRect()
    if (!frame || !box) return 0
    let most = 0
    for (const sheet of frame.ownerDocument.querySelectorAll(
      '[data-region="panel"], [data-region="inspector"]',
    )) {
      const { left, right, top } = sheet.getBoundingClientRect()
      if (left <= box.left + 1 && right >= box.right - 1) most = Math.max(most, box.bottom - top)
    }
    return most / scale
  }

  function reveal(id: NodeId): void {
    const view = document()?.defaultView
    const box = element(id)?.getBoundingClientRect()
    if (!view || !box) return
    const margin = 72
    const seen = view.innerHeight - covered()
    const above = box.top < margin
    const below = box.bottom > seen - margin
    if (!above && !below) return
    // A thing taller than the window shows its top.
    const top = above || box.height > seen - 2 * margin ? box.top - margin : box.bottom - seen + margin
    view.scrollBy({ top, behavior: 'instant' })
  }

  /** The same for what has the focus, once what goes on is drawn: the page is still laid out as it was before. */
  function revealDrawn(): void {
    const view = document()?.defaultView
    const node = focused
    view?.requestAnimationFrame(() =>
      view.requestAnimationFrame(() => {
        if (node?.isConnected === true && node === focused) reveal(idOf(node))
      }),
    )
  }

  function uncover(): void {
    const body = document()?.body
    if (!body) return
    const hidden = covered()
    // The end of the page has to come above the sheet, too.
    body.style.paddingBlockEnd = hidden > 0 ? `${hidden}px` : ''
    const focus = focusOf(store.view().selection)
    if (hidden > 0 && focus !== null) reveal(focus)
  }

  function sectionInView(): SectionId | null {
    const view = document()?.defaultView
    let most = 0
    let found: SectionId | null = null
    for (const id of store.document().order) {
      const box = element(id)?.getBoundingClientRect()
      if (!view || !box) continue
      const shown = Math.min(box.bottom, view.innerHeight) - Math.max(box.top, 0)
      if (shown <= most) continue
      most = shown
      found = id
    }
    return found
  }

  function focus(id: NodeId | null): void {
    const next = id === null ? null : element(id)
    awaited = null
    if (id !== null && !next) {
      awaited = id
      document()?.defaultView?.requestAnimationFrame(() => {
        if (awaited !== id) return
        if (element(id)) focus(id)
        else focus(null)
      })
      return
    }
    // Drawn open in a moment: what is folded away takes no focus until it is.
    next?.parentElement?.closest('details')?.setAttribute('open', '')
    if (focused && focused !== next) {
      focused.tabIndex = -1
      unname(focused)
    }
    focused = next
    const body = document()?.body
    // One stop for Tab in the whole frame: what has the focus, or the page itself.
    if (body) body.tabIndex = next ? -1 : 0
    if (id === null || !next) {
      body?.focus({ preventScroll: true })
      return
    }
    next.tabIndex = 0
    rename()
    next.focus({ preventScroll: true })
    reveal(id)
    revealDrawn()
  }

  return {
    frame: () => parts.now().frame,
    document,
    element,
    slot,
    grid: (id: SectionId) => document()?.querySelector<HTMLElement>(`[data-section="${id}"] > .grid`) ?? null,
    rect,
    toWindow(area) {
      const box = parts.now().frame?.getBoundingClientRect()
      const view = document()?.defaultView
      if (!box || !view) return area
      return {
        left: box.left + (area.left - view.scrollX) * parts.now().scale,
        top: box.top + (area.top - view.scrollY) * parts.now().scale,
        width: area.width * parts.now().scale,
        height: area.height * parts.now().scale,
      }
    },
    fromWindow(point) {
      const box = parts.now().frame?.getBoundingClientRect()
      if (!box) return point
      return { x: (point.x - box.left) / parts.now().scale, y: (point.y - box.top) / parts.now().scale }
    },
    scale: () => parts.now().scale,
    focus,
    hasFocus() {
      const { frame } = parts.now()
      return frame !== null && frame.ownerDocument.activeElement === frame
    },
    reveal,
    uncover,
    sectionInView,
    moved: () => parts.now().tracker?.moved(),
    onMoved(listener) {
      parts.moved.add(listener)
      return () => parts.moved.delete(listener)
    },
    editText(place: TextPlace, at = 'end') {
      if (store.view().readOnly) return
      parts.set({ at })
      store.show({
        text: place,
        selection: { blocks: [place.block], section: store.view().selection.section },
        insertion: null,
      })
    },
    text: () => parts.now().session,
  }
}
