import { defineBlock } from '#document/define-block.ts'
import { fields } from './fields.ts'

/** Several pictures: a wall, a row to move through, or one after another; any of them can be opened large. */
export const galleryBlock = defineBlock({
  type: 'gallery',
  version: 1,
  fields,
  view: () => import('./view.tsx'),
  samples: () => import('./sample.ts'),
  island: 'picture-gallery',
  size: { width: 24, height: 12, minWidth: 4, minHeight: 3 },
  isStill: ({ layout, lightbox, items }) =>
    layout !== 'slideshow' && layout !== 'carousel' && !(lightbox && items.some((item) => !item.link)),
  empty: {
    holds: (props) => props.items.every((item) => item.image === undefined),
    message: 'blocks.gallery.empty',
  },
  group: 'media',
  icon: 'images',
  name: 'blocks.gallery.name',
  keywords: 'blocks.gallery.keywords',
})
