import { type BlockViewProps, defineBlock } from '#document/define-block.ts'
import { choice, type PropsOf, text, toggle } from '#document/fields.ts'
import { classes } from '../classes.ts'
import css from './block.css?inline'
import { readCells } from './cells.ts'
import { samples } from './sample.ts'

const fields = {
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

function TableView({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
  const { rows, numeric } = readCells(props.data)
  const [head, ...body] = props.headRow ? rows : [undefined, ...rows]
  const caption = props.caption.trim()
  const side = (column: number) =>
    numeric[column] && !(props.headColumn && column === 0) ? 'table-number' : undefined
  return (
    // A wide table scrolls in a frame of its own, which the keyboard reaches; the page never does.
    <div
      className="table-frame"
      role="group"
      aria-label={caption === '' ? ctx.words('block.table.scroll') : undefined}
      aria-labelledby={caption === '' ? undefined : ctx.id('caption')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={classes('table', props.design !== 'lines' && `table-${props.design}`)}>
        {caption === '' ? null : (
          <caption id={ctx.id('caption')} {...ctx.editable('caption')}>
            {caption}
          </caption>
        )}
        {head ? (
          <thead>
            <tr>
              {head.map((cell, column) => (
                <th key={column} scope="col" className={side(column)}>
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {body.map((row, index) => (
            <tr key={index}>
              {row?.map((cell, column) =>
                props.headColumn && column === 0 ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column} className={side(column)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A small table, typed or pasted as lines; figures stand at the right without being told. */
export const tableBlock = defineBlock({
  type: 'table',
  version: 1,
  fields,
  view: TableView,
  css,
  dense: {
    letters: ({ data }) => data,
    elements: ({ data }) => readCells(data).rows.reduce((sum, row) => sum + row.length, 0),
  },
  samples,
  size: { width: 14, height: 6, minWidth: 4, minHeight: 2 },
  empty: { holds: (props) => props.data.trim() === '', message: 'blocks.table.empty' },
  group: 'content',
  icon: 'table',
  name: 'blocks.table.name',
  keywords: 'blocks.table.keywords',
})
