import { defineBlock } from '#document/define-block.ts'
import { isEmptyText } from '#document/text/walk-text.ts'
import { fields } from './fields.ts'

/** Words: headings, paragraphs, lists and quotes, edited where they stand. */
export const textBlock = defineBlock({
  type: 'text',
  version: 1,
  fields,
  view: () => import('./view.tsx'),
  samples: () => import('./sample.ts'),
  size: { width: 10, height: 4, minWidth: 2, minHeight: 1 },
  empty: { holds: (props) => isEmptyText(props.body), message: 'blocks.text.empty', writes: 'body' },
  group: 'basic',
  icon: 'type',
  name: 'blocks.text.name',
  keywords: 'blocks.text.keywords',
})
