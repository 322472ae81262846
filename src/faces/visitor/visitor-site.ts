import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { answerMedia } from '#areas/assets/visitor/index.ts'
import {
  directionOf,
  drawPage,
  findPath,
  isSought,
  notFoundPage,
  fontFiles,
  type LiveSite,
  openPreview,
  type OpenedPreview,
  readDraftPage,
  readDraftSite,
  readReleasedPage,
  type ReleasedPage,
  type ShownPage,
} from '#areas/pages/visitor/index.ts'
import { betaFlagsOfSite } from '#areas/operator/index.ts'
import { nextStep, type Site } from '#areas/sites/index.ts'
import type { Clock } from '#kernel/clock.ts'
import { cookieNames, KEY_DEBUG_COOKIE, textFilterOf } from '#kernel/i18n/text-filter.ts'
import type { TextFilter, Translate } from '#kernel/messages/message.ts'
import { LocaleData } from '#kernel/i18n/packs.server.ts'
import { pageContextScript, visitorPageContext } from '#kernel/page-context.ts'
import { Refusal } from '#kernel/refusal.ts'
import { checkPassword } from '#platform/auth/password-hash.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type Database, isAway, readThrough } from '#platform/db/database.ts'
import { addressPastProxies } from '#platform/http/past-proxies.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { defineLimit } from '#platform/rate-limit/rate-limit.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import type { Tools } from '#platform/tools.ts'
import { decoded, localPath, queryOf } from './asked-path.ts'
import { cookieOf, entryToken, isEntryToken } from './entry-tokens.ts'
import { islandFiles } from './island-files.ts'
import { chosenVariant, isUnchanged, keep, type KeptPage, wireBytes } from './kept-page.ts'
import { PageCache } from './page-cache.ts'
import { statementsOf } from './page-statements.ts'
import { shell } from './shell.ts'
import { type ShownSite, SiteDirectory } from './site-directory.ts'
import { siteHeaders, sitePolicy } from './site-policy.ts'
import { robots, sitemap } from './sitemap.ts'
import { type StatePage, statePage } from './state-page.ts'
import { visitorWords } from './visitor-words.ts'

export interface VisitorSite {
  /**
   * Answers at once what is ready: a GET of a released page kept in memory. `false`: it was not, and
   * nothing was sent; {@link answer} takes its time.
   */
  answerKept(request: IncomingMessage, response: ServerResponse, slug: string): boolean
  /** Answers a request for a site's built-in address. */
  answer(request: IncomingMessage, response: ServerResponse, slug: string): Promise<void>
  close(): Promise<void>
}

export interface VisitorSiteOptions {
  readonly database: Database
  readonly tools: Tools
  readonly clock: Clock
  /** Bytes that finished pages may take in memory. */
  readonly cacheBytes?: number
}

/** A request for a site, with the words of its answer. */
interface Asked {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly shown: ShownSite
  readonly words: Translate
  /** The words are pseudo-localised or are their keys: the answer is for this request alone. */
  readonly isTreated: boolean
}

/** A released page may be kept by a CDN for a while, and shown a little longer while it asks anew. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const PRIVATE = 'private, no-store'
const PREVIEW_COOKIE = 'preview'
const NOT_FOUND = 'not found'
const LONGEST_FORM = 4_096
/** Pages whose words are treated are drawn anew for each request: testers' work, not a way past the cache. */
const treatedLimit = defineLimit({ name: 'visitor.treated-words', points: 60, window: 60 })
const passwordLimit = defineLimit({ name: 'visitor.password', points: 10, window: 900 })

/** Puts the visitor's side together. */
export async function visitorSite(options: VisitorSiteOptions): Promise<VisitorSite> {
  const directory = new SiteDirectory(options)
  await directory.open()
  const visitors = new Visitors(options, directory)
  return {
    answerKept: (request, response, slug) => visitors.answerKept(request, response, slug),
    answer: (request, response, slug) => visitors.answer(request, response, slug),
    close: () => directory.close(),
  }
}

class Visitors {
  readonly #options: VisitorSiteOptions
  readonly #directory: SiteDirectory
  readonly #pages: PageCache
  readonly #files = new Map<string, Buffer>()
  readonly #islands = islandFiles()
  readonly #headers: Record<string, string>
  readonly #scheme: string
  readonly #secret: Uint8Array
  readonly #networkOf: (request: IncomingMessage) => string
  /** Locale data for what is written with formats; a pack that fails is told, and the page goes on (contract §5). */
  readonly #localeData: LocaleData

