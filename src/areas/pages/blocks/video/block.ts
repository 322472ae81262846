import { defineBlock } from '#document/define-block.ts'
import { fields } from './fields.ts'

/** A film of one's own. Nothing of it is fetched before somebody wants to see it. */
export const videoBlock = defineBlock({
  type: 'video',
  version: 1,
  fields,
  view: () => import('./view.tsx'),
  samples: () => import('./sample.ts'),
  island: 'video-player',
  size: { width: 16, height: 12, minWidth: 4, minHeight: 3 },
  sizing: 'box',
  empty: { holds: (props) => props.file === undefined, message: 'blocks.video.empty' },
  group: 'media',
  icon: 'video',
  name: 'blocks.video.name',
  keywords: 'blocks.video.keywords',
})
