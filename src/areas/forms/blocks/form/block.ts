import { defineBlock } from '#document/define-block.ts'
import { fields } from './fields.ts'

/** A form that visitors fill in and send. */
export const formBlock = defineBlock({
  type: 'forms.form',
  version: 1,
  fields,
  view: () => import('./view.tsx'),
  samples: () => import('./sample.ts'),
  loader: 'forms.forms',
  island: 'site-form',
  size: { width: 12, height: 12, minWidth: 4, minHeight: 3 },
  empty: {
    holds: ({ form, sent }) => form === undefined && sent === '',
    message: 'blocks.form.empty',
  },
  group: 'forms',
  icon: 'clipboard-list',
  name: 'blocks.form.name',
  keywords: 'blocks.form.keywords',
})
