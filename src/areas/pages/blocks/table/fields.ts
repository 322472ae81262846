import { choice, text, toggle } from '#document/fields.ts'

export const fields = {
  data: text({
    label: 'blocks.table.data',
    help: 'blocks.table.data_help',
    placeholder: 'blocks.table.data_placeholder',
    multiline: true,
    max: 40_000,
  }),
  caption: text({ label: 'blocks.table.caption', max: 300 }),
  design: choice({
    label: 'blocks.table.design',
    options: [
      { value: 'lines', label: 'blocks.table.lines' },
      { value: 'striped', label: 'blocks.table.striped' },
      { value: 'boxed', label: 'blocks.table.boxed' },
    ],
    default: 'lines',
  }),
  headRow: toggle({ label: 'blocks.table.head_row', default: true, group: 'more' }),
  headColumn: toggle({ label: 'blocks.table.head_column', group: 'more' }),
}
