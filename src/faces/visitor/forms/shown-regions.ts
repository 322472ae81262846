import type { IncomingMessage } from 'node:http'
import type { LiveSite, SentState } from '#areas/pages/visitor/index.ts'
import { encodedPath } from '#kernel/decoded.ts'
import type { Composed } from '#kernel/point.ts'
import type { Ctx } from '#platform/ctx.ts'
import { regionsByName } from '#platform/visitor/regions.ts'
import type { Answers } from '../answers/answers.ts'
import { type Asked, headerOf } from '../asked/asked.ts'
import type { Drawing } from '../drawing/drawing.ts'
import type { Entry } from '../entry/entry.ts'
import type { FairnessQueue } from '../hosts/fairness-queue.ts'
import type { Place, Places } from '../released/places.ts'
import type { StateAnswers } from '../states/state-answers.ts'

/** Regions that one request may ask for. */
const MOST = 10

/** The regions that a request asks for; null where it asks for a whole page. */
export function regionNames(request: IncomingMessage): readonly string[] | null {
  const names = headerOf(request, 'x-regions')
  return names === undefined ? null : [...new Set(names.split(' ').filter(Boolean))].slice(0, MOST)
}

export interface ShownRegionsOptions {
  readonly answers: Answers
  readonly drawing: Drawing
  readonly entry: Entry
  readonly places: Places
  readonly queue: FairnessQueue
  readonly states: StateAnswers
  readonly tools: Composed
  /** Reads for one visitor, as that visitor. */
  visit<T>(asked: Asked, work: (ctx: Ctx) => Promise<T>): Promise<T>
}

/** Parts of a page for one visitor: what areas bring by name, and the page's own blocks by id. */
export class ShownRegions {
  readonly #options: ShownRegionsOptions

  constructor(options: ShownRegionsOptions) {
    this.#options = options
  }

  /** Answers a GET of a page's address for the regions that it names. */
  async answer(asked: Asked, live: LiveSite, address: string, names: readonly string[]): Promise<void> {
    const { answers, entry, places, states } = this.#options
    const place = await places.at(asked, live, address, (page) => entry.isPageOpen(asked, page))
    if (place === null) return states.nothing(asked)
    if (place === 'locked') return states.askPassword(asked, 'page', address)
    answers.regions(asked.response, 200, await this.draw(asked, place, names))
  }

  /** Renders regions of a page; unknown ones are left out. */
  async draw(
    asked: Asked,
    place: Place,
    names: readonly string[],
    sent?: SentState,
  ): Promise<Map<string, string>> {
    const { drawing, queue, tools, visit } = this.#options
    const drawn = new Map<string, string>()
    const known = regionsByName(tools)
    const brought = names.flatMap((name) => known.get(name) ?? [])
    if (brought.length > 0)
      await visit(asked, async (ctx) => {
        for (const region of brought)
          drawn.set(
            region.name,
            await region.draw(ctx, { path: encodedPath(place.page.path), words: asked.words }),
          )
      })
    const blocks = names.filter((name) => !known.has(name))
    if (blocks.length === 0) return drawn
    const content = await place.content()
    await queue.turn(asked.shown.site.id)
    for (const block of blocks) {
      const html = drawing.block(asked, place.live, place.page, content, block, sent)
      if (html !== null) drawn.set(block, html)
    }
    return drawn
  }
}
