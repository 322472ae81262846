import { type BlockViewProps, defineBlock } from '#document/define-block.ts'
import { choice, type PropsOf, richText, toggle } from '#document/fields.ts'
import { RichText } from '#document/render/rich-text.tsx'
import { isEmptyText } from '#document/text/walk-text.ts'
import { classes } from '../classes.ts'
import css from './block.css?inline'
import { samples } from './sample.ts'

const fields = {
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

function TextView({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
  return (
    <RichText
      value={props.body}
      path={['body']}
      ctx={ctx}
      className={classes(
        props.size !== 'regular' && `text-${props.size}`,
        props.columns !== '1' && `text-columns text-columns-${props.columns}`,
        props.measure && 'text-measured',
      )}
    />
  )
}

/** Words: headings, paragraphs, lists and quotes, edited where they stand. */
export const textBlock = defineBlock({
  type: 'text',
  version: 1,
  fields,
  view: TextView,
  css,
  samples,
  size: { width: 10, height: 4, minWidth: 2, minHeight: 1 },
  empty: { holds: (props) => isEmptyText(props.body), message: 'blocks.text.empty', writes: 'body' },
  group: 'basic',
  icon: 'type',
  name: 'blocks.text.name',
  keywords: 'blocks.text.keywords',
})
