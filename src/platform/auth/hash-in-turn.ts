import { networkOf, widerNetworkOf } from '../http/network-of.ts'
import { createTurns } from '../rate-limit/turns.ts'
import { hashPassword } from './password-hash.ts'

// A hash takes a core for 30 ms, and there are four threads for all there are, for files and for compressing. Visitors'
// passwords take two, those that sites set one; those of accounts, two, so that no flood ever stands in front of a file.

const ofSite = createTurns({ most: 1, waiting: 50 })
/** Each site is once in this line. */
const ofSites = createTurns({ most: 1, waiting: 5_000 })
/** More than its tries and its mails together: who may be counted may wait. */
const ofNetwork = createTurns({ most: 1, waiting: 200 })
/** Each network is once in this line. */
const ofWiderNetwork = createTurns({ most: 1, waiting: 2_000 })
/** Each /48 of IPv6, and each address of IPv4, is once in this line. */
const ofAccounts = createTurns({ most: 2, waiting: 5_000 })
const EVERYBODY = ''

/**
 * {@link hashPassword} for what a site asks visitors for, when it is the site's turn: whoever sets hundreds of
 * passwords waits for themselves. Called outside of any transaction, which would hold a connection for as long.
 *
 * @param signal fires when whoever asked has hung up
 * @throws Refusal `limits.too_many` (429) when too many of the site wait already
 */
export function hashInTurn(siteId: string, signal: AbortSignal, password: string): Promise<string> {
  return ofSite.take(siteId, signal, () => ofSites.take(EVERYBODY, signal, () => hashPassword(password)))
}

/** Who waits for the turn of their network: what a request says of them. */
interface Asker {
  readonly request: { readonly ip: string }
  /** Fires when they have hung up. */
  readonly signal: AbortSignal
}

/**
 * Hashes or checks a password of an account when it is the turn of the network that asks: whoever tries hundreds waits
 * for themselves. Called outside of any transaction.
 *
 * @throws Refusal `limits.too_many` (429) when too many of the network wait already
 */
export function passwordInTurn<T>({ request, signal }: Asker, work: () => Promise<T>): Promise<T> {
  const network = networkOf(request.ip)
  return ofNetwork.take(network, signal, () =>
    ofWiderNetwork.take(widerNetworkOf(network) ?? network, signal, () =>
      ofAccounts.take(EVERYBODY, signal, work),
    ),
  )
}
