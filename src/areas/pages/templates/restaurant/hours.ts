import { items } from '../../blocks/words.ts'

/** When Halm is open; told on three of its pages. */
export const hours = items(
  { days: 'Wednesday to Saturday', times: '6 pm to 11 pm, last orders at 9' },
  { days: 'Sunday', times: 'noon to 4 pm, one long lunch' },
  { days: 'Monday and Tuesday', times: '' },
)
