import { type LiveSite, notFoundPage } from '#areas/pages/visitor/index.ts'
import type { ReleasedThing } from '#areas/releases/index.ts'
import type { Site } from '#areas/sites/index.ts'
import { type Answers, KEPT_ON_THE_WAY, PRIVATE } from '../answers/answers.ts'
import type { Asked } from '../asked/asked.ts'
import { queryOf } from '../asked/asked-path.ts'
import type { Entry } from '../entry/entry.ts'
import { type Drawing, releaseKey } from '../drawing/drawing.ts'
import { regionNames, type ShownRegions } from '../forms/shown-regions.ts'
import type { Places } from './places.ts'
import type { GeneratedFiles } from '../files/generated-files.ts'
import type { ReleasedPages } from './released-pages.ts'
import type { FairnessQueue } from '../hosts/fairness-queue.ts'
import type { StateAnswers } from '../states/state-answers.ts'

export interface ShownReleaseOptions {
  readonly answers: Answers
  readonly entry: Entry
  readonly pages: ReleasedPages
  readonly files: GeneratedFiles
  readonly states: StateAnswers
  readonly queue: FairnessQueue
  readonly drawing: Drawing
  readonly places: Places
  readonly regions: ShownRegions
  originOf(site: Site): string
}

/** Answers with the released pages of a site. */
export class ShownRelease {
  readonly #options: ShownReleaseOptions

  constructor(options: ShownReleaseOptions) {
    this.#options = options
  }

  /** Answers a path of a release: a page, a file, a redirect, or not found. */
  async answer(asked: Asked, live: LiveSite, path: string): Promise<void> {
    const { answers, entry, files, originOf, pages, places, queue, states } = this.#options
    const { request, response, shown, asker } = asked
    const { site } = shown
    const isPublic = site.visitorPasswordHash === null
    const caching = isPublic ? KEPT_ON_THE_WAY : PRIVATE
    if (path === '/robots.txt') return files.robots(asked, isPublic ? { origin: originOf(site) } : 'forgets')
    if (!entry.isSiteOpen(asked)) return states.askPassword(asked, 'site', path + queryOf(request))
    const names = regionNames(request)
    if (names) return this.#options.regions.answer(asked, live, path + queryOf(request), names)
    const ready = asked.isTreated ? undefined : pages.ready(shown, path)
    if (ready && !(ready.hasQuery && queryOf(request) !== '')) return answers.page(request, response, ready)

    if (await files.sitemap(asked, live, path, originOf(site), caching)) return
    if (path === '/favicon.svg' || path === '/favicon.ico') return files.icon(asked, live, path, caching)
    const found = await places.find(asked, live, path, queryOf(request))
    const thing = found.kind === 'thing' ? found.thing : null
    if (found.kind !== 'page' && (await this.#brought(asked, live, path, thing))) return
    if (found.kind === 'redirect') {
      const key = isPublic ? releaseKey(site, live) : null
      return answers.redirect(response, found.status, found.to, key)
    }
    if (found.kind !== 'page') {
      const page = notFoundPage(live)
      if (!page) return states.nothing(asked)
      queue.missed(asker)
      return answers.page(request, response, await pages.nowhere(asked, live, page))
    }
    const { page } = found
    if (!entry.isPageOpen(asked, page)) return states.askPassword(asked, 'page', path + queryOf(request))
    return answers.page(
      request,
      response,
      await queue.holdBack(asker, () => pages.at(asked, live, page, queryOf(request))),
    )
  }

  /** Answers with what an area has at an address. `false`: none has anything there. */
  async #brought(asked: Asked, live: LiveSite, path: string, thing: ReleasedThing | null): Promise<boolean> {
    const { answers, drawing, entry, pages, places, queue, states } = this.#options
    const { request, response, asker, shown } = asked
    const query = queryOf(request)
    for (const from of places.brought(asked, live, path, query, thing)) {
      const { door } = from
      if (door && !entry.isPageOpen(asked, door)) {
        await states.askPassword(asked, 'page', path + query)
        return true
      }
      const ready = pages.readyBrought(asked, from)
      const page =
        ready ??
        (await queue.holdBack(asker, async () => {
          const found = await from.find()
          if (!found) return null
          if (found.kind === 'page') return pages.brought(asked, from, from.place(found))
          const isForAll =
            from.brought.isShared && shown.site.visitorPasswordHash === null && !door?.passwordHash
          const caching = isForAll ? KEPT_ON_THE_WAY : PRIVATE
          return pages.broughtFile(asked, from, () =>
            drawing.file(asked, found.type, found.text, caching, from.keys(found)),
          )
        }))
      if (!page) continue
      answers.page(request, response, page)
      return true
    }
    return false
  }
}
