import type { FastifyRequest } from 'fastify'
import { refuse } from '#kernel/refusal.ts'
import { isStorable } from '#kernel/storable-text.ts'
import type { CrumbMaker } from './crumb.ts'

export const CRUMB_COOKIE = 'crumb'
export const CRUMB_HEADER = 'x-csrf-token'
const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** How often a cookie name stands in the header: twice means that somebody else's host set one too. */
export function cookieCount(header: string | undefined, name: string): number {
  return (header ?? '').split(';').filter((part) => part.trim().startsWith(`${name}=`)).length
}

/**
 * Refuses a state-changing request that a page of ours did not send (contract §6, R-26): the header
 * repeats the crumb, the crumb is ours and of this session, and the browser names our own origin.
 *
 * @throws Refusal 403
 */
export function refuseForgery(
  request: FastifyRequest,
  options: { crumbs: CrumbMaker; sessionId: string; origin: string },
): void {
  if (!UNSAFE.has(request.method)) return
  const { headers } = request
  const cookie = request.cookies[CRUMB_COOKIE] ?? ''
  const header = headers[CRUMB_HEADER]
  const sameSite = headers['sec-fetch-site']
  const fromUs =
    headers.origin === undefined
      ? sameSite === 'same-origin'
      : headers.origin === options.origin && (sameSite === undefined || sameSite === 'same-origin')
  const one = cookieCount(headers.cookie, CRUMB_COOKIE) === 1
  if (
    !fromUs ||
    !one ||
    cookie === '' ||
    header !== cookie ||
    !options.crumbs.fits(cookie, options.sessionId)
  ) {
    throw refuse('forbidden', 'forged')
  }
}

/**
 * Whether a request that is refused for it came with one crumb, which is not of the session that the browser has, or has
 * no more: it was ended from elsewhere. The page that is open would get no further, so that the answer brings a crumb that
 * fits, as the document of the app does. Who sent none gets none: the browser keeps its cookies from what other people's
 * pages ask, and one that is given there would be in the place of one that fits. So would one that comes with what was
 * only read, which may be answered after a sign-in that was sent later.
 */
export function hasOldCrumb(
  request: FastifyRequest,
  { crumbs, sessionId }: { crumbs: CrumbMaker; sessionId: string },
): boolean {
  if (!UNSAFE.has(request.method)) return false
  const crumb = request.cookies[CRUMB_COOKIE] ?? ''
  return cookieCount(request.headers.cookie, CRUMB_COOKIE) === 1 && !crumbs.fits(crumb, sessionId)
}

const DEEPEST = 32

/** Refuses JSON that is nested deeper than anything of ours. */
export function refuseDepth(value: unknown, left = DEEPEST): void {
  if (typeof value !== 'object' || value === null) return
  if (left === 0) throw refuse('invalid', 'json.too_deep', { values: { most: DEEPEST } })
  for (const inner of Object.values(value)) refuseDepth(inner, left - 1)
}

/**
 * Refuses text that the database cannot hold, wherever it stands in an input, keys of objects too. Shapes
 * say so themselves where people write; this is for what comes from programs.
 */
export function refuseUnstorable(value: unknown, path = ''): void {
  if (typeof value === 'string') {
    if (!isStorable(value))
      throw refuse('invalid', 'input', { faults: [{ field: path, code: 'shape.text' }] })
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    refuseUnstorable(key, path)
    refuseUnstorable(inner, path === '' ? key : `${path}.${key}`)
  }
}
