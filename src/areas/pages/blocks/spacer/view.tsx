import type { BlockViewProps } from '#document/define-block.ts'
import type { PropsOf } from '#document/fields.ts'
import { classes } from '../classes.ts'
import type { fields } from './fields.ts'
export { default as css } from './block.css?inline'

export function view({ props }: BlockViewProps<PropsOf<typeof fields>>) {
  return (
    <div
      className={classes('spacer', props.phone !== 'small' && `spacer-${props.phone}`)}
      aria-hidden="true"
    />
  )
}
