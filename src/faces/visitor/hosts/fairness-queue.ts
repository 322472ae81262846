import type { Clock } from '#kernel/clock.ts'
import { createLoopTurns } from '#platform/rate-limit/loop-turns.ts'
import { NetworkCounts } from '#platform/rate-limit/network-counts.ts'
import { defineLimit } from '#platform/rate-limit/rate-limit.ts'
import { createTurns } from '#platform/rate-limit/turns.ts'

/** Addresses of a site that lead nowhere, for one network: five a second, more than a crawler finds that follows links. */
const missesOfNetwork = defineLimit({ name: 'visitor.misses-of-network', points: 300, window: 60 })

/** Pages whose words are treated are drawn anew for each request: testers' work, not a way past the cache. */
const treatedOfNetwork = defineLimit({ name: 'visitor.treated-words', points: 60, window: 60 })

/** Forms that one network sends to a site: an office at lunch, not a program. */
const formsOfNetwork = defineLimit({ name: 'visitor.forms-of-network', points: 60, window: 60 })

/** A visitor's request for something of a site. */
export interface Requester {
  readonly siteId: string
  /** As `networkOf` writes it. */
  readonly network: string
  /** Aborts when they have disconnected; null where others wait for the same. */
  readonly signal: AbortSignal | null
}

/** Runs one query. */
export type RunQuery = <T>(query: () => Promise<T>) => Promise<T>

/** Keys of queues for all sites: unknown host names, former names of sites, and passwords. */
const [NAMES, KNOWN_NAMES, EVERY_SITE] = ['', 'known names', 'every site']

/** The most requests of one site that may wait: as many as are answered in a few seconds. */
const WAITING = 5_000

/**
 * Limits what the visitors of one site use of a process at a time, so that a flood of one site does not slow others
 * (R-35; decision 29). A page from memory has no limit, because it costs no more than parsing the request. Requests
 * for existing content are refused only when thousands wait.
 */
export class FairnessQueue {
  readonly #loop = createLoopTurns({ waiting: WAITING })
  /** A quarter of the database's connections. */
  readonly #queries = createTurns({ most: 4, waiting: WAITING })
  /** For networks with too many misses: one database query at a time. */
  readonly #heldBack = createTurns({ most: 1, waiting: 50 })
  /** A check of a password takes a core for 30 ms. */
  readonly #passwords = createTurns({ most: 1, waiting: 50 })
  /** There are four threads for all sites, and files and compressing need them too: half of them, each site once in line. */
  readonly #checks = createTurns({ most: 2, waiting: WAITING })
  readonly #misses: NetworkCounts
  readonly #treated: NetworkCounts
  readonly #forms: NetworkCounts

  constructor(clock: Clock) {
    this.#misses = new NetworkCounts(missesOfNetwork, clock)
    this.#treated = new NetworkCounts(treatedOfNetwork, clock)
    this.#forms = new NetworkCounts(formsOfNetwork, clock)
  }

  /**
   * Waits for the site's next turn of the event loop: in each, one answer of it begins or one page of it is drawn.
   *
   * @param siteId empty for all unknown hosts
   * @returns nothing where it may begin at once
   * @throws Refusal `limits.too_many` (429) when too many wait already
   */
  turn(siteId: string): Promise<void> | undefined {
    return this.#loop.take(siteId)
  }

  /**
   * Runs a query for all visitors who wait for the same, in the site's turn.
   *
   * @throws Refusal `limits.too_many` (429) when too many wait already
   */
  ask<T>(siteId: string, query: () => Promise<T>): Promise<T> {
    return this.#queries.take(siteId, null, query)
  }

  /**
   * Runs a query for one visitor in the site's turn; not if they have disconnected by then.
   *
   * @throws Refusal `limits.too_many` (429) when too many wait already
   */
  askFor<T>(asker: Requester, query: () => Promise<T>): Promise<T> {
    return this.holdBack(asker, () => this.#queries.take(asker.siteId, asker.signal, query))
  }

  /**
   * Makes networks with too many misses wait for each other.
   *
   * @throws Refusal `limits.too_many` (429) when too many of them wait already
   */
  holdBack<T>({ siteId, network, signal }: Requester, work: () => Promise<T>): Promise<T> {
    return this.#misses.isUsedUp(siteId, network) ? this.#heldBack.take(siteId, signal, work) : work()
  }

  /**
   * Resolves a host name that was never a site's, as far as is known. It counts as a miss of the network until it is
   * found, and only once for any number of queries.
   *
   * @param search gets a function that runs one query in the turn of such names
   * @throws Refusal `limits.too_many` (429) when too many wait already
   */
  async findName<T>(network: string, search: (ask: RunQuery) => Promise<T | null>): Promise<T | null> {
    const asker: Requester = { siteId: NAMES, network, signal: null }
    const isCounted = !this.#misses.isUsedUp(NAMES, network)
    const searching = this.holdBack(asker, () => search((query) => this.#queries.take(NAMES, null, query)))
    this.noteMiss(asker)
    let isMade = false
    try {
      const found = await searching
      isMade = found === null
      return found
    } finally {
      if (isCounted && !isMade) this.#misses.giveBack(NAMES, network)
    }
  }

  /** The same for a former name of a site. Such names cannot be made up, so they have a queue of their own. */
  findKnownName<T>(search: (ask: RunQuery) => Promise<T>): Promise<T> {
    return search((query) => this.#queries.take(KNOWN_NAMES, null, query))
  }

  /** The same as {@link askFor} for a password that is checked. */
  check<T>({ siteId, signal }: Requester, check: () => Promise<T>): Promise<T> {
    return this.#passwords.take(siteId, signal, () => this.#checks.take(EVERY_SITE, signal, check))
  }

  /**
   * Counts a miss of a network.
   *
   * @throws Refusal `limits.too_many` (429) when their network has done so too often
   */
  missed({ siteId, network }: Requester): void {
    this.#misses.take(siteId, network)
  }

  /** The same, for a request that is answered from the cache all the same. */
  noteMiss({ siteId, network }: Requester): void {
    if (!this.#misses.isUsedUp(siteId, network)) this.#misses.take(siteId, network)
  }

  /** Counts a form. @throws Refusal `limits.too_many` (429) when their network has sent too many */
  sent({ siteId, network }: Requester): void {
    this.#forms.take(siteId, network)
  }

  /** Whether one more answer may have its words treated; counts it. */
  mayTreat({ siteId, network }: Requester): boolean {
    if (this.#treated.isUsedUp(siteId, network)) return false
    this.#treated.take(siteId, network)
    return true
  }
}
