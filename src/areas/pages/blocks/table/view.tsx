import type { BlockView, BlockViewProps } from '#document/define-block.ts'
import type { PropsOf } from '#document/fields.ts'
import { classes } from '../classes.ts'
import { readCells } from './cells.ts'
import type { fields } from './fields.ts'
export { default as css } from './block.css?inline'

export function view({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
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

export const dense: NonNullable<BlockView<typeof fields>['dense']> = {
  letters: ({ data }) => data,
  elements: ({ data }) => readCells(data).rows.reduce((sum, row) => sum + row.length, 0),
}
