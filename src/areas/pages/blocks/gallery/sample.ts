import type { ImageValue } from '#document/values.ts'
import { picture } from '../../templates/pictures.ts'
import { items } from '../words.ts'

/** A picture of a gallery that leads nowhere. */
export function shown(image: ImageValue, caption = '') {
  return { image, caption } as {
    readonly image: ImageValue
    readonly caption: string
    readonly link: undefined
  }
}

const pictures = items(
  shown(picture('portfolio', 'three'), 'Ash, bone, oxide'),
  shown(picture('portfolio', 'bottle'), 'Bottle, 31 cm'),
  shown(picture('portfolio', 'bowls'), 'Breakfast bowls'),
  shown(picture('portfolio', 'rim'), ''),
  shown(picture('portfolio', 'plates'), 'Everyday stack'),
  shown(picture('portfolio', 'shelf'), 'Drying'),
)

export const samples = [
  { name: 'grid', props: { items: pictures } },
  { name: 'masonry', props: { items: pictures, layout: 'masonry', captions: 'below' } },
  { name: 'slideshow', props: { items: pictures, layout: 'slideshow', captions: 'below', seconds: 6 } },
  { name: 'carousel', props: { items: pictures, layout: 'carousel', ratio: 'portrait' } },
  { name: 'strip', props: { items: pictures, layout: 'strip' } },
  { name: 'plain', props: { items: pictures, ratio: 'square', columns: 2, lightbox: false, gap: 'none' } },
] as const
