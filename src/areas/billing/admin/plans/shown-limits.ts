import type { ShownLimit } from '../../contract.ts'

/** The limits that a plan's card names: those that hold. How many sites an account has is counted where it is billed. */
export function shownLimits(limits: readonly ShownLimit[], isBilled: boolean): readonly ShownLimit[] {
  return limits.filter(({ isOfOwner }) => isBilled || !isOfOwner)
}
