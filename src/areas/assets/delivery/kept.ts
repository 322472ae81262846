/**
 * How long whoever is sent a file keeps it: so many seconds, for ever as its address is another's with another content,
 * or not at all.
 */
export type Kept = number | 'for_ever' | null

/** A year, as long as caches go. */
const FOR_EVER = 'max-age=31536000, immutable'

/** What tells for how long a file is kept (`cache-control`), and whether by those on the way too. */
export function cachingOf(kept: Kept, by: 'public' | 'private'): string {
  if (kept === null) return 'no-store'
  return `${by}, ${kept === 'for_ever' ? FOR_EVER : `max-age=${kept}`}`
}
