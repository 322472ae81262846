import { choice, text } from '#document/fields.ts'

export const fields = {
  /** What is asked, or what has come of it. */
  act: choice({
    label: 'blocks.newsletter.name',
    options: [
      { value: 'confirm', label: 'blocks.newsletter.name' },
      { value: 'leave', label: 'blocks.newsletter.name' },
      { value: 'confirmed', label: 'blocks.newsletter.name' },
      { value: 'left', label: 'blocks.newsletter.name' },
      { value: 'over', label: 'blocks.newsletter.name' },
      { value: 'answer', label: 'blocks.newsletter.name' },
      { value: 'confirmed-answer', label: 'blocks.newsletter.name' },
      { value: 'answered', label: 'blocks.newsletter.name' },
      { value: 'full', label: 'blocks.newsletter.name' },
      { value: 'over-answer', label: 'blocks.newsletter.name' },
    ],
    default: 'over',
  }),
  token: text({ label: 'blocks.newsletter.name', max: 300, translate: false }),
}
