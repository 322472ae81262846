import {
  findPath,
  type LiveSite,
  notFoundPage,
  readDraftPage,
  readDraftSite,
  type ReleasedPage,
  shownOfType,
} from '#areas/pages/visitor/index.ts'
import { decoded } from '#kernel/decoded.ts'
import type { Ctx } from '#platform/ctx.ts'
import { defineLimit, type RateLimits } from '#platform/rate-limit/rate-limit.ts'
import type { Answers } from '../answers/answers.ts'
import type { Asked } from '../asked/asked.ts'
import { type Entry, PREVIEW } from '../entry/entry.ts'
import type { Drawing } from '../drawing/drawing.ts'
import { regionNames, type ShownRegions } from '../forms/shown-regions.ts'
import type { Place, Places } from '../released/places.ts'
import { locationCarryingKey } from './preview-links.ts'
import type { Requester, FairnessQueue } from '../hosts/fairness-queue.ts'
import type { StateAnswers } from '../states/state-answers.ts'

/** Drafts are rendered for each request: the limit keeps a holder of a link from slowing other sites. */
const previewLimit = defineLimit({ name: 'visitor.preview', points: 120, window: 60 })

export interface ShownDraftsOptions {
  readonly answers: Answers
  readonly drawing: Drawing
  readonly entry: Entry
  readonly states: StateAnswers
  readonly places: Places
  readonly regions: ShownRegions
  readonly limits: RateLimits
  readonly queue: FairnessQueue
  read<T>(asker: Requester, work: (ctx: Ctx) => Promise<T>): Promise<T>
}

/** Answers with the drafts of a site for visitors with a key, without an effect on released pages. */
export class ShownDrafts {
  readonly #options: ShownDraftsOptions

  constructor(options: ShownDraftsOptions) {
    this.#options = options
  }

  /**
   * The draft of a page, for who sent a form from it.
   *
   * @returns `locked` before the password of the link was given; undefined where the key fits nothing
   */
  async placeAt(asked: Asked, address: string, key: string): Promise<Place | 'locked' | null | undefined> {
    const { entry, limits, queue } = this.#options
    const found = await entry.findPreview(asked, key)
    if (!found) return undefined
    const { asker } = asked
    await queue.askFor(asker, () => limits.take(previewLimit, `${asker.siteId}/${asker.network}`))
    if (found.link && !entry.isPreviewOpen(asked, found.link)) return 'locked'
    return this.#place(asked, await this.#site(asked), address)
  }

  async #site({ shown, asker }: Asked): Promise<LiveSite> {
    return shownOfType(shown.site.type, await this.#options.read(asker, readDraftSite))
  }

  /** The draft at an address; null where there is none, or a redirect. */
  async #place(asked: Asked, draft: LiveSite, address: string): Promise<Place | null> {
    const { places } = this.#options
    const [path = '', query] = address.split(/(?=\?)/s, 2)
    const page = draft.byPath.get(decoded(path))
    if (page) return this.#ofTree(asked, draft, page, query)
    const brought = await places.at(asked, draft, address, () => true)
    return brought === 'locked' ? null : brought
  }

  #ofTree({ asker }: Asked, draft: LiveSite, page: ReleasedPage, query?: string): Place {
    const content = () => this.#options.read(asker, (ctx) => readDraftPage(ctx, draft, page, query))
    return { live: draft, page, id: page.id, keys: null, content }
  }

  /**
   * Answers with the drafts for a visitor with a key, and with its password if it has one.
   *
   * @param query of the address, null where it has none; the key leaves it
   * @returns whether that was the answer: `false` where the key fits nothing
   * @throws Refusal `limits.too_many` (429) when their network looks at too many
   */
  async answer(asked: Asked, path: string, query: URLSearchParams | null, key: string): Promise<boolean> {
    const { entry, limits, queue, states } = this.#options
    const { site } = asked.shown
    const found = await entry.findPreview(asked, key)
    if (!found) return false
    const { link } = found
    const { asker } = asked
    await queue.askFor(asker, () => limits.take(previewLimit, `${site.id}/${asker.network}`))
    // Also before the password was given: the form that takes it knows by the cookie which link it is for.
    if (query?.has(PREVIEW)) entry.rememberPreview(asked, key)
    if (link && !entry.isPreviewOpen(asked, link)) {
      const back = `${path}?${new URLSearchParams({ [PREVIEW]: key })}`
      await states.own(asked, 401, { kind: 'password', of: 'page', back, fault: null, minutes: 0 })
    } else await this.#draft(asked, path, query, key)
    return true
  }

  async #draft(asked: Asked, path: string, query: URLSearchParams | null, key: string): Promise<void> {
    const { answers, drawing, regions, queue, states } = this.#options
    const { request, response, shown } = asked
    const draft = await this.#site(asked)
    query?.delete(PREVIEW)
    const own = query && query.size > 0 ? `?${query}` : ''
    const place = await this.#place(asked, draft, path + own)
    const names = regionNames(request)
    if (place && names) return answers.regions(response, 200, await regions.draw(asked, place, names))
    const found = place
      ? ({ kind: 'page', page: place.page } as const)
      : await findPath(draft, async () => [], decoded(path), own)
    if (found.kind === 'redirect')
      // Never for good, whatever it will be: it is tried out.
      return answers.redirect(response, 302, locationCarryingKey(found.to, key))
    const isFound = found.kind === 'page'
    const page = isFound ? found.page : notFoundPage(draft)
    if (!page) return states.own(asked, 404, { kind: 'not_found' }, key)
    const content = await (place ?? this.#ofTree(asked, draft, page)).content()
    await queue.turn(shown.site.id)
    const occasion = { preview: key, isShared: false, isFound, effort: 'quick' } as const
    return answers.page(request, response, drawing.page(asked, draft, page, content, occasion))
  }
}
