import { askAssets } from '#areas/assets/index.ts'
import { EXPIRED_SITE_IMPROVEMENTS_FLAG } from '#kernel/states/site-status.ts'
import { decoded } from '#kernel/decoded.ts'
import { siteType } from '#kernel/states/site-type.ts'
import type { Ask } from '#platform/system-ctx.ts'
import type { Answers } from '../answers/answers.ts'
import type { Asked } from '../asked/asked.ts'
import { queryOf } from '../asked/asked-path.ts'
import { type Drawing, iconOf } from '../drawing/drawing.ts'
import { isFeed } from '../asked/feed-path.ts'
import type { KeptPage } from '../released/kept-page.ts'
import type { GeneratedFiles } from '../files/generated-files.ts'
import type { ReleasedPages } from '../released/released-pages.ts'
import type { ResolvedSite } from '../hosts/site-directory.ts'
import type { FairnessQueue } from '../hosts/fairness-queue.ts'
import type { StatePage } from './state-page.ts'

export interface StateAnswersOptions {
  readonly answers: Answers
  readonly drawing: Drawing
  readonly pages: ReleasedPages
  readonly files: GeneratedFiles
  readonly queue: FairnessQueue
  /** Asks the database for a site's own rows. */
  asking(siteId: string): Ask
}

/** Answers for a site that shows no page of its own: coming soon, expired, not found, or a password form. */
export class StateAnswers {
  readonly #options: StateAnswersOptions
  /** Icons by resolved site: a change of the site makes another one. */
  readonly #icons = new WeakMap<ResolvedSite, Promise<string | null>>()

  constructor(options: StateAnswersOptions) {
    this.#options = options
  }

  /** A state that is drawn for this request. @param preview the key to the drafts that its links carry along */
  async own(asked: Asked, status: number, state: StatePage, preview: string | null = null): Promise<void> {
    const { answers, drawing } = this.#options
    const icon = await this.#iconOf(asked.shown)
    answers.page(asked.request, asked.response, drawing.state(asked, status, state, { preview, icon }))
  }

  /** A state that is the same for everyone, of which a site has only so many. */
  kept(asked: Asked, status: number, state: StatePage): Promise<void> {
    return this.#kept(asked, `state ${status} ${JSON.stringify(state)}`, status, state)
  }

  /** That nothing is at an address. @throws Refusal `limits.too_many` (429) to whom that happens too often */
  async nothing(asked: Asked): Promise<void> {
    this.#options.queue.missed(asked.asker)
    return this.kept(asked, 404, { kind: 'not_found' })
  }

  /** Answers with the password form. For a made-up address it is not cached. */
  askPassword(asked: Asked, of: 'site' | 'page', back: string): Promise<void> {
    const state = { kind: 'password', of, back, fault: null, minutes: 0 } as const
    return asked.shown.live?.byPath.has(decoded(back))
      ? this.kept(asked, 401, state)
      : this.own(asked, 401, state)
  }

  /** A site that shows nothing yet. @param path that was asked for */
  comingSoon(asked: Asked, path: string): Promise<void> {
    const { shown } = asked
    if (path === '/robots.txt') return this.#options.files.robots(asked, shown.live ? 'forgets' : 'nothing')
    if (path !== '/') return this.nothing(asked)
    // Whatever its status lets it show, a parking page does without a release.
    const isParked = shown.site.type === siteType.parkingPage
    const isWaiting = shown.isHeld || shown.site.effects.visitor === 'coming_soon'
    return this.kept(asked, 200, { kind: isParked && !isWaiting ? 'parking' : 'coming_soon' })
  }

  /** A site that has expired; what the page tells beyond that hangs on the flag (contract §4). */
  async expired(asked: Asked, path: string): Promise<void> {
    const { answers, files } = this.#options
    const { site, flags } = asked.shown
    if (path === '/robots.txt') return files.robots(asked, 'forgets')
    if (isFeed(path, queryOf(asked.request))) return answers.plain(asked.response, 404, 'Not found\n')
    const isTold = flags.includes(EXPIRED_SITE_IMPROVEMENTS_FLAG)
    const contactLine = isTold ? site.contactLine || null : null
    return this.#kept(asked, 'expired', 200, { kind: 'expired', isTold, contactLine })
  }

  /** @param name that of what is kept */
  async #kept(asked: Asked, name: string, status: number, state: StatePage): Promise<void> {
    const { answers, drawing, pages } = this.#options
    const { request, response, shown } = asked
    const make = async (): Promise<KeptPage> =>
      drawing.state(asked, status, state, { icon: await this.#iconOf(shown) })
    answers.page(request, response, asked.isTreated ? await make() : await pages.beside(shown, name, make))
  }

  /** The site's own icon, read once; null if it has none, or while the database is away. */
  async #iconOf(shown: ResolvedSite): Promise<string | null> {
    const id = shown.live?.content.styles.favicon
    if (id === undefined) return null
    let icon = this.#icons.get(shown)
    if (!icon) {
      icon = askAssets(this.#options.asking(shown.site.id), [id]).then((assets) => iconOf(assets.image(id)))
      this.#icons.set(shown, icon)
    }
    return icon.catch(() => {
      this.#icons.delete(shown)
      return null
    })
  }
}
