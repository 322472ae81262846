import { addressOf, findSitesByIds } from '#areas/sites/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { escapeHtml } from '#kernel/html-text.ts'
import { siteOf } from '#platform/ctx.ts'
import type { BytesAnswer, Outside } from '#platform/http/route.ts'
import { blocksOf } from '#areas/documents/index.ts'
import type { drawHomePage as endpoint } from '../contract.ts'
import { directionOf } from '../frame/page-links.ts'
import { drawPage } from './draw-page.server.tsx'
import { readDraftPage, readDraftSite } from './read-shown-page.ts'
import { shownOfType } from './shown-of-type.ts'

/** More sections than these are below what a picture of the page shows. */
const SECTIONS = 3

/** How wide the picture is shown at most, CSS pixels: what its own pictures are fetched for. */
const SHOWN = 420

/** For how long a browser shows what it has, seconds: a picture may be a minute behind. */
const KEPT = 60

/** Nothing in it runs, and it stands in frames of the owner's app alone; pictures come from the site's host. */
function policyFor(host: string): string {
  return [
    `default-src 'none'`,
    // Drawn from the site's styles by our own renderer; the owner's own code is not in it.
    `style-src 'unsafe-inline'`,
    `img-src 'self' data: ${host}`,
    `font-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'self'`,
  ].join('; ')
}

const TAG = /<[^<>]*>/g
/** In the tag of the box of a picture that is cut: how many times as wide as the box the whole picture is. */
const CUT = /--cut-wide:([\d.]+)/

/**
 * Markup whose pictures are fetched for a page that is shown so wide. Of a picture that is cut only a part is
 * seen, so the whole of it has to be as much larger.
 */
export function shownSmall(html: string, width: number): string {
  let wide = 1
  // Tag by tag: words may read like any of this, and be as long as a page.
  return html.replaceAll(TAG, (tag) => {
    const shown = tag.replace(/ sizes="[^"]*"/, ` sizes="${Math.ceil(width * wide)}px"`)
    wide = tag.startsWith('<span class="cut') ? Number(CUT.exec(tag)?.[1] ?? 1) : 1
    return shown
  })
}

/**
 * The beginning of a site's home page, drawn by the code that draws sites, for a small picture of it. It is
 * the draft, as contributors see the site.
 *
 * @throws Refusal 404 where the site has no home page
 */
export async function drawHomePage(outside: Outside, _input: InputOf<typeof endpoint>): Promise<BytesAnswer> {
  const { site, draft, page, shown } = await outside.transaction(async (ctx) => {
    const siteId = siteOf(ctx)
    const found = (await findSitesByIds(ctx.db, [siteId])).get(siteId)
    if (!found) throw refuse('not_found', 'not_found')
    const live = shownOfType(found.type, await readDraftSite(ctx))
    const home = live.content.pages.find((one) => one.isHome)
    if (!home) throw refuse('not_found', 'not_found')
    return { site: found, draft: live, page: home, shown: await readDraftPage(ctx, live, home) }
  })
  const { appOrigin, sitesDomain } = outside.tools.config
  const host = `${new URL(appOrigin).protocol}//${addressOf(site.slug, sitesDomain)}`
  // The owner's own code may be anything: it is not in a document of the app's own origin.
  const { customCss: _, ...styles } = draft.content.styles
  const drawn = drawPage({
    registry: blocksOf(outside.tools),
    siteTitle: site.title,
    locale: site.language,
    words: outside.tools.visitorWords(site.language),
    styles,
    pages: draft.content.pages,
    page: { ...page, settings: { ...page.settings, footer: 'hide' } },
    document: { ...shown.document, order: shown.document.order.slice(0, SECTIONS) },
    footer: null,
    assets: shown.assets,
    links: shown.links,
    data: shown.loaded.data,
    isStill: true,
  })
  const placed = (text: string): string =>
    shownSmall(text, SHOWN)
      .replaceAll(/(["'(, ])\/media\//g, `$1${host}/media/`)
      .replaceAll('url(/fonts/', 'url(/api/fonts/')
  outside.answer.header('content-security-policy', policyFor(host))
  outside.answer.header('cache-control', `private, max-age=${KEPT}`)
  return {
    type: 'text/html; charset=utf-8',
    body:
      `<!doctype html><html lang="${escapeHtml(site.language)}" dir="${directionOf(site.language)}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
      `<title>${escapeHtml(site.title)}</title><style>${placed(drawn.css)}</style></head>` +
      `<body class="t-paper">${placed(drawn.body)}</body></html>`,
  }
}
