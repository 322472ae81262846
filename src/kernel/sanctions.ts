/**
 * Countries that no account, shipping or payment may come from or go to
 * (contract §9; ISO 3166-1 alpha-2). Sudan has left most lists since, and stays on this one.
 */
export const sanctionedCountries = ['CU', 'IR', 'KP', 'SD', 'SY'] as const

/** Whether a country (ISO 3166-1 alpha-2, any case) is one that is refused. Nothing given is not refused. */
export function isSanctionedCountry(country: string | null | undefined): boolean {
  if (!country) return false
  return (sanctionedCountries as readonly string[]).includes(country.trim().toUpperCase())
}
