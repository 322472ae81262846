import type { Ctx } from '#platform/ctx.ts'
import { readThrough } from '#platform/db/database.ts'
import { type Ask, askAsSystem, runAsSystem, type SystemSurroundings } from '#platform/system-ctx.ts'
import type { Asker, SiteShares } from './site-shares.ts'

/** Reads of a site for its visitors. Each waits for its share: that of the site, or that of one visitor of it. */
export class SiteReads {
  readonly #by: SystemSurroundings
  readonly #shares: SiteShares

  constructor(by: SystemSurroundings, shares: SiteShares) {
    this.#by = by
    this.#shares = shares
  }

  /** One statement at a time, in the share of the site. */
  asking(siteId: string): Ask {
    return (statement) => this.#shares.ask(siteId, () => this.#ask(siteId, statement))
  }

  /** The same in the share of one visitor. */
  askingFor(asker: Asker): Ask {
    return (statement) => this.#shares.askFor(asker, () => this.#ask(asker.siteId, statement))
  }

  /** A transaction in the share of the site. */
  read<T>(siteId: string, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    return this.#shares.ask(siteId, () => this.#run(siteId, work))
  }

  /** The same in the share of one visitor. */
  readFor<T>(asker: Asker, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    return this.#shares.askFor(asker, () => this.#run(asker.siteId, work))
  }

  readonly #ask = (siteId: string, statement: Parameters<Ask>[0]) =>
    readThrough(() => askAsSystem(this.#by, { siteId, reason: 'visitor' }, statement))

  #run<T>(siteId: string, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    return readThrough(() => runAsSystem(this.#by, { siteId, reason: 'visitor' }, work))
  }
}
