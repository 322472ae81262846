import type { Translate } from '#kernel/messages/message.ts'
import { derived, point } from '#kernel/point.ts'
import type { Ctx } from '../ctx.ts'

export interface RegionPlace {
  /** The page that shows it. */
  readonly path: string
  /** The visitor's words, in the site's language. */
  readonly words: Translate
}

/** A part of pages that is for one visitor: the number of things in their cart, who is signed in. */
export interface Region {
  /** As `data-region` and `X-Regions` name it: letters and hyphens; unique. */
  readonly name: string
  /** Gives what stands inside of its element, as HTML. The context is the visitor's, with the cookies they sent. */
  draw(ctx: Ctx, place: RegionPlace): Promise<string>
}

export const regions = point<Region>('visitor.regions')

/** By their names. @throws Error where two have one, or one is none */
export const regionsByName = derived(regions, (all) => {
  const byName = new Map<string, Region>()
  for (const one of all) {
    if (!/^[a-z]+(-[a-z]+)*$/.test(one.name) || byName.has(one.name))
      throw new Error(`No name for a region, or that of two: ${one.name}`)
    byName.set(one.name, one)
  }
  return byName as ReadonlyMap<string, Region>
})
