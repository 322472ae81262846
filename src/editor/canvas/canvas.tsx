import type { Lookup, MessageValues } from '#kernel/messages/message.ts'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { PageContext } from '#document/block-context.ts'
import { sectionLayoutCss } from '#document/layout/layout-css.ts'
import { onViews } from '#document/block-views.ts'
import { allThemesCss, canvasCss, typesCss } from '#document/render/page-css.ts'
import { edgesOf, sectionLookCss } from '#document/render/section-css.ts'
import { sectionOf } from '#document/nodes.ts'
import { recordingClass } from '#kernel/session-recording.ts'
import { late } from '#ui/late/late.tsx'
import { fetchMenus } from '#ui/menu/menu.tsx'
import { useTheme } from '#ui/theme/theme.ts'
import { useEditor, useView } from '../editor-context.tsx'
import type { Editor } from '../editor.ts'
import type { PageEditorProps } from '../props.ts'
import { describeNode, slotAt } from '../names.ts'
import css from './canvas.module.css'
import { concealedCss } from './concealed-css.ts'
import { dragMarks, type DragMarks } from '../drag/drag-marks.ts'
import { frameDocument, frameStyles, type FrameStyles } from './frame-document.ts'
import type { CanvasParts } from './frame-window.ts'
import { interfaceFontCss } from './interface-font.ts'
import { editingCss, layerCss } from './layer-css.ts'
import { Layer } from './layer.tsx'
import { PageView } from './page-view.tsx'
import { type Gestures, listen } from './frame-events.ts'
import { type Surround, surround } from './surround.ts'
import { tabStops, type TabStops } from './tab-stops.ts'
import { TextHost } from './text/text-host.tsx'
import { tracker } from './tracker.ts'

/** What can be done with what is under the pointer. */
export const ContextMenu = late(async () => {
  const { ContextMenu: Menu } = await import('../context-menu/context-menu.tsx')
  fetchMenus()
  return Menu
})

/** Narrower the desktop's page is not laid out, however narrow the person's own window is. */
const LEAST_DESKTOP = 1_024
export const phoneWidth = 390

type PageContextInput = PageEditorProps['context']

/** What a page's views ask for, on the canvas. */
function contextOf(editor: Editor, context: PageContextInput): PageContext {
  const { page } = editor.props
  return {
    locale: page.locale,
    dir: page.dir,
    mode: 'canvas',
    path: context.path,
    // Views speak the visitor's words; what the editor puts in their place is the owner's.
    words: (key: string, values?: MessageValues) =>
      (key.startsWith('editor.') ? (editor.props.words as Lookup) : (context.words as Lookup))(key, values),
    image: (value) => context.image(value),
    file: (value) => context.file(value),
    link: (value) => context.link(value),
    data: (block) => context.data(block),
  }
}

interface DrawnFrame {
  readonly styles: FrameStyles
  readonly gestures: Gestures
  readonly marks: DragMarks
  readonly layer: HTMLElement
  readonly around: Surround
  readonly stops: TabStops
  /** Draws the page anew: what its views ask for has changed. */
  redraw(context: PageContextInput): void
  stop(): void
}

