import type { Words } from '#ui/words.ts'
import type { FormRow } from '../../contract.ts'

/** The pages that show a form, in a few words; null where there is none. */
export function placesInWords(places: FormRow['places'], t: Words): string | null {
  const [first, second] = places
  if (!first) return null
  if (places.length === 2 && second) return `${first.title}, ${second.title}`
  return places.length === 1
    ? first.title
    : t('forms.places_more', { first: first.title, count: places.length - 1 })
}
