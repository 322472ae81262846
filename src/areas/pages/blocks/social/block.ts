import { defineBlock } from '#document/define-block.ts'
import { fields } from './fields.ts'

/** Where else to find somebody: paste an address, and the sign is known by it. */
export const socialBlock = defineBlock({
  type: 'social',
  version: 1,
  fields,
  view: () => import('./view.tsx'),
  samples: () => import('./sample.ts'),
  size: { width: 6, height: 1, minWidth: 2, minHeight: 1 },
  empty: {
    holds: (props) => props.items.every((item) => item.url.trim() === ''),
    message: 'blocks.social.empty',
  },
  group: 'social',
  icon: 'share-2',
  name: 'blocks.social.name',
  keywords: 'blocks.social.keywords',
})
