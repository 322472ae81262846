import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { askAssets } from '#areas/assets/index.ts'
import { answerMedia, socialKey } from '#areas/assets/visitor/index.ts'
import {
  findPath,
  fontFiles,
  type LiveSite,
  notFoundPage,
  readDraftPage,
  readDraftSite,
  shownOfType,
} from '#areas/pages/visitor/index.ts'
import { effectsOf, type Site } from '#areas/sites/index.ts'
import type { Clock } from '#kernel/clock.ts'
import { PSEUDO_PARAMETER } from '#kernel/i18n/pseudo.ts'
import { cookieNames, KEY_DEBUG_COOKIE, textFilterOf } from '#kernel/i18n/text-filter.ts'
import type { TextFilter } from '#kernel/messages/message.ts'
import { Refusal } from '#kernel/refusal.ts'
import { EXPIRED_SITE_IMPROVEMENTS_FLAG, siteStatus } from '#kernel/states/site-status.ts'
import { siteType } from '#kernel/states/site-type.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type Database, passingRefusal, readThrough } from '#platform/db/database.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { addressPastProxies } from '#platform/http/past-proxies.ts'
import { withLogScope } from '#platform/log/log.ts'
import { defineLimit } from '#platform/rate-limit/rate-limit.ts'
import { type Ask, askAsSystem, runAsSystem } from '#platform/system-ctx.ts'
import type { Tools } from '#platform/tools.ts'
import { Answers, PRIVATE, sendWhole, SHARED } from './answers.ts'
import { type Asked, headerOf } from './asked.ts'
import { decoded, queryOf } from './asked-path.ts'
import { Doors, PREVIEW } from './doors.ts'
import { Drawing, releaseKey, iconOf } from './drawing.ts'
import { cookieOf } from './entry-tokens.ts'
import { islandFiles } from './island-files.ts'
import type { KeptPage } from './kept-page.ts'
import { FinishedPages } from './finished-pages.ts'
import { answerBare, type BareKind } from './bare-page.ts'
import { locationCarryingKey } from './preview-links.ts'
import { ReleasedPages } from './released-pages.ts'
import { type ShownSite, SiteDirectory } from './site-directory.ts'
import { siteHeaders } from './site-policy.ts'
import { robots, sitemap } from './sitemap.ts'
import type { StatePage } from './state-page.ts'
import { visitorWords } from './visitor-words.ts'

export interface VisitorSite {
  /**
   * Answers at once what is ready: a GET of a released page kept in memory. `false`: it was not, and
   * nothing was sent; {@link answer} takes its time.
   */
  answerKept(request: IncomingMessage, response: ServerResponse, slug: string): boolean
  /** Answers a request for a site's built-in address. */
  answer(request: IncomingMessage, response: ServerResponse, slug: string): Promise<void>
  /** Answers a request for a host that is nobody's, and names nothing. */
  answerNobody(request: IncomingMessage, response: ServerResponse): void
  /**
   * Draws and stores the pages of a release that everyone may see; nothing where another release is live by now.
   */
  drawAhead(siteId: string, releaseId: string, signal: AbortSignal): Promise<void>
  /** Where a site's own addresses begin: `https://halm.example.site`. */
  originOf(site: Site): string
  /**
   * A released site as everyone would get it, whatever its status or its password hides now: for its owner, who
   * takes it along. One release, though another may go live meanwhile. `null`: nothing is released.
   */
  opened(siteId: string): Promise<OpenedSite | null>
  close(): Promise<void>
}

/** A site that is answered for its owner alone. */
export interface OpenedSite {
  readonly live: LiveSite
  /** Where its own addresses begin. */
  readonly origin: string
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Lets go of the pages that were drawn. */
  close(): void
}

export interface VisitorSiteOptions {
  readonly database: Database
  readonly tools: Tools
  readonly clock: Clock
  /** Bytes that finished pages may take in memory. */
  readonly cacheBytes?: number
  /** Fingerprint of the program, where finished pages are to outlive it; see `finished-pages.ts`. */
  readonly program?: string | null
}

