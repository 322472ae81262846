import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerMedia } from '#areas/assets/visitor/index.ts'
import { ownFileOf } from '#areas/pages/visitor/index.ts'
import type { Site } from '#areas/sites/index.ts'
import { cookieNames, textFilterOf } from '#kernel/i18n/text-filter.ts'
import type { TextFilter } from '#kernel/messages/message.ts'
import { withLogScope } from '#platform/log/log.ts'
import type { Tools } from '#platform/tools.ts'
import type { Answers } from './answers/answers.ts'
import type { Asked } from './asked/asked.ts'
import { queryOf } from './asked/asked-path.ts'
import { isForeign } from './asked/is-foreign.ts'
import type { Drawing } from './drawing/drawing.ts'
import { type Entry, PREVIEW } from './entry/entry.ts'
import { cookieOf } from './entry/entry-tokens.ts'
import type { islandFiles } from './files/island-files.ts'
import type { FileCache } from './files/file-cache.ts'
import type { PublicFiles, SeenBy } from './files/public-files.ts'
import { formPath, type FormPosts } from './forms/form-posts.ts'
import type { ResolvedSite } from './hosts/site-directory.ts'
import type { SiteReads } from './hosts/site-reads.ts'
import type { Requester, FairnessQueue } from './hosts/fairness-queue.ts'
import type { ShownDrafts } from './previews/shown-drafts.ts'
import type { ShownRelease } from './released/shown-release.ts'
import { answerBare } from './states/bare-page.ts'
import { answerFault } from './states/fault-answer.ts'
import type { StateAnswers } from './states/state-answers.ts'

/** What a request is answered with. */
export interface RequestParts {
  readonly tools: Tools
  readonly answers: Answers
  readonly drawing: Drawing
  readonly entry: Entry
  readonly queue: FairnessQueue
  readonly reads: SiteReads
  readonly release: ShownRelease
  readonly drafts: ShownDrafts
  readonly states: StateAnswers
  readonly forms: FormPosts
  readonly islands: ReturnType<typeof islandFiles>
  readonly known: FileCache
  readonly openFiles: PublicFiles
  readonly originOf: (site: Site) => string
}

/** Whether what a site shows is for everyone, and to be found: `robots.txt` names a map of it then. */
function isForEveryone({ site, live, isHeld }: ResolvedSite): boolean {
  const isShown = site.effects.visitor === 'site' || site.effects.visitor === 'parking_page'
  return isShown && !isHeld && live !== null && site.visitorPasswordHash === null
}

/**
 * Takes each request of a visitor to the part that answers it: the released page (`shown-release.ts`), the drafts
 * (`shown-drafts.ts`), a form that was sent (`form-posts.ts`), a file, or the page for the state of the site
 * (`state-answers.ts`).
 */
export class SiteRequests {
  readonly #parts: RequestParts

  constructor(parts: RequestParts) {
    this.#parts = parts
  }

