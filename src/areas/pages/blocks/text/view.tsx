import type { BlockViewProps } from '#document/define-block.ts'
import type { PropsOf } from '#document/fields.ts'
import { RichText } from '#document/render/rich-text.tsx'
import { classes } from '../classes.ts'
import type { fields } from './fields.ts'
export { default as css } from './block.css?inline'

export function view({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
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
