import { defineBlock } from '#document/define-block.ts'
import { fields } from './fields.ts'

/** Words in markdown, for those who write it anyway. */
export const markdownBlock = defineBlock({
  type: 'markdown',
  version: 1,
  fields,
  view: () => import('./view.tsx'),
  samples: () => import('./sample.ts'),
  size: { width: 12, height: 6, minWidth: 3, minHeight: 1 },
  empty: { holds: (props) => props.body.trim() === '', message: 'blocks.markdown.empty' },
  group: 'advanced',
  icon: 'hash',
  name: 'blocks.markdown.name',
  keywords: 'blocks.markdown.keywords',
})
