import { decoded } from '#kernel/decoded.ts'
import { cookieNames } from '#kernel/i18n/text-filter.ts'
import type { RequestFacts } from '#platform/ctx.ts'
import { logScope } from '#platform/log/log.ts'
import { cookieOf } from '../entry/entry-tokens.ts'
import { type Asked, headerOf } from './asked.ts'

/** A visitor's request as verbs get it. */
export function requestFacts({ request }: Asked, from: Pick<RequestFacts, 'ip' | 'origin'>): RequestFacts {
  const cookies: Record<string, string> = {}
  for (const name of cookieNames(request.headers.cookie ?? '')) {
    const value = cookieOf(request.headers.cookie, name)
    if (value !== undefined) cookies[name] = decoded(value)
  }
  return {
    ...from,
    id: logScope().requestId ?? '',
    userAgent: headerOf(request, 'user-agent') ?? '',
    cookies,
    headers: request.headers,
  }
}
