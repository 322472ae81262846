import type { IncomingMessage } from 'node:http'
import { headerOf } from './asked.ts'

/**
 * Whether a browser says that a page of another site sent this form. What says nothing of it is no browser, and
 * carries no visitor's cookies. A reload of a posted form has `none`: no page can cause that.
 *
 * @param origin of the site's built-in address; it may also be asked at another of its hosts
 */
export function isForeign(request: IncomingMessage, origin: string): boolean {
  const from = headerOf(request, 'sec-fetch-site')
  if (from !== undefined) return from === 'cross-site' || from === 'same-site'
  const named = headerOf(request, 'origin')
  return named !== undefined && named !== origin && URL.parse(named)?.host !== request.headers.host
}
