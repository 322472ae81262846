import { SiteBars } from '#areas/sites/admin/index.tsx'
import { Speaking } from './speaking.tsx'

const sitesWords = ['sites'] as const

/** The bars of a site in one line each, for screens without the app's frame. */
export function BarLines() {
  return (
    <Speaking parts={sitesWords}>
      <SiteBars inLines />
    </Speaking>
  )
}
