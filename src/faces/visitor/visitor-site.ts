import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerMedia, socialKey } from '#areas/assets/visitor/index.ts'
import { type LiveSite, ownFileOf, readBroughtPaths, withoutRedirects } from '#areas/pages/visitor/index.ts'
import { effectsOf, type Site } from '#areas/sites/index.ts'
import type { Clock } from '#kernel/clock.ts'
import { decoded } from '#kernel/decoded.ts'
import { PSEUDO_PARAMETER } from '#kernel/i18n/pseudo.ts'
import { cookieNames, KEY_DEBUG_COOKIE, textFilterOf } from '#kernel/i18n/text-filter.ts'
import type { TextFilter } from '#kernel/messages/message.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import type { Ctx, RequestFacts } from '#platform/ctx.ts'
import { type Database, readThrough } from '#platform/db/database.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { addressPastProxies } from '#platform/http/past-proxies.ts'
import type { PlainRequest } from '#platform/http/plain-request.ts'
import { logScope, withLogScope } from '#platform/log/log.ts'
import { type Ask, askAsSystem, runAsSystem } from '#platform/system-ctx.ts'
import type { Tools } from '#platform/tools.ts'
import { Answers, sendWhole } from './answers/answers.ts'
import { type Asked, headerOf } from './asked/asked.ts'
import { queryOf } from './asked/asked-path.ts'
import { isForeign } from './asked/is-foreign.ts'
import { Entry, PREVIEW } from './entry/entry.ts'
import { Drawing } from './drawing/drawing.ts'
import { cookieOf } from './entry/entry-tokens.ts'
import { answerFault } from './states/fault-answer.ts'
import { islandFiles } from './files/island-files.ts'
import { formPath, SentForms } from './forms/sent-forms.ts'
import { ShownRegions } from './forms/shown-regions.ts'
import { Places } from './released/places.ts'
import { chosenEncoding, type KeptPage, type Variant, wireBytes } from './released/kept-page.ts'
import { changedOf } from './released/drawn-from.ts'
import { FinishedPages } from './released/finished-pages.ts'
import { KnownFiles } from './files/known-files.ts'
import { answerBare } from './states/bare-page.ts'
import { MadeFiles } from './files/made-files.ts'
import { OpenFiles, type SeenBy } from './files/open-files.ts'
import { ReleasedPages } from './released/released-pages.ts'
import { type Followers, type ShownSite, SiteDirectory } from './hosts/site-directory.ts'
import { siteHeaders } from './answers/site-policy.ts'
import { ShownDrafts } from './previews/shown-drafts.ts'
import { ShownRelease } from './released/shown-release.ts'
import { type Asker, SiteShares } from './hosts/site-shares.ts'
import { StateAnswers } from './states/state-answers.ts'

export interface VisitorSite {
  /**
   * Answers at once what is ready: a GET of a released page kept in memory. `false`: it was not, and
   * nothing was sent; {@link answer} takes its time.
   */
  answerKept(request: IncomingMessage, response: ServerResponse, slug: string): boolean
  /** The same as it goes over the wire, whole; null: it is not ready, or not for everyone. */
  keptBytes(request: PlainRequest, slug: string): Buffer | null
  /** Answers a request for a site's built-in address. */
  answer(request: IncomingMessage, response: ServerResponse, slug: string): Promise<void>
  /** Answers with what stands where an address of the site leads nowhere, also where a redirect takes every address. */
  answerNowhere(request: IncomingMessage, response: ServerResponse, slug: string): Promise<void>
  /** Answers a request for a host that is nobody's, and names nothing. */
  answerNobody(request: IncomingMessage, response: ServerResponse): Promise<void>
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
  /** The paths of what everyone may find on a site beside its pages: things of areas that are released. */
  pathsBeside(siteId: string): Promise<readonly string[]>
  close(): Promise<void>
}

