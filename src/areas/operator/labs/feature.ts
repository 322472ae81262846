import type { FeatureName } from '../contract.ts'
import { betaLocaleFlag, betaMemberLocales, betaVisitorLocales } from '#kernel/i18n/locales.ts'
import { PSEUDO_PARAMETER } from '#kernel/i18n/pseudo.ts'
import { currencyFlag, flaggedCurrencies, MINIMUM_ORDER_AMOUNT_FLAG } from '#kernel/money/currency.ts'
import { EXPIRED_SITE_IMPROVEMENTS_FLAG } from '#kernel/states/site-status.ts'

/** Who may try a feature: staff for themselves, or the owner and administrators of a site of the circle for it. */
export type LabsVariant = 'internal' | 'circle'

/**
 * A feature that is tried before everybody has it. Its name is a flag of its namespace in the page
 * context (contract §4); what it does and how to turn it off are the messages `labs.<name>.…`.
 */
export interface Feature {
  readonly name: FeatureName
  /** Where the flag stands: among `betaFeatureFlags`, or as an entry of `commerceSettings`. */
  readonly namespace: 'beta' | 'commerce'
  readonly variant: LabsVariant
  /** Since when it can be tried, `2026-11-20`. */
  readonly since: string
}

const FIRST = '2026-11-20'

/** Every feature there is to try, in the order in which they are shown. What is given to everybody leaves the list. */
export const features: readonly Feature[] = [
  { name: EXPIRED_SITE_IMPROVEMENTS_FLAG, namespace: 'beta', variant: 'circle', since: FIRST },
  ...betaVisitorLocales.map((locale): Feature => ({
    name: betaLocaleFlag(locale, 'visitor'),
    namespace: 'beta',
    variant: 'circle',
    since: FIRST,
  })),
  ...flaggedCurrencies.map((code): Feature => ({
    name: currencyFlag(code),
    namespace: 'commerce',
    variant: 'circle',
    since: FIRST,
  })),
  { name: MINIMUM_ORDER_AMOUNT_FLAG, namespace: 'commerce', variant: 'circle', since: FIRST },
  ...betaMemberLocales.map((locale): Feature => ({
    name: betaLocaleFlag(locale, 'member'),
    namespace: 'beta',
    variant: 'internal',
    since: FIRST,
  })),
  { name: PSEUDO_PARAMETER, namespace: 'beta', variant: 'internal', since: FIRST },
]

/** The features of a variant. */
export function featuresOf(variant: LabsVariant): readonly Feature[] {
  return features.filter((feature) => feature.variant === variant)
}

/** Of the names that were switched on, the features that there still are: one that left the list does nothing. */
export function shownFeatures(variant: LabsVariant, names: Iterable<string>): readonly Feature[] {
  const on = new Set(names)
  return featuresOf(variant).filter(({ name }) => on.has(name))
}