/** Draws the page and the layer into a frame that has loaded. */
function draw(
  editor: Editor,
  parts: CanvasParts,
  frame: HTMLIFrameElement,
  menu: (at: Point) => void,
): DrawnFrame | null {
  const document = frame.contentDocument
  const view = document?.defaultView
  if (!document || !view) return null
  const { store, props } = editor
  const styles = frameStyles(document)
  const { styles: site } = store.view()
  styles.set('site', canvasCss(site, props.fonts))
  styles.set('types', typesCss(store.registry))
  styles.set('themes', allThemesCss(site))
  styles.set('own', props.css)
  styles.set('editing', editingCss)
  styles.set('interface', interfaceFontCss(frame.ownerDocument))

  const sections = () => {
    const page = store.document()
    const wanted = new Set<string>()
    const read = page.order.flatMap((id) => sectionOf(page, id) ?? [])
    const edges = edgesOf(read)
    for (const [index, section] of read.entries()) {
      const name = `section ${section.id}`
      wanted.add(name)
      // As on the page: what the owner wrote has the last word.
      styles.set(
        name,
        sectionLookCss(section, edges[index]) +
          sectionLayoutCss(page, section, store.registry) +
          concealedCss(page, section, store.registry),
        'own',
      )
    }
    for (const name of styles.names()) {
      if (name.startsWith('section ') && !wanted.has(name)) styles.remove(name)
    }
  }
  sections()
  const stopLayout = store.onLayout(sections)

  const main = document.createElement('main')
  document.body.replaceChildren(main)
  const around = surround(main)
  document.body.tabIndex = 0
  const layer = document.createElement('div')
  layer.dataset['layer'] = ''
  // What is marked is called by its words.
  layer.className = recordingClass.mask
  document.documentElement.append(layer)
  const shadow = layer.attachShadow({ mode: 'open' })
  const sheet = new (view as Window & { CSSStyleSheet: typeof CSSStyleSheet }).CSSStyleSheet()
  sheet.replaceSync(layerCss)
  shadow.adoptedStyleSheets = [sheet]
  const host = document.createElement('div')
  const moving = document.createElement('div')
  shadow.append(host, moving)

  const follow = tracker(view, (id) => {
    const place = slotAt(id)
    const element = place ? editor.canvas.slot(place.node, place.slot) : editor.canvas.element(id)
    // What is folded away has a place all the same, but nobody sees it.
    return element?.checkVisibility() === true ? element : null
  })
  follow.onMoved(() => {
    for (const listener of parts.moved) listener()
  })
  parts.set({ tracker: follow })
  const marks = dragMarks(moving as unknown as DocumentFragment)
  const gestures = listen({ editor, frame: document, marks, layer, menu })

  const page: Root = createRoot(main)
  const saved = (source: string) => editor.props.saved?.content(source)
  let shown: PageContextInput | null = null
  const redraw = (context: PageContextInput) => {
    if (context === shown) return
    shown = context
    page.render(<PageView store={store} ctx={contextOf(editor, context)} saved={saved} />)
  }
  flushSync(() => redraw(props.context))
  around.draw(props.surroundings)
  const stops = tabStops(main)
  const above: Root = createRoot(host)
  above.render(<Layer editor={editor} tracker={follow} gestures={gestures} menu={menu} />)

  const stopFollowing = [
    store.onDocument(follow.moved),
    store.onView(follow.moved),
    stopLayout,
    // In the turn in which the blocks hear of it, so that none is seen without its styles.
    onViews(store.registry, () => styles.set('types', typesCss(store.registry))),
  ]
  const watch = new ResizeObserver(follow.moved)
  watch.observe(main)
  document.addEventListener('load', follow.moved, true)
  view.addEventListener('resize', follow.moved)
  document.addEventListener('transitionend', () => {
    // During a gesture no mark is shown, and its end places them all.
    if (!store.view().dragging) follow.moved()
  })
  return {
    styles,
    gestures,
    marks,
    layer,
    around,
    stops,
    redraw,
    stop() {
      around.stop()
      stops.stop()
      for (const stop of stopFollowing) stop()
      watch.disconnect()
      gestures.stop()
      follow.stop()
      parts.set({ tracker: null })
      // React asks that a root is not taken down while another one is being drawn.
      queueMicrotask(() => {
        page.unmount()
        above.unmount()
      })
    },
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The width of an element, and of the window it is in, kept up to date; px. */
function useRoom(element: React.RefObject<HTMLElement | null>): { width: number; window: number } {
  const [size, setSize] = useState({ width: 0, window: 0 })
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return undefined
    const read = () => setSize({ width: node.clientWidth, window: globalThis.innerWidth })
    read()
    const watch = new ResizeObserver(read)
    watch.observe(node)
    return () => watch.disconnect()
  }, [element])
  return size
}

