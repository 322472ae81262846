import { defineBlock } from '#document/define-block.ts'
import { fields } from './fields.ts'

/** Code as it is, coloured where the page is made; nothing of it runs. */
export const codeBlock = defineBlock({
  type: 'code',
  version: 1,
  fields,
  view: () => import('./view.tsx'),
  samples: () => import('./sample.ts'),
  island: 'code-copy',
  size: { width: 14, height: 6, minWidth: 4, minHeight: 2 },
  isStill: ({ copy }) => !copy,
  empty: { holds: (props) => props.code.trim() === '', message: 'blocks.code.empty' },
  group: 'advanced',
  icon: 'code',
  name: 'blocks.code.name',
  keywords: 'blocks.code.keywords',
})
