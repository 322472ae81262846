import { findAccountsByIds } from '#areas/accounts/index.ts'
import { betaFlagsOfSite, mayHaveBetaFlags } from '#areas/operator/index.ts'
import {
  liveRelease,
  liveSiteOf,
  type LiveSite,
  shownOfType,
  wholeRelease,
} from '#areas/pages/visitor/index.ts'
import { findSitesWith, type Site, type SiteAlong } from '#areas/sites/index.ts'
import type { Clock } from '#kernel/clock.ts'
import { PSEUDO_PARAMETER } from '#kernel/i18n/pseudo.ts'
import { resolveWebsiteLocale } from '#kernel/i18n/resolve-locale.ts'
import { siteType } from '#kernel/states/site-type.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type Database, readThrough } from '#platform/db/database.ts'
import { askAsSystem } from '#platform/system-ctx.ts'
import type { Tools } from '#platform/tools.ts'
import type { PageOwner } from '../released/page-cache.ts'
import type { RunQuery, FairnessQueue } from './fairness-queue.ts'

/** A site as its visitors meet it: its facts, and what is live. */
export interface ResolvedSite extends PageOwner {
  /** Its language is the locale it is shown in: one that is tried counts only while its flag is on. */
  readonly site: Site
  /** As a site of its type shows it; null before the first release. */
  readonly live: LiveSite | null
  /** A parking page, which needs no release, waits till its owner's address is confirmed (product book, accounts). */
  readonly isHeld: boolean
  /** Everyone sees what is released, without a password, and in the words that everyone gets. */
  readonly isOpen: boolean
  /** The beta flags that are on for it: for what we decide ourselves, as the list is no visitor's (contract §4). */
  readonly flags: readonly string[]
}

/** What is asked along with a site, in one trip. Hardly any has flags: which they are is asked where it may have some. */
const ALONG = { live: liveRelease, mayHaveFlags: mayHaveBetaFlags }
type Found = SiteAlong<typeof ALONG>
const sites = findSitesWith(ALONG)
const wholeSites = findSitesWith({ ...ALONG, live: wholeRelease })

/** Channel on which the database tells that a site, its status or its pointer changed. */
export const SITE_CHANNEL = 'portico_site'
/** Unknown names kept so that a flood of them does not reach the database; they are forgotten soon. */
const UNKNOWN_MOST = 10_000
const UNKNOWN_MS = 10_000
/** How often an unknown name is read at most, while notifications arrive. */
const READS_MOST = 3
const KNOWN_MOST = 20_000
/** How many names that were a site's are remembered. */
const WERE_SITES_MOST = 200_000
/** Every site, in a notification. */
const EVERY = '*'

/** Listens for changes of resolved sites. */
export interface SiteListener {
  /** It is dropped. */
  dropped(this: void, shown: ResolvedSite): void
  /** Another value replaces it. */
  replaced(this: void, former: ResolvedSite, shown: ResolvedSite): void
  /** Only these dependency keys changed, separated by spaces (`dependency-keys.ts`). */
  changed(this: void, shown: ResolvedSite, keys: string): void
}

/**
 * Resolves hosts to sites, cached in memory and invalidated by notifications of the database. Nothing is
 * polled; a lost connection clears the cache.
 */
export class SiteDirectory {
  readonly #database: Database
  readonly #tools: Tools
  readonly #clock: Clock
  readonly #queue: FairnessQueue
  readonly #bySlug = new Map<string, Promise<ResolvedSite | null>>()
  readonly #ready = new Map<string, ResolvedSite>()
  readonly #slugOf = new Map<string, string>()
  readonly #unknown = new Map<string, number>()
  /** Names that were a site's when they were last asked for. */
  readonly #wereSites = new Set<string>()
  /** By id, sites that changed and were not requested since: their pages are kept until the changes are known. */
  readonly #former = new Map<string, ResolvedSite>()
  #listener: SiteListener | null = null
  /** Sites with notifications during a read: its result may be outdated. */
  readonly #underWay = new Set<Set<string>>()
  #stop: (() => Promise<void>) | null = null

