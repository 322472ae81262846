import type { SocialPicture } from '#areas/assets/visitor/index.ts'
import { blocksOf } from '#areas/documents/index.ts'
import {
  directionOf,
  drawBlock,
  type DrawnPage,
  drawPage,
  isSought,
  type LiveSite,
  pageKeys,
  type PageSource,
  type ReleasedPage,
  type SentState,
  type ShownPage,
} from '#areas/pages/visitor/index.ts'
import type { Site } from '#areas/sites/index.ts'
import type { ResolvedImage } from '#document/block-context.ts'
import { encodedPath } from '#kernel/decoded.ts'
import type { Composed } from '#kernel/point.ts'
import { type HeadPart, policyHosts } from '#platform/visitor/found.ts'
import { headerActions } from '#kernel/header-action.ts'
import { pageContextScript, visitorPageContext } from '#kernel/page-context.ts'
import { INERT, KEPT_ON_THE_WAY, PRIVATE } from '../answers/answers.ts'
import type { Asked } from '../asked/asked.ts'
import type { islandFiles } from '../files/island-files.ts'
import { SITE_KEY, surrogateKeys } from '../released/dependency-keys.ts'
import { type Effort, keep, type KeptPage } from '../released/kept-page.ts'
import { statementsOf } from './page-statements.ts'
import { carryingKey } from '../previews/preview-links.ts'
import { shell } from './shell.ts'
import { APART, type PageNeeds, sitePolicy } from '../answers/site-policy.ts'
import { type StatePage, statePage } from '../states/state-page.ts'

/** For whom a page is drawn. */
export interface Occasion {
  /** The key to a draft, which is secret; null: the page is released. */
  readonly preview: string | null
  /** The same for everyone, so that it may be kept on the way. */
  readonly isShared: boolean
  /** It is at its own address, and not the page for missing addresses. */
  readonly isFound: boolean
  /** How hard it is compressed: quickly where that is only for now. */
  readonly effort: Effort
  /** What was sent from it just now, and the status that says how that went. */
  readonly sent?: SentState & { readonly status: number }
  /** What areas add to its head. */
  readonly heads?: readonly HeadPart[]
  /** What its document was read from; null if unknown. Left out: it is an edition. */
  readonly read?: readonly string[] | null
  /** Its address has keys of a query. */
  readonly hasQuery?: boolean
}

export interface DrawingOptions {
  /** What areas bring: blocks, header actions, hosts. */
  readonly tools: Composed
  readonly appOrigin: string
  readonly islands: ReturnType<typeof islandFiles>
  /** Headers that every answer of a site has. */
  readonly headers: Readonly<Record<string, string>>
  /** Signs the addresses of pictures for shared links. */
  readonly socialKey: Uint8Array
  originOf(site: Site): string
}

/** By sites, which are never changed but replaced. */
const contexts = new WeakMap<Site, string>()

/** The script of the context that a site's page carries (contract, "Page context"). */
function contextScript(site: Site): string {
  const known = contexts.get(site)
  if (known !== undefined) return known
  const { id, language, type, status, country, timeZone } = site
  const script = pageContextScript(
    visitorPageContext({ site: { id, language, type, status, country, timeZone } }),
  )
  contexts.set(site, script)
  return script
}

/** Where a picture is small enough for an icon: in the first of its sizes. Null where it is gone. */
export function iconOf(picture: ResolvedImage | undefined): string | null {
  return picture ? picture.srcSet.split(' ')[0] || picture.src : null
}

/** By what a CDN takes out what a release of a site has shown. */
export function releaseKey(site: Pick<Site, 'id'>, live: Pick<LiveSite, 'releaseId'>): string {
  return `site-${site.id} release-${live.releaseId}`
}

/** Names of all that a page was drawn from; none where part of it is not known: heads of areas, documents of some. */
function keysOf(
  page: ReleasedPage,
  { keys }: DrawnPage,
  { assets, loaded }: ShownPage,
  { heads = [], read = [], isFound }: Occasion,
): string[] {
  if (heads.length > 0 || read === null) return []
  const parent = page.parentId === null ? [] : [pageKeys.link(page.parentId)]
  const all = [
    SITE_KEY,
    ...keys,
    ...read,
    ...(isFound ? parent : [pageKeys.notFound]),
    ...assets.uploads.map(pageKeys.file),
    ...loaded.keys,
  ]
  return [...new Set(all)]
}

/** Makes whole documents of what a site shows. */
export class Drawing {
  readonly #options: DrawingOptions

  constructor(options: DrawingOptions) {
    this.#options = options
  }

