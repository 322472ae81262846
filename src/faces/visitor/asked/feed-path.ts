/** Names under which readers of feeds ask for one, with or without an ending. */
const NAMES = new Set(['feed', 'feeds', 'rss', 'atom'])
const ENDINGS = /\.(xml|rss|atom|json)$/

/** Whether a path asks for a feed: by its ending, by its last part, or by `?format=`. Case and a last slash do not count. */
export function isFeed(path: string, query: string): boolean {
  const parts = path.toLowerCase().split('/')
  const last = parts.findLast((part) => part !== '') ?? ''
  const format = new URLSearchParams(query).get('format')?.toLowerCase() ?? ''
  return NAMES.has(last) || ENDINGS.test(last) || NAMES.has(format) || ENDINGS.test(`.${format}`)
}