  constructor(options: VisitorSiteOptions, directory: SiteDirectory) {
    const { config } = options.tools
    const isSecure = config.appOrigin.startsWith('https:')
    this.#options = options
    this.#directory = directory
    this.#pages = new PageCache(options.cacheBytes ?? 128 * 1024 * 1024)
    this.#headers = siteHeaders(isSecure)
    this.#localeData = new LocaleData({
      onError: (error) => options.tools.log.error({ err: error }, error.message),
    })
    this.#scheme = isSecure ? 'https' : 'http'
    const addressOf = addressPastProxies(config.trustProxy)
    this.#networkOf = (request) => networkOf(addressOf(request))
    this.#secret = secretsOf(config.secretKey).key('visitor-entry')
    directory.onDrop((shown) => this.#pages.drop(shown))
  }

  answerKept(request: IncomingMessage, response: ServerResponse, slug: string): boolean {
    const { headers, url = '' } = request
    if (request.method !== 'GET' || headers['if-none-match'] !== undefined) return false
    const { cookie } = headers
    if (cookie?.includes(`${PREVIEW_COOKIE}=`) || cookie?.includes(KEY_DEBUG_COOKIE)) return false
    const shown = this.#directory.peek(slug)
    if (!shown || shown.site.effects.visitor !== 'site' || shown.site.visitorPasswordHash !== null)
      return false
    // An address with a query is not the key of any kept page, so it falls through here too.
    const page = this.#pages.get(shown, url)
    return (
      page !== undefined &&
      page.status === 200 &&
      sendWhole(response, page, headerOf(request, 'accept-encoding'))
    )
  }

  async answer(request: IncomingMessage, response: ServerResponse, slug: string): Promise<void> {
    let shown: ShownSite | null = null
    try {
      shown = await this.#directory.find(slug)
      if (!shown) {
        await this.#plain(response, 404, 'Not found\n')
        return
      }
      await this.#answerSite(request, response, shown)
    } catch (error) {
      this.#fault(request, response, shown, error)
    }
  }

  async #answerSite(request: IncomingMessage, response: ServerResponse, shown: ShownSite): Promise<void> {
    const { method = 'GET', url = '/' } = request
    const mark = url.indexOf('?')
    const path = mark < 0 ? url : url.slice(0, mark)
    const effect = shown.site.effects.visitor
    if (effect === 'missing') return this.#plain(response, 404, 'Not found\n')
    const filter = await this.#filterOf(request, shown.site)
    const words = visitorWords(shown.site.language, filter)
    const asked: Asked = { request, response, shown, words, isTreated: filter !== undefined }
    if (method === 'POST' && path === '/_password') return this.#takePassword(asked)
    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return this.#plain(response, 405, 'Method not allowed\n')
    }
    if (path.startsWith('/fonts/')) return this.#asset(response, fontFiles().get(path.slice(7)), 'font/woff2')
    if (path.startsWith('/_islands/')) {
      return this.#asset(response, this.#islands.file(path.slice(10)), 'text/javascript; charset=utf-8')
    }
    if (path.startsWith('/media/')) return this.#media(request, response, shown.site, path)

    const query = mark < 0 ? null : new URLSearchParams(url.slice(mark + 1))
    const preview = query?.get(PREVIEW_COOKIE) ?? cookieOf(request.headers.cookie, PREVIEW_COOKIE)
    if (preview && preview === shown.site.previewKey) return this.#preview(asked, path, query, preview)
    if (preview) {
      const link = await this.#read(shown.site.id, (ctx) => openPreview(ctx, preview))
      if (link) return this.#previewByLink(asked, path, query, preview, link)
    }

    if (effect === 'redirect' && shown.site.legacyAddress) {
      response.writeHead(302, { location: shown.site.legacyAddress, 'cache-control': PRIVATE }).end()
      return
    }
    if (effect === 'not_available') return this.#expired(asked, path)
    if (effect === 'coming_soon' || !shown.live) return this.#comingSoon(asked, path)
    return this.#released(asked, shown.live, path)
  }

  /** How the words of this answer are treated (contract §5); past the limit they are left as they are. */
  async #filterOf(request: IncomingMessage, site: Site): Promise<TextFilter | undefined> {
    const query = queryOf(request).slice(1)
    const filter = textFilterOf({ cookieNames: cookieNames(request.headers.cookie ?? ''), query })
    if (!filter) return undefined
    try {
      await this.#options.tools.limits.take(treatedLimit, `${site.id}/${this.#networkOf(request)}`)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return undefined
    }
    return filter
  }

  async #released(asked: Asked, live: LiveSite, path: string): Promise<void> {
    const { request, response, shown } = asked
    const { site } = shown
    // What is behind a password is kept by nobody on the way.
    const caching = site.visitorPasswordHash === null ? SHARED : PRIVATE
    const isClosed =
      site.visitorPasswordHash !== null &&
      !isEntryToken(
        this.#secret,
        cookieOf(request.headers.cookie, 'entry'),
        site.id,
        site.visitorPasswordHash,
      )
    if (path === '/robots.txt')
      return this.#text(
        response,
        'text/plain; charset=utf-8',
        robots(this.#originOf(site), site.visitorPasswordHash === null),
      )
    if (isClosed && site.visitorPasswordHash !== null) {
      return this.#state(asked, 401, {
        kind: 'password',
        of: 'site',
        back: path,
        fault: null,
        minutes: 0,
      })
    }
    const ready = asked.isTreated ? undefined : this.#pages.get(shown, path)
    if (ready) return this.#send(request, response, ready)

    if (path === '/sitemap.xml') {
      return this.#text(
        response,
        'application/xml; charset=utf-8',
        sitemap(live, this.#originOf(site)),
        caching,
      )
    }
    if (path === '/favicon.svg' || path === '/favicon.ico') return this.#icon(response, live)
    const found = findPath(live, decoded(path), queryOf(request))
    if (found.kind === 'redirect') {
      response
        .writeHead(found.status, { location: found.to, 'cache-control': caching, ...this.#headers })
        .end()
      return
    }
    if (found.kind === 'none') return this.#notFound(asked, live)
    const { page } = found
    if (page.passwordHash !== null) {
      const cookie = cookieOf(request.headers.cookie, `entry-${page.id}`)
      if (!isEntryToken(this.#secret, cookie, page.id, page.passwordHash)) {
        return this.#state(asked, 401, {
          kind: 'password',
          of: 'page',
          back: path,
          fault: null,
          minutes: 0,
        })
      }
    }
    const isShared = page.passwordHash === null && site.visitorPasswordHash === null && !asked.isTreated
    const make = async (): Promise<KeptPage> => {
      const content = await this.#read(site.id, (ctx) => readReleasedPage(ctx, live, page))
      return this.#draw(asked, live, page, content, { isPreview: false, isShared })
    }
    return this.#send(
      request,
      response,
      isShared ? await this.#pages.getOrMake(shown, path, make) : await make(),
    )
  }

  /** The page that the owner made for addresses that do not exist, or else ours. */
  async #notFound(asked: Asked, live: LiveSite): Promise<void> {
    const { request, response, shown, isTreated } = asked
    const page = notFoundPage(live)
    if (!page) return this.#state(asked, 404, { kind: 'not_found' })
    const isShared = shown.site.visitorPasswordHash === null && !isTreated
    const make = async (): Promise<KeptPage> => {
      const content = await this.#read(shown.site.id, (ctx) => readReleasedPage(ctx, live, page))
      return this.#draw(asked, live, page, content, { isPreview: false, isShared, isFound: false })
    }
    // One for all addresses, under a name that no address has.
    return this.#send(
      request,
      response,
      isShared ? await this.#pages.getOrMake(shown, NOT_FOUND, make) : await make(),
    )
  }

  #draw(
    { shown, words }: Pick<Asked, 'shown' | 'words'>,
    live: LiveSite,
    page: ReleasedPage,
    content: ShownPage,
    how: { isPreview: boolean; isShared: boolean; isFound?: boolean },
  ): KeptPage {
    const { site } = shown
    const drawn = drawPage({
      siteTitle: site.title,
      locale: site.language,
      words,
      styles: live.manifest.styles,
      pages: live.manifest.pages,
      page,
      document: content.document,
      footer: content.footer,
      assets: content.assets,
    })
    const origin = this.#originOf(site)
    const { settings } = page
    const isFound = how.isFound ?? true
    const isNoindex = !isSought(page) || how.isPreview || !how.isShared || !isFound
    const canonical = how.isPreview || !isFound ? null : origin + (page.path === '/' ? '/' : page.path)
    const ownTitle = settings.seoTitle || (page.isHome ? site.title : `${page.title} – ${site.title}`)
    const description = settings.description || drawn.firstWords
    const { html, scriptHashes, styleHashes } = shell({
      locale: site.language,
      dir: directionOf(site.language),
      title: ownTitle,
      description,
      canonical,
      siteTitle: site.title,
      isNoindex,
      socialImage: drawn.socialImage ? origin + drawn.socialImage : null,
      icon: live.manifest.styles.favicon
        ? (content.assets.image(live.manifest.styles.favicon)?.src ?? null)
        : null,
      statements: canonical && !isNoindex ? statementsOf(site, live, page, origin, description) : [],
      css: drawn.css,
      body: drawn.body,
      preloads: drawn.preloads,
      script: this.#contextScript(site),
      modules: drawn.islands.flatMap((name) => this.#islands.address(name) ?? []),
    })
    return keep({
      status: isFound ? 200 : 404,
      html,
      headers: {
        'cache-control': how.isShared ? SHARED : PRIVATE,
        ...(how.isShared ? { 'surrogate-key': `site-${site.id} release-${live.releaseId}` } : {}),
        'content-security-policy': sitePolicy({
          scriptHashes,
          styleHashes,
          hasIslands: drawn.islands.length > 0,
          frames: [],
        }),
        ...this.#headers,
      },
    })
  }

  /** The drafts, for whoever has a link to them, and its password if it asks for one. */
  async #previewByLink(
    asked: Asked,
    path: string,
    query: URLSearchParams | null,
    token: string,
    link: OpenedPreview,
  ): Promise<void> {
    const { request } = asked
    const { id, passwordHash } = link
    const entry = cookieOf(request.headers.cookie, `entry-${id}`)
    const isOpen = passwordHash === null || isEntryToken(this.#secret, entry, id, passwordHash)
    if (isOpen) return this.#preview(asked, path, query, token)
    // The form that takes the password knows by the cookie which link it is for.
    if (query?.has(PREVIEW_COOKIE)) this.#rememberPreview(asked, token)
    const form = { kind: 'password', of: 'page', back: path, fault: null, minutes: 0 } as const
    return this.#state(asked, 401, form)
  }

  #rememberPreview({ response }: Asked, key: string): void {
    const secure = this.#scheme === 'https' ? '; Secure' : ''
    response.setHeader('set-cookie', `${PREVIEW_COOKIE}=${key}; Path=/; HttpOnly; SameSite=Lax${secure}`)
  }

  async #preview(asked: Asked, path: string, query: URLSearchParams | null, key: string): Promise<void> {
    const { request, response, shown } = asked
    if (query?.has(PREVIEW_COOKIE)) this.#rememberPreview(asked, key)
    const draft = await this.#read(shown.site.id, readDraftSite)
    const found = findPath(draft, decoded(path))
    const isFound = found.kind === 'page'
    const page = isFound ? found.page : notFoundPage(draft)
    if (!page) return this.#state(asked, 404, { kind: 'not_found' })
    const content = await this.#read(shown.site.id, (ctx) => readDraftPage(ctx, draft, page))
    return this.#send(
      request,
      response,
      this.#draw(asked, draft, page, content, { isPreview: true, isShared: false, isFound }),
    )
  }

  #comingSoon(asked: Asked, path: string): Promise<void> {
    const { response, shown } = asked
    if (path === '/robots.txt') return this.#text(response, 'text/plain; charset=utf-8', robots('', false))
    if (path !== '/') return this.#state(asked, 404, { kind: 'not_found' })
    const kind = shown.site.effects.visitor === 'parking_page' ? 'parking' : 'coming_soon'
    return this.#state(asked, 200, { kind })
  }

  /** A site that has expired; what the page tells beyond that hangs on the flag (contract §4). */
  async #expired(asked: Asked, path: string): Promise<void> {
    const { response, shown } = asked
    if (path === '/robots.txt') return this.#text(response, 'text/plain; charset=utf-8', robots('', false))
    if (/\.(xml|rss|atom|json)$/.test(path)) return this.#plain(response, 404, 'Not found\n')
    if (path.startsWith('/api/')) return this.#plain(response, 402, 'Payment required\n')
    const { site } = shown
    const flags = await this.#options.database.transaction('platform', (db) => betaFlagsOfSite(db, site.id))
    const isTold = flags.includes('expired-site-improvements')
    const removal = isTold ? nextStep(site) : null
    return this.#state(asked, 200, {
      kind: 'expired',
      keptUntil: removal && (await this.#localeData.formats(site.language, site.timeZone)).date(removal.at),
      contactLine: isTold ? site.contactLine || null : null,
    })
  }

  async #takePassword(asked: Asked): Promise<void> {
    const { request, response, shown } = asked
    const form = new URLSearchParams(await readForm(request))
    const back = localPath(form.get('back'))
    const { site, live } = shown
    const key = cookieOf(request.headers.cookie, PREVIEW_COOKIE)
    const link =
      key && key !== site.previewKey ? await this.#read(site.id, (ctx) => openPreview(ctx, key)) : null
    const ofLink = link?.passwordHash ? { id: link.id, hash: link.passwordHash } : null
    const ofSite = ofLink ? null : site.visitorPasswordHash
    const page = live && !ofLink && ofSite === null ? findPath(live, decoded(back)) : null
    const target = page?.kind === 'page' ? page.page : null
    const hash = ofLink?.hash ?? ofSite ?? target?.passwordHash ?? null
    const of = ofSite === null ? 'page' : 'site'
    const tries = `${site.id}/${this.#networkOf(request)}`
    try {
      await this.#options.tools.limits.take(passwordLimit, tries)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const minutes = Math.ceil((error.detail.retryAfter ?? 60) / 60)
      response.setHeader('retry-after', String(error.detail.retryAfter ?? 60))
      return this.#state(asked, 429, { kind: 'password', of, back, fault: 'too_many', minutes })
    }
    const check = await checkPassword(form.get('password') ?? '', hash)
    if (hash === null || !check.fits) {
      return this.#state(asked, 401, { kind: 'password', of, back, fault: 'wrong', minutes: 0 })
    }
    // A whole office may come from one address: who knows the password is not counted.
    await this.#options.tools.limits.giveBack(passwordLimit, tries)
    const opens = ofLink?.id ?? (ofSite === null ? (target?.id ?? '') : site.id)
    const name = ofSite === null ? `entry-${opens}` : 'entry'
    const secure = this.#scheme === 'https' ? '; Secure' : ''
    response
      .writeHead(303, {
        location: back,
        'cache-control': PRIVATE,
        'set-cookie': `${name}=${entryToken(this.#secret, opens, hash)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000${secure}`,
      })
      .end()
  }

  async #media(request: IncomingMessage, response: ServerResponse, site: Site, path: string): Promise<void> {
    const { accept, range } = request.headers
    const answer = await answerMedia(this.#options.tools, {
      siteId: site.id,
      path,
      accept,
      range,
      read: (work) => this.#read(site.id, work),
    })
    response.writeHead(answer.status, answer.headers)
    if (request.method === 'HEAD' || answer.body === null) {
      if (answer.body instanceof Readable) answer.body.destroy()
      response.end()
    } else if (answer.body instanceof Readable) await pipeline(answer.body, response)
    else response.end(answer.body)
  }

  /** A file that comes with the program, under a name that never means another. */
  async #asset(response: ServerResponse, file: string | undefined, type: string): Promise<void> {
    if (file === undefined) return this.#plain(response, 404, 'Not found\n')
    let bytes = this.#files.get(file)
    if (!bytes) {
      bytes = await readFile(file)
      this.#files.set(file, bytes)
    }
    response
      .writeHead(200, {
        'content-type': type,
        'content-length': bytes.length,
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        ...this.#headers,
      })
      .end(bytes)
  }

  #send(request: IncomingMessage, response: ServerResponse, page: KeptPage): Promise<void> {
    if (isUnchanged(page, request.headers['if-none-match'])) {
      response.writeHead(304, notModified(page)).end()
      return done
    }
    const variant = chosenVariant(page, headerOf(request, 'accept-encoding'))
    response.writeHead(page.status, variant.headers as string[])
    response.end(request.method === 'HEAD' ? undefined : variant.body)
    return done
  }

  #state(asked: Asked, status: number, state: StatePage): Promise<void> {
    const { request, response, shown, words } = asked
    const { site, live } = shown
    const { appOrigin } = this.#options.tools.config
    const isOwners = state.kind === 'coming_soon' || state.kind === 'expired' || state.kind === 'parking'
    const { html, scriptHashes, styleHashes } = statePage(state, {
      site,
      styles: live?.manifest.styles ?? null,
      words,
      signIn: isOwners ? `${appOrigin}/sites/${site.id}` : null,
      script: this.#contextScript(site),
    })
    const body = Buffer.from(html)
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      'cache-control': PRIVATE,
      'content-security-policy': sitePolicy({ scriptHashes, styleHashes, hasIslands: false, frames: [] }),
      ...this.#headers,
    })
    response.end(request.method === 'HEAD' ? undefined : body)
    return done
  }

  #fault(request: IncomingMessage, response: ServerResponse, shown: ShownSite | null, error: unknown): void {
    const id = randomUUID()
    this.#options.tools.log.error(
      { err: error, requestId: id, siteId: shown?.site.id },
      'a page could not be answered',
    )
    if (response.headersSent) {
      response.destroy()
      return
    }
    // A database that is away comes back: whoever asks, a crawler too, is told to come again.
    const isPassing = isAway(error)
    if (isPassing || !shown) response.setHeader('retry-after', '5')
    if (shown) {
      const words = visitorWords(shown.site.language)
      const status = isPassing ? 503 : 500
      void this.#state({ request, response, shown, words, isTreated: false }, status, { kind: 'fault', id })
    } else void this.#plain(response, 503, `Try again in a moment (${id}).\n`)
  }

  #text(response: ServerResponse, type: string, text: string, caching = SHARED): Promise<void> {
    response.writeHead(200, { 'content-type': type, 'cache-control': caching, ...this.#headers }).end(text)
    return done
  }

  #icon(response: ServerResponse, live: LiveSite): Promise<void> {
    const { accent, paper } = live.manifest.styles.palette
    const letter = `<circle cx="16" cy="16" r="7" fill="${paper}"/>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${accent}"/>${letter}</svg>`
    return this.#text(response, 'image/svg+xml', svg)
  }

  #plain(response: ServerResponse, status: number, text: string): Promise<void> {
    response
      .writeHead(status, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': PRIVATE,
        ...this.#headers,
      })
      .end(text)
    return done
  }

  #contextScript(site: Site): string {
    return pageContextScript(
      visitorPageContext({
        site: {
          id: site.id,
          language: site.language,
          type: site.type,
          status: site.status,
          country: site.country,
          timeZone: site.timeZone,
        },
      }),
    )
  }

  #originOf(site: Site): string {
    return `${this.#scheme}://${site.slug}.${this.#options.tools.config.sitesDomain}`
  }

  #read<T>(siteId: string, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    return readThrough(() => runAsSystem(this.#options, { siteId, reason: 'visitor' }, work))
  }
}

