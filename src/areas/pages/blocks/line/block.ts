import { defineBlock } from '#document/define-block.ts'
import { fields } from './fields.ts'

/** A rule between things. */
export const lineBlock = defineBlock({
  type: 'line',
  version: 1,
  fields,
  view: () => import('./view.tsx'),
  samples: () => import('./sample.ts'),
  size: { width: 24, height: 1, minWidth: 1, minHeight: 1 },
  sizing: 'box',
  group: 'basic',
  icon: 'minus',
  name: 'blocks.line.name',
  keywords: 'blocks.line.keywords',
})
