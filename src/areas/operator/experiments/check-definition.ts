import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { createExperiment } from '../contract.ts'
import { strayConditions } from './experiment.ts'

type Definition = Omit<InputOf<typeof createExperiment>, 'name'>

/**
 * What a shape cannot say: a toggle knows `true` and `false` and is off without a place; a test's
 * control is one of its variants; conditions speak only of what the experiment is sticky by.
 *
 * @throws Refusal 422 at the field
 */
export function checkDefinition(definition: Definition): void {
  const { segments, type, control, stickyBy } = definition
  const variants = new Set(segments.flatMap(({ shares }) => shares.map(({ variant }) => variant)))
  if (type === 'FEATURE_TOGGLE') {
    if (control !== 'false') throw refuse('invalid', 'operator.toggle_control', { field: 'control' })
    if ([...variants].some((variant) => variant !== 'true' && variant !== 'false'))
      throw refuse('invalid', 'operator.toggle_variants', { field: 'segments' })
  } else if (!variants.has(control)) {
    throw refuse('invalid', 'operator.control_unknown', { field: 'control' })
  }
  segments.forEach(({ audience }, n) => {
    const [stray] = strayConditions(stickyBy, audience)
    if (stray !== undefined)
      throw refuse('invalid', 'operator.condition_stray', { field: `segments.${n}.audience.${stray}` })
  })
}
