import type { ReactElement } from 'react'
import type { Eager, PageContext } from '../block-context.ts'
import { filledProps } from '../block-props.ts'
import type { BlockDefinition, BlockRegistry } from '../define-block.ts'
import { plainBlocks } from '../dense-blocks.ts'
import { desktopFrom } from '../layout/layout-css.ts'
import { readSections } from '../layout/reading-order.ts'
import type { Audience, Block, BlockId, PageDocument } from '../nodes.ts'
import { type Needed, ownCss, themesOn } from './page-css.ts'
import { PageView } from './page-view.tsx'
import { filmCss, filmElement } from './section-frame.tsx'
import { type FirstPicture, noMarks, staticMarkup } from './static-markup.ts'
import { withSavedSections, type SavedSections } from './synced-sections.ts'
import { seenSections, strangerSees } from '../seen-sections.ts'
import type { ImageValue } from '../values.ts'

export interface RenderOptions {
  readonly registry: BlockRegistry
  readonly ctx: PageContext
  readonly saved?: SavedSections
  /** Who the page is drawn for; absent, a stranger: sections for members are left out. */
  readonly sees?: (audience: Audience) => boolean
}

/** The picture a browser should fetch first, as attributes of `<link rel=preload as=image>`. */
export interface PreloadImage {
  readonly href: string
  readonly srcSet?: string
  readonly sizes?: string
  /** The windows in which it is among the first; absent, all. */
  readonly media?: string
  /** Which picture it is, and how it is cut, as the page says it. */
  readonly image?: ImageValue
}

/** The sections, without what surrounds them, and the style sheets of their block types, themes, grounds, places. */
export interface PreparedPage extends Omit<Needed, 'marks'> {
  /** The sections as elements, to be written in their place. */
  readonly view: ReactElement
  /** Names of the custom elements on it, sorted; a page without any needs no script. */
  readonly islands: readonly string[]
}

/** A prepared page that has been written. */
export interface RenderedPage extends Omit<PreparedPage, 'view'>, Needed {
  readonly html: string
  readonly preload: readonly PreloadImage[]
}

/** A picture that was asked for while the page was written, and the address it got. */
interface DrawnImage {
  readonly image: ImageValue
  readonly href: string
  readonly first: Eager
}

const desktopMedia = `(min-width:${desktopFrom})`
const mediaOf = { phone: `not all and ${desktopMedia}`, desktop: desktopMedia } as const

/**
 * Every picture that is loaded at once: which of them is the largest depends on the window.
 *
 * @param drawn all pictures of the page in their order
 */
function preloadOf(first: readonly FirstPicture[], drawn: readonly DrawnImage[]): PreloadImage[] {
  // Those that are drawn as the first have told so, in the same order.
  const told = drawn.filter((one) => one.first !== false)
  return first.map(({ src: href, ...candidates }, index) => {
    const one = told[index]
    const media = typeof one?.first === 'string' ? mediaOf[one.first] : undefined
    return {
      href,
      ...candidates,
      ...(media ? { media } : {}),
      ...(one?.href === href ? { image: one.image } : {}),
    }
  })
}

/** Whether a block has something for its script to do: it shows something, and is not set to stand still. */
function isMoving(definition: BlockDefinition, block: Block): boolean {
  if (!definition.isStill && !definition.empty) return true
  const props = filledProps(definition.fields, block.props)
  return !definition.empty?.holds(props) && !definition.isStill?.(props)
}

/** Makes a page ready to be written, by itself ({@link renderPage}) or within something else. */
export function preparePage(stored: PageDocument, options: RenderOptions): PreparedPage {
  const { registry, ctx, saved, sees = strangerSees } = options
  const document = seenSections(saved ? withSavedSections(stored, saved) : stored, sees)
  const sections = readSections(document)
  const types = new Set<string>()
  const moving = new Set<string>()
  for (const block of Object.values(document.blocks)) {
    types.add(block.type)
    const definition = registry.get(block.type)
    if (definition?.island !== undefined && isMoving(definition, block)) moving.add(block.type)
  }
  const islands = new Set<string>()
  const sheets: string[] = []
  const wholeSheets: string[] = []
  for (const type of [...types].toSorted()) {
    const definition = registry.get(type)
    const css = definition?.view.now()?.css ?? ''
    const island = definition?.island
    if (island === undefined || !moving.has(type)) sheets.push(css)
    else {
      islands.add(island)
      wholeSheets.push(css)
    }
  }
  if (sections.some(({ section }) => section.background.kind === 'video')) {
    islands.add(filmElement)
    wholeSheets.push(filmCss)
  }
  const plain = plainBlocks(document, registry)
  const drawnIn = plain.size === 0 ? ctx : { ...ctx, isPlain: (id: BlockId) => plain.has(id) }
  return {
    view: <PageView document={document} registry={registry} ctx={drawnIn} sections={sections} />,
    sheets,
    wholeSheets,
    themes: themesOn(document),
    ownCss: ownCss(document, registry, sections),
    islands: [...islands].toSorted(),
  }
}

/**
 * Draws a page for a visitor. Pure but for what `ctx` brings: the same document, styles and context
 * give the same bytes.
 */
export function renderPage(stored: PageDocument, options: RenderOptions): RenderedPage {
  const drawn: DrawnImage[] = []
  const ctx: PageContext = {
    ...options.ctx,
    image(image, first = false) {
      const resolved = options.ctx.image(image)
      if (resolved) drawn.push({ image, href: resolved.src, first })
      return resolved
    },
  }
  const { view, ...page } = preparePage(stored, { ...options, ctx })
  const marks = noMarks()
  const html = staticMarkup(view, marks)
  return { ...page, html, marks, preload: preloadOf(marks.firstPictures, drawn) }
}
