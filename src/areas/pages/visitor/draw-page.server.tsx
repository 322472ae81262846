import type { ResolvedAssets, SocialChoice } from '#areas/assets/index.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import type { PageDocument } from '#document/nodes.ts'
import { pageCss } from '#document/render/page-css.ts'
import { renderBlock } from '#document/render/render-block.server.tsx'
import { preparePage, renderPage } from '#document/render/render-page.server.tsx'
import { noMarks, staticMarkup } from '#document/render/static-markup.ts'
import type { SiteStyles, ThemeName } from '#document/styles.ts'
import type { PageWords } from '#kernel/messages/message.ts'
import { unescapeHtml } from '#kernel/html-text.ts'
import type { HeaderAction } from '#kernel/header-action.ts'
import { goesCss } from '../frame/bar-goes.ts'
import { barCss } from '../frame/header-bar.ts'
import { overTheme, regionElement, SiteHeader } from '../frame/site-header.tsx'
import { SiteFooter } from '../frame/site-footer.tsx'
import frameCss from '../frame/frame.css?inline'
import menusCss from '../frame/menus.css?inline'
import olderCss from '../frame/older-browsers.css?inline'
import skipCss from '../frame/skip.css?inline'
import { fontPreloads, visitorFonts } from '../fonts/font-css.ts'
import type { LinkBook } from '../links/resolve-links.ts'
import { pagesTogether } from '../releases/navigation.ts'
import { type ReleasedPage } from '../releases/released-site.ts'
import { contextOf, type SentState } from './page-context.ts'
import { pageKeys } from './page-keys.ts'

/** All that a page is drawn from. The same things give the same bytes. */
export interface PageSource {
  readonly registry: BlockRegistry
  readonly siteTitle: string
  readonly locale: string
  readonly words: PageWords
  readonly styles: SiteStyles
  readonly pages: readonly ReleasedPage[]
  readonly page: ReleasedPage
  readonly document: PageDocument
  /** The document of the footer, if the styles name one. */
  readonly footer: PageDocument | null
  readonly assets: ResolvedAssets
  /** Where the things stand that its links lead to. */
  readonly links: LinkBook
  /** What the loaders of its blocks brought. */
  readonly data: ReadonlyMap<string, unknown>
  /** It is looked at in a frame where nothing runs: browsers complain there of what asks for the focus. */
  readonly isStill?: boolean
  /** What was sent just now, for the visitor who sent it. */
  readonly sent?: SentState
  /** What stands at the end of the header, for all of the site's pages. */
  readonly headerActions?: readonly HeaderAction[]
}

export interface DrawnPage {
  /** Inside of `<body>`. */
  readonly body: string
  readonly css: string
  readonly islands: readonly string[]
  /** Pictures and fonts that a browser should fetch first. */
  readonly preloads: readonly Preload[]
  /** Pictures that may stand for the page where it is shared, the best first. */
  readonly socialImages: readonly SocialChoice[]
  /** A sentence of the page itself, where it has no description. */
  readonly firstWords: string
  /** Names of what of the live site it was drawn from (`page-keys.ts`). */
  readonly keys: readonly string[]
}

export type Preload =
  | {
      readonly as: 'image'
      readonly href: string
      readonly srcSet?: string
      readonly sizes?: string
      /** The windows that it is for; absent, all. */
      readonly media?: string
    }
  | { readonly as: 'font'; readonly href: string }

/** The longest description that search results show whole. */
const DESCRIPTION = 160

/** The words of a paragraph, as long as a description may be. @param html inside of it */
export function descriptionOf(html: string): string {
  const text = unescapeHtml(html.replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
  return text.length <= DESCRIPTION ? text : `${text.slice(0, DESCRIPTION).replace(/\s+\S*$/, '')}…`
}

/** Draws one block of a page alone, as it stands there; null where the page shows no such block. */
export function drawBlock(source: PageSource, id: string): string | null {
  const { registry, locale, words, assets, links, data, sent } = source
  const ctx = contextOf({ locale, path: source.page.path, words, assets, links, data, sent })
  return renderBlock(source.document, id, { registry, ctx })
}

/** Draws a page of a site with what surrounds it: header, main part, footer. */
export function drawPage(source: PageSource): DrawnPage {
  const { registry, styles, page, document, footer, assets } = source
  const pages = pagesTogether(source.pages)
  const linked = new Set<string>()
  const ctx = contextOf({
    locale: source.locale,
    path: page.path,
    linked,
    words: source.words,
    assets,
    links: source.links,
    data: source.data,
    sent: source.sent,
  })
  const main = renderPage(document, { registry, ctx })
  const isBare = page.kind !== 'layout'
  const hasHeader = !isBare && page.settings.header === 'show' && document.page.header !== 'none'
  const hasFooter = !isBare && page.settings.footer === 'show' && document.page.footer !== 'none'
  const foot = hasFooter && footer ? preparePage(footer, { registry, ctx }) : null
  const marks = noMarks()
  const header = hasHeader
    ? staticMarkup(
        <SiteHeader
          title={source.siteTitle}
          styles={styles}
          items={pages.main}
          ctx={ctx}
          over={overTheme(document, styles)}
          isStill={source.isStill}
          more={source.headerActions}
        />,
        marks,
      )
    : ''
  const footerHtml = hasFooter
    ? staticMarkup(
        <SiteFooter title={source.siteTitle} items={pages.footer} ctx={ctx} sections={foot?.view} />,
        marks,
      )
    : ''
  const themes = new Set<ThemeName>(['paper'])
  if (hasHeader) themes.add(styles.header.theme)
  if (hasHeader && styles.header.announcement?.text.trim()) themes.add(styles.header.announcement.theme)
  const skip = staticMarkup(
    <a className="skip" href="#main">
      {source.words('page.skip')}
    </a>,
    marks,
  )
  const frame = {
    marks,
    sheets: [skipCss, frameCss, menusCss, olderCss],
    wholeSheets: [],
    themes,
    ownCss: hasHeader ? barCss(styles, ctx, source.siteTitle, pages.main) + goesCss(styles.header) : '',
  }
  const css =
    pageCss(
      [frame, main, ...(foot ? [{ ...foot, marks }] : [])],
      styles,
      [styles.customCss ?? ''],
      visitorFonts,
    ) + (styles.customCss ?? '')
  const chosen = page.settings.socialImage ?? styles.socialImage
  return {
    body: `${skip}${header}<main id="main" tabindex="-1">${main.html}</main>${footerHtml}`,
    css,
    islands: [
      ...new Set([
        ...main.islands,
        ...(foot?.islands ?? []),
        ...(hasHeader && source.headerActions?.length ? [regionElement] : []),
      ]),
    ].toSorted(),
    preloads: [
      ...main.preload.map(({ href, srcSet, sizes, media }): Preload => ({
        as: 'image',
        href,
        ...(srcSet ? { srcSet } : {}),
        ...(sizes ? { sizes } : {}),
        ...(media ? { media } : {}),
      })),
      ...fontPreloads(styles).map((href): Preload => ({ as: 'font', href })),
    ],
    socialImages: [
      ...(chosen ? [{ asset: chosen }] : []),
      ...main.preload.flatMap(({ image }) => image ?? []),
    ],
    firstWords: descriptionOf(main.marks.firstParagraph ?? ''),
    keys: [
      pageKeys.styles,
      pageKeys.page(page.id),
      ...(hasHeader || hasFooter ? [pageKeys.navigation] : []),
      ...(footer ? [pageKeys.footer] : []),
      ...Array.from(linked, pageKeys.link),
    ],
  }
}
