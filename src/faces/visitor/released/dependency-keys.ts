import { hash } from 'node:crypto'
import { ANY_KEY, isOfLiveSite, type LiveSite, pageKeys, stateOf } from '#areas/pages/visitor/index.ts'
import type { Site } from '#areas/sites/index.ts'

/** A site as pages are drawn from it: its facts, and what is live. */
interface Drawn {
  readonly site: Site
  readonly live: LiveSite | null
}

/** The key of the site's own facts, which every page is drawn from. */
export const SITE_KEY = 'site'

function stateOn({ site, live }: Drawn, key: string): string | undefined {
  if (key === SITE_KEY) return JSON.stringify(site)
  // Keys without a more exact source change with every release, too.
  if (key === ANY_KEY) return live?.releaseId
  return live ? stateOf(live, key) : undefined
}

/** What is the same for most pages of a site, by the site as it is shown. */
const together = new WeakMap<Drawn, Map<string, string>>()

function hashedOn(shown: Drawn, key: string): string {
  let known = together.get(shown)
  if (!known) together.set(shown, (known = new Map()))
  const before = known.get(key)
  if (before !== undefined) return before
  const state = stateOn(shown, key) ?? ''
  // Of one page or link: asked for by few.
  if (key.includes(':')) return state
  const hashed = hash('sha256', state, 'base64url')
  known.set(key, hashed)
  return hashed
}

/** A text that is another one once anything has changed that these keys name and the site itself tells. */
export function fingerprintOf(
  surroundings: readonly unknown[],
  shown: Drawn,
  keys: readonly string[],
): string {
  const states = keys.map((key) => [key, hashedOn(shown, key)])
  return hash('sha256', JSON.stringify([surroundings, states]), 'base64url')
}

/** Tells of each key whether what it names is another on a site that is shown in the place of one that was. */
export function changedBetween(before: Drawn, after: Drawn): (key: string) => boolean {
  const known = new Map<string, boolean>()
  return (key) => {
    let isChanged = known.get(key)
    if (isChanged === undefined) {
      isChanged = key === ANY_KEY || stateOn(before, key) !== stateOn(after, key)
      known.set(key, isChanged)
    }
    return isChanged
  }
}

/**
 * Makes a test of whether a key is among the changed ones of a notification.
 *
 * @param told keys separated by spaces, or {@link ANY_KEY}: too many to list
 */
export function changedOf(told: string): (key: string) => boolean {
  if (told === ANY_KEY) return (key) => key !== SITE_KEY && !isOfLiveSite(key)
  const keys = new Set(told.split(' '))
  return (key) => key === ANY_KEY || keys.has(key)
}

/** The most keys in the header for CDN caches; with more of them it is invalidated by any change of its site. */
const NAMED_MOST = 24

/**
 * By what a CDN takes out a page: its site, and each key it was drawn from. Of links and files, of which a page may have
 * hundreds, it names only that it has some.
 */
export function surrogateKeys({ id }: Pick<Site, 'id'>, keys: readonly string[]): string {
  const named = new Set<string>()
  for (const key of keys) {
    if (key === SITE_KEY || key.startsWith(pageKeys.at(''))) continue
    if (key.startsWith(pageKeys.link(''))) named.add('links')
    else if (key.startsWith(pageKeys.file(''))) named.add('files')
    else named.add(key)
  }
  const all = named.size > NAMED_MOST ? [ANY_KEY] : [...named]
  return [`site-${id}`, ...all.map((key) => `site-${id}/${key}`)].join(' ')
}
