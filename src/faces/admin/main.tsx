import '#ui/tokens.css'
import '#ui/reset.css'
import { createRoot } from 'react-dom/client'
import { applyTheme, storedTheme } from '#ui/theme/theme.ts'
import { App } from './app.tsx'
import { loadShell } from './frame.tsx'
import { pageContext } from './page-context.ts'
import { loadPersonWords } from './person-words.ts'
import { partsOf, screenAt } from './screens.ts'

applyTheme(storedTheme())
const root = document.getElementById('app')
if (!root) throw new Error('The document of the app has no place for it')

const context = pageContext()
// Who is not signed in is led to the sign-in before anything is fetched that only others see.
const isStranger = context !== null && context.authenticatedAccount === null
if (isStranger && (screenAt(location.pathname)?.access ?? 'anyone') !== 'anyone') {
  const { pathname, search, hash } = location
  history.replaceState(null, '', `/sign-in?${new URLSearchParams({ next: pathname + search + hash })}`)
}
// What the address leads to is fetched beside the words, not after them; a fault shows when it is needed.
const screen = screenAt(location.pathname)
void screen?.load().catch(() => {})
if (screen && screen.access !== 'anyone' && !screen.frame) void loadShell().catch(() => {})

/**
 * Speaks first, then shows. Not awaited by this module: the app's code is part of its file, and what is fetched on the
 * way may need that code, which is only had once the module has ended.
 */
async function begin(place: HTMLElement): Promise<void> {
  const spoken = await loadPersonWords({
    preferredLocale: context?.authenticatedAccount?.preferredLocale ?? document.documentElement.lang,
    betaFeatureFlags: context?.betaFeatureFlags ?? [],
    cookies: document.cookie,
    query: location.search,
  })
  if (screen) void spoken.learn(partsOf(screen)).catch(() => {})
  // What screen readers and hyphenation go by is the language that is really spoken.
  document.documentElement.lang = spoken.locale
  // Nothing can lose the focus before something had it: the keeper comes with the first sign of use.
  const keep = async () => (await import('./kept-focus.ts')).keepFocus(place)
  addEventListener('focusin', () => void keep().catch(() => {}), { once: true })
  createRoot(place).render(<App {...spoken} />)
}

void begin(root)
