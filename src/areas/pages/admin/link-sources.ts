import type { LinkTargets } from '#editor/index.tsx'
import { point } from '#kernel/point.ts'
import type { PageRow } from '../contract.ts'

/** A page that is being edited, and the site around it. */
export interface EditedSite {
  readonly siteId: string
  readonly pageId: string
  /** The pages of the site as they are now. */
  pages(this: void): readonly PageRow[]
}

/** What of an area links may lead to: how it is sought, and what a link to it is called; of other links it knows nothing. */
export type LinkSource = (this: void, edited: EditedSite) => LinkTargets

/** Where the editor's choice of a link finds targets, fetched when it is first asked; areas are told in their order. */
export const linkSources = point<() => Promise<LinkSource>>('pages.link-sources')

/** Where links of a page may lead to, from all areas. What one of them cannot tell now is left out of what is found. */
export function linksFrom(sources: readonly (() => Promise<LinkSource>)[], edited: EditedSite): LinkTargets {
  const opened = new Map<(typeof sources)[number], LinkTargets>()
  const openedOf = async (source: (typeof sources)[number]): Promise<LinkTargets> => {
    const targets = opened.get(source) ?? (await source())(edited)
    opened.set(source, targets)
    return targets
  }
  return {
    async search(query) {
      const found = await Promise.allSettled(
        sources.map(async (source) => (await openedOf(source)).search(query)),
      )
      return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    },
    async describe(link) {
      for (const source of sources) {
        const name = await (await openedOf(source)).describe(link)
        if (name !== undefined) return name
      }
      return undefined
    },
  }
}
