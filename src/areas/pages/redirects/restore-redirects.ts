import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { restoreRedirects as restoreRedirectsEndpoint } from '../contract.ts'
import { isSealed } from './deleted-redirect.ts'
import {
  addressOf,
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
import { carryRedirects, lockRedirects, markUnderPages, readRedirects } from './redirect.store.ts'
import { standingPaths } from './standing-paths.ts'

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
  const taken = new Set(there.map(({ from }) => addressOf(from)))
  const table = redirectTable(there)
  const pages = await standingPaths(ctx, [...there, ...input.redirects])
  let room = mostRedirects - there.length
  let roomForPatterns = mostPatterns - there.filter(({ from }) => isPattern(from)).length
  const back = input.redirects.filter((one) => {
    const from = addressOf(one.from)
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
