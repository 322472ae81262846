import { setTimeout as pause } from 'node:timers/promises'
import { type LiveSite, queryOfLoaders, type ReleasedPage } from '#areas/pages/visitor/index.ts'
import type { Site } from '#areas/sites/index.ts'
import { declaredQuery } from '#kernel/declared-query.ts'
import { encodedPath } from '#kernel/decoded.ts'
import type { Composed } from '#kernel/point.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { VisitorWordsOf } from '#platform/read-words.ts'
import type { Ask } from '#platform/system-ctx.ts'
import { type HeadPart, headProviders } from '#platform/visitor/found.ts'
import type { Asked } from '../asked/asked.ts'
import type { Drawing, Occasion } from '../drawing/drawing.ts'
import type { Finished, FinishedPages } from './finished-pages.ts'
import type { KeptPage } from './kept-page.ts'
import { changedBetween } from './dependency-keys.ts'
import { type IsChanged, PageCache } from './page-cache.ts'
import type { BroughtAddress, Place, Places } from './places.ts'
import type { ResolvedSite } from '../hosts/site-directory.ts'
import type { FairnessQueue } from '../hosts/fairness-queue.ts'

/** The name of the page for addresses that lead nowhere, which no address has. */
const NOWHERE = 'not found'

export interface ReleasedPagesOptions {
  readonly drawing: Drawing
  readonly finished: FinishedPages
  /** Bytes that pages may take in memory. */
  readonly cacheBytes: number
  readonly queue: FairnessQueue
  /** Visitors' words for a site's locale. */
  readonly words: VisitorWordsOf
  /** Asks the database for a site's own rows. */
  asking(siteId: string): Ask
  readonly places: Places
  readonly tools: Composed
  /** Reads a site's own rows, for all who wait for the same. */
  readSite<T>(siteId: string, work: (ctx: Ctx) => Promise<T>): Promise<T>
  originOf(site: Site): string
}

/** A page at its own address that everyone may see: it is compressed again when it is stored. */
const OPEN: Occasion = { preview: null, isShared: true, isFound: true, effort: 'quick' }
/** The same for those who are past a password, or whose words are treated. */
const CLOSED: Occasion = { ...OPEN, isShared: false, effort: 'careful' }

/** Whether everyone may see a page: neither it nor its site has a password. */
function isOpen({ site }: ResolvedSite, page: ReleasedPage): boolean {
  return page.passwordHash === null && site.visitorPasswordHash === null
}

/** The same for addresses below a page, or below none. */
function isOpenBehind(shown: ResolvedSite, door: ReleasedPage | null): boolean {
  return door ? isOpen(shown, door) : shown.site.visitorPasswordHash === null
}

/** How many forms of one address are kept, by what its query declares, and by how many keys at most. */
const [FORMS_MOST, KEYS_MOST] = [100, 2]

/** A name that no address is, for what is not sent before its door was looked at. */
const BEHIND = 'behind a door '
const behindDoor = (name: string): string => BEHIND + name

/**
 * Released pages, from the nearest place that has them: this process's memory, the database as they were drawn
 * before, or drawn now. A page is drawn once, however many ask for it at once.
 */
export class ReleasedPages {
  readonly #options: ReleasedPagesOptions
  readonly #kept: PageCache
  /** The forms of addresses that are kept, beside the one without a query. */
  readonly #forms = new WeakMap<ResolvedSite, Map<string, Set<string>>>()

  constructor(options: ReleasedPagesOptions) {
    this.#options = options
    this.#kept = new PageCache(options.cacheBytes)
  }

  /** A page that this process has ready. @param path as it was asked for */
  ready(shown: ResolvedSite, path: string): KeptPage | undefined {
    return this.#kept.get(shown, path)
  }

