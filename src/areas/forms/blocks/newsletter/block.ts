import { defineBlock } from '#document/define-block.ts'
import { fields } from './fields.ts'

/** The smallest form: an address, what it is agreed to, and a button beside it. */
export const newsletterBlock = defineBlock({
  type: 'forms.newsletter',
  version: 1,
  fields,
  view: () => import('./view.tsx'),
  samples: () => import('./sample.ts'),
  loader: 'forms.forms',
  island: 'site-form',
  size: { width: 12, height: 5, minWidth: 4, minHeight: 3 },
  empty: {
    holds: ({ form, title, text }) => form === undefined && `${title}${text}`.trim() === '',
    message: 'blocks.newsletter.empty',
  },
  group: 'forms',
  icon: 'mail',
  name: 'blocks.newsletter.name',
  keywords: 'blocks.newsletter.keywords',
})
