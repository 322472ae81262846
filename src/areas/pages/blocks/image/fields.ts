import { choice, image, link, richText, text } from '#document/fields.ts'

const isWorded = (props: { readonly [name: string]: unknown }) => props['design'] !== 'plain'

export const fields = {
  image: image({ label: 'blocks.image.image' }),
  design: choice({
    label: 'blocks.image.design',
    options: [
      { value: 'plain', label: 'blocks.image.plain' },
      { value: 'poster', label: 'blocks.image.poster' },
      { value: 'card', label: 'blocks.image.card' },
      { value: 'overlap', label: 'blocks.image.overlap' },
      { value: 'stack', label: 'blocks.image.stack' },
    ],
    default: 'plain',
  }),
  body: richText({ label: 'blocks.image.body', when: isWorded }),
  caption: text({ label: 'blocks.image.caption', max: 300, when: (props) => !isWorded(props) }),
  link: link({ label: 'blocks.image.link' }),
  button: text({ label: 'blocks.image.button', help: 'blocks.image.button_help', max: 80, when: isWorded }),
  fit: choice({
    label: 'blocks.image.fit',
    options: [
      { value: 'cover', label: 'blocks.image.cover' },
      { value: 'contain', label: 'blocks.image.contain' },
    ],
    default: 'cover',
    group: 'more',
  }),
  shape: choice({
    label: 'blocks.image.shape',
    options: [
      { value: 'site', label: 'blocks.image.shape_site' },
      { value: 'plain', label: 'blocks.image.shape_plain' },
      { value: 'rounded', label: 'blocks.image.shape_rounded' },
      { value: 'circle', label: 'blocks.image.shape_circle' },
      { value: 'arch', label: 'blocks.image.shape_arch' },
      { value: 'frame', label: 'blocks.image.shape_frame' },
    ],
    default: 'site',
    group: 'more',
  }),
  side: choice({
    label: 'blocks.image.side',
    options: [
      { value: 'start', label: 'blocks.image.side_start' },
      { value: 'end', label: 'blocks.image.side_end' },
    ],
    default: 'start',
    group: 'more',
    when: (props) => props['design'] === 'card' || props['design'] === 'overlap',
  }),
  words: choice({
    label: 'blocks.image.words',
    options: [
      { value: 'start', label: 'blocks.image.words_top' },
      { value: 'center', label: 'blocks.image.words_middle' },
      { value: 'end', label: 'blocks.image.words_bottom' },
    ],
    default: 'end',
    group: 'more',
    when: (props) => props['design'] === 'poster',
  }),
}
