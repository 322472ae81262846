import { defineBlock } from '#document/define-block.ts'
import { fields } from './fields.ts'

/** A small table, typed or pasted as lines; figures stand at the right without being told. */
export const tableBlock = defineBlock({
  type: 'table',
  version: 1,
  fields,
  view: () => import('./view.tsx'),
  samples: () => import('./sample.ts'),
  size: { width: 14, height: 6, minWidth: 4, minHeight: 2 },
  empty: { holds: (props) => props.data.trim() === '', message: 'blocks.table.empty' },
  group: 'content',
  icon: 'table',
  name: 'blocks.table.name',
  keywords: 'blocks.table.keywords',
})
