import { defineBlock } from '#document/define-block.ts'
import { isEmptyText } from '#document/text/walk-text.ts'
import { fields } from './fields.ts'

/** Somebody else's words, with whose they are; the marks are those of the page's language. */
export const quoteBlock = defineBlock({
  type: 'quote',
  version: 1,
  fields,
  view: () => import('./view.tsx'),
  samples: () => import('./sample.ts'),
  size: { width: 12, height: 5, minWidth: 4, minHeight: 2 },
  empty: { holds: (props) => isEmptyText(props.quote), message: 'blocks.quote.empty', writes: 'quote' },
  group: 'content',
  icon: 'quote',
  name: 'blocks.quote.name',
  keywords: 'blocks.quote.keywords',
})
