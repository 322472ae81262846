import type { LiveSite } from '#areas/pages/visitor/index.ts'
import { type Answers, KEPT_ON_THE_WAY } from '../answers/answers.ts'
import type { Asked } from '../asked/asked.ts'
import type { Drawing } from '../drawing/drawing.ts'
import type { ReleasedPages } from '../released/released-pages.ts'
import { type Crawling, robots, sitemap } from './sitemap.ts'

const TEXT = 'text/plain; charset=utf-8'

export interface MadeFilesOptions {
  readonly answers: Answers
  readonly drawing: Drawing
  readonly pages: ReleasedPages
}

/** The files that a site has at an address without anybody writing them. */
export class MadeFiles {
  readonly #options: MadeFilesOptions

  constructor(options: MadeFilesOptions) {
    this.#options = options
  }

  /** What searching machines may read. */
  robots(asked: Asked, crawling: Crawling): Promise<void> {
    return this.#answer(asked, '/robots.txt', TEXT, () => robots(crawling), KEPT_ON_THE_WAY)
  }

  /** Every page that may be found. */
  sitemap(asked: Asked, live: LiveSite, origin: string, caching: string): Promise<void> {
    const type = 'application/xml; charset=utf-8'
    return this.#answer(asked, '/sitemap.xml', type, () => sitemap(live, origin), caching)
  }

  /** The icon of a site that has none of its own, in its colours. @param path where it was asked for */
  icon(asked: Asked, live: LiveSite, path: string, caching: string): Promise<void> {
    return this.#answer(asked, path, 'image/svg+xml', () => icon(live), caching)
  }

  async #answer(
    asked: Asked,
    path: string,
    type: string,
    text: () => string,
    caching: string,
  ): Promise<void> {
    const { answers, drawing, pages } = this.#options
    // By its path it is sent at once, and before any door is looked at.
    const name = caching === KEPT_ON_THE_WAY ? path : `file ${path}`
    const file = await pages.beside(asked.shown, name, () => drawing.file(asked, type, text(), caching))
    answers.page(asked.request, asked.response, file)
  }
}

function icon({ manifest }: LiveSite): string {
  const { accent, paper } = manifest.styles.palette
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${accent}"/><circle cx="16" cy="16" r="7" fill="${paper}"/></svg>`
}
