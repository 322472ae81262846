import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { brokenConstraint } from '#platform/db/database.ts'
import { readPaths } from '../tree/page.store.ts'
import type {
  addRedirect as addRedirectEndpoint,
  deleteRedirects as deleteRedirectsEndpoint,
  listRedirects as listRedirectsEndpoint,
  restoreRedirects as restoreRedirectsEndpoint,
} from '../contract.ts'
import { isSealed, sealOf } from './deleted-redirect.ts'
import {
  decoded,
  isPattern,
  leadsInCircle,
  mostCompared,
  mostPatterns,
  mostRedirects,
  redirectTable,
  shapeFault,
  spelled,
} from './redirect.ts'
import { redirectFault } from './redirect-fault.ts'
import {
  carryRedirects,
  insertRedirect,
  lockRedirects,
  markUnderPages,
  readRedirects,
  removeRedirects,
} from './redirect.store.ts'

export async function listRedirects(ctx: Ctx): Promise<OutputOf<typeof listRedirectsEndpoint>> {
  return { redirects: await readRedirects(ctx) }
}

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
  const others = existing.filter((one) => spelled(one.from) !== given.from)
  if (leadsInCircle(given.from, redirectTable([...others, given]), await readPaths(ctx)))
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

/** Forgets several redirects; visitors miss them from the next release on. */
export async function deleteRedirects(
  ctx: Ctx,
  input: InputOf<typeof deleteRedirectsEndpoint>,
): Promise<OutputOf<typeof deleteRedirectsEndpoint>> {
  const gone = await removeRedirects(ctx, input.redirectIds)
  return { redirects: gone.map((one) => ({ ...one, seal: sealOf(ctx, one) })) }
}

/** A redirect that comes back; who asks for it is believed no more than who adds one. */
function asItWas(ctx: Ctx, told: InputOf<typeof restoreRedirectsEndpoint>['redirects'][number]) {
  const { from, to, status, isAutomatic, createdAt } = told
  return isSealed(ctx, told)
    ? { from, to, status, isAutomatic, createdAt }
    : { from, to, status, isAutomatic: false }
}

/**
 * Puts deleted redirects back, as they were. One whose address has got another since, that would lead in a circle by
 * now, or for which there is no room, stays away; once the patterns have cost too much to look through, all that are
 * left do. One that does not prove what it was (`seal`) is taken as one that somebody adds now.
 *
 * @returns how many came back
 */
export async function restoreRedirects(
  ctx: Ctx,
  input: InputOf<typeof restoreRedirectsEndpoint>,
): Promise<OutputOf<typeof restoreRedirectsEndpoint>> {
  await lockRedirects(ctx)
  const there = await readRedirects(ctx)
  const taken = new Set(there.map(({ from }) => spelled(decoded(from))))
  const table = redirectTable(there)
  const pages = await readPaths(ctx)
  let room = mostRedirects - there.length
  let roomForPatterns = mostPatterns - there.filter(({ from }) => isPattern(from)).length
  const back = input.redirects.filter((one) => {
    const from = spelled(decoded(one.from))
    if (room <= 0 || (isPattern(one.from) && roomForPatterns <= 0)) return false
    if (table.compared > mostCompared) return false
    if (taken.has(from)) return false
    // One that would not be added comes back too, if it was there.
    if ((isSealed(ctx, one) ? shapeFault(one) : redirectFault(one)) !== null) return false
    // Beside those that are there, and those that come back before it.
    table.add(one)
    if (leadsInCircle(one.from, table, pages)) {
      table.remove(one)
      return false
    }
    taken.add(from)
    room -= 1
    if (isPattern(one.from)) roomForPatterns -= 1
    return true
  })
  // A release that writes one of its own at this moment has the address: its redirect is the later one.
  const restored = await carryRedirects(
    ctx,
    back.map((one) => asItWas(ctx, one)),
  )
  // Under a page that stands there it led nowhere before, as it does now.
  await markUnderPages(
    ctx,
    back.map(({ from }) => spelled(from)).filter((path) => pages.has(path)),
  )
  return { restored }
}
