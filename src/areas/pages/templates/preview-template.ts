import { resolveAssets } from '#areas/assets/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { BlockId, Json, PageDocument } from '#document/nodes.ts'
import { escapeHtml } from '#kernel/html-text.ts'
import type { BytesAnswer, Outside } from '#platform/http/route.ts'
import { blocksOf } from '#areas/documents/index.ts'
import { pageSettings, type previewTemplate as endpoint } from '../contract.ts'
import { linkTargets } from '../links/link-target.ts'
import { linksInTree } from '../links/resolve-links.ts'
import { pagesTogether } from '../releases/navigation.ts'
import type { ReleasedPage } from '../releases/released-site.ts'
import { loadersOf, wantingOf } from '../loaders/block-loader.ts'
import { assetIdsIn } from '../visitor/asset-ids.ts'
import { drawPage } from '../visitor/draw-page.server.tsx'
import { templates } from './index.ts'
import { called } from './called.ts'
import type { Template, TemplatePage } from './template.ts'

/** Templates are written in English. */
const LOCALE = 'en-US'

const pathIn = (page: TemplatePage): string => (page.isHome ? '/' : `/${page.slug}`)

/** Address of a page of a template as the owner's app shows it. */
function addressOf(template: Template, page: TemplatePage): string {
  // The query always stands there: what tells entries of the navigation apart looks at the path before it.
  return `/api/templates/${encodeURIComponent(template.id)}/preview?path=${encodeURIComponent(pathIn(page))}`
}

function shown(template: Template): ReleasedPage[] {
  return template.pages.map((page, position) => ({
    id: page.id,
    editionId: '',
    kind: page.kind,
    path: addressOf(template, page),
    title: page.title,
    navTitle: page.navTitle ?? null,
    nav: page.nav,
    parentId: null,
    position,
    isHome: page.isHome,
    isHidden: false,
    passwordHash: null,
    settings: pageSettings.parse(page.settings),
    version: 0,
    factsVersion: 0,
    changedAt: '',
  }))
}

/** What blocks of a template show besides their props. */
function dataOf(
  tools: Outside['tools'],
  { rows }: Template,
  documents: readonly (PageDocument | null)[],
): ReadonlyMap<BlockId, Json> {
  const data = new Map<BlockId, Json>()
  for (const [name, blocks] of wantingOf(blocksOf(tools), documents))
    for (const [block, value] of loadersOf(tools).get(name)?.ofTemplate?.(blocks, rows) ?? [])
      data.set(block, value)
  return data
}

/** Nothing in it runs; pictures and faces come from here, and it stands in frames of the owner's app alone. */
const POLICY = [
  `default-src 'none'`,
  // The sheets are drawn from the template's own styles; nothing of a tenant's is in them.
  `style-src 'unsafe-inline'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'self'`,
].join('; ')

/** Pictures and faces under the addresses that the owner's app has for them. */
const atApp = (text: string): string =>
  text
    .replaceAll(
      /\/media\/([0-9a-f-]{36})\/([0-9a-f]{12})\/(\d{1,4}|[a-z0-9-]+\.svg)/g,
      '/api/shipped-pictures/$1/$2/$3',
    )
    .replaceAll('url(/fonts/', 'url(/api/fonts/')

/** A page of a template, drawn by the code that draws sites. @throws Refusal 404 */
export async function previewTemplate(
  outside: Outside,
  input: InputOf<typeof endpoint>,
): Promise<BytesAnswer> {
  const found = templates.find((one) => one.id === input.templateId)
  const template = found && called(found)
  const chosen = template?.pages.find((page) => page.kind !== 'footer' && pathIn(page) === input.path)
  if (!template || !chosen) throw refuse('not_found', 'not_found')
  const pages = shown(template)
  const page = pages.find((one) => one.id === chosen.id)
  if (!page) throw refuse('not_found', 'not_found')
  const footer = template.pages.find((one) => one.id === template.styles.footer.document) ?? null
  const ids = assetIdsIn([chosen.document, footer?.document ?? null, template.styles])
  // Pictures of templates come with the program: no site is asked for them.
  const assets = await outside.transaction((ctx) => resolveAssets({ ...ctx, site: null }, [...ids]))
  const drawn = drawPage({
    registry: blocksOf(outside.tools),
    siteTitle: template.title,
    locale: LOCALE,
    words: outside.tools.visitorWords(LOCALE),
    styles: template.styles,
    pages,
    page,
    document: chosen.document,
    footer: footer?.document ?? null,
    assets,
    links: linksInTree(outside.tools.of(linkTargets), pagesTogether(pages).byId),
    data: dataOf(outside.tools, template, [chosen.document, footer?.document ?? null]),
    isStill: true,
  })
  const home = template.pages.find((one) => one.isHome) ?? chosen
  const body = atApp(drawn.body).replaceAll('href="/"', `href="${escapeHtml(addressOf(template, home))}"`)
  outside.answer.header('content-security-policy', POLICY)
  outside.answer.header('cache-control', 'public, max-age=300')
  return {
    type: 'text/html; charset=utf-8',
    body:
      `<!doctype html><html lang="${LOCALE}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
      `<title>${escapeHtml(`${chosen.title} – ${template.title}`)}</title><style>${atApp(drawn.css)}</style></head>` +
      `<body class="t-paper">${body}</body></html>`,
  }
}