  constructor(given: { database: Database; tools: Tools; clock: Clock; queue: FairnessQueue }) {
    this.#database = given.database
    this.#tools = given.tools
    this.#clock = given.clock
    this.#queue = given.queue
  }

  /** Begins to listen for changes. */
  async open(): Promise<void> {
    this.#stop = await this.#database.listen(
      SITE_CHANNEL,
      (told) => this.#hear(told),
      () => this.#forgetAll(),
    )
  }

  /** Sets the listener. */
  onChange(listener: SiteListener): void {
    this.#listener = listener
  }

  /** @param told {@link EVERY}, a site's id, or that and the changed keys, separated by spaces */
  #hear(told: string): void {
    const space = told.indexOf(' ')
    if (told === EVERY) this.#forgetAll()
    else if (space < 0) this.#forget(told)
    else this.#change(told.slice(0, space), told.slice(space + 1))
  }

  #change(siteId: string, keys: string): void {
    const slug = this.#slugOf.get(siteId)
    for (const shown of [slug === undefined ? undefined : this.#ready.get(slug), this.#former.get(siteId)])
      if (shown) this.#listener?.changed(shown, keys)
  }

  #forget(siteId: string): void {
    const slug = this.#slugOf.get(siteId)
    if (slug !== undefined) {
      const shown = this.#ready.get(slug)
      if (shown) this.#setAside(siteId, slug, shown)
      else this.#drop(slug)
    }
    this.#slugOf.delete(siteId)
    this.#unknown.clear()
    for (const heard of this.#underWay) heard.add(siteId)
  }

  /** What changed while nothing could be heard is not known, so everything is read anew as it is asked for. */
  #forgetAll(): void {
    for (const slug of this.#bySlug.keys()) this.#drop(slug)
    for (const former of this.#former.values()) this.#listener?.dropped(former)
    this.#former.clear()
    this.#slugOf.clear()
    this.#unknown.clear()
    for (const heard of this.#underWay) heard.add(EVERY)
  }

  #setAside(siteId: string, slug: string, shown: ResolvedSite): void {
    this.#bySlug.delete(slug)
    this.#ready.delete(slug)
    this.#former.set(siteId, shown)
    const [oldest] = this.#former
    if (this.#former.size <= KNOWN_MOST || !oldest) return
    this.#former.delete(oldest[0])
    this.#listener?.dropped(oldest[1])
  }

  #drop(slug: string): void {
    const shown = this.#bySlug.get(slug)
    this.#bySlug.delete(slug)
    this.#ready.delete(slug)
    shown?.then(
      (gone) => gone && this.#listener?.dropped(gone),
      () => {},
    )
  }

  /** A site that was found before; `undefined` when it must be asked for. */
  peek(slug: string): ResolvedSite | undefined {
    return this.#ready.get(slug)
  }

  /**
   * The site of a built-in address, or null.
   *
   * @param network of the request, for which an unknown name counts as a miss
   * @throws Refusal `limits.too_many` (429) when too many ask for names
   */
  async find(slug: string, network: string): Promise<ResolvedSite | null> {
    const known = this.#bySlug.get(slug)
    if (known) return known
    const since = this.#unknown.get(slug)
    if (since !== undefined && this.#clock.now() - since < UNKNOWN_MS) return null
    const asked = this.#read(slug, network)
    this.#bySlug.set(slug, asked)
    try {
      const shown = await asked
      if (shown) {
        this.#slugOf.set(shown.site.id, slug)
        this.#wereSites.add(slug)
        if (this.#bySlug.get(slug) === asked) this.#show(slug, shown)
        this.#trim()
      } else {
        this.#bySlug.delete(slug)
        this.#wereSites.delete(slug)
      }
      return shown
    } catch (error) {
      this.#bySlug.delete(slug)
      throw error
    }
  }

  #show(slug: string, shown: ResolvedSite): void {
    this.#ready.set(slug, shown)
    const former = this.#former.get(shown.site.id)
    if (!former) return
    this.#former.delete(shown.site.id)
    this.#listener?.replaced(former, shown)
  }

  #trim(): void {
    const [former] = this.#wereSites
    if (this.#wereSites.size > WERE_SITES_MOST && former !== undefined) this.#wereSites.delete(former)
    if (this.#bySlug.size <= KNOWN_MOST) return
    const [oldest] = this.#bySlug.keys()
    if (oldest !== undefined) this.#drop(oldest)
  }

  /** What a site shows now with every redirect, read past everything that is kept; null: there is no such site. */
  async readNow(siteId: string): Promise<ResolvedSite | null> {
    return readThrough(async () => {
      const found = await this.#ask(({ db }) => wholeSites.byId(db, siteId))
      return found && this.#shownOf(found)
    })
  }

  #read(slug: string, network: string): Promise<ResolvedSite | null> {
    const search = (ask: RunQuery) => this.#search(slug, ask)
    // Made-up names have one queue, so that a flood of them does not slow former names of sites.
    return this.#wereSites.has(slug)
      ? this.#queue.findKnownName(search)
      : this.#queue.findName(network, search)
  }

  /** Reads a name again until no notification arrived during the read. */
  async #search(slug: string, ask: RunQuery): Promise<ResolvedSite | null> {
    const heard = new Set<string>()
    this.#underWay.add(heard)
    try {
      for (let reads = 1; ; reads += 1) {
        heard.clear()
        const shown = await readThrough(() => this.#readOnce(slug, ask))
        if (shown) {
          if (!heard.has(EVERY) && !heard.has(shown.site.id)) return shown
        } else if (heard.size === 0) {
          this.#noteUnknown(slug)
          return null
        } else if (reads >= READS_MOST) {
          // Any of the changed sites may have got this name. With many sites there is always one: the host is treated
          // as unknown for this request, and that is not cached.
          return null
        }
      }
    } finally {
      this.#underWay.delete(heard)
    }
  }

  #noteUnknown(slug: string): void {
    if (this.#unknown.size >= UNKNOWN_MOST) this.#unknown.clear()
    this.#unknown.set(slug, this.#clock.now())
  }

  async #readOnce(slug: string, ask: RunQuery): Promise<ResolvedSite | null> {
    const { sitesDomain } = this.#tools.config
    const found = await ask(() =>
      this.#ask(({ db }) => sites.byHost(db, `${slug}.${sitesDomain}`, sitesDomain)),
    )
    return found && this.#shownOf(found)
  }

  async #shownOf({ site, along }: Found): Promise<ResolvedSite> {
    const flags = along.mayHaveFlags
      ? await this.#database.transaction('platform', (db) => betaFlagsOfSite(db, site.id))
      : []
    const live = liveSiteOf(along.live)
    return {
      site: { ...site, language: resolveWebsiteLocale(site.language, { betaFeatureFlags: flags }) },
      live: live && shownOfType(site.type, live),
      isHeld: await this.#isHeld(site),
      isOpen:
        site.effects.visitor === 'site' &&
        site.visitorPasswordHash === null &&
        !flags.includes(PSEUDO_PARAMETER),
      flags,
      kept: new Map(),
    }
  }

  async #isHeld({ type, ownerId }: Site): Promise<boolean> {
    if (type !== siteType.parkingPage) return false
    const [owner] = await this.#ask((ctx) => findAccountsByIds(ctx, [ownerId]))
    return owner?.isVerified !== true
  }

  /** What one statement tells, about all sites. */
  #ask<T>(statement: (ctx: Ctx) => Promise<T>): Promise<T> {
    const surroundings = { database: this.#database, tools: this.#tools, clock: this.#clock }
    return askAsSystem(surroundings, { siteId: null, reason: 'visitor' }, statement)
  }

  async close(): Promise<void> {
    await this.#stop?.()
  }
}
