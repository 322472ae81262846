import { type PlanLimit, planLimits } from '#areas/sites/index.ts'
import { type Composed, derived } from '#kernel/point.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Plan, ShownLimit } from '../contract.ts'

/** What plans limit: first what is counted on a site, then what is counted over all sites of an owner. */
export const limitsOfPlans = derived(planLimits, (limits): readonly PlanLimit[] => [
  ...limits.filter(({ isOfOwner }) => !isOfOwner),
  ...limits.filter(({ isOfOwner }) => isOfOwner),
])

/** The limits as screens need them. */
export function listLimits(composed: Composed): ShownLimit[] {
  return limitsOfPlans(composed).map(({ name, isBytes = false, isOfOwner = false }) => ({
    name,
    isBytes,
    isOfOwner,
  }))
}

/**
 * Refuses figures of limits that no area declares, and figures below the least of a limit.
 *
 * @throws Refusal 422 at `limits.<name>`
 */
export function checkLimits(composed: Composed, figures: Plan['limits']): void {
  for (const [name, most] of Object.entries(figures)) {
    const field = `limits.${name}`
    const limit = limitsOfPlans(composed).find((one) => one.name === name)
    if (!limit) throw refuse('invalid', 'field.unrecognized_keys', { field })
    const minimum = limit.least ?? 0
    if (most !== null && most < minimum)
      throw refuse('invalid', 'field.too_small', { field, values: { minimum } })
  }
}