/** A site that is answered for its owner alone. */
export interface OpenedSite {
  readonly live: LiveSite
  /** Where its own addresses begin. */
  readonly origin: string
  /** The paths of what everyone may find beside its pages. */
  pathsBeside(): Promise<readonly string[]>
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Answers with what stands where an address leads nowhere, also where a redirect takes every address. */
  answerNowhere(request: IncomingMessage, response: ServerResponse): Promise<void>
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
/** The network of what is taken along: what the visitors of a site have missed is not its owner's. */
const OURSELVES = 'ourselves'

/** Whether what a site shows is for everyone, and to be found: `robots.txt` names a map of it then. */
function isForEveryone({ site, live, isHeld }: ShownSite): boolean {
  const isShown = site.effects.visitor === 'site' || site.effects.visitor === 'parking_page'
  return isShown && !isHeld && live !== null && site.visitorPasswordHash === null
}

/** A site as if it had no redirect: what is kept of it is the same, so that its page for such addresses is drawn once. */
const redirectless = (shown: ShownSite): ShownSite => ({
  ...shown,
  live: shown.live && withoutRedirects(shown.live),
})

/** Puts the visitor's side together. */
export async function visitorSite(options: VisitorSiteOptions): Promise<VisitorSite> {
  const shares = new SiteShares(options.clock)
  const directory = new SiteDirectory({ ...options, shares })
  await directory.open()
  const visitors = new Visitors(options, directory, shares)
  return {
    answerKept: (request, response, slug) => visitors.answerKept(request, response, slug),
    keptBytes: (request, slug) => visitors.keptBytes(request, slug),
    answer: (request, response, slug) => visitors.answer(request, response, slug),
    answerNowhere: (request, response, slug) => visitors.answerNowhere(request, response, slug),
    answerNobody: (request, response) => visitors.answerNobody(request, response),
    drawAhead: (siteId, releaseId, signal) => visitors.drawAhead(siteId, releaseId, signal),
    originOf: (site) => visitors.originOf(site),
    opened: (siteId) => visitors.opened(siteId),
    pathsBeside: (siteId) => visitors.pathsBeside(siteId),
    close: () => visitors.close(),
  }
}

type Visit = <T>(asked: Asked, work: (ctx: Ctx) => Promise<T>) => Promise<T>
type ReadFor = <T>(asker: Asker, work: (ctx: Ctx) => Promise<T>) => Promise<T>

/**
 * Decides who gets what: what is released (`shown-release.ts`), the drafts (`shown-drafts.ts`), or what stands where
 * neither does (`state-answers.ts`). How it is drawn and sent is in `drawing.ts` and `answers.ts`.
 */
class Visitors {
  readonly #options: VisitorSiteOptions
  readonly #directory: SiteDirectory
  readonly #shares: SiteShares
  readonly #pages: ReleasedPages
  readonly #answers: Answers
  readonly #drawing: Drawing
  readonly #entry: Entry
  readonly #states: StateAnswers
  readonly #release: ShownRelease
  readonly #drafts: ShownDrafts
  readonly #forms: SentForms
  readonly #islands = islandFiles()
  readonly #known = new KnownFiles()
  readonly #openFiles: OpenFiles
  readonly #scheme: string
  readonly #addressOf: (request: IncomingMessage) => string
  readonly #networkOf: (request: IncomingMessage) => string

