import { refuse } from '#kernel/refusal.ts'
import { isSanctionedCountry } from '#kernel/sanctions.ts'

/**
 * Refuses a country from which no account may be (contract §9), in plain words.
 *
 * @throws Refusal 403
 */
export function refuseCountry(country: string): void {
  if (isSanctionedCountry(country))
    throw refuse('forbidden', 'accounts.country_refused', { field: 'country' })
}
