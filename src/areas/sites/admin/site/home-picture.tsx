import type { SiteCard } from '../../contract.ts'
import { LivePage } from './live-page.tsx'
import { SitePicture } from './site-picture.tsx'

/** Height by width of a site's picture. */
const RATIO = 0.625

/**
 * The home page of a site, small: drawn from its document in the site's own colours and letters. A picture
 * out of it, or a drawing of its kind, stands there until it has come, and where it does not. Says nothing:
 * the title stands beside it.
 */
export function HomePicture({
  site,
}: {
  site: Pick<SiteCard, 'id' | 'type' | 'title' | 'picture' | 'homePage'>
}) {
  const still = <SitePicture site={site} />
  if (site.homePage === null) return still
  return <LivePage src={site.homePage} title={site.title} ratio={RATIO} meanwhile={still} instead={still} />
}
