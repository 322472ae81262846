import { isShipped } from '#areas/assets/index.ts'
import { filesOfOpenPages } from '#areas/pages/visitor/index.ts'
import type { Composed } from '#kernel/point.ts'
import type { Ask } from '#platform/system-ctx.ts'
import type { ResolvedSite } from '../hosts/site-directory.ts'

/** Who may see a file: everyone, only some, or unknown at the moment. */
export type SeenBy = 'everyone' | 'some' | 'unknown'

/**
 * Which files of a site everyone may see: those that its open pages and its redirects lead to, and what comes with the
 * program. A file on a page with a password, in a draft, or on no page is sent to everyone with its address, and stored by no
 * cache on the way. The list is read once for a resolved site, with the first of its files, and dropped with it.
 */
export class PublicFiles {
  readonly #asking: (siteId: string) => Ask
  readonly #tools: Composed
  readonly #of = new WeakMap<ResolvedSite, Promise<ReadonlySet<string>>>()

  /** @param asking asks the database for a site's own rows */
  constructor(asking: (siteId: string) => Ask, tools: Composed) {
    this.#asking = asking
    this.#tools = tools
  }

  /** Who may see a file of a site. */
  async seenBy(shown: ResolvedSite, id: string): Promise<SeenBy> {
    if (!shown.live) return 'some'
    if (isShipped(this.#tools, id)) return 'everyone'
    let files = this.#of.get(shown)
    if (!files) {
      files = filesOfOpenPages(this.#asking(shown.site.id), shown.live)
      this.#of.set(shown, files)
    }
    try {
      return (await files).has(id) ? 'everyone' : 'some'
    } catch {
      if (this.#of.get(shown) === files) this.#of.delete(shown)
      return 'unknown'
    }
  }
}
