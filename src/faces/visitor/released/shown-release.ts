import { findPath, type LiveSite, notFoundPage } from '#areas/pages/visitor/index.ts'
import type { Site } from '#areas/sites/index.ts'
import { decoded } from '#kernel/decoded.ts'
import { type Answers, KEPT_ON_THE_WAY, PRIVATE } from '../answers/answers.ts'
import type { Asked } from '../asked/asked.ts'
import { queryOf } from '../asked/asked-path.ts'
import type { Entry } from '../entry/entry.ts'
import { releaseKey } from '../drawing/drawing.ts'
import type { MadeFiles } from '../files/made-files.ts'
import type { ReleasedPages } from './released-pages.ts'
import type { SiteShares } from '../hosts/site-shares.ts'
import type { StateAnswers } from '../states/state-answers.ts'

export interface ShownReleaseOptions {
  readonly answers: Answers
  readonly entry: Entry
  readonly pages: ReleasedPages
  readonly files: MadeFiles
  readonly states: StateAnswers
  readonly shares: SiteShares
  originOf(site: Site): string
}

/** What is released of a site, for whoever may see it. */
export class ShownRelease {
  readonly #options: ShownReleaseOptions

  constructor(options: ShownReleaseOptions) {
    this.#options = options
  }

  /** Answers with what stands at a path of a release: a page, a file, where it has gone, or that there is nothing. */
  async answer(asked: Asked, live: LiveSite, path: string): Promise<void> {
    const { answers, entry, files, originOf, pages, shares, states } = this.#options
    const { request, response, shown, asker } = asked
    const { site } = shown
    const isPublic = site.visitorPasswordHash === null
    const caching = isPublic ? KEPT_ON_THE_WAY : PRIVATE
    if (path === '/robots.txt') return files.robots(asked, isPublic ? { origin: originOf(site) } : 'forgets')
    if (!entry.isSiteOpen(asked)) return states.askPassword(asked, 'site', path + queryOf(request))
    const ready = asked.isTreated ? undefined : pages.ready(shown, path)
    if (ready) return answers.page(request, response, ready)

    if (path === '/sitemap.xml') return files.sitemap(asked, live, originOf(site), caching)
    if (path === '/favicon.svg' || path === '/favicon.ico') return files.icon(asked, live, path, caching)
    const found = findPath(live, decoded(path), queryOf(request))
    if (found.kind === 'redirect') {
      const key = isPublic ? releaseKey(site, live) : null
      return answers.redirect(response, found.status, found.to, key)
    }
    if (found.kind === 'none') {
      const page = notFoundPage(live)
      if (!page) return states.nothing(asked)
      shares.missed(asker)
      return answers.page(request, response, await pages.nowhere(asked, live, page))
    }
    const { page } = found
    if (!entry.isPageOpen(asked, page)) return states.askPassword(asked, 'page', path + queryOf(request))
    return answers.page(request, response, await shares.holdBack(asker, () => pages.at(asked, live, page)))
  }
}
