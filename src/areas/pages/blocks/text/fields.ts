import { choice, richText, toggle } from '#document/fields.ts'

export const fields = {
  body: richText({ label: 'blocks.text.body' }),
  size: choice({
    label: 'blocks.text.size',
    help: 'blocks.text.size_help',
    options: [
      { value: 'regular', label: 'blocks.size.regular' },
      { value: 'large', label: 'blocks.size.large' },
      { value: 'display', label: 'blocks.size.display' },
      { value: 'poster', label: 'blocks.size.poster' },
    ],
    default: 'regular',
    group: 'more',
  }),
  columns: choice({
    label: 'blocks.text.columns',
    options: [
      { value: '1', label: 'blocks.text.columns_1' },
      { value: '2', label: 'blocks.text.columns_2' },
      { value: '3', label: 'blocks.text.columns_3' },
    ],
    default: '1',
    group: 'more',
  }),
  measure: toggle({
    label: 'blocks.text.measure',
    help: 'blocks.text.measure_help',
    default: true,
    group: 'more',
  }),
}
