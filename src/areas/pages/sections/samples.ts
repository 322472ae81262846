import { items } from '../blocks/words.ts'
import { picture } from '../templates/pictures.ts'

/* What several of the designed sections show. */

export const pebbles = picture('sample', 'sample-1')
export const paper = picture('sample', 'sample-2')
export const leaves = picture('sample', 'sample-3')

/** When the workshop that most of them belong to is open. */
export const days = items(
  { days: 'Tuesday to Friday', times: '9 am to 5 pm' },
  { days: 'Saturday', times: '10 am to 2 pm' },
  { days: 'Sunday and Monday', times: '' },
)
