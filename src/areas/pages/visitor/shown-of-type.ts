import { hasOnePage, siteType, type SiteType } from '#kernel/states/site-type.ts'
import type { Manifest } from '../releases/manifest.ts'
import { arranged, type LiveSite } from './live-site.ts'

function narrowed(type: SiteType, manifest: Manifest): Manifest {
  if (type === siteType.parkingPage)
    return {
      ...manifest,
      pages: manifest.pages.filter((page) => page.isHome),
      redirects: [],
    }
  return { ...manifest, pages: manifest.pages.map((page) => ({ ...page, nav: 'none' })) }
}

/**
 * What a site of a type shows of a release (product book, website types): a parking page its home page and no
 * other address, a cover page no navigation, any other all of it. The release itself stays as it is, for the day
 * the site is of another type.
 */
export function shownOfType(type: SiteType, live: LiveSite): LiveSite {
  return hasOnePage(type) ? arranged(live.releaseId, narrowed(type, live.manifest)) : live
}
