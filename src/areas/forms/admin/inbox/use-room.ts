import { useSyncExternalStore } from 'react'

/** Below the first there is room for the list or the message, below the second for both, above for the states too. */
const BOTH = '(min-width: 62rem)'
const ALL = '(min-width: 80rem)'

function onChange(listener: () => void): () => void {
  const queries = [BOTH, ALL].map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

export type Room = 'one' | 'two' | 'three'

/** How many columns the inbox has. */
export function useRoom(): Room {
  return useSyncExternalStore(onChange, () =>
    matchMedia(ALL).matches ? 'three' : matchMedia(BOTH).matches ? 'two' : 'one',
  )
}
