import { choice, list, richText, text, toggle } from '#document/fields.ts'

export const fields = {
  items: list({
    label: 'blocks.accordion.items',
    addLabel: 'blocks.accordion.add',
    itemLabel: 'title',
    max: 60,
    of: {
      title: text({ label: 'blocks.accordion.title', max: 300 }),
      body: richText({ label: 'blocks.accordion.body' }),
    },
  }),
  design: choice({
    label: 'blocks.accordion.design',
    options: [
      { value: 'lines', label: 'blocks.accordion.lines' },
      { value: 'boxes', label: 'blocks.accordion.boxes' },
    ],
    default: 'lines',
  }),
  marker: choice({
    label: 'blocks.accordion.marker',
    options: [
      { value: 'plus', label: 'blocks.accordion.plus' },
      { value: 'chevron', label: 'blocks.accordion.chevron' },
    ],
    default: 'plus',
    group: 'more',
  }),
  firstOpen: toggle({ label: 'blocks.accordion.first_open', group: 'more' }),
  single: toggle({ label: 'blocks.accordion.single', help: 'blocks.accordion.single_help', group: 'more' }),
}
