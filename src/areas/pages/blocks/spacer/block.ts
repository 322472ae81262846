import { defineBlock } from '#document/define-block.ts'
import { fields } from './fields.ts'

/** Room that stays room, as tall as its cells. */
export const spacerBlock = defineBlock({
  type: 'spacer',
  version: 1,
  fields,
  view: () => import('./view.tsx'),
  samples: () => import('./sample.ts'),
  size: { width: 24, height: 3, minWidth: 1, minHeight: 1 },
  sizing: 'box',
  group: 'basic',
  icon: 'move-vertical',
  name: 'blocks.spacer.name',
  keywords: 'blocks.spacer.keywords',
})
