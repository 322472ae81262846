import { useSyncExternalStore } from 'react'

/** What the person chose; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark'

const storageKey = 'portico.theme'
const listeners = new Set<() => void>()

/** The choice kept in this browser; `system` where none is, or where storage is refused. */
export function storedTheme(): ThemeChoice {
  try {
    const kept = localStorage.getItem(storageKey)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return 'system'
  }
}

/** Puts a choice on the document. Call it with {@link storedTheme} before the first paint. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = choice
}

function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, choice)
  } catch {
    // Storage is refused: the choice holds until the page is left.
  }
  applyTheme(choice)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const scheme = matchMedia('(prefers-color-scheme: dark)')
  listeners.add(listener)
  addEventListener('storage', listener)
  scheme.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
    scheme.removeEventListener('change', listener)
  }
}

/** The person's choice, what it comes to now, and how to change it. */
export function useTheme(): { choice: ThemeChoice; isDark: boolean; choose: (choice: ThemeChoice) => void } {
  const choice = useSyncExternalStore(subscribe, storedTheme, () => 'system' as const)
  const systemIsDark = useSyncExternalStore(
    subscribe,
    () => matchMedia('(prefers-color-scheme: dark)').matches,
    () => false,
  )
  return { choice, isDark: choice === 'system' ? systemIsDark : choice === 'dark', choose: chooseTheme }
}
