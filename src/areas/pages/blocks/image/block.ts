import { defineBlock } from '#document/define-block.ts'
import { fields } from './fields.ts'

/** One picture: alone, under its words, beside them, or overlapped by them. */
export const imageBlock = defineBlock({
  type: 'image',
  version: 1,
  fields,
  view: () => import('./view.tsx'),
  samples: () => import('./sample.ts'),
  size: { width: 8, height: 8, minWidth: 1, minHeight: 1 },
  sizing: 'box',
  phone: 'pair',
  empty: { holds: (props) => props.image === undefined, message: 'blocks.image.empty' },
  group: 'basic',
  icon: 'image',
  name: 'blocks.image.name',
  keywords: 'blocks.image.keywords',
})