const CACHE_BYTES = 112 * 1024 * 1024
/** Pages whose words are treated are drawn anew for each request: testers' work, not a way past the cache. */
const treatedLimit = defineLimit({ name: 'visitor.treated-words', points: 60, window: 60 })
/** So are drafts: whoever has a link to them looks at pages, and does not keep all sites waiting. */
const previewLimit = defineLimit({ name: 'visitor.preview', points: 120, window: 60 })

/** Puts the visitor's side together. */
export async function visitorSite(options: VisitorSiteOptions): Promise<VisitorSite> {
  const directory = new SiteDirectory(options)
  await directory.open()
  const visitors = new Visitors(options, directory)
  return {
    answerKept: (request, response, slug) => visitors.answerKept(request, response, slug),
    answer: (request, response, slug) => visitors.answer(request, response, slug),
    answerNobody: (request, response) => visitors.answerNobody(request, response),
    drawAhead: (siteId, releaseId, signal) => visitors.drawAhead(siteId, releaseId, signal),
    originOf: (site) => visitors.originOf(site),
    opened: (siteId) => visitors.opened(siteId),
    close: () => visitors.close(),
  }
}

const TEXT = 'text/plain; charset=utf-8'

/** The icon of a site that has none of its own, in its colours. */
function icon({ manifest }: LiveSite): string {
  const { accent, paper } = manifest.styles.palette
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${accent}"/><circle cx="16" cy="16" r="7" fill="${paper}"/></svg>`
}

/** Whether a visitor left before their answer was whole, or before we had all of what they sent. */
function hasHungUp(request: IncomingMessage, error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || (request.errored !== null && error === request.errored)
}

/** Decides what a visitor of a site gets; how it is drawn and sent is in `drawing.ts` and `answers.ts`. */
class Visitors {
  readonly #options: VisitorSiteOptions
  readonly #directory: SiteDirectory
  readonly #pages: ReleasedPages
  readonly #answers: Answers
  readonly #drawing: Drawing
  readonly #doors: Doors
  readonly #islands = islandFiles()
  /** Icons by what they stand for: a change of the site is another value. */
  readonly #icons = new WeakMap<ShownSite, Promise<string | null>>()
  readonly #scheme: string
  readonly #networkOf: (request: IncomingMessage) => string

