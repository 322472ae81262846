import { createTurns } from '../rate-limit/turns.ts'
import { hashPassword } from './password-hash.ts'

/** A hash takes a core for 30 ms. */
const ofSite = createTurns({ most: 1, waiting: 50 })
/** There are four threads for all sites, of which visitors' passwords take two; each site is once in this line. */
const ofAll = createTurns({ most: 1, waiting: 5_000 })
const EVERY_SITE = ''

/**
 * {@link hashPassword} for what a site asks visitors for, when it is the site's turn: whoever sets hundreds of
 * passwords waits for themselves. Called outside of any transaction, which would hold a connection for as long.
 *
 * @param signal fires when whoever asked has hung up
 * @throws Refusal `limits.too_many` (429) when too many of the site wait already
 */
export function hashInTurn(siteId: string, signal: AbortSignal, password: string): Promise<string> {
  return ofSite.take(siteId, signal, () => ofAll.take(EVERY_SITE, signal, () => hashPassword(password)))
}