  /**
   * A page at its own address.
   *
   * @param query as it was asked with: what no loader of the page reads of it is not there
   */
  async at(asked: Asked, live: LiveSite, page: ReleasedPage, query: string): Promise<KeptPage> {
    const plain = await this.#plain(asked, live, page)
    if (query === '' || !plain.hasQuery) return plain
    const declared = declaredQuery(query, queryOfLoaders(this.#options.tools, plain.readers))
    if (declared.size === 0) return plain
    const { shown } = asked
    const isShared = !asked.isTreated && isOpen(shown, page)
    const address = encodedPath(page.path) + declared.written
    const make = async (): Promise<KeptPage> => {
      const heads = isShared ? await this.#heads(shown, page) : []
      return (await this.#draw(asked, live, page, { ...CLOSED, isShared, heads }, declared.written)).made
    }
    if (asked.isTreated || !this.#mayKeep(shown, { address, query: declared })) return make()
    return this.#kept.getOrMake(shown, isShared ? address : behindDoor(address), make)
  }

  /** A page at its own address without a query. */
  async #plain(asked: Asked, live: LiveSite, page: ReleasedPage): Promise<KeptPage> {
    const { shown } = asked
    const closed = async (): Promise<KeptPage> => (await this.#draw(asked, live, page, CLOSED)).made
    if (asked.isTreated) return closed()
    if (!isOpen(shown, page)) return this.#kept.getOrMake(shown, behindDoor(encodedPath(page.path)), closed)
    const { finished, asking } = this.#options
    // By its own path: a letter can be written in two ways (`%63` is `c`), and a page's in hundreds.
    const path = encodedPath(page.path)
    return this.#kept.getOrMake(shown, path, async () => {
      const heads = await this.#heads(shown, page)
      // Its data from areas may change without a change of the key of the finished page.
      const before = heads.length > 0 ? null : await finished.find(asking(shown.site.id), shown, page)
      if (before) return before
      const drawn = await this.#draw(asked, live, page, { ...OPEN, heads })
      if (heads.length > 0) return drawn.made
      finished.put(drawn, (better) => this.#kept.replace(drawn.made, better))
      return drawn.made
    })
  }

  /**
   * What an area has at an address, the same for everyone who may see it.
   *
   * @returns null where nothing is kept of it yet
   */
  readyBrought(asked: Asked, { door, address }: BroughtAddress): KeptPage | undefined {
    if (asked.isTreated) return undefined
    const { shown } = asked
    return this.#kept.get(shown, isOpenBehind(shown, door) ? address : behindDoor(address))
  }

  /** A page of an area, kept where it is shared: of one address at most so many forms. */
  async brought(asked: Asked, from: BroughtAddress, place: Place): Promise<KeptPage> {
    const { shown } = asked
    const isShared = from.brought.isShared && !asked.isTreated && isOpenBehind(shown, from.door)
    const heads = isShared ? await this.#heads(shown, place.page, null) : []
    const occasion: Occasion = {
      ...CLOSED,
      isShared,
      heads,
      hasQuery: from.brought.query.length > 0,
    }
    const make = () => this.shownTo(asked, place, occasion)
    if (!from.brought.isShared || asked.isTreated || !this.#mayKeep(shown, from)) return make()
    return this.#kept.getOrMake(shown, isShared ? from.address : behindDoor(from.address), make)
  }

  #mayKeep(shown: ResolvedSite, { address, query }: Pick<BroughtAddress, 'address' | 'query'>): boolean {
    if (query.size === 0) return true
    if (query.size > KEYS_MOST) return false
    const forms = this.#formsOf(shown, address.slice(0, -query.written.length))
    if (!forms.has(address) && forms.size >= FORMS_MOST) return false
    forms.add(address)
    return true
  }

  #formsOf(shown: ResolvedSite, path: string): Set<string> {
    let ofSite = this.#forms.get(shown)
    if (!ofSite) this.#forms.set(shown, (ofSite = new Map()))
    const forms = ofSite.get(path) ?? new Set()
    ofSite.set(path, forms)
    return forms
  }

  /** A file of an area, kept as its pages are. */
  broughtFile(asked: Asked, from: BroughtAddress, make: () => KeptPage): Promise<KeptPage> | KeptPage {
    const { shown } = asked
    if (!from.brought.isShared || !this.#mayKeep(shown, from)) return make()
    // Of a file nothing says that its address has keys.
    const isPlain = isOpenBehind(shown, from.door) && from.brought.query.length === 0
    return this.beside(shown, isPlain ? from.address : behindDoor(from.address), make)
  }

  /** A page rendered for this request, not cached. */
  async shownTo(asked: Asked, place: Place, occasion: Partial<Occasion> = {}): Promise<KeptPage> {
    const content = await place.content()
    await this.#options.queue.turn(asked.shown.site.id)
    const { live, page } = place
    return this.#options.drawing.page(asked, live, page, content, {
      ...CLOSED,
      effort: 'quick',
      read: place.keys,
      ...occasion,
    })
  }

  /** What areas add to the head of a page. */
  async #heads(
    { site }: ResolvedSite,
    page: ReleasedPage,
    id: string | null = page.id,
  ): Promise<readonly HeadPart[]> {
    const { tools, readSite, originOf } = this.#options
    const providers = tools.of(headProviders)
    if (providers.length === 0) return []
    const about = { path: encodedPath(page.path), id, origin: originOf(site) }
    return readSite(site.id, async (ctx) => {
      const parts: HeadPart[] = []
      for (const provider of providers) {
        const part = await provider.head(ctx, about)
        if (part) parts.push(part)
      }
      return parts
    })
  }