  constructor(options: VisitorSiteOptions, directory: SiteDirectory, shares: SiteShares) {
    const { config, limits } = options.tools
    const isSecure = config.appOrigin.startsWith('https:')
    const headers = siteHeaders(isSecure)
    const addressOf = addressPastProxies(config.trustProxy)
    this.#options = options
    this.#directory = directory
    this.#shares = shares
    this.#scheme = isSecure ? 'https' : 'http'
    this.#addressOf = addressOf
    this.#networkOf = (request) => networkOf(addressOf(request))
    const originOf = (site: Site) => this.originOf(site)
    const read: ReadFor = (asker, work) => this.#readFor(asker, work)
    const asking = (siteId: string) => this.#asking(siteId)
    const answers = new Answers(headers)
    const drawing = new Drawing({
      tools: options.tools,
      appOrigin: config.appOrigin,
      islands: this.#islands,
      headers,
      socialKey: socialKey(config.secretKey),
      originOf,
    })
    const visit: Visit = (asked, work) =>
      this.#readFor(asked.asker, (ctx) =>
        work({
          ...ctx,
          actor: { kind: 'visitor' },
          locale: asked.shown.site.language,
          request: this.#factsOf(asked),
        }),
      )
    const places = new Places({
      tools: options.tools,
      asking,
      askingFor: ({ asker }) => this.#askingFor(asker),
      visit,
    })
    const pages = new ReleasedPages({
      drawing,
      places,
      tools: options.tools,
      readSite: (siteId, work) => this.#read(siteId, work),
      originOf,
      finished: new FinishedPages({ ...options, program: options.program ?? null }),
      cacheBytes: options.cacheBytes ?? CACHE_BYTES,
      shares,
      words: options.tools.visitorWords,
      asking,
    })
    const entry = new Entry({
      tools: options.tools,
      secret: secretsOf(config.secretKey).key('visitor-entry'),
      isSecure,
      shares,
      read,
    })
    const files = new MadeFiles({ answers, drawing, pages, tools: options.tools, read })
    const states = new StateAnswers({ answers, drawing, pages, files, shares, asking })
    this.#answers = answers
    this.#openFiles = new OpenFiles(asking, options.tools)
    this.#drawing = drawing
    this.#pages = pages
    this.#entry = entry
    this.#states = states
    const regions = new ShownRegions({
      answers,
      drawing,
      entry,
      places,
      shares,
      states,
      tools: options.tools,
      visit,
    })
    this.#release = new ShownRelease({
      answers,
      drawing,
      entry,
      pages,
      places,
      regions,
      files,
      states,
      shares,
      originOf,
    })
    this.#drafts = new ShownDrafts({
      answers,
      drawing,
      entry,
      states,
      places,
      regions,
      limits,
      shares,
      read,
    })
    this.#forms = new SentForms({
      ...options,
      drafts: this.#drafts,
      answers,
      entry,
      pages,
      places,
      regions,
      shares,
      states,
      isSecure,
      factsOf: (asked) => this.#factsOf(asked),
    })
    directory.onChange(this.#followers())
  }

  answerKept(request: IncomingMessage, response: ServerResponse, slug: string): boolean {
    const { headers, method, url = '' } = request
    if (method !== 'GET' || headers['if-none-match'] !== undefined || headers['x-regions'] !== undefined)
      return false
    const variant = this.#ready(slug, url, headers.cookie, headerOf(request, 'accept-encoding'))
    return variant !== null && sendWhole(response, variant)
  }

  keptBytes({ url, cookie, accepts }: PlainRequest, slug: string): Buffer | null {
    const variant = this.#ready(slug, url, cookie, accepts)
    return variant && wireBytes(variant, Date.now())
  }

  /** A released page that everyone may see and that is in this process's memory, in the encoding that is asked for. */
  #ready(
    slug: string,
    url: string,
    cookie: string | undefined,
    accepted: string | undefined,
  ): Variant | null {
    if (cookie?.includes(`${PREVIEW}=`) || cookie?.includes(KEY_DEBUG_COOKIE)) return null
    const shown = this.#directory.peek(slug)
    if (!shown?.isOpen) return null
    const page = this.#pages.ready(shown, url) ?? this.#readyWithout(shown, url)
    // What has to be unpacked or compressed first takes its turn.
    return page?.status === 200 ? page.ready(chosenEncoding(accepted)) : null
  }

  /** The page at an address whose query nobody declared (`utm_source`, click ids): it is the one without. */
  #readyWithout(shown: ShownSite, url: string): KeptPage | undefined {
    const mark = url.indexOf('?')
    // Keys that are ours, or may be, are looked into first.
    if (
      mark < 0 ||
      url.includes(PREVIEW, mark) ||
      url.includes(PSEUDO_PARAMETER, mark) ||
      url.includes('%', mark)
    )
      return undefined
    const page = this.#pages.ready(shown, url.slice(0, mark))
    return page?.hasQuery ? undefined : page
  }

  answer(request: IncomingMessage, response: ServerResponse, slug: string): Promise<void> {
    const network = this.#networkOf(request)
    return this.#answering(request, response, network, () => this.#directory.find(slug, network))
  }

  answerNowhere(request: IncomingMessage, response: ServerResponse, slug: string): Promise<void> {
    const network = this.#networkOf(request)
    return this.#answering(request, response, network, async () => {
      const shown = await this.#directory.find(slug, network)
      return shown && redirectless(shown)
    })
  }

  answerNobody(request: IncomingMessage, response: ServerResponse): Promise<void> {
    return this.#answering(request, response, this.#networkOf(request), async () => null)
  }

  #answering(
    request: IncomingMessage,
    response: ServerResponse,
    network: string,
    find: () => Promise<ShownSite | null>,
  ): Promise<void> {
    const requestId = randomUUID()
    return withLogScope({ requestId }, async () => {
      let shown: ShownSite | null = null
      const hungUp = new AbortController()
      response.once('close', () => hungUp.abort())
      try {
        shown = await find()
        await this.#shares.turn(shown?.site.id ?? '')
        // Of those that one connection sent together, only the first is told that it has closed.
        if (response.destroyed || request.socket.destroyed) return
        if (!shown) {
          answerBare(this.#answers, request, response, 'not_found')
          return
        }
        const asker: Asker = { siteId: shown.site.id, network, signal: hungUp.signal }
        await this.#answerSite(request, response, shown, asker)
      } catch (error) {
        if (hungUp.signal.aborted && error === hungUp.signal.reason) return
        const { tools } = this.#options
        const fault = { request, response, shown, id: requestId, error }
        answerFault({ answers: this.#answers, drawing: this.#drawing, tools }, fault)
      }
    })
  }

  async #answerSite(
    request: IncomingMessage,
    response: ServerResponse,
    shown: ShownSite,
    asker: Asker,
  ): Promise<void> {
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
    if (isRead && (await this.#answerFile(request, response, shown, asker, path))) return
    const filter = this.#filterOf(request, shown, asker)
    const words = this.#options.tools.visitorWords(site.language, filter)
    const asked: Asked = { request, response, shown, asker, words, isTreated: filter !== undefined }
    if (path === '/_password') {
      if (method === 'POST') return this.#takePassword(asked)
      // The address that a wrong password leaves in the window, loaded anew.
      return this.#answers.redirect(response, 303, '/')
    }
    if (formPath(path)) {
      if (method === 'POST') return this.#forms.answer(asked, path, this.originOf(site))
      // The address that a form with an error leaves in the window, loaded anew.
      if (isRead) return this.#answers.redirect(response, 303, '/')
    }
    if (!isRead) {
      response.setHeader('allow', 'GET, HEAD')
      return answerBare(this.#answers, request, response, 'no_form', { locale: site.language, words })
    }

    const query = mark < 0 ? null : new URLSearchParams(url.slice(mark + 1))
    const preview = query?.get(PREVIEW) ?? cookieOf(request.headers.cookie, PREVIEW)
    if (preview && effect !== 'not_available' && (await this.#drafts.answer(asked, path, query, preview)))
      return

    if (effect === 'redirect' && site.legacyAddress)
      return this.#answers.redirect(response, 302, site.legacyAddress)
    if (effect === 'not_available') return this.#states.expired(asked, path)
    if (effect === 'coming_soon' || shown.isHeld || !shown.live) return this.#states.comingSoon(asked, path)
    return this.#release.answer(asked, shown.live, path)
  }

  /** Fonts, scripts and pictures, which are there whatever the site's state. `false`: none of them was asked for. */
  async #answerFile(
    request: IncomingMessage,
    response: ServerResponse,
    shown: ShownSite,
    asker: Asker,
    path: string,
  ): Promise<boolean> {
    const file = ownFileOf(path)
    if (file?.kind === 'font') await this.#answers.font(response, file.file)
    else if (file?.kind === 'module')
      await this.#answers.module(request, response, this.#islands.file(file.name))
    else if (file) {
      const { accept, range } = request.headers
      const { siteId } = asker
      const media = await answerMedia(this.#options.tools, {
        siteId,
        path,
        accept,
        range,
        read: (work) => this.#readFor(asker, work),
        readForAll: (work) => this.#read(siteId, work),
        remembered: this.#known.of(shown),
      })
      if (media.status === 404) this.#shares.missed(asker)
      await this.#answers.media(request, response, media, {
        seenBy: await this.#seenBy(shown, media.status === 404 ? null : file.id),
        key: `site-${siteId} asset-${file.id}`,
      })
    } else return false
    return true
  }

  /** Who may see a file; that a site has none is for everyone to know who may see the site. */
  async #seenBy(shown: ShownSite, id: string | null): Promise<SeenBy> {
    if (!isForEveryone(shown)) return 'some'
    return id === null ? 'everyone' : this.#openFiles.seenBy(shown, id)
  }

  /** What is known of a visitor's request. */
  #factsOf({ request, shown: { site } }: Asked): RequestFacts {
    const cookies: Record<string, string> = {}
    for (const name of cookieNames(request.headers.cookie ?? '')) {
      const value = cookieOf(request.headers.cookie, name)
      if (value !== undefined) cookies[name] = decoded(value)
    }
    return {
      id: logScope().requestId ?? '',
      ip: this.#addressOf(request),
      userAgent: headerOf(request, 'user-agent') ?? '',
      origin: this.originOf(site),
      cookies,
      headers: request.headers,
    }
  }

  /** How the words of this answer are treated (contract §5); past the limit they are left as they are. */
  #filterOf(request: IncomingMessage, { flags }: ShownSite, asker: Asker): TextFilter | undefined {
    const query = queryOf(request).slice(1)
    const names = cookieNames(request.headers.cookie ?? '')
    const filter = textFilterOf({ cookieNames: names, query, featureFlags: flags })
    return filter && this.#shares.mayTreat(asker) ? filter : undefined
  }

  async drawAhead(siteId: string, releaseId: string, signal: AbortSignal): Promise<void> {
    const shown = await this.#directory.readNow(siteId)
    if (shown?.live?.releaseId === releaseId) await this.#pages.drawAhead(shown, signal)
  }

  async opened(siteId: string): Promise<OpenedSite | null> {
    const found = await this.#directory.readNow(siteId)
    if (!found?.live) return null
    const { site, live } = found
    // What is drawn belongs to this value and goes with it: nobody else is sent any of it.
    const shown: ShownSite = found.isOpen
      ? found
      : {
          ...found,
          isHeld: false,
          isOpen: true,
          // What is taken along is for readers: its words are no trial of ours.
          flags: [],
          // A page says its site's status, too.
          site: {
            ...site,
            status: siteStatus.paid,
            effects: effectsOf({ status: siteStatus.paid, type: site.type, isPaused: false }),
            visitorPasswordHash: null,
          },
        }
    return {
      live,
      origin: this.originOf(site),
      pathsBeside: () => this.pathsBeside(siteId),
      answer: (request, response) => this.#answering(request, response, OURSELVES, async () => shown),
      answerNowhere: (request, response) =>
        this.#answering(request, response, OURSELVES, async () => redirectless(shown)),
      close: () => this.#letGo(shown),
    }
  }

  pathsBeside(siteId: string): Promise<readonly string[]> {
    return this.#read(siteId, readBroughtPaths)
  }

  /** What is done with pages and files in memory as sites change. */
  #followers(): Followers {
    return {
      dropped: (shown) => this.#letGo(shown),
      followed: (former, shown) => {
        this.#pages.follow(former, shown)
        this.#known.drop(former)
      },
      changed: (shown, keys) => {
        this.#pages.change(shown, changedOf(keys))
        this.#known.drop(shown)
      },
    }
  }

  /** Lets go of what this process has of a site that is no longer shown so. */
  #letGo(shown: ShownSite): void {
    this.#pages.drop(shown)
    this.#known.drop(shown)
  }

  async #takePassword(asked: Asked): Promise<void> {
    const { request, response } = asked
    // Another site's page could use up its visitors' tries (R-26).
    if (isForeign(request, this.originOf(asked.shown.site)))
      return answerBare(this.#answers, request, response, 'foreign_form', {
        locale: asked.shown.site.language,
        words: asked.words,
      })
    const tried = await this.#entry.tryPassword(asked)
    if (tried.kind === 'open') {
      response.setHeader('set-cookie', tried.cookie)
      return this.#answers.redirect(response, 303, tried.back)
    }
    if (tried.retryAfter !== null) response.setHeader('retry-after', String(tried.retryAfter))
    return this.#states.own(asked, tried.status, tried.state)
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
    return (statement) =>
      this.#shares.ask(siteId, () => readThrough(() => askAsSystem(this.#options, purpose, statement)))
  }

  #askingFor(asker: Asker): Ask {
    const purpose = { siteId: asker.siteId, reason: 'visitor' }
    return (statement) =>
      this.#shares.askFor(asker, () => readThrough(() => askAsSystem(this.#options, purpose, statement)))
  }

  #read<T>(siteId: string, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    return this.#shares.ask(siteId, () => this.#readNow(siteId, work))
  }

  #readFor<T>(asker: Asker, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    return this.#shares.askFor(asker, () => this.#readNow(asker.siteId, work))
  }

  #readNow<T>(siteId: string, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    return readThrough(() => runAsSystem(this.#options, { siteId, reason: 'visitor' }, work))
  }
}
