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
 * The features that are to be on, each once: those named, or, of a caller who says what was on as they read it (`was`),
 * what is on now with what they switched. Ask with what is on held.
 *
 * @param on what is on now
 * @throws Refusal 422 for a name that is no feature of the variant
 */
export function wantedFeatures(
  variant: LabsVariant,
  on: ReadonlySet<string>,
  { features, was }: { readonly features: readonly string[]; readonly was?: readonly string[] | undefined },
): Set<string> {
  const known = new Set<string>(featuresOf(variant).map(({ name }) => name))
  const stranger = features.find((name) => !known.has(name))
  if (stranger !== undefined) throw refuse('invalid', 'operator.labs_unknown', { field: 'features' })
  const wanted = new Set(features)
  if (!was) return wanted
  const seen = new Set(was)
  return on.difference(seen.difference(wanted)).union(wanted.difference(seen))
}
