/*
 * Fetches what a page has for one visitor: only for those whose cookie says that there is something. All regions of a
 * page are asked for at once.
 */
import { swapRegions, templatesOf } from './regions/swap-regions.ts'

const wanted = new Set<string>()

async function fetchWanted(): Promise<void> {
  const names = [...wanted].join(' ')
  wanted.clear()
  if (names === '') return
  const answer = await fetch(location.pathname + location.search, {
    headers: { 'x-regions': names },
    cache: 'no-store',
  })
  if (answer.ok) swapRegions(await templatesOf(answer))
}

customElements.define(
  'visitor-region',
  class extends HTMLElement {
    connectedCallback(): void {
      const { region = '', cookie = '' } = this.dataset
      if (!document.cookie.split(/; ?/).some((one) => one.startsWith(`${cookie}=`))) return
      wanted.add(region)
      // The plain link stays where it cannot be fetched.
      queueMicrotask(() => void fetchWanted().catch(() => {}))
    }
  },
)