  constructor(options: VisitorSiteOptions, directory: SiteDirectory) {
    const { config } = options.tools
    const isSecure = config.appOrigin.startsWith('https:')
    const headers = siteHeaders(isSecure)
    const addressOf = addressPastProxies(config.trustProxy)
    this.#options = options
    this.#directory = directory
    this.#scheme = isSecure ? 'https' : 'http'
    this.#networkOf = (request) => networkOf(addressOf(request))
    this.#answers = new Answers(headers)
    this.#drawing = new Drawing({
      appOrigin: config.appOrigin,
      islands: this.#islands,
      headers,
      socialKey: socialKey(config.secretKey),
      originOf: (site) => this.originOf(site),
    })
    this.#pages = new ReleasedPages({
      drawing: this.#drawing,
      finished: new FinishedPages({ ...options, program: options.program ?? null }),
      cacheBytes: options.cacheBytes ?? CACHE_BYTES,
      asking: (siteId) => this.#asking(siteId),
    })
    this.#doors = new Doors({
      tools: options.tools,
      secret: secretsOf(config.secretKey).key('visitor-entry'),
      isSecure,
      networkOf: this.#networkOf,
      read: (siteId, work) => this.#read(siteId, work),
    })
    directory.onDrop((shown) => this.#pages.drop(shown))
  }

  answerKept(request: IncomingMessage, response: ServerResponse, slug: string): boolean {
    const { headers, url = '' } = request
    if (request.method !== 'GET' || headers['if-none-match'] !== undefined) return false
    const { cookie } = headers
    if (cookie?.includes(`${PREVIEW}=`) || cookie?.includes(KEY_DEBUG_COOKIE)) return false
    const shown = this.#directory.peek(slug)
    if (!shown || shown.site.effects.visitor !== 'site' || shown.site.visitorPasswordHash !== null)
      return false
    if (shown.flags.includes(PSEUDO_PARAMETER)) return false
    // An address with a query is not the key of any kept page, so it falls through here too.
    const page = this.#pages.ready(shown, url)
    return (
      page !== undefined &&
      page.status === 200 &&
      sendWhole(response, page, headerOf(request, 'accept-encoding'))
    )
  }

  answer(request: IncomingMessage, response: ServerResponse, slug: string): Promise<void> {
    return this.#answering(request, response, () => this.#directory.find(slug))
  }

  answerNobody(request: IncomingMessage, response: ServerResponse): void {
    withLogScope({ requestId: randomUUID() }, () => answerBare(this.#answers, request, response, 'not_found'))
  }

  #answering(
    request: IncomingMessage,
    response: ServerResponse,
    find: () => Promise<ShownSite | null>,
  ): Promise<void> {
    const requestId = randomUUID()
    return withLogScope({ requestId }, async () => {
      let shown: ShownSite | null = null
      try {
        shown = await find()
        if (!shown) {
          answerBare(this.#answers, request, response, 'not_found')
          return
        }
        await this.#answerSite(request, response, shown)
      } catch (error) {
        this.#fault(request, response, shown, requestId, error)
      }
    })
  }

  async #answerSite(request: IncomingMessage, response: ServerResponse, shown: ShownSite): Promise<void> {
    const { method = 'GET', url = '/' } = request
    const mark = url.indexOf('?')
    const path = mark < 0 ? url : url.slice(0, mark)
    const { site } = shown
    const effect = site.effects.visitor
    if (effect === 'missing') return answerBare(this.#answers, request, response, 'not_found')
    if (effect === 'not_available' && /^\/api(\/|$)/.test(path))
      return this.#answers.plain(response, 402, 'Payment required\n')
    const isRead = method === 'GET' || method === 'HEAD'
    // Before the words: files have none, and a page would use up with its own what is allowed of treated ones.
    if (isRead && (await this.#answerFile(request, response, shown, path))) return
    const filter = await this.#filterOf(request, shown)
    const words = visitorWords(site.language, filter)
    const asked: Asked = { request, response, shown, words, isTreated: filter !== undefined }
    if (path === '/_password') {
      if (method === 'POST') return this.#takePassword(asked)
      // The address that a wrong password leaves in the window, loaded anew.
      return this.#answers.redirect(response, 303, '/')
    }
    if (!isRead) {
      response.setHeader('allow', 'GET, HEAD')
      return answerBare(this.#answers, request, response, 'no_form', { locale: site.language, words })
    }

    const query = mark < 0 ? null : new URLSearchParams(url.slice(mark + 1))
    const preview = query?.get(PREVIEW) ?? cookieOf(request.headers.cookie, PREVIEW)
    if (preview && effect !== 'not_available' && (await this.#answerPreview(asked, path, query, preview)))
      return

    if (effect === 'redirect' && site.legacyAddress)
      return this.#answers.redirect(response, 302, site.legacyAddress)
    if (effect === 'not_available') return this.#expired(asked, path)
    if (effect === 'coming_soon' || shown.isHeld || !shown.live) return this.#comingSoon(asked, path)
    return this.#released(asked, shown.live, path)
  }

  /** Fonts, scripts and pictures, which are there whatever the site's state. `false`: none of them was asked for. */
  async #answerFile(
    request: IncomingMessage,
    response: ServerResponse,
    shown: ShownSite,
    path: string,
  ): Promise<boolean> {
    if (path.startsWith('/fonts/')) await this.#answers.font(response, fontFiles().get(path.slice(7)))
    else if (path.startsWith('/_islands/'))
      await this.#answers.module(request, response, this.#islands.file(path.slice(10)))
    else if (path.startsWith('/media/')) {
      const { accept, range } = request.headers
      const siteId = shown.site.id
      const media = await answerMedia(this.#options.tools, {
        siteId,
        path,
        accept,
        range,
        read: (work) => this.#read(siteId, work),
      })
      await this.#answers.media(request, response, media)
    } else return false
    return true
  }

  /** How the words of this answer are treated (contract §5); past the limit they are left as they are. */
  async #filterOf(request: IncomingMessage, { site, flags }: ShownSite): Promise<TextFilter | undefined> {
    const query = queryOf(request).slice(1)
    const names = cookieNames(request.headers.cookie ?? '')
    const filter = textFilterOf({ cookieNames: names, query, featureFlags: flags })
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
    const isPublic = site.visitorPasswordHash === null
    const caching = isPublic ? SHARED : PRIVATE
    if (path === '/robots.txt')
      return this.#file(asked, path, TEXT, () => robots(this.originOf(site), isPublic))
    if (!this.#doors.isSiteOpen(asked)) return this.#askPassword(asked, 'site', path + queryOf(request))
    const ready = asked.isTreated ? undefined : this.#pages.ready(shown, path)
    if (ready) return this.#answers.page(request, response, ready)

    if (path === '/sitemap.xml') {
      const type = 'application/xml; charset=utf-8'
      return this.#file(asked, path, type, () => sitemap(live, this.originOf(site)), caching)
    }
    if (path === '/favicon.svg' || path === '/favicon.ico')
      return this.#file(asked, path, 'image/svg+xml', () => icon(live), caching)
    const found = findPath(live, decoded(path), queryOf(request))
    if (found.kind === 'redirect') {
      const key = isPublic ? releaseKey(site, live) : null
      return this.#answers.redirect(response, found.status, found.to, key)
    }
    if (found.kind === 'none') {
      const page = notFoundPage(live)
      if (!page) return this.#keptState(asked, 404, { kind: 'not_found' })
      return this.#answers.page(request, response, await this.#pages.nowhere(asked, live, page))
    }
    const { page } = found
    if (!this.#doors.isPageOpen(asked, page)) return this.#askPassword(asked, 'page', path + queryOf(request))
    return this.#answers.page(request, response, await this.#pages.at(asked, live, page))
  }

  async drawAhead(siteId: string, releaseId: string, signal: AbortSignal): Promise<void> {
    const shown = await this.#directory.readNow(siteId)
    if (shown?.live?.releaseId === releaseId) await this.#pages.drawAhead(shown, signal)
  }

  async opened(siteId: string): Promise<OpenedSite | null> {
    const found = await this.#directory.readNow(siteId)
    if (!found?.live) return null
    const { site, live } = found
    const isPlain = !found.flags.includes(PSEUDO_PARAMETER)
    const isOpen = isPlain && site.effects.visitor === 'site' && site.visitorPasswordHash === null
    // What is drawn belongs to this value and goes with it: nobody else is sent any of it.
    const shown: ShownSite = isOpen
      ? found
      : {
          ...found,
          isHeld: false,
          // What is taken along is for readers: its words are no trial of ours.
          flags: [],
          // A page says its site's status, too.
          site: {
            ...site,
            status: siteStatus.paid,
            effects: effectsOf(siteStatus.paid, false),
            visitorPasswordHash: null,
          },
        }
    return {
      live,
      origin: this.originOf(site),
      answer: (request, response) => this.#answering(request, response, async () => shown),
      close: () => this.#pages.drop(shown),
    }
  }

  /** Shows the drafts to whoever has a key to them, and its password if it asks for one. `false`: the key fits nothing. */
  async #answerPreview(
    asked: Asked,
    path: string,
    query: URLSearchParams | null,
    key: string,
  ): Promise<boolean> {
    const { site } = asked.shown
    const found = await this.#doors.findPreview(asked, key)
    if (!found) return false
    const { link } = found
    try {
      await this.#options.tools.limits.take(previewLimit, `${site.id}/${this.#networkOf(asked.request)}`)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      asked.response.setHeader('retry-after', String(error.detail.retryAfter ?? 60))
      this.#bare(asked, 'busy')
      return true
    }
    // Also before the password was given: the form that takes it knows by the cookie which link it is for.
    if (query?.has(PREVIEW)) this.#doors.rememberPreview(asked, key)
    if (link && !this.#doors.isPreviewOpen(asked, link)) {
      const back = `${path}?${new URLSearchParams({ [PREVIEW]: key })}`
      await this.#state(asked, 401, { kind: 'password', of: 'page', back, fault: null, minutes: 0 })
    } else await this.#preview(asked, path, query, key)
    return true
  }

  async #preview(asked: Asked, path: string, query: URLSearchParams | null, key: string): Promise<void> {
    const { request, response, shown } = asked
    const draft = shownOfType(shown.site.type, await this.#read(shown.site.id, readDraftSite))
    query?.delete(PREVIEW)
    const found = findPath(draft, decoded(path), query && query.size > 0 ? `?${query}` : '')
    if (found.kind === 'redirect')
      // Never for good, whatever it will be: it is tried out.
      return this.#answers.redirect(response, 302, locationCarryingKey(found.to, key))
    const isFound = found.kind === 'page'
    const page = isFound ? found.page : notFoundPage(draft)
    if (!page) return this.#state(asked, 404, { kind: 'not_found' }, key)
    const content = await this.#read(shown.site.id, (ctx) => readDraftPage(ctx, draft, page))
    const occasion = { preview: key, isShared: false, isFound, effort: 'quick' } as const
    return this.#answers.page(request, response, this.#drawing.page(asked, draft, page, content, occasion))
  }

  async #comingSoon(asked: Asked, path: string): Promise<void> {
    const { shown } = asked
    if (path === '/robots.txt') return this.#file(asked, path, TEXT, () => robots('', false))
    if (path !== '/') return this.#keptState(asked, 404, { kind: 'not_found' })
    // Whatever its status lets it show, a parking page does without a release.
    const isParked = shown.site.type === siteType.parkingPage
    const isWaiting = shown.isHeld || shown.site.effects.visitor === 'coming_soon'
    return this.#keptState(asked, 200, { kind: isParked && !isWaiting ? 'parking' : 'coming_soon' })
  }

  /** A site that has expired; what the page tells beyond that hangs on the flag (contract §4). */
  async #expired(asked: Asked, path: string): Promise<void> {
    const { request, response, shown } = asked
    if (path === '/robots.txt') return this.#file(asked, path, TEXT, () => robots('', false))
    if (/\.(xml|rss|atom|json)$/.test(path)) return this.#answers.plain(response, 404, 'Not found\n')
    const { site } = shown
    const make = async (): Promise<KeptPage> => {
      const isTold = shown.flags.includes(EXPIRED_SITE_IMPROVEMENTS_FLAG)
      const contactLine = isTold ? site.contactLine || null : null
      const icon = await this.#iconOf(asked.shown)
      return this.#drawing.state(asked, 200, { kind: 'expired', isTold, contactLine }, { icon })
    }
    const page = asked.isTreated ? await make() : await this.#pages.beside(shown, 'expired', make)
    return this.#answers.page(request, response, page)
  }

  async #takePassword(asked: Asked): Promise<void> {
    const { request, response } = asked
    // Another site's page could use up its visitors' tries (R-26).
    const from = request.headers['sec-fetch-site']
    if (from === 'cross-site' || from === 'same-site') return this.#bare(asked, 'foreign_form')
    const tried = await this.#doors.tryPassword(asked)
    if (tried.kind === 'open') {
      response.setHeader('set-cookie', tried.cookie)
      return this.#answers.redirect(response, 303, tried.back)
    }
    if (tried.retryAfter !== null) response.setHeader('retry-after', String(tried.retryAfter))
    return this.#state(asked, tried.status, tried.state)
  }

  /** Asks for a password where a page stands. What a stranger made up is drawn for them alone. */
  #askPassword(asked: Asked, of: 'site' | 'page', back: string): Promise<void> {
    const state = { kind: 'password', of, back, fault: null, minutes: 0 } as const
    return asked.shown.live?.byPath.has(back)
      ? this.#keptState(asked, 401, state)
      : this.#state(asked, 401, state)
  }

  /** A page without the site's look, where its own would cost too much or be taken for it. */
  #bare({ request, response, shown, words }: Asked, kind: BareKind): void {
    answerBare(this.#answers, request, response, kind, { locale: shown.site.language, words })
  }

  /** A state that is drawn for this request. */
  async #state(asked: Asked, status: number, state: StatePage, preview: string | null = null): Promise<void> {
    const { request, response } = asked
    const icon = await this.#iconOf(asked.shown)
    this.#answers.page(request, response, this.#drawing.state(asked, status, state, { preview, icon }))
  }

  /** The site's own icon, read once; null where it has none, or while nobody can say. */
  async #iconOf(shown: ShownSite): Promise<string | null> {
    const id = shown.live?.manifest.styles.favicon
    if (id === undefined) return null
    let icon = this.#icons.get(shown)
    if (!icon) {
      icon = askAssets(this.#asking(shown.site.id), [id]).then((assets) => iconOf(assets.image(id)))
      this.#icons.set(shown, icon)
    }
    return icon.catch(() => {
      this.#icons.delete(shown)
      return null
    })
  }

  /** A state that is the same for everyone, of which a site has only so many. */
  async #keptState(asked: Asked, status: number, state: StatePage): Promise<void> {
    if (asked.isTreated) return this.#state(asked, status, state)
    const { request, response, shown } = asked
    const page = await this.#pages.beside(shown, `state ${status} ${JSON.stringify(state)}`, async () =>
      this.#drawing.state(asked, status, state, { icon: await this.#iconOf(shown) }),
    )
    this.#answers.page(request, response, page)
  }

  /** A file that a site has at an address without anybody writing it. */
  async #file(
    asked: Asked,
    path: string,
    type: string,
    text: () => string,
    caching: string = SHARED,
  ): Promise<void> {
    const { request, response, shown } = asked
    // By its path it is sent at once, and before any door is looked at.
    const name = caching === SHARED ? path : `file ${path}`
    const file = await this.#pages.beside(shown, name, () => this.#drawing.file(asked, type, text(), caching))
    this.#answers.page(request, response, file)
  }

  #fault(
    request: IncomingMessage,
    response: ServerResponse,
    shown: ShownSite | null,
    id: string,
    error: unknown,
  ): void {
    if (hasHungUp(request, error)) {
      response.destroy()
      return
    }
    this.#options.tools.log.error(
      { err: error, requestId: id, siteId: shown?.site.id },
      'a page could not be answered',
    )
    if (response.headersSent) {
      response.destroy()
      return
    }
    // What passes by itself, a database that is away for one: whoever asks, a crawler too, is told to come again.
    const refusal = error instanceof Refusal ? error : passingRefusal(error)
    const isPassing = refusal?.kind === 'unavailable'
    if (isPassing || !shown) response.setHeader('retry-after', String(refusal?.detail.retryAfter ?? 5))
    if (shown) {
      const words = visitorWords(shown.site.language)
      const status = isPassing ? 503 : 500
      try {
        // Nothing more is read for it: what failed may be the reading.
        const page = this.#drawing.state({ shown, words }, status, { kind: 'fault', id })
        this.#answers.page(request, response, page)
      } catch (drawing) {
        this.#options.tools.log.error({ err: drawing, requestId: id }, 'nor could the page that says so')
        this.#answers.plain(response, status, `Something went wrong (${id}).\n`)
      }
    } else answerBare(this.#answers, request, response, 'away', { id })
  }

  async close(): Promise<void> {
    await this.#pages.close()
    await this.#directory.close()
  }

  originOf(site: Site): string {
    return `${this.#scheme}://${site.slug}.${this.#options.tools.config.sitesDomain}`
  }

  #asking(siteId: string): Ask {
    const purpose = { siteId, reason: 'visitor' }
    return (statement) => readThrough(() => askAsSystem(this.#options, purpose, statement))
  }

  #read<T>(siteId: string, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    return readThrough(() => runAsSystem(this.#options, { siteId, reason: 'visitor' }, work))
  }
}
