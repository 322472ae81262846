import { refuse } from '#kernel/refusal.ts'
import { isSanctionedCountry } from '#kernel/sanctions.ts'

/**
 * Refuses a country in which no site may be (contract §9), in plain words.
 *
 * @param country ISO 3166-1 alpha-2; undefined where none is chosen
 * @throws Refusal `sites.country_sanctioned` (403) at its field
 */
export function refuseSanctioned(country: string | undefined): void {
  if (isSanctionedCountry(country))
    throw refuse('forbidden', 'sites.country_sanctioned', { field: 'country' })
}
