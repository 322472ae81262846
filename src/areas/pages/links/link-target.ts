import type { Id } from '#kernel/ids.ts'
import { point } from '#kernel/point.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { PageKind } from '../contract.ts'

/** A page of the live tree, as far as links need it. */
export interface LivePage {
  readonly kind: PageKind
  /** Decoded. */
  readonly path: string
}

/** Where things of a kind stand. */
export interface LinkAddresses {
  /** Paths from the root of the site, decoded; what is gone, or not for every visitor, is left out. */
  readonly addresses: ReadonlyMap<Id, string>
  /** As loaders of blocks name what they read: a kept page is drawn anew once one of them is bumped (`bumpKeys`). */
  readonly keys: readonly string[]
}

/**
 * A kind of thing that links lead to by its id. In a link it is the `collection` of `{ kind: 'item' }`; a page is named by
 * `{ kind: 'page' }`. A link whose thing is gone is drawn as its words alone.
 */
export type LinkTarget = {
  /** Unique, dotted by area: `collections.item`; that of pages is `page`. */
  readonly kind: string
  /** How links name a thing besides its id: its path, `null` without one. @returns null where there is none */
  named(this: void, ctx: Ctx, id: Id): Promise<{ readonly path: string | null } | null>
} & (
  | {
      /** Where a thing stands that is told with the site itself: nothing is asked for it. */
      inTree(this: void, pages: ReadonlyMap<string, LivePage>, id: Id): string | undefined
    }
  | {
      /** Where things stand: asked once a page that is drawn, for all of its links, and read in one statement. */
      addresses(
        this: void,
        ctx: Ctx,
        asked: { readonly ids: readonly Id[]; readonly isDraft: boolean },
      ): Promise<LinkAddresses>
    }
)

/** The kinds of thing that areas let links lead to. */
export const linkTargets = point<LinkTarget>('pages.link-targets')
