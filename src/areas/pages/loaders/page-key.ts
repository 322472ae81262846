/** What the name of something that pages are drawn from may be: it stands in a header, and in rows. */
const KEY = /^[a-z0-9][a-z0-9.:_-]{0,199}$/

/** Whether a text may name what kept pages depend on. */
export const isPageKey = (text: string): boolean => KEY.test(text)

/** The most names that are told apart of what the loaders of one page read. */
const MOST_KEYS = 200

/** Of all that stands at a path and is neither a page nor a redirect: moved as any of it comes, changes or goes. */
export const PLACES_KEY = 'places'

/** Stands for everything that any page of a site is drawn from: for pages that name more than is told apart. */
export const ANY_KEY = '*'

/**
 * The names that a page is kept by: each once, in order, and one for all where there are too many.
 *
 * @throws Error for a name that is no key: a bug of the area
 */
export function storedKeys(keys: Iterable<string>): readonly string[] {
  const named = new Set(keys)
  for (const key of named)
    if (key !== ANY_KEY && !isPageKey(key)) throw new Error(`Not a key of pages: ${key}`)
  return named.size > MOST_KEYS ? [ANY_KEY] : [...named].toSorted()
}
