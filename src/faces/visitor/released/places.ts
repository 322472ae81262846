import {
  asPage,
  broughtPlaces,
  type BroughtPage,
  findPath,
  type Found,
  type FoundPage,
  keysAt,
  type LiveSite,
  type ReadAt,
  readBroughtPage,
  readReleasedPage,
  type ReleasedPage,
  type ShownPage,
} from '#areas/pages/visitor/index.ts'
import { readThingsAt, type ReleasedThing } from '#areas/releases/index.ts'
import { declaredQuery, type DeclaredQuery } from '#kernel/declared-query.ts'
import { decoded, encodedPath } from '#kernel/decoded.ts'
import type { Composed } from '#kernel/point.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Ask } from '#platform/system-ctx.ts'
import type { Asked } from '../asked/asked.ts'

/** A page at an address, of the tree or of an area. */
export interface Place {
  readonly live: LiveSite
  /** As it is drawn. */
  readonly page: ReleasedPage
  /** Its id where it is one of the tree. */
  readonly id: string | null
  /** What its document was read from; null where an area does not say. */
  readonly keys: readonly string[] | null
  content(): Promise<ShownPage>
}

/** An address at which an area may have something. */
export interface BroughtAddress {
  readonly brought: BroughtPage
  /** The page of the tree that it is below, whose password is its own. */
  readonly door: ReleasedPage | null
  readonly query: DeclaredQuery
  /** Its cache key: the address without undeclared query parameters. */
  readonly address: string
  find(): Promise<FoundPage | null>
  /** Its dependency keys; null where the area gives none. */
  keys(found: FoundPage): readonly string[] | null
  place(found: Extract<FoundPage, { kind: 'page' }>): Place
}

export interface PlacesOptions {
  readonly tools: Composed
  asking(siteId: string): Ask
  /** Asks for a site's own rows, on behalf of one visitor. */
  askingFor(asked: Pick<Asked, 'asker'>): Ask
  /** Reads for one visitor, as that visitor. */
  visit<T>(asked: Asked, work: (ctx: Ctx) => Promise<T>): Promise<T>
}

/** How many addresses of a site are cached whose content is not part of the resolved site. */
const REMEMBERED_MOST = 2_000

/** Resolves addresses of a release: pages of the tree, and pages that areas bring. */
export class Places {
  readonly #options: PlacesOptions
  /** Lookups by release and path; dropped with the resolved site. */
  readonly #found = new WeakMap<LiveSite, Map<string, readonly ReleasedThing[]>>()

  constructor(options: PlacesOptions) {
    this.#options = options
  }

  /** A page of the tree. @param query of its address, with its mark */
  ofTree({ shown }: Pick<Asked, 'shown'>, live: LiveSite, page: ReleasedPage, query = ''): Place {
    const ask = this.#options.asking(shown.site.id)
    return { live, page, id: page.id, keys: [], content: () => readReleasedPage(ask, live, page, query) }
  }

  /**
   * What a path means; what the release does not tell itself is asked of the database once, and remembered while it is
   * live.
   *
   * @param path as it was sent @param query with its mark
   */
  find(asked: Pick<Asked, 'asker'>, live: LiveSite, path: string, query = ''): Promise<Found> {
    const ask = this.#options.askingFor(asked)
    let found = this.#found.get(live)
    if (!found) this.#found.set(live, (found = new Map()))
    const known = found
    const readAt: ReadAt = async (paths) => {
      const name = paths.join(' ')
      const before = known.get(name)
      if (before) return before
      const things = await ask((ctx) => readThingsAt(ctx, paths))
      // Addresses that lead nowhere are made up without end.
      if (things.length > 0 && known.size < REMEMBERED_MOST) known.set(name, things)
      return things
    }
    return findPath(live, readAt, decoded(path), query)
  }

  /**
   * Where areas may have something, the nearest page first.
   *
   * @param path as it was sent @param query with its mark @param thing what is released there, of another kind than pages
   */
  brought(
    asked: Asked,
    live: LiveSite,
    path: string,
    query: string,
    thing: ReleasedThing | null,
  ): BroughtAddress[] {
    const { tools, asking, visit } = this.#options
    return broughtPlaces(tools, live, decoded(path), thing).map((place) => {
      const { brought } = place
      const declared = declaredQuery(query, brought.query)
      return {
        brought,
        door: place.page,
        query: declared,
        address: encodedPath(place.path) + declared.written,
        find: () => visit(asked, (ctx) => brought.find(ctx, { ...place, query: declared.values })),
        keys: (found) => keysAt(place, found),
        place: (found) => {
          const page = asPage(place, found)
          const ask = asking(asked.shown.site.id)
          const keys = keysAt(place, found)
          return {
            live,
            page,
            id: null,
            keys,
            content: () => readBroughtPage(ask, live, page, found.document, declared.written),
          }
        },
      }
    })
  }

  /**
   * The page at an address, and the page whose password protects it; null: there is none.
   *
   * @param address a path, which may have a query
   * @param isOpen whether a visitor is past the password of a page
   */
  async at(
    asked: Asked,
    live: LiveSite,
    address: string,
    isOpen: (page: ReleasedPage) => boolean,
  ): Promise<Place | 'locked' | null> {
    const [path = '', query = ''] = address.split(/(?=\?)/s, 2)
    const there = await this.find(asked, live, path)
    if (there.kind === 'page')
      return isOpen(there.page) ? this.ofTree(asked, live, there.page, query) : 'locked'
    const thing = there.kind === 'thing' ? there.thing : null
    for (const one of this.brought(asked, live, path, query, thing)) {
      if (one.door && !isOpen(one.door)) return 'locked'
      const found = await one.find()
      if (found?.kind === 'page') return one.place(found)
    }
    return null
  }
}
