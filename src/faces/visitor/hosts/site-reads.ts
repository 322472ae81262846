import type { Ctx } from '#platform/ctx.ts'
import { readThrough } from '#platform/db/database.ts'
import { type Ask, askAsSystem, runAsSystem, type SystemSurroundings } from '#platform/system-ctx.ts'
import type { Requester, FairnessQueue } from './fairness-queue.ts'

/** Reads of a site for its visitors. Each waits for its share: that of the site, or that of one visitor of it. */
export class SiteReads {
  readonly #by: SystemSurroundings
  readonly #queue: FairnessQueue

  constructor(by: SystemSurroundings, queue: FairnessQueue) {
    this.#by = by
    this.#queue = queue
  }

  /** One statement at a time, in the share of the site. */
  asking(siteId: string): Ask {
    return (statement) => this.#queue.ask(siteId, () => this.#ask(siteId, statement))
  }

  /** The same in the share of one visitor. */
  askingFor(asker: Requester): Ask {
    return (statement) => this.#queue.askFor(asker, () => this.#ask(asker.siteId, statement))
  }

  /** A transaction in the share of the site. */
  read<T>(siteId: string, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    return this.#queue.ask(siteId, () => this.#run(siteId, work))
  }

  /** The same in the share of one visitor. */
  readFor<T>(asker: Requester, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    return this.#queue.askFor(asker, () => this.#run(asker.siteId, work))
  }

  #ask<T>(siteId: string, statement: (ctx: Ctx) => Promise<T>): Promise<T> {
    return readThrough(() => askAsSystem(this.#by, { siteId, reason: 'visitor' }, statement))
  }

  #run<T>(siteId: string, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    return readThrough(() => runAsSystem(this.#by, { siteId, reason: 'visitor' }, work))
  }
}
