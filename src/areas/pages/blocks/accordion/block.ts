import { defineBlock } from '#document/define-block.ts'
import { fields } from './fields.ts'

/**
 * Questions that open to their answers, words and other blocks below them, by the browser's own element: no
 * script, and found by search in the page.
 */
export const accordionBlock = defineBlock({
  type: 'accordion',
  version: 1,
  fields,
  slots: { perItem: 'items', slot: { label: 'blocks.accordion.slot', layout: 'stack' } },
  view: () => import('./view.tsx'),
  samples: () => import('./sample.ts'),
  size: { width: 14, height: 6, minWidth: 4, minHeight: 2 },
  empty: { holds: (props) => props.items.length === 0, message: 'blocks.accordion.empty' },
  group: 'structure',
  icon: 'list-collapse',
  name: 'blocks.accordion.name',
  keywords: 'blocks.accordion.keywords',
  interactive: true,
})
