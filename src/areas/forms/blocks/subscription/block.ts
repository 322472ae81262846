import { defineBlock } from '#document/define-block.ts'
import { fields } from './fields.ts'

/** What stands on the pages to which links of mails about lists and answers lead. It is offered to nobody. */
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