  /** The site's page for addresses that lead nowhere. */
  async nowhere(asked: Asked, live: LiveSite, page: ReleasedPage): Promise<KeptPage> {
    const isShared = !asked.isTreated && isOpen(asked.shown, page)
    const make = async (): Promise<KeptPage> =>
      (await this.#draw(asked, live, page, { ...CLOSED, isShared, isFound: false })).made
    if (asked.isTreated) return make()
    return this.#kept.getOrMake(asked.shown, isShared ? NOWHERE : behindDoor(NOWHERE), make)
  }

  /**
   * Answers that are no pages of the tree, such as states and sitemaps; cached like pages.
   *
   * @param name an address where everyone may have it there, else words that no address is
   */
  beside(shown: ResolvedSite, name: string, make: () => KeptPage | Promise<KeptPage>): Promise<KeptPage> {
    return this.#kept.getOrMake(shown, name, async () => make())
  }

  /**
   * Draws and stores what everyone may see of a site and is not stored yet, one page after another, taking half of the
   * time at most. A page that cannot be drawn or stored keeps no other from its turn.
   *
   * @throws AbortError once the signal has fired
   * @throws AggregateError at the end, of what any page threw
   */
  async drawAhead(shown: ResolvedSite, signal: AbortSignal): Promise<void> {
    const { asking, finished, words } = this.#options
    const { site, live } = shown
    if (!live || !finished.isOn || site.effects.visitor !== 'site') return
    const asked = { shown, words: words(site.language), isTreated: false }
    const failures: unknown[] = []
    for (const page of live.byPath.values()) {
      if (!isOpen(shown, page)) continue
      const from = performance.now()
      try {
        if ((await this.#heads(shown, page)).length > 0) continue
        if (await finished.find(asking(site.id), shown, page)) continue
        await finished.store(await this.#draw(asked, live, page, OPEN), 'best')
      } catch (error) {
        failures.push(error)
      }
      await pause(performance.now() - from, undefined, { signal })
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} pages were not drawn ahead`)
  }

  async #draw(
    asked: Pick<Asked, 'shown' | 'words'>,
    live: LiveSite,
    page: ReleasedPage,
    occasion: Occasion,
    query = '',
  ): Promise<Finished> {
    const { drawing, queue, places } = this.#options
    const { shown } = asked
    const content = await places.ofTree(asked, live, page, query).content()
    await queue.turn(shown.site.id)
    const made = drawing.page(asked, live, page, content, occasion)
    const { uploads, fingerprint } = content.assets
    return { shown, page, assets: { uploads, fingerprint }, changes: content.changes, made }
  }

  /** Lets go of pages of a site that were drawn from what has changed. */
  change(shown: ResolvedSite, isChanged: IsChanged): void {
    this.#kept.change(shown, isChanged)
  }

  /** Keeps on what of a site is the same as it was before it was read anew. */
  follow(former: ResolvedSite, shown: ResolvedSite): void {
    this.#kept.pass(former, shown, changedBetween(former, shown))
    for (const name of shown.kept.keys()) {
      const address = name.startsWith(BEHIND) ? name.slice(BEHIND.length) : name
      const mark = address.indexOf('?')
      if (mark > 0) this.#formsOf(shown, address.slice(0, mark)).add(address)
    }
  }

  /** Lets go of what this process has of a site that is no longer shown so. */
  drop(shown: ResolvedSite): void {
    this.#kept.drop(shown)
  }

  /** Stores what still waits for it. */
  close(): Promise<void> {
    return this.#options.finished.close()
  }
}
