import { setTimeout as pause } from 'node:timers/promises'
import { type LiveSite, readReleasedPage, type ReleasedPage } from '#areas/pages/visitor/index.ts'
import type { Ask } from '#platform/system-ctx.ts'
import type { Asked } from '../asked/asked.ts'
import type { Drawing, Occasion } from '../drawing/drawing.ts'
import type { Finished, FinishedPages } from './finished-pages.ts'
import type { KeptPage } from './kept-page.ts'
import { PageCache } from './page-cache.ts'
import type { ShownSite } from '../hosts/site-directory.ts'
import type { SiteShares } from '../hosts/site-shares.ts'
import { visitorWords } from '../visitor-words.ts'

/** The name of the page for addresses that lead nowhere, which no address has. */
const NOWHERE = 'not found'

export interface ReleasedPagesOptions {
  readonly drawing: Drawing
  readonly finished: FinishedPages
  /** Bytes that pages may take in memory. */
  readonly cacheBytes: number
  readonly shares: SiteShares
  /** Asks the database for a site's own rows. */
  asking(siteId: string): Ask
}

/** A page at its own address that everyone may see: it is compressed again when it is stored. */
const OPEN: Occasion = { preview: null, isShared: true, isFound: true, effort: 'quick' }
/** The same for those who are past a password, or whose words are treated. */
const CLOSED: Occasion = { ...OPEN, isShared: false, effort: 'careful' }

/** Whether everyone may see a page: neither it nor its site has a password. */
function isOpen({ site }: ShownSite, page: ReleasedPage): boolean {
  return page.passwordHash === null && site.visitorPasswordHash === null
}

/** A name that no address is, for what is not sent before its door was looked at. */
const behindDoor = (name: string): string => `behind a door ${name}`

/**
 * Released pages, from the nearest place that has them: this process's memory, the database as they were drawn
 * before, or drawn now. A page is drawn once, however many ask for it at once.
 */
export class ReleasedPages {
  readonly #options: ReleasedPagesOptions
  readonly #kept: PageCache

  constructor(options: ReleasedPagesOptions) {
    this.#options = options
    this.#kept = new PageCache(options.cacheBytes)
  }

  /** A page that this process has ready. @param path as it was asked for */
  ready(shown: ShownSite, path: string): KeptPage | undefined {
    return this.#kept.get(shown, path)
  }

  /** A page at its own address. */
  async at(asked: Asked, live: LiveSite, page: ReleasedPage): Promise<KeptPage> {
    const { shown } = asked
    const closed = async (): Promise<KeptPage> => (await this.#draw(asked, live, page, CLOSED)).made
    if (asked.isTreated) return closed()
    if (!isOpen(shown, page)) return this.#kept.getOrMake(shown, behindDoor(page.path), closed)
    const { finished, asking } = this.#options
    // By its own path: a letter can be written in two ways (`%63` is `c`), and a page's in hundreds.
    return this.#kept.getOrMake(shown, page.path, async () => {
      const before = await finished.find(asking(shown.site.id), shown, page)
      if (before) return before
      const drawn = await this.#draw(asked, live, page, OPEN)
      finished.put(drawn, (better) => this.#kept.replace(shown, page.path, drawn.made, better))
      return drawn.made
    })
  }

  /** The site's page for addresses that lead nowhere. */
  async nowhere(asked: Asked, live: LiveSite, page: ReleasedPage): Promise<KeptPage> {
    const isShared = !asked.isTreated && isOpen(asked.shown, page)
    const make = async (): Promise<KeptPage> =>
      (await this.#draw(asked, live, page, { ...CLOSED, isShared, isFound: false })).made
    if (asked.isTreated) return make()
    return this.#kept.getOrMake(asked.shown, isShared ? NOWHERE : behindDoor(NOWHERE), make)
  }

  /**
   * What stands beside the pages of a site, or in their place: kept as long as they are.
   *
   * @param name an address where everyone may have it there, else words that no address is
   */
  beside(shown: ShownSite, name: string, make: () => KeptPage | Promise<KeptPage>): Promise<KeptPage> {
    return this.#kept.getOrMake(shown, name, async () => make())
  }

  /**
   * Draws and stores what everyone may see of a site, one page after another, taking half of the time at most. A page
   * that cannot be drawn or stored keeps no other from its turn.
   *
   * @throws AbortError once the signal has fired
   * @throws AggregateError at the end, of what any page threw
   */
  async drawAhead(shown: ShownSite, signal: AbortSignal): Promise<void> {
    const { finished } = this.#options
    const { site, live } = shown
    if (!live || !finished.isOn || site.effects.visitor !== 'site') return
    const asked = { shown, words: visitorWords(site.language), isTreated: false }
    const failures: unknown[] = []
    for (const page of live.byPath.values()) {
      if (!isOpen(shown, page)) continue
      const from = performance.now()
      try {
        await finished.store(await this.#draw(asked, live, page, OPEN), 'best')
      } catch (error) {
        failures.push(error)
      }
      await pause(performance.now() - from, undefined, { signal })
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} pages were not drawn ahead`)
  }

  async #draw(
    asked: Pick<Asked, 'shown' | 'words'>,
    live: LiveSite,
    page: ReleasedPage,
    occasion: Occasion,
  ): Promise<Finished> {
    const { drawing, shares, asking } = this.#options
    const { shown } = asked
    const content = await readReleasedPage(asking(shown.site.id), live, page)
    await shares.turn(shown.site.id)
    const made = drawing.page(asked, live, page, content, occasion)
    const { uploads, fingerprint } = content.assets
    return { shown, page, assets: { uploads, fingerprint }, made }
  }

  /** Lets go of what this process has of a site that is no longer shown so. */
  drop(shown: ShownSite): void {
    this.#kept.drop(shown)
  }

  /** Stores what still waits for it. */
  close(): Promise<void> {
    return this.#options.finished.close()
  }
}
