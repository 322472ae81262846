import { decoded } from '#kernel/decoded.ts'
import { ownFileOf } from '../visitor/own-files.ts'
import { type RedirectFault, shapeFault, spelled } from './redirect.ts'

/** Files that a site has without anybody writing them, and where passwords are sent. */
const OWN_PATHS: ReadonlySet<string> = new Set([
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
  '/favicon.svg',
  '/_password',
])

/** Whether the program answers at an address itself, before it looks for a redirect. */
const isOwn = (path: string): boolean => OWN_PATHS.has(path) || ownFileOf(path) !== null

/**
 * What is wrong with a redirect that is added, or null: it cannot be one, or an address that it would lead from is
 * ours. That is so where either spelling is, with a slash at the end or without, as a redirect is for both.
 */
export function redirectFault(redirect: { from: string; to: string }): RedirectFault | null {
  const fault = shapeFault(redirect)
  if (fault) return fault
  const bare = spelled(decoded(redirect.from.replace(/\?.*$/, '')))
  return isOwn(bare) || isOwn(`${bare}/`) ? { code: 'pages.redirect_own', field: 'from' } : null
}