const done = Promise.resolve()

interface Unsent {
  _header: string | null
  _headerSent: boolean
  _hasBody: boolean
}

/**
 * Sends a kept page in one write, past the work that Node does for every header of every answer
 * (performance.md, P1). Only where the answer is the next on a connection that stays open; Node then
 * finds it written, and goes on to the next request.
 */
function sendWhole(response: ServerResponse, page: KeptPage, accepted: string | undefined): boolean {
  const { socket } = response
  if (!socket || !response.shouldKeepAlive || response.hasHeader('connection')) return false
  socket.write(wireBytes(chosenVariant(page, accepted), Date.now()))
  const unsent = response as unknown as Unsent
  unsent._header = ' '
  unsent._headerSent = true
  unsent._hasBody = false
  response.end()
  return true
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** The headers of a 304: those that a 200 would have had and that say how to keep it (RFC 9110 §15.4.5). */
function notModified(page: KeptPage): string[] {
  const kept = new Set(['etag', 'vary', 'cache-control', 'content-security-policy'])
  const out: string[] = []
  const { headers } = page
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at]
    if (name !== undefined && kept.has(name)) out.push(name, headers[at + 1] ?? '')
  }
  return out
}

async function readForm(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) {
    text += String(part)
    if (text.length > LONGEST_FORM) return ''
  }
  return text
}