  /** A page of the site, ready to be sent and kept. */
  page(
    { shown, words }: Pick<Asked, 'shown' | 'words'>,
    live: LiveSite,
    page: ReleasedPage,
    content: ShownPage,
    occasion: Occasion,
  ): KeptPage {
    const { preview, isShared, isFound, effort, sent, heads = [], hasQuery = false } = occasion
    const { islands, headers } = this.#options
    const { site } = shown
    const drawn = drawPage(this.#sourceOf({ shown, words }, live, page, content, sent))
    const origin = this.#options.originOf(site)
    const { settings } = page
    const isNoindex = !isSought(page) || preview !== null || !isShared || !isFound
    const canonical = preview !== null || !isFound ? null : origin + encodedPath(page.path)
    const description = settings.description || drawn.firstWords
    const social = this.#socialOf(drawn, content)
    const { favicon } = live.content.styles
    const { html, scriptHashes, styleHashes } = shell({
      locale: site.language,
      dir: directionOf(site.language),
      title: settings.seoTitle || (page.isHome ? site.title : `${page.title} – ${site.title}`),
      description,
      canonical,
      siteTitle: site.title,
      isNoindex,
      social: social ? { ...social, url: origin + social.path } : null,
      icon: favicon ? iconOf(content.assets.image(favicon)) : null,
      alternates: heads.flatMap(({ alternates = [] }) => alternates),
      statements:
        canonical && !isNoindex
          ? [
              ...statementsOf(site, live, page, origin, description),
              ...heads.flatMap(({ statements = [] }) => statements),
            ]
          : [],
      css: drawn.css,
      body: preview === null ? drawn.body : carryingKey(drawn.body, preview),
      preloads: drawn.preloads,
      script: contextScript(site),
      islands: islands.ofPage(drawn.islands),
    })
    const keys = keysOf(page, drawn, content, occasion)
    const { readers } = content.loaded
    const answer = {
      status: sent?.status ?? (isFound ? 200 : 404),
      hasRegions: isFound,
      origin: { keys, readers, hasQuery: hasQuery || readers.length > 0 },
      html,
      headers: {
        'cache-control': isShared ? KEPT_ON_THE_WAY : PRIVATE,
        ...(isShared
          ? { 'surrogate-key': keys.length > 0 ? surrogateKeys(site, keys) : releaseKey(site, live) }
          : APART),
        'content-security-policy': sitePolicy({
          scriptHashes,
          styleHashes,
          hasIslands: drawn.islands.length > 0,
          ...this.#hostsOf(content),
        }),
        ...headers,
      },
    }
    return keep(answer, effort)
  }

  /** One block of a page, for who sent its form; null where the page has no such block. */
  block(
    asked: Pick<Asked, 'shown' | 'words'>,
    live: LiveSite,
    page: ReleasedPage,
    content: ShownPage,
    block: string,
    sent?: SentState,
  ): string | null {
    return drawBlock(this.#sourceOf(asked, live, page, content, sent), block)
  }

  #sourceOf(
    { shown: { site }, words }: Pick<Asked, 'shown' | 'words'>,
    live: LiveSite,
    page: ReleasedPage,
    { document, footer, assets, links, loaded }: ShownPage,
    sent: SentState | undefined,
  ): PageSource {
    const { styles, pages } = live.content
    return {
      registry: blocksOf(this.#options.tools),
      siteTitle: site.title,
      locale: site.language,
      words,
      styles,
      pages,
      page,
      document,
      footer,
      assets,
      links,
      data: loaded.data,
      headerActions: this.#options.tools.of(headerActions),
      ...(sent ? { sent } : {}),
    }
  }

  #hostsOf({ document, footer }: ShownPage): Pick<PageNeeds, 'scripts' | 'frames' | 'connects'> {
    const all = this.#options.tools.of(policyHosts)
    if (all.length === 0) return { frames: [] }
    const shown = [document, footer].flatMap((one) => Object.values(one?.blocks ?? {}))
    const needed = all.filter(({ block }) => shown.some(({ type }) => type === block))
    return {
      scripts: needed.flatMap(({ scripts = [] }) => scripts),
      frames: needed.flatMap(({ frames = [] }) => frames),
      connects: needed.flatMap(({ connects = [] }) => connects),
    }
  }

  /** The first existing picture of the candidates for shared links. */
  #socialOf({ socialImages }: DrawnPage, { assets }: ShownPage): SocialPicture | null {
    for (const choice of socialImages) {
      const picture = assets.social(choice, this.#options.socialKey)
      if (picture) return picture
    }
    return null
  }

  /**
   * A page that a visitor gets instead of the requested one, such as a password form. It is not cached.
   *
   * @param preview the key to the drafts, for who has it
   * @param icon address of the site's own icon; the one in its colours without it
   */
  state(
    { shown, words }: Pick<Asked, 'shown' | 'words'>,
    status: number,
    state: StatePage,
    { preview = null, icon = null }: { preview?: string | null; icon?: string | null } = {},
  ): KeptPage {
    const { site, live } = shown
    const isOwners = state.kind === 'coming_soon' || state.kind === 'expired' || state.kind === 'parking'
    const { html, scriptHashes, styleHashes } = statePage(state, {
      site,
      styles: live?.content.styles ?? null,
      words,
      signIn: isOwners ? `${this.#options.appOrigin}/sites/${site.id}` : null,
      icon,
      script: contextScript(site),
    })
    return keep({
      status,
      html: preview === null ? html : carryingKey(html.join(''), preview),
      headers: {
        'cache-control': PRIVATE,
        'content-security-policy': sitePolicy({ scriptHashes, styleHashes, hasIslands: false, frames: [] }),
        ...APART,
        ...this.#options.headers,
      },
    })
  }

  /**
   * A file that a site has without anybody writing it: `robots.txt`, its map, its icon.
   *
   * @param read what an area has read it from, where it says so
   */
  file(
    { shown }: Pick<Asked, 'shown'>,
    type: string,
    text: string,
    caching = KEPT_ON_THE_WAY,
    read: readonly string[] | null = null,
  ): KeptPage {
    const { site, live } = shown
    const keys = read ? [SITE_KEY, ...read] : []
    const ofRelease = live ? releaseKey(site, live) : `site-${site.id}`
    const key = read ? surrogateKeys(site, keys) : ofRelease
    return keep({
      status: 200,
      html: text,
      type,
      origin: { keys },
      headers: {
        'cache-control': caching,
        ...(caching === KEPT_ON_THE_WAY ? { 'surrogate-key': key } : {}),
        ...INERT,
        ...this.#options.headers,
      },
    })
  }
}
