import { isShipped } from '#areas/assets/index.ts'
import { filesOfOpenPages } from '#areas/pages/visitor/index.ts'
import type { Ask } from '#platform/system-ctx.ts'
import type { ShownSite } from './site-directory.ts'

/**
 * Which files of a site everyone may see: those that its open pages and its redirects lead to, and what comes with the
 * program. What stands on a page with a password, in a draft, or nowhere is sent to who has its address, and kept by
 * nobody on the way. It is asked once of what a site shows, with the first of its files, and goes with that value.
 */
export class OpenFiles {
  readonly #asking: (siteId: string) => Ask
  readonly #of = new WeakMap<ShownSite, Promise<ReadonlySet<string>>>()

  /** @param asking asks the database for a site's own rows */
  constructor(asking: (siteId: string) => Ask) {
    this.#asking = asking
  }

  /** Whether everyone may see a file. While nobody can say, not everyone may. */
  async has(shown: ShownSite, id: string): Promise<boolean> {
    if (!shown.live) return false
    if (isShipped(id)) return true
    let files = this.#of.get(shown)
    if (!files) {
      files = filesOfOpenPages(this.#asking(shown.site.id), shown.live)
      this.#of.set(shown, files)
    }
    try {
      return (await files).has(id)
    } catch {
      this.#of.delete(shown)
      return false
    }
  }
}
