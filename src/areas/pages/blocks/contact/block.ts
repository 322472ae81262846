import { defineBlock } from '#document/define-block.ts'
import { fields } from './fields.ts'

/** Where to find somebody and when: what a visitor in a hurry looks for, each a tap away. */
export const contactBlock = defineBlock({
  type: 'contact',
  version: 1,
  fields,
  view: () => import('./view.tsx'),
  samples: () => import('./sample.ts'),
  size: { width: 8, height: 6, minWidth: 4, minHeight: 2 },
  empty: {
    holds: ({ title, address, phone, mail, hours }) =>
      `${title}${address}${phone}${mail}`.trim() === '' && hours.length === 0,
    message: 'blocks.contact.empty',
  },
  group: 'content',
  icon: 'contact',
  name: 'blocks.contact.name',
  keywords: 'blocks.contact.keywords',
})
