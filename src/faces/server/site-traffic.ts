import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER } from '#platform/http/http.ts'
import type { Log } from '#platform/log/log.ts'
import { outcomeOf, type Traffic } from '#platform/metrics/traffic.ts'

/** What is told of a request: its first line. */
type RequestLine = Pick<IncomingMessage, 'method' | 'url'>

/** Counts what sites answer, and tells of it to whoever looks for something (`LOG_LEVEL=debug`). */
export interface SiteTraffic {
  /**
   * A page that was sent from memory, at once.
   *
   * @param site the first part of its built-in address
   * @param since what `performance.now()` said at its request
   */
  kept(request: RequestLine, site: string | null, since: number): void
  /** Any other answer, which is counted when it has gone or its visitor has. `site` is null for a host of nobody. */
  watch(request: IncomingMessage, response: ServerResponse, site: string | null, since: number): void
}

/**
 * Every page that somebody reads would be a line, and a site that is read much would write more than it sends: at
 * the usual level nothing is written but what failed, by who answers it. A line names the path without its query,
 * which may hold the key of a preview.
 */
export function siteTraffic(traffic: Traffic, log: Log): SiteTraffic {
  const isTold = log.isLevelEnabled('debug')
  const tell = (
    { method, url = '' }: RequestLine,
    site: string | null,
    status: number | null,
    seconds: number,
    requestId?: unknown,
  ): void => {
    const path = url.replace(/\?.*/s, '')
    const ms = Math.round(seconds * 1000)
    log.debug({ requestId, method, site, path, status, ms }, 'answered to a visitor')
  }
  return {
    kept(request, site, since) {
      const seconds = (performance.now() - since) / 1000
      traffic.count('2xx', seconds)
      if (isTold) tell(request, site, 200, seconds)
    },
    watch(request, response, site, since) {
      response.once('close', () => {
        const seconds = (performance.now() - since) / 1000
        const isWhole = response.writableFinished
        traffic.count(isWhole ? outcomeOf(response.statusCode) : 'left', seconds)
        if (isTold)
          tell(
            request,
            site,
            isWhole ? response.statusCode : null,
            seconds,
            response.getHeader(REQUEST_ID_HEADER),
          )
      })
    },
  }
}
