import type { KeptPage } from './kept-page.ts'

/** What pages belong to: it carries them itself, so that a hit is one look into its own map. */
export interface PageOwner {
  readonly kept: Map<string, KeptPage>
}

/**
 * Finished pages by owner (a site as it is shown) and path. What a site shows is a value that a
 * release replaces as a whole, so nothing is ever invalidated by hand: with the value go its pages.
 * All pages together stay below a number of bytes; the least recently used go first.
 */
export class PageCache {
  readonly #most: number
  /** Every page with where it is kept, the one that was used longest ago first. */
  readonly #order = new Map<KeptPage, { owner: PageOwner; path: string }>()
  readonly #making = new WeakMap<PageOwner, Map<string, Promise<KeptPage>>>()
  #weight = 0

  /** @param most bytes that all pages together may take */
  constructor(most: number) {
    this.#most = most
  }

  /** A page that is ready, or undefined. */
  get(owner: PageOwner, path: string): KeptPage | undefined {
    const page = owner.kept.get(path)
    // Its use is noted only when room is getting short: doing so on every hit costs more than it saves.
    if (page && this.#weight > this.#most * 0.8) {
      const place = this.#order.get(page)
      if (place) {
        this.#order.delete(page)
        this.#order.set(page, place)
      }
    }
    return page
  }

  /** A page, made by `make` if it is not ready; made once, however many ask at once. */
  async getOrMake(owner: PageOwner, path: string, make: () => Promise<KeptPage>): Promise<KeptPage> {
    const ready = this.get(owner, path)
    if (ready) return ready
    let under = this.#making.get(owner)
    if (!under) {
      under = new Map()
      this.#making.set(owner, under)
    }
    const underWay = under.get(path)
    if (underWay) return underWay
    const making = make()
    under.set(path, making)
    try {
      const page = await making
      this.#put(owner, path, page)
      return page
    } finally {
      under.delete(path)
    }
  }

  /** Keeps a page in the place of another, if that is still there. */
  replace(owner: PageOwner, path: string, former: KeptPage, page: KeptPage): void {
    if (owner.kept.get(path) !== former) return
    this.#remove(former, { owner, path })
    this.#put(owner, path, page)
  }

  #put(owner: PageOwner, path: string, page: KeptPage): void {
    owner.kept.set(path, page)
    this.#order.set(page, { owner, path })
    this.#weight += page.weight
    while (this.#weight > this.#most) {
      const [oldest] = this.#order
      if (!oldest) return
      this.#remove(oldest[0], oldest[1])
    }
  }

  #remove(page: KeptPage, place: { owner: PageOwner; path: string }): void {
    this.#order.delete(page)
    place.owner.kept.delete(place.path)
    this.#weight -= page.weight
  }

  /** Lets go of everything of an owner that is no longer shown. */
  drop(owner: PageOwner): void {
    for (const [path, page] of owner.kept) this.#remove(page, { owner, path })
  }

  /** Bytes that are kept now. */
  get weight(): number {
    return this.#weight
  }
}
