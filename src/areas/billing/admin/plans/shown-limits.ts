/** The limits that screens name: those of what there is. Products and campaigns join them with their areas. */
export const namedLimits = ['contributors', 'storage', 'sites'] as const
export type NamedLimit = (typeof namedLimits)[number]

/** The limits that a plan's card names: those that hold. How many sites an account has is counted where it is billed. */
export function shownLimits(isBilled: boolean): readonly NamedLimit[] {
  return namedLimits.filter((name) => isBilled || name !== 'sites')
}
