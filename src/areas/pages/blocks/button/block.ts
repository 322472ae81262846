import { defineBlock } from '#document/define-block.ts'
import { fields } from './fields.ts'

/** One thing to do, in one of the site's three kinds of button. */
export const buttonBlock = defineBlock({
  type: 'button',
  version: 1,
  fields,
  view: () => import('./view.tsx'),
  samples: () => import('./sample.ts'),
  size: { width: 5, height: 2, minWidth: 2, minHeight: 1 },
  phone: 'pair',
  empty: { holds: (props) => props.label.trim() === '', message: 'blocks.button.empty', writes: 'label' },
  group: 'basic',
  icon: 'rectangle-horizontal',
  name: 'blocks.button.name',
  keywords: 'blocks.button.keywords',
  interactive: true,
})