  /**
   * Answers a request, a fault of ours included.
   *
   * @param network whose share of the site's work it takes
   * @param find the site that is asked for; `null`: none has this host
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    network: string,
    find: () => Promise<ResolvedSite | null>,
  ): Promise<void> {
    const requestId = randomUUID()
    return withLogScope({ requestId }, async () => {
      let shown: ResolvedSite | null = null
      const hungUp = new AbortController()
      response.once('close', () => hungUp.abort())
      try {
        shown = await find()
        await this.#parts.queue.turn(shown?.site.id ?? '')
        // Of pipelined requests only the first gets the `close` event.
        if (response.destroyed || request.socket.destroyed) return
        if (!shown) {
          answerBare(this.#parts.answers, request, response, 'not_found')
          return
        }
        const asker: Requester = { siteId: shown.site.id, network, signal: hungUp.signal }
        await this.#answerSite(request, response, shown, asker)
      } catch (error) {
        if (hungUp.signal.aborted && error === hungUp.signal.reason) return
        answerFault(this.#parts, { request, response, shown, id: requestId, error })
      }
    })
  }

  async #answerSite(
    request: IncomingMessage,
    response: ServerResponse,
    shown: ResolvedSite,
    asker: Requester,
  ): Promise<void> {
    const { method = 'GET', url = '/' } = request
    const mark = url.indexOf('?')
    const path = mark < 0 ? url : url.slice(0, mark)
    const { site } = shown
    const effect = site.effects.visitor
    if (effect === 'missing') return answerBare(this.#parts.answers, request, response, 'not_found')
    if (effect === 'not_available' && /^\/api(\/|$)/.test(path))
      return this.#parts.answers.plain(response, 402, 'Payment required\n')
    const isRead = method === 'GET' || method === 'HEAD'
    // Before the catalogue is chosen: files have no words, and should not use up the limit of treated words.
    if (isRead && (await this.#answerFile(request, response, shown, asker, path))) return
    const filter = this.#filterOf(request, shown, asker)
    const words = this.#parts.tools.visitorWords(site.language, filter)
    const asked: Asked = { request, response, shown, asker, words, isTreated: filter !== undefined }
    if (path === '/_password') {
      if (method === 'POST') return this.#takePassword(asked)
      // A reload of the address that a wrong password left in the browser.
      return this.#parts.answers.redirect(response, 303, '/')
    }
    if (formPath(path)) {
      if (method === 'POST') return this.#parts.forms.answer(asked, path, this.#parts.originOf(site))
      // A reload of the address that a form with an error left in the browser.
      if (isRead) return this.#parts.answers.redirect(response, 303, '/')
    }
    if (!isRead) {
      response.setHeader('allow', 'GET, HEAD')
      return answerBare(this.#parts.answers, request, response, 'no_form', { locale: site.language, words })
    }

    const query = mark < 0 ? null : new URLSearchParams(url.slice(mark + 1))
    const preview = query?.get(PREVIEW) ?? cookieOf(request.headers.cookie, PREVIEW)
    if (
      preview &&
      effect !== 'not_available' &&
      (await this.#parts.drafts.answer(asked, path, query, preview))
    )
      return

    if (effect === 'redirect' && site.legacyAddress)
      return this.#parts.answers.redirect(response, 302, site.legacyAddress)
    if (effect === 'not_available') return this.#parts.states.expired(asked, path)
    if (effect === 'coming_soon' || shown.isHeld || !shown.live)
      return this.#parts.states.comingSoon(asked, path)
    return this.#parts.release.answer(asked, shown.live, path)
  }

  /** Answers fonts, scripts and pictures, whatever the site's state. `false`: the path is none of them. */
  async #answerFile(
    request: IncomingMessage,
    response: ServerResponse,
    shown: ResolvedSite,
    asker: Requester,
    path: string,
  ): Promise<boolean> {
    const file = ownFileOf(path)
    if (file?.kind === 'font') await this.#parts.answers.font(response, file.file)
    else if (file?.kind === 'module')
      await this.#parts.answers.module(request, response, this.#parts.islands.file(file.name))
    else if (file) {
      const { accept, range } = request.headers
      const { siteId } = asker
      const media = await answerMedia(this.#parts.tools, {
        siteId,
        path,
        accept,
        range,
        read: (work) => this.#parts.reads.readFor(asker, work),
        readForAll: (work) => this.#parts.reads.read(siteId, work),
        remembered: this.#parts.known.of(shown),
      })
      if (media.status === 404) this.#parts.queue.missed(asker)
      await this.#parts.answers.media(request, response, media, {
        seenBy: await this.#seenBy(shown, media.status === 404 ? null : file.id),
        key: `site-${siteId} asset-${file.id}`,
      })
    } else return false
    return true
  }

  /** Who may see a file. That a file is missing is public if the site is. */
  async #seenBy(shown: ResolvedSite, id: string | null): Promise<SeenBy> {
    if (!isForEveryone(shown)) return 'some'
    return id === null ? 'everyone' : this.#parts.openFiles.seenBy(shown, id)
  }

  /** The text filter of this answer (contract §5); none past the rate limit. */
  #filterOf(request: IncomingMessage, { flags }: ResolvedSite, asker: Requester): TextFilter | undefined {
    const query = queryOf(request).slice(1)
    const names = cookieNames(request.headers.cookie ?? '')
    const filter = textFilterOf({ cookieNames: names, query, featureFlags: flags })
    return filter && this.#parts.queue.mayTreat(asker) ? filter : undefined
  }

  async #takePassword(asked: Asked): Promise<void> {
    const { request, response } = asked
    // A page of another site could use up the attempts of its visitors.
    if (isForeign(request, this.#parts.originOf(asked.shown.site)))
      return answerBare(this.#parts.answers, request, response, 'foreign_form', {
        locale: asked.shown.site.language,
        words: asked.words,
      })
    const tried = await this.#parts.entry.tryPassword(asked)
    if (tried.kind === 'open') {
      response.setHeader('set-cookie', tried.cookie)
      return this.#parts.answers.redirect(response, 303, tried.back)
    }
    if (tried.retryAfter !== null) response.setHeader('retry-after', String(tried.retryAfter))
    return this.#parts.states.own(asked, tried.status, tried.state)
  }
}
