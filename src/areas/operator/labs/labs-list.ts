import { refuse } from '#kernel/refusal.ts'
import type { LabsFeature } from '../contract.ts'
import { featuresOf, type LabsVariant } from './feature.ts'

/** The list of a variant, with what is on. */
export function labsList(variant: LabsVariant, on: Iterable<string>): { features: LabsFeature[] } {
  const names = new Set(on)
  return {
    features: featuresOf(variant).map(({ name, since }) => ({ name, variant, since, isOn: names.has(name) })),
  }
}

/**
 * The features that are to be on, each once.
 *
 * @throws Refusal 422 for a name that is no feature of the variant
 */
export function wantedFeatures(variant: LabsVariant, names: readonly string[]): Set<string> {
  const known = new Set(featuresOf(variant).map(({ name }) => name))
  const stranger = names.find((name) => !known.has(name))
  if (stranger !== undefined) throw refuse('invalid', 'operator.labs_unknown', { field: 'features' })
  return new Set(names)
}
