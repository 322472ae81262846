import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { brokenConstraint } from '#platform/db/database.ts'
import type { addRedirect as addRedirectEndpoint } from '../contract.ts'
import {
  addressOf,
  isPattern,
  leadsInCircle,
  mostPatterns,
  mostRedirects,
  redirectTable,
  spelled,
} from './redirect.ts'
import { redirectFault } from './redirect-fault.ts'
import { insertRedirect, lockRedirects, readRedirects } from './redirect.store.ts'
import { standingPaths } from './standing-paths.ts'

/**
 * Adds a redirect; visitors meet it from the next release on. It is kept without a slash at the end of its old
 * address, and answers both spellings.
 *
 * @throws Refusal 422 at the field that is wrong (no path, a loop), 409 when the address has one
 */
export async function addRedirect(
  ctx: Ctx,
  input: InputOf<typeof addRedirectEndpoint>,
): Promise<OutputOf<typeof addRedirectEndpoint>> {
  const given = { from: spelled(input.from), to: input.to, status: input.status }
  const fault = redirectFault(input)
  if (fault) throw refuse('invalid', fault.code, { field: fault.field })
  await lockRedirects(ctx)
  const existing = await readRedirects(ctx)
  const patterns = existing.filter((one) => isPattern(one.from)).length
  if (existing.length >= mostRedirects || (isPattern(input.from) && patterns >= mostPatterns)) {
    const values = { most: mostRedirects, patterns: mostPatterns }
    throw refuse('conflict', 'pages.redirects_many', { field: 'from', values })
  }
  const others = existing.filter((one) => addressOf(one.from) !== addressOf(given.from))
  const all = [...others, given]
  if (leadsInCircle(given.from, redirectTable(all), await standingPaths(ctx, all)))
    throw refuse('invalid', 'pages.redirect_loop', { field: 'to' })
  if (others.length < existing.length) throw refuse('conflict', 'pages.redirect_taken', { field: 'from' })
  let id: string
  try {
    id = await insertRedirect(ctx, given)
  } catch (error) {
    if (brokenConstraint(error)?.startsWith('redirects_')) {
      throw refuse('conflict', 'pages.redirect_taken', { field: 'from' })
    }
    throw error
  }
  const redirect = (await readRedirects(ctx)).find((one) => one.id === id)
  if (!redirect) throw new Error('A redirect just written is not there')
  return { redirect }
}
