import { setTimeout as pause } from 'node:timers/promises'
import { type LiveSite, readReleasedPage, type ReleasedPage } from '#areas/pages/visitor/index.ts'
import type { Ask } from '#platform/system-ctx.ts'
import type { Asked } from './asked.ts'
import type { Drawing, Occasion } from './drawing.ts'
import type { Finished, FinishedPages } from './finished-pages.ts'
import type { KeptPage } from './kept-page.ts'
import { PageCache } from './page-cache.ts'
import type { ShownSite } from './site-directory.ts'
import { visitorWords } from './visitor-words.ts'

/** The name of the page for addresses that lead nowhere, which no address has. */
const NOWHERE = 'not found'

export interface ReleasedPagesOptions {
  readonly drawing: Drawing
  readonly finished: FinishedPages
  /** Bytes that pages may take in memory. */
  readonly cacheBytes: number
  /** Asks the database for a site's own rows. */
  asking(siteId: string): Ask
}

/** A page at its own address that everyone may see. */
const OPEN: Occasion = { isPreview: false, isShared: true, isFound: true }

/** Whether everyone who asks so gets the same page: neither it nor its site has a password, and its words are its own. */
function isForAll({ shown, isTreated }: Pick<Asked, 'shown' | 'isTreated'>, page: ReleasedPage): boolean {
  return !isTreated && page.passwordHash === null && shown.site.visitorPasswordHash === null
}

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
    if (!isForAll(asked, page)) {
      const occasion = { isPreview: false, isShared: false, isFound: true }
      return (await this.#draw(asked, live, page, occasion)).made
    }
    const { finished, asking } = this.#options
    // By its own path: a letter can be written in two ways (`%63` is `c`), and a page's in hundreds.
    return this.#kept.getOrMake(shown, page.path, async () => {
      const before = await finished.find(asking(shown.site.id), shown, page)
      if (before) return before
      const drawn = await this.#draw(asked, live, page, OPEN)
      finished.put(drawn)
      return drawn.made
    })
  }

  /** The site's page for addresses that lead nowhere. */
  async nowhere(asked: Asked, live: LiveSite, page: ReleasedPage): Promise<KeptPage> {
    const isShared = isForAll(asked, page)
    const make = async (): Promise<KeptPage> =>
      (await this.#draw(asked, live, page, { isPreview: false, isShared, isFound: false })).made
    return isShared ? this.#kept.getOrMake(asked.shown, NOWHERE, make) : make()
  }

  /**
   * Draws and stores what everyone may see of a site, one page after another, taking half of the time at most.
   *
   * @throws AbortError once the signal has fired
   */
  async drawAhead(shown: ShownSite, signal: AbortSignal): Promise<void> {
    const { finished } = this.#options
    const { site, live } = shown
    if (!live || !finished.isOn || site.effects.visitor !== 'site') return
    const asked = { shown, words: visitorWords(site.language), isTreated: false }
    for (const page of live.byPath.values()) {
      if (!isForAll(asked, page)) continue
      const from = performance.now()
      await finished.store(await this.#draw(asked, live, page, OPEN))
      await pause(performance.now() - from, undefined, { signal })
    }
  }

  async #draw(
    asked: Pick<Asked, 'shown' | 'words'>,
    live: LiveSite,
    page: ReleasedPage,
    occasion: Occasion,
  ): Promise<Finished> {
    const { drawing, asking } = this.#options
    const { shown } = asked
    const content = await readReleasedPage(asking(shown.site.id), live, page)
    return { shown, page, content, made: drawing.page(asked, live, page, content, occasion) }
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
