import type { KeptPage } from './kept-page.ts'

/** What pages belong to: it carries them itself, so that a hit is one look into its own map. */
export interface PageOwner {
  readonly kept: Map<string, KeptPage>
}

interface Place {
  owner: PageOwner
  readonly path: string
}

/** A page that is being rendered, and the notifications since it began. */
interface Making {
  readonly page: Promise<KeptPage>
  readonly told: IsChanged[]
}

export type IsChanged = (key: string) => boolean

/** Whether a page has changed. For one without keys this is unknown. */
const goesWith = ({ keys }: KeptPage, isChanged: IsChanged): boolean =>
  keys.length === 0 || keys.some(isChanged)

/**
 * Finished pages by owner (a site as it is shown) and path. Each names what it was drawn from, and goes as any of that
 * changes; from an owner that is replaced the others pass on to the next.
 * All pages together stay below a number of bytes; the least recently used go first.
 */
export class PageCache {
  readonly #most: number
  /** Every page with where it is kept, the one that was used longest ago first. */
  readonly #order = new Map<KeptPage, Place>()
  readonly #making = new WeakMap<PageOwner['kept'], Map<string, Making>>()
  /** Of owners that are no longer shown. */
  readonly #gone = new WeakSet<PageOwner['kept']>()
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

  /**
   * A page, made by `make` if it is not ready; made once, however many ask at once. One of which something changed
   * while it was made is for those who asked, and not kept.
   */
  async getOrMake(owner: PageOwner, path: string, make: () => Promise<KeptPage>): Promise<KeptPage> {
    const ready = this.get(owner, path)
    if (ready) return ready
    let under = this.#making.get(owner.kept)
    if (!under) {
      under = new Map()
      this.#making.set(owner.kept, under)
    }
    const underWay = under.get(path)
    if (underWay && underWay.told.length === 0) return underWay.page
    const making: Making = { page: make(), told: [] }
    under.set(path, making)
    try {
      const page = await making.page
      if (!making.told.some((isChanged) => goesWith(page, isChanged))) this.#put({ owner, path }, page)
      return page
    } finally {
      if (under.get(path) === making) under.delete(path)
    }
  }

  /** Keeps a page in the place of another, if that is still there. */
  replace(former: KeptPage, page: KeptPage): void {
    const place = this.#order.get(former)
    if (place) this.#put(place, page)
  }

  #put(place: Place, page: KeptPage): void {
    const { kept } = place.owner
    if (this.#gone.has(kept)) return
    const former = kept.get(place.path)
    if (former) this.#remove(former, place)
    kept.set(place.path, page)
    this.#order.set(page, place)
    this.#weight += page.weight
    while (this.#weight > this.#most) {
      const [oldest] = this.#order
      if (!oldest) return
      this.#remove(oldest[0], oldest[1])
    }
  }

  #remove(page: KeptPage, place: Place): void {
    this.#order.delete(page)
    place.owner.kept.delete(place.path)
    this.#weight -= page.weight
  }

  /** Lets go of pages of an owner that were drawn from what has changed. */
  change(owner: PageOwner, isChanged: IsChanged): void {
    for (const [path, page] of owner.kept) if (goesWith(page, isChanged)) this.#remove(page, { owner, path })
    for (const { told } of this.#making.get(owner.kept)?.values() ?? []) told.push(isChanged)
  }

  /** Passes the pages of an owner on to the one that is shown in its place, but for those that changed. */
  pass(owner: PageOwner, next: PageOwner, isChanged: IsChanged): void {
    this.change(owner, isChanged)
    for (const [path, page] of owner.kept) {
      const place = this.#order.get(page)
      if (next.kept.has(path) || !place) this.#remove(page, { owner, path })
      else {
        owner.kept.delete(path)
        next.kept.set(path, page)
        place.owner = next
      }
    }
    this.#gone.add(owner.kept)
  }

  /** Lets go of everything of an owner that is no longer shown. */
  drop(owner: PageOwner): void {
    for (const [path, page] of owner.kept) this.#remove(page, { owner, path })
    this.#gone.add(owner.kept)
  }

  /** Bytes that are kept now. */
  get weight(): number {
    return this.#weight
  }
}
