import type { IncomingMessage, ServerResponse } from 'node:http'
import { socialKey } from '#areas/assets/visitor/index.ts'
import { type LiveSite, readBroughtPaths, withoutRedirects } from '#areas/pages/visitor/index.ts'
import { effectsOf, type Site } from '#areas/sites/index.ts'
import type { Clock } from '#kernel/clock.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { addressPastProxies } from '#platform/http/past-proxies.ts'
import type { PlainRequest } from '#platform/http/plain-request.ts'
import type { Tools } from '#platform/tools.ts'
import { Answers } from './answers/answers.ts'
import { siteHeaders } from './answers/site-policy.ts'
import type { Asked } from './asked/asked.ts'
import { requestFacts } from './asked/request-facts.ts'
import { Drawing } from './drawing/drawing.ts'
import { Entry } from './entry/entry.ts'
import { islandFiles } from './files/island-files.ts'
import { FileCache } from './files/file-cache.ts'
import { GeneratedFiles } from './files/generated-files.ts'
import { PublicFiles } from './files/public-files.ts'
import { FormPosts } from './forms/form-posts.ts'
import { ShownRegions } from './forms/shown-regions.ts'
import { type ResolvedSite, SiteDirectory } from './hosts/site-directory.ts'
import { SiteReads } from './hosts/site-reads.ts'
import { type Requester, FairnessQueue } from './hosts/fairness-queue.ts'
import { ShownDrafts } from './previews/shown-drafts.ts'
import { FinishedPages } from './released/finished-pages.ts'
import { PagesInMemory } from './released/pages-in-memory.ts'
import { Places } from './released/places.ts'
import { ReleasedPages } from './released/released-pages.ts'
import { ShownRelease } from './released/shown-release.ts'
import { SiteRequests } from './site-requests.ts'
import { StateAnswers } from './states/state-answers.ts'

export interface VisitorSite {
  /**
   * Answers a cache hit at once: a GET of a released page in memory. `false`: a miss, and nothing was
   * sent; call {@link answer}.
   */
  answerKept(request: IncomingMessage, response: ServerResponse, slug: string): boolean
  /** The bytes of the same answer; null: a miss, or the page is not for everyone. */
  keptBytes(request: PlainRequest, slug: string): Buffer | null
  /** Answers a request for a site's built-in address. */
  answer(request: IncomingMessage, response: ServerResponse, slug: string): Promise<void>
  /** Answers with the site's page for missing addresses, even if a redirect matches every address. */
  answerNotFound(request: IncomingMessage, response: ServerResponse, slug: string): Promise<void>
  /** Answers a request for an unknown host; the answer names no site. */
  answerUnknownHost(request: IncomingMessage, response: ServerResponse): Promise<void>
  /**
   * Renders and stores the public pages of a release; does nothing if another release is live by now.
   */
  drawAhead(siteId: string, releaseId: string, signal: AbortSignal): Promise<void>
  /** The origin of a site's addresses: `https://halm.example.site`. */
  originOf(site: Site): string
  /**
   * A released site as the public would get it, regardless of its status and password, for an export by its owner. It
   * stays at one release even if another goes live. `null`: nothing is released.
   */
  opened(siteId: string): Promise<OpenedSite | null>
  /** The paths of public things of areas, such as items; without the pages. */
  pathsBeside(siteId: string): Promise<readonly string[]>
  close(): Promise<void>
}

