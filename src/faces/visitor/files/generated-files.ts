import type { LiveSite } from '#areas/pages/visitor/index.ts'
import type { Composed } from '#kernel/point.ts'
import type { Ctx } from '#platform/ctx.ts'
import { sitemapProviders } from '#platform/visitor/found.ts'
import { type Answers, KEPT_ON_THE_WAY } from '../answers/answers.ts'
import type { Asked } from '../asked/asked.ts'
import type { Drawing } from '../drawing/drawing.ts'
import type { Requester } from '../hosts/fairness-queue.ts'
import type { ReleasedPages } from '../released/released-pages.ts'
import { type Crawling, robots, sitemap, sitemapIndex, soughtPages } from './sitemap.ts'

const TEXT = 'text/plain; charset=utf-8'

export interface MadeFilesOptions {
  readonly answers: Answers
  readonly drawing: Drawing
  readonly pages: ReleasedPages
  readonly tools: Composed
  read<T>(asker: Requester, work: (ctx: Ctx) => Promise<T>): Promise<T>
}

/** The files that a site has at an address without anybody writing them. */
export class GeneratedFiles {
  readonly #options: MadeFilesOptions

  constructor(options: MadeFilesOptions) {
    this.#options = options
  }

  /** What searching machines may read. */
  robots(asked: Asked, crawling: Crawling): Promise<void> {
    return this.#answer(asked, '/robots.txt', TEXT, () => robots(crawling), KEPT_ON_THE_WAY)
  }

  /**
   * Every address that may be found: in one map, or in one for each provider and a map of those.
   *
   * @returns whether there is such a map at the path
   */
  async sitemap(
    asked: Asked,
    live: LiveSite,
    path: string,
    origin: string,
    caching: string,
  ): Promise<boolean> {
    const text = this.#sitemapAt(asked, live, path, origin)
    if (text) await this.#answer(asked, path, 'application/xml; charset=utf-8', text, caching)
    return text !== null
  }

  #sitemapAt(
    { asker }: Asked,
    live: LiveSite,
    path: string,
    origin: string,
  ): (() => string | Promise<string>) | null {
    const name = /^\/sitemap(?:-([a-z-]+))?\.xml$/.exec(path)
    if (!name) return null
    const { tools, read } = this.#options
    const providers = tools.of(sitemapProviders)
    const isOne = providers.length === 0
    if (name[1] === undefined && !isOne)
      return () => sitemapIndex(['pages', ...providers.map((one) => one.name)], origin)
    if (name[1] === (isOne ? undefined : 'pages')) return () => sitemap(soughtPages(live), origin)
    const provider = providers.find((one) => one.name === name[1])
    if (!provider) return null
    return async () => {
      const paths = await read(asker, (ctx) => provider.paths(ctx))
      return sitemap(
        paths.map((one) => ({ path: one.path, changedAt: one.changedAt.toISOString() })),
        origin,
      )
    }
  }

  /** The icon of a site that has none of its own, in its colours. @param path where it was asked for */
  icon(asked: Asked, live: LiveSite, path: string, caching: string): Promise<void> {
    return this.#answer(asked, path, 'image/svg+xml', () => icon(live), caching)
  }

  async #answer(
    asked: Asked,
    path: string,
    type: string,
    text: () => string | Promise<string>,
    caching: string,
  ): Promise<void> {
    const { answers, drawing, pages } = this.#options
    // By its path it is sent at once, and before any door is looked at.
    const name = caching === KEPT_ON_THE_WAY ? path : `file ${path}`
    const file = await pages.beside(asked.shown, name, async () =>
      drawing.file(asked, type, await text(), caching),
    )
    answers.page(asked.request, asked.response, file)
  }
}

function icon({ content }: LiveSite): string {
  const { accent, paper } = content.styles.palette
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${accent}"/><circle cx="16" cy="16" r="7" fill="${paper}"/></svg>`
}