/** The page as visitors get it, in a frame of its own, with the editor's marks above it. */
export function Canvas({
  parts,
  onReady,
  onGestures,
  onUse,
}: {
  readonly parts: CanvasParts
  readonly onReady: () => void
  /** Somebody points, types or focuses in the frame. */
  readonly onUse: () => void
  /** The marks and gestures of the frame, for what is dragged in from outside. */
  readonly onGestures: (drawn: { readonly marks: DragMarks; readonly gestures: Gestures } | null) => void
}) {
  const editor = useEditor()
  const { store, words, props } = editor
  const area = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const drawn = useRef<DrawnFrame | null>(null)
  const [menu, setMenu] = useState<Point | null>(null)
  const room = useRoom(area)
  const device = useView((view) => view.device)
  const width = useView((view) => view.width)
  const zoom = useView((view) => view.zoom)
  const preview = useView((view) => view.preview)
  const styles = useView((view) => view.styles)
  const { isDark } = useTheme()
  // Once: another source would load the frame anew.
  const [source] = useState(() =>
    frameDocument(
      props.page.locale,
      props.page.dir,
      words('editor.canvas.title', { page: props.page.title }),
    ),
  )

  // The desktop's page as whoever opens it in this window sees it, made smaller by what panels take of the room: it
  // must not be laid out anew, for a narrower screen, because one of them is open.
  const wide = width ?? (device === 'phone' ? phoneWidth : Math.max(LEAST_DESKTOP, room.window))
  const scale = zoom ?? Math.min(1, room.width > 0 ? room.width / wide : 1)

  const apply = useCallback(() => {
    const document = frame.current?.contentDocument
    if (!document || !drawn.current) return
    document.documentElement.toggleAttribute('data-editing', !preview)
    drawn.current.styles.set('editing', preview ? '' : editingCss)
    drawn.current.stops.hold(!preview)
    // What is open on top of the page belongs to this preview, and to this width of it.
    for (const one of document.querySelectorAll<HTMLElement>(':is(:popover-open)')) one.hidePopover()
    drawn.current.layer.style.setProperty('--u', `${1 / scale}px`)
    drawn.current.layer.dataset['theme'] = isDark ? 'dark' : 'light'
    parts.set({ scale })
    parts.now().tracker?.moved()
  }, [parts, preview, scale, isDark])
  const load = () => {
    drawn.current?.stop()
    parts.set({ frame: frame.current })
    drawn.current = frame.current && draw(editor.live, parts, frame.current, setMenu)
    const inside = frame.current?.contentDocument
    for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const) {
      inside?.addEventListener(sign, onUse, { once: true, capture: true })
    }
    onGestures(drawn.current)
    apply()
    onReady()
  }
  useLayoutEffect(apply, [apply])
  useLayoutEffect(() => {
    if (room.width > 0) store.show({ shown: { width: wide, scale } })
  }, [store, room.width, wide, scale])
  useEffect(() => {
    drawn.current?.styles.set('site', canvasCss(styles, props.fonts))
    drawn.current?.styles.set('themes', allThemesCss(styles))
    parts.now().tracker?.moved()
  }, [styles, props.fonts, parts])
  useEffect(() => {
    drawn.current?.styles.set('own', props.css)
  }, [props.css])
  const { context } = props
  useEffect(() => drawn.current?.redraw(context), [context])
  useEffect(() => {
    drawn.current?.around.draw(props.surroundings)
    parts.now().tracker?.moved()
  }, [props.surroundings, parts])
  useEffect(
    () => () => {
      drawn.current?.stop()
      drawn.current = null
      parts.set({ frame: null })
      onGestures(null)
    },
    [parts, onGestures],
  )
  useEffect(() => {
    parts.set({
      describe: (id) => describeNode(store.document(), id, store.view().device, store.registry, props.words),
      kindOf: (id) =>
        words(sectionOf(store.document(), id) ? 'editor.canvas.section' : 'editor.canvas.block'),
    })
  }, [parts, store, props.words, words])
  return (
    <div
      ref={area}
      className={css.area}
      data-device={device}
      data-framed={wide * scale < room.width - 1 || undefined}
    >
      <div className={css.stage} style={{ inlineSize: wide * scale, blockSize: '100%' }}>
        {/* A sandbox would also hold back the editor's own listeners in some browsers; the frame's policy lets no script run. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- see above */}
        <iframe
          ref={frame}
          title={words('editor.canvas.title', { page: props.page.title })}
          srcDoc={source}
          onLoad={load}
          className={css.frame}
          style={{
            inlineSize: wide,
            blockSize: scale === 1 ? '100%' : `${100 / scale}%`,
            transform: scale === 1 ? undefined : `scale(${scale})`,
          }}
        />
      </div>
      <TextHost parts={parts} />
      {menu && <ContextMenu at={menu} onClose={() => setMenu(null)} onMissing={() => setMenu(null)} />}
    </div>
  )
}
