import { defineBlock } from '#document/define-block.ts'
import { fields } from './fields.ts'

/** The content of the pages that links of mails about lists and answers open. It is not in the palette. */
export const subscriptionBlock = defineBlock({
  type: 'forms.subscription',
  version: 1,
  fields,
  view: () => import('./view.tsx'),
  samples: () => import('./sample.ts'),
  size: { width: 12, height: 5, minWidth: 4, minHeight: 2 },
  group: 'forms',
  icon: 'mail',
  name: 'blocks.newsletter.name',
})
