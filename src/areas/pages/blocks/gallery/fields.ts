import { choice, image, link, list, number, text, toggle } from '#document/fields.ts'

export type Values = { readonly [name: string]: unknown }

export const isMoving = (props: Values) => props['layout'] === 'slideshow' || props['layout'] === 'carousel'

export const isWall = (props: Values) => props['layout'] === 'grid' || props['layout'] === 'masonry'

export const fields = {
  items: list({
    label: 'blocks.gallery.items',
    addLabel: 'blocks.gallery.add',
    itemLabel: 'caption',
    max: 200,
    of: {
      image: image({ label: 'blocks.gallery.image' }),
      caption: text({ label: 'blocks.gallery.caption', max: 300 }),
      link: link({ label: 'blocks.gallery.link', help: 'blocks.gallery.link_help' }),
    },
  }),
  layout: choice({
    label: 'blocks.gallery.layout',
    options: [
      { value: 'grid', label: 'blocks.gallery.grid' },
      { value: 'masonry', label: 'blocks.gallery.masonry' },
      { value: 'slideshow', label: 'blocks.gallery.slideshow' },
      { value: 'carousel', label: 'blocks.gallery.carousel' },
      { value: 'strip', label: 'blocks.gallery.strip' },
    ],
    default: 'grid',
  }),
  columns: number({ label: 'blocks.gallery.columns', default: 3, min: 1, max: 6, when: isWall }),
  ratio: choice({
    label: 'blocks.gallery.ratio',
    options: [
      { value: 'landscape', label: 'blocks.gallery.landscape' },
      { value: 'square', label: 'blocks.gallery.square' },
      { value: 'portrait', label: 'blocks.gallery.portrait' },
      { value: 'wide', label: 'blocks.gallery.wide' },
    ],
    default: 'landscape',
    group: 'more',
    when: (props) => props['layout'] !== 'masonry' && props['layout'] !== 'strip',
  }),
  gap: choice({
    label: 'blocks.gallery.gap',
    options: [
      { value: 'none', label: 'blocks.size.none' },
      { value: 'small', label: 'blocks.size.small' },
      { value: 'large', label: 'blocks.size.large' },
    ],
    default: 'small',
    group: 'more',
  }),
  captions: choice({
    label: 'blocks.gallery.captions',
    options: [
      { value: 'none', label: 'blocks.gallery.captions_none' },
      { value: 'below', label: 'blocks.gallery.captions_below' },
    ],
    default: 'none',
    group: 'more',
  }),
  lightbox: toggle({ label: 'blocks.gallery.lightbox', default: true, group: 'more' }),
  seconds: number({
    label: 'blocks.gallery.seconds',
    help: 'blocks.gallery.seconds_help',
    default: 0,
    min: 0,
    max: 30,
    unit: 's',
    group: 'more',
    when: isMoving,
  }),
}
