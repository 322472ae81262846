import { choice, image, link, richText, text, toggle } from '#document/fields.ts'

export const fields = {
  quote: richText({ label: 'blocks.quote.quote', flavour: 'inline' }),
  source: text({ label: 'blocks.quote.source', max: 160 }),
  role: text({ label: 'blocks.quote.role', max: 200 }),
  design: choice({
    label: 'blocks.quote.design',
    options: [
      { value: 'plain', label: 'blocks.quote.plain' },
      { value: 'large', label: 'blocks.quote.large' },
      { value: 'card', label: 'blocks.quote.card' },
    ],
    default: 'plain',
  }),
  image: image({ label: 'blocks.quote.image', group: 'more' }),
  link: link({
    label: 'blocks.quote.link',
    help: 'blocks.quote.link_help',
    group: 'more',
    // Without a name or a role there is nothing it could stand on.
    when: (props) => props['source'] !== '' || props['role'] !== '',
  }),
  marks: toggle({ label: 'blocks.quote.marks', default: true, group: 'more' }),
}
