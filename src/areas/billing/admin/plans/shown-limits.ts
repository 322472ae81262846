import { type LimitName, limitNames } from '#areas/sites/contract.ts'

/** The limits that a plan's card names: those that hold. How many sites an account has is counted where it is billed. */
export function shownLimits(isBilled: boolean): readonly LimitName[] {
  return limitNames.filter((name) => isBilled || name !== 'sites')
}
