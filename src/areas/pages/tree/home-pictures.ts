import { resolveAssets } from '#areas/assets/index.ts'
import { sitesWithLive } from '#areas/releases/index.ts'
import { addressOf, findSitesByIds, type SitePicture } from '#areas/sites/index.ts'
import { fillPath } from '#kernel/endpoint.ts'
import { descendantsOf } from '#document/nodes.ts'
import type { Ctx } from '#platform/ctx.ts'
import { drawHomePage } from '../contract.ts'
import { assetIdsIn } from '../visitor/asset-ids.ts'
import { readHomePages } from './page.store.ts'

/** Width that a card of the dashboard asks for, pixels. */
const WIDTH = 640

/** More pictures of a page than these are not looked at: the first ones are what it is known by. */
const FIRST = 4

/** The candidate of a `srcset` nearest above a width. */
function candidate(srcSet: string, width: number): string | undefined {
  const all = srcSet
    .split(', ')
    .map((one) => /^(\S+) (\d+)w$/.exec(one))
    .filter((match) => match !== null)
  return (all.find((match) => Number(match[2]) >= width) ?? all.at(-1))?.[1]
}

/**
 * How sites are shown by their home pages: where the page stands drawn, and a picture out of it, which is
 * the one for sharing, else the first on the page. Taken
 * from the stored draft, which may be a few minutes older than what is on somebody's screen.
 */
export async function homePictures(
  ctx: Ctx,
  siteIds: readonly string[],
): Promise<ReadonlyMap<string, SitePicture>> {
  const { appOrigin, sitesDomain } = ctx.tools.config
  const sites = await findSitesByIds(ctx.db, siteIds)
  const live = await sitesWithLive(ctx, siteIds)
  const found = new Map<string, SitePicture>()
  for (const home of await readHomePages(ctx, siteIds)) {
    const site = sites.get(home.siteId)
    if (!site) continue
    const inOrder = home.document.order.map((id) => {
      const section = home.document.sections[id]
      return (
        section && [
          section.background,
          descendantsOf(home.document, id).map((block) => home.document.blocks[block]?.props),
        ]
      )
    })
    const ids = [...(home.socialImage ? [home.socialImage] : []), ...assetIdsIn(inOrder)].slice(0, FIRST)
    const assets = await resolveAssets({ ...ctx, site: { id: home.siteId } }, ids)
    const picture = ids.map((id) => assets.image(id)).find((image) => image !== undefined)
    const host = `${new URL(appOrigin).protocol}//${addressOf(site.slug, sitesDomain)}`
    found.set(home.siteId, {
      picture: picture ? host + (candidate(picture.srcSet, WIDTH) ?? picture.src) : null,
      homePage: fillPath(drawHomePage.path, { siteId: home.siteId }).path,
      homePageId: home.id,
      isReleased: live.has(home.siteId),
    })
  }
  return found
}
