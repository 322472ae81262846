import { useSyncExternalStore } from 'react'

/** Where palette, form and inspector have no room beside each other. */
const NARROW = '(max-width: 64rem)'

function onChange(listener: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is too narrow for the panels beside the form. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(onChange, () => matchMedia(NARROW).matches)
}
