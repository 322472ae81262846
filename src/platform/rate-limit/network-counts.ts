import type { Clock } from '#kernel/clock.ts'
import { widerNetworkOf } from '../http/network-of.ts'
import { defineLimit, type Limit } from './rate-limit.ts'
import { WindowCounts } from './window-counts.ts'

/** How many times what a network may is left to all of a /48. */
export const WIDER = 10

/**
 * Counts the uses of networks, in this process's memory. Who has a /48 of IPv6 has 65,536 networks: all of it together
 * may do ten times what one of them may.
 */
export class NetworkCounts {
  readonly #narrow: WindowCounts
  readonly #wide: WindowCounts

  /** @param limit of one network, without pauses */
  constructor(limit: Limit, clock: Clock) {
    this.#narrow = new WindowCounts(limit, clock)
    const wide = { ...limit, name: `${limit.name}-wide`, points: WIDER * limit.points }
    this.#wide = new WindowCounts(defineLimit(wide), clock)
  }

  /**
   * Counts one use of a network.
   *
   * @param of what is used, such as a site's id
   * @param network as `networkOf` writes it
   * @throws Refusal `limits.too_many` (429) with the seconds until the next window, when none is left
   */
  take(of: string, network: string): void {
    const [narrow, wide] = keysOf(of, network)
    this.#narrow.take(narrow)
    if (wide !== null) this.#wide.take(wide)
  }

  /** Whether the next use would be refused; counts nothing. */
  isUsedUp(of: string, network: string): boolean {
    const [narrow, wide] = keysOf(of, network)
    return this.#narrow.isUsedUp(narrow) || (wide !== null && this.#wide.isUsedUp(wide))
  }

  /** Takes one use back: it was counted beforehand and turned out not to be one. */
  giveBack(of: string, network: string): void {
    const [narrow, wide] = keysOf(of, network)
    this.#narrow.giveBack(narrow)
    if (wide !== null) this.#wide.giveBack(wide)
  }
}

function keysOf(of: string, network: string): [narrow: string, wide: string | null] {
  const wider = widerNetworkOf(network)
  return [`${of}/${network}`, wider === null ? null : `${of}/${wider}`]
}
