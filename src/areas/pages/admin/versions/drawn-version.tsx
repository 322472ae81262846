import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { allThemesCss, canvasCss, ownCss, typesCss } from '#document/render/page-css.ts'
import { readSections } from '#document/layout/reading-order.ts'
import { PageView } from '#document/render/page-view.tsx'
import { recordingClass } from '#kernel/session-recording.ts'
import { fontSource } from '../../fonts/font-css.ts'
import { directionOf } from '../../frame/page-links.ts'
import { canvasSheet } from '../editor/canvas-css.ts'
import { drawingContext } from '../editor/page-drawing.ts'
import type { ReadVersion } from './read-version.ts'
import css from './version-view.module.css'

/** Nothing in the frame runs, and nothing in it leads away. */
const POLICY =
  "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; connect-src 'none'; worker-src 'none'"

/** Draws a version into a frame of its own, with the components and the sheets that visitors get. */
export function DrawnVersion({
  siteUrl,
  path,
  language,
  title,
  drawn,
  marks = '',
  size = 'whole',
}: {
  siteUrl: string
  path: string
  language: string
  title: string
  drawn: Omit<ReadVersion, 'now'>
  /** A sheet that marks what differs. */
  marks?: string
  /** Alone, or beside another. */
  size?: 'whole' | 'half'
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const root = useRef<Root | null>(null)
  useEffect(
    () => () => {
      const shown = root.current
      root.current = null
      // React asks that a root is not taken down while another one is being drawn.
      queueMicrotask(() => shown?.unmount())
    },
    [],
  )
  const draw = () => {
    const inside = frame.current?.contentDocument
    const view = inside?.defaultView as (Window & { CSSStyleSheet: typeof CSSStyleSheet }) | null | undefined
    if (!inside || !view || root.current) return
    const { registry, document, styles, pages, book, data, words } = drawn
    inside.documentElement.lang = language
    inside.documentElement.dir = directionOf(language)
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(
      canvasCss(styles, fontSource) +
        typesCss(registry) +
        allThemesCss(styles) +
        canvasSheet(styles, siteUrl, false) +
        ownCss(document, registry) +
        marks,
    )
    inside.adoptedStyleSheets = [sheet]
    inside.addEventListener('click', (event) => event.preventDefault(), true)
    const main = inside.createElement('main')
    inside.body.replaceChildren(main)
    const made = createRoot(main)
    root.current = made
    const ctx = {
      ...drawingContext({
        siteUrl,
        path,
        book,
        pages: () => pages,
        words,
        data: {
          get: (id) => data.get(document)?.get(id),
          address: (kind, id) => data.get(document)?.address(kind, id),
        },
      }),
      locale: language,
      dir: directionOf(language),
      mode: 'page' as const,
    }
    flushSync(() =>
      made.render(
        <PageView document={document} registry={registry} ctx={ctx} sections={readSections(document)} />,
      ),
    )
  }
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={`<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"></head><body class="${recordingClass.mask}"></body></html>`}
      onLoad={draw}
      className={size === 'whole' ? css.frame : css.half}
    />
  )
}
