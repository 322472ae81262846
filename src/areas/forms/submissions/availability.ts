import { offers, type Form, type LocalId } from '../form/form.ts'
import type { Standing } from '../form/drawn.ts'

/** Places that were taken, by option; of the form as a whole under the empty name. */
type Taken = ReadonlyMap<LocalId, number>

/** The name under which places of a form as a whole are counted. */
export const WHOLE_FORM = ''

/** Whether a form takes answers now, by its dates and its places. */
export function availabilityAt(form: Form, taken: Taken, now: number): Standing {
  if (form.opensAt !== undefined && now < Date.parse(form.opensAt)) return 'early'
  if (form.closesAt !== undefined && now >= Date.parse(form.closesAt)) return 'over'
  return form.places !== undefined && (taken.get(WHOLE_FORM) ?? 0) >= form.places ? 'full' : 'open'
}

/** The options of a form of which no place is left. */
export function fullOptions(form: Form, taken: Taken): readonly LocalId[] {
  return form.items
    .filter(offers)
    .flatMap(({ options }) => options)
    .filter(({ id, places }) => places !== undefined && (taken.get(id) ?? 0) >= places)
    .map(({ id }) => id)
}
