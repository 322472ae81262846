import type { IncomingMessage, ServerResponse } from 'node:http'
import { PSEUDO_PARAMETER } from '#kernel/i18n/pseudo.ts'
import { KEY_DEBUG_COOKIE } from '#kernel/i18n/text-filter.ts'
import type { PlainRequest } from '#platform/http/plain-request.ts'
import { sendWhole } from '../answers/answers.ts'
import { headerOf } from '../asked/asked.ts'
import { PREVIEW } from '../entry/entry.ts'
import type { FileCache } from '../files/file-cache.ts'
import type { SiteListener, ResolvedSite, SiteDirectory } from '../hosts/site-directory.ts'
import { changedOf } from './dependency-keys.ts'
import { chosenEncoding, type KeptPage, type Variant, wireBytes } from './kept-page.ts'
import type { ReleasedPages } from './released-pages.ts'

/** Answers from the memory of this process, and updates that memory as sites change. */
export class PagesInMemory {
  readonly #directory: SiteDirectory
  readonly #pages: ReleasedPages
  readonly #known: FileCache

  constructor(directory: SiteDirectory, pages: ReleasedPages, known: FileCache) {
    this.#directory = directory
    this.#pages = pages
    this.#known = known
  }

  answerKept(request: IncomingMessage, response: ServerResponse, slug: string): boolean {
    const { headers, method, url = '' } = request
    if (method !== 'GET' || headers['if-none-match'] !== undefined || headers['x-regions'] !== undefined)
      return false
    const variant = this.#find(slug, url, headers.cookie, headerOf(request, 'accept-encoding'))
    return variant !== null && sendWhole(response, variant)
  }

  keptBytes({ url, cookie, accepts }: PlainRequest, slug: string): Buffer | null {
    const variant = this.#find(slug, url, cookie, accepts)
    return variant && wireBytes(variant, Date.now())
  }

  /** A released page that everyone may see and that is in this process's memory, in the encoding that is asked for. */
  #find(slug: string, url: string, cookie: string | undefined, accepted: string | undefined): Variant | null {
    if (cookie?.includes(`${PREVIEW}=`) || cookie?.includes(KEY_DEBUG_COOKIE)) return null
    const shown = this.#directory.peek(slug)
    if (!shown?.isOpen) return null
    const page = this.#pages.ready(shown, url) ?? this.#findWithout(shown, url)
    // A variant that has to be compressed first is made in the site's turn.
    return page?.status === 200 ? page.ready(chosenEncoding(accepted)) : null
  }

  /** The page at an address with undeclared query parameters (`utm_source`, click ids): the one without them. */
  #findWithout(shown: ResolvedSite, url: string): KeptPage | undefined {
    const mark = url.indexOf('?')
    // Reserved parameters are not ignored.
    if (
      mark < 0 ||
      url.includes(PREVIEW, mark) ||
      url.includes(PSEUDO_PARAMETER, mark) ||
      url.includes('%', mark)
    )
      return undefined
    const page = this.#pages.ready(shown, url.slice(0, mark))
    return page?.hasQuery ? undefined : page
  }

  /** Updates the cache as sites change. */
  listener(): SiteListener {
    return {
      dropped: (shown) => this.letGo(shown),
      replaced: (former, shown) => {
        this.#pages.follow(former, shown)
        this.#known.drop(former)
      },
      changed: (shown, keys) => {
        this.#pages.change(shown, changedOf(keys))
        this.#known.drop(shown)
      },
    }
  }

  /** Drops the cache entries of a resolved site. */
  letGo(shown: ResolvedSite): void {
    this.#pages.drop(shown)
    this.#known.drop(shown)
  }
}
