import '../tokens.css'
import '../reset.css'
import { createRoot, type Root } from 'react-dom/client'
import { announce } from '../announcer/announcer.tsx'
import { applyTheme, type ThemeChoice } from '../theme/theme.ts'
import { queue } from '../toast/toast-queue.ts'
import { Gallery } from './gallery.tsx'

/** Draws the gallery as a query asks for it. */
function show(query: string): Root {
  const asked = new URLSearchParams(query)
  const locale = asked.get('locale') ?? 'en-US'
  applyTheme((asked.get('theme') ?? 'system') as ThemeChoice)
  document.documentElement.lang = locale
  document.documentElement.dir = /^(ar|he|fa)/.test(locale) ? 'rtl' : 'ltr'
  const place = document.getElementById('root')
  if (!place) throw new Error('there is no place for the gallery')
  const root = createRoot(place)
  root.render(<Gallery locale={locale} part={asked.get('part')} isLong={asked.has('long')} />)
  return root
}

let shown = show(location.search)

/**
 * Lays the gallery anew for another query: state, what is kept and what is said are those of a first load.
 *
 * @param query as in the address, which shows it from then on
 */
function resetGallery(query: string): void {
  shown.unmount()
  queue.clear()
  announce('')
  announce('', 'urgent')
  // What the library has read out is taken away only later.
  for (const log of document.querySelectorAll('[data-live-announcer] [role=log]')) log.replaceChildren()
  localStorage.clear()
  document.documentElement.removeAttribute('style')
  history.replaceState(null, '', `?${query}`)
  scrollTo(0, 0)
  shown = show(query)
}

Object.assign(globalThis, { resetGallery })
