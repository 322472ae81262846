import { hasOnePage, siteType, type SiteType } from '#kernel/states/site-type.ts'
import type { ReleasedSite } from '../releases/released-site.ts'
import { arranged, type LiveSite } from './live-site.ts'

function narrowed(type: SiteType, content: ReleasedSite): ReleasedSite {
  if (type === siteType.parkingPage)
    return {
      ...content,
      pages: content.pages.filter((page) => page.isHome),
      redirects: [],
    }
  return { ...content, pages: content.pages.map((page) => ({ ...page, nav: 'none' })) }
}

/**
 * What a site of a type shows of a release (product book, website types): a parking page its home page and no
 * other address, a cover page no navigation, any other all of it. The release itself stays as it is, for the day
 * the site is of another type.
 */
export function shownOfType(type: SiteType, live: LiveSite): LiveSite {
  if (!hasOnePage(type)) return live
  const hasMore = live.hasMore && type !== siteType.parkingPage
  return arranged(live.releaseId, narrowed(type, live.content), hasMore)
}
