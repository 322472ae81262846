import { networkOf, widerNetworkOf } from '../http/network-of.ts'
import { WIDER } from './network-counts.ts'
import { defineLimit, type Limit, type RateLimits } from './rate-limit.ts'

/**
 * A limit of what one network may do, with that of the /48 around it. Who has a /48 of IPv6, and whoever asks gets one,
 * has 65,536 networks (decision 29).
 */
export interface NetworkLimit extends Limit {
  /** The same of all of a /48: ten times as often. */
  readonly wide: Limit
}

/** Declares a limit of networks; its name and one that ends in `-wide` are taken. */
export function defineNetworkLimit(limit: Limit): NetworkLimit {
  const wide = defineLimit({ ...limit, name: `${limit.name}-wide`, points: WIDER * limit.points })
  return Object.freeze({ ...defineLimit(limit), wide })
}

/**
 * Counts one use of whoever asks from an address: for their network and, where it is one of IPv6, for the /48 around
 * it. One that is refused for the second is not counted for the first.
 *
 * @param ip an address, or a network as `networkOf` writes it
 * @param of what is used, where each has uses of its own: a site's id
 * @throws Refusal `limits.too_many` (429) with the seconds to wait, when either has none left
 */
export async function takeOfNetwork(
  limits: RateLimits,
  limit: NetworkLimit,
  ip: string,
  of = '',
): Promise<void> {
  const { narrow, wide } = keysOf(ip, of)
  await limits.take(limit, narrow)
  if (wide === null) return
  try {
    await limits.take(limit.wide, wide)
  } catch (error) {
    await limits.giveBack(limit, narrow)
    throw error
  }
}

/** Takes one use back from both: it was counted beforehand and turned out not to be one. */
export async function giveBackOfNetwork(
  limits: RateLimits,
  limit: NetworkLimit,
  ip: string,
  of = '',
): Promise<void> {
  const { narrow, wide } = keysOf(ip, of)
  await limits.giveBack(limit, narrow)
  if (wide !== null) await limits.giveBack(limit.wide, wide)
}

function keysOf(ip: string, of: string): { narrow: string; wide: string | null } {
  const narrow = ip.endsWith('::/64') ? ip : networkOf(ip)
  const wide = widerNetworkOf(narrow)
  const before = of === '' ? '' : `${of}/`
  return { narrow: `${before}${narrow}`, wide: wide === null ? null : `${before}${wide}` }
}