/** A site that is answered for an export by its owner. */
export interface OpenedSite {
  readonly live: LiveSite
  /** The origin of its addresses. */
  readonly origin: string
  /** The paths of public things of areas; without the pages. */
  pathsBeside(): Promise<readonly string[]>
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Answers with the site's page for missing addresses, even if a redirect matches every address. */
  answerNotFound(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Drops the rendered pages. */
  close(): void
}

export interface VisitorSiteOptions {
  readonly database: Database
  readonly tools: Tools
  readonly clock: Clock
  /** Size of the page cache in bytes. */
  readonly cacheBytes?: number
  /** Fingerprint of the program, where finished pages are to outlive it; see `finished-pages.ts`. */
  readonly program?: string | null
}

const CACHE_BYTES = 112 * 1024 * 1024
/** The network of an export: misses of visitors do not count against it. */
const OURSELVES = 'ourselves'

/** A site without its redirects. It shares the cache, so that its page for missing addresses is rendered once. */
const redirectless = (shown: ResolvedSite): ResolvedSite => ({
  ...shown,
  live: shown.live && withoutRedirects(shown.live),
})

/** A site for an export: without what hides it from visitors now. */
function openedSite(found: ResolvedSite): ResolvedSite {
  // Pages rendered for this value are dropped with it, and are sent to no visitor.
  if (found.isOpen) return found
  const { site } = found
  return {
    ...found,
    isHeld: false,
    isOpen: true,
    // An export contains no experiments.
    flags: [],
    // Pages contain the status of their site.
    site: {
      ...site,
      status: siteStatus.paid,
      effects: effectsOf({ status: siteStatus.paid, type: site.type, isPaused: false }),
      visitorPasswordHash: null,
    },
  }
}

/** Composes the visitor's side. */
export async function visitorSite(options: VisitorSiteOptions): Promise<VisitorSite> {
  const queue = new FairnessQueue(options.clock)
  const directory = new SiteDirectory({ ...options, queue })
  await directory.open()
  const { addressOf, originOf, pages, reads, requests, known } = partsOf(options, queue)
  const memory = new PagesInMemory(directory, pages, known)
  directory.onChange(memory.listener())
  const networkOfRequest = (request: IncomingMessage) => networkOf(addressOf(request))
  const pathsBeside = (siteId: string) => reads.read(siteId, readBroughtPaths)
  return {
    answerKept: (request, response, slug) => memory.answerKept(request, response, slug),
    keptBytes: (request, slug) => memory.keptBytes(request, slug),
    answer(request, response, slug) {
      const network = networkOfRequest(request)
      return requests.answer(request, response, network, () => directory.find(slug, network))
    },
    answerNotFound(request, response, slug) {
      const network = networkOfRequest(request)
      return requests.answer(request, response, network, async () => {
        const shown = await directory.find(slug, network)
        return shown && redirectless(shown)
      })
    },
    answerUnknownHost: (request, response) =>
      requests.answer(request, response, networkOfRequest(request), async () => null),
    async drawAhead(siteId, releaseId, signal) {
      const shown = await directory.readNow(siteId)
      if (shown?.live?.releaseId === releaseId) await pages.drawAhead(shown, signal)
    },
    originOf,
    async opened(siteId) {
      const found = await directory.readNow(siteId)
      if (!found?.live) return null
      const shown = openedSite(found)
      return {
        live: found.live,
        origin: originOf(found.site),
        pathsBeside: () => pathsBeside(siteId),
        answer: (request, response) => requests.answer(request, response, OURSELVES, async () => shown),
        answerNotFound: (request, response) =>
          requests.answer(request, response, OURSELVES, async () => redirectless(shown)),
        close: () => memory.letGo(shown),
      }
    },
    pathsBeside,
    async close() {
      await pages.close()
      await directory.close()
    },
  }
}

/** The parts of the visitor's side, each with those that it needs. */
function partsOf(options: VisitorSiteOptions, queue: FairnessQueue) {
  const { tools } = options
  const { config } = tools
  const isSecure = config.appOrigin.startsWith('https:')
  const headers = siteHeaders(isSecure)
  const addressOf = addressPastProxies(config.trustProxy)
  const originOf = (site: Site): string =>
    `${isSecure ? 'https' : 'http'}://${site.slug}.${config.sitesDomain}`
  const factsOf = (asked: Asked) =>
    requestFacts(asked, { ip: addressOf(asked.request), origin: originOf(asked.shown.site) })
  const reads = new SiteReads(options, queue)
  const asking = (siteId: string) => reads.asking(siteId)
  const read = <T>(asker: Requester, work: (ctx: Ctx) => Promise<T>) => reads.readFor(asker, work)
  const visit = <T>(asked: Asked, work: (ctx: Ctx) => Promise<T>) =>
    reads.readFor(asked.asker, (ctx) =>
      work({
        ...ctx,
        actor: { kind: 'visitor' },
        locale: asked.shown.site.language,
        request: factsOf(asked),
      }),
    )
  const islands = islandFiles()
  const answers = new Answers(headers)
  const drawing = new Drawing({
    tools,
    appOrigin: config.appOrigin,
    islands,
    headers,
    socialKey: socialKey(config.secretKey),
    originOf,
  })
  const places = new Places({ tools, asking, askingFor: ({ asker }) => reads.askingFor(asker), visit })
  const pages = new ReleasedPages({
    drawing,
    places,
    tools,
    readSite: (siteId, work) => reads.read(siteId, work),
    originOf,
    finished: new FinishedPages({ ...options, program: options.program ?? null }),
    cacheBytes: options.cacheBytes ?? CACHE_BYTES,
    queue,
    words: tools.visitorWords,
    asking,
  })
  const entry = new Entry({
    tools,
    secret: secretsOf(config.secretKey).key('visitor-entry'),
    isSecure,
    queue,
    read,
  })
  const files = new GeneratedFiles({ answers, drawing, pages, tools, read })
  const states = new StateAnswers({ answers, drawing, pages, files, queue, asking })
  const common = { answers, drawing, entry, places, queue, states }
  const regions = new ShownRegions({ ...common, tools, visit })
  const drafts = new ShownDrafts({ ...common, regions, limits: tools.limits, read })
  const known = new FileCache()
  const requests = new SiteRequests({
    tools,
    answers,
    drawing,
    entry,
    queue,
    reads,
    release: new ShownRelease({ ...common, pages, regions, files, originOf }),
    drafts,
    states,
    forms: new FormPosts({ ...options, ...common, drafts, pages, regions, isSecure, factsOf }),
    islands,
    known,
    openFiles: new PublicFiles(asking, tools),
    originOf,
  })
  return { addressOf, originOf, pages, reads, requests, known }
}
