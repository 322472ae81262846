import type { BlockViewProps } from '#document/define-block.ts'
import type { PropsOf } from '#document/fields.ts'
import { fillCss } from '#document/look/colour-css.ts'
import { classes } from '../classes.ts'
import type { fields } from './fields.ts'
export { default as css } from './block.css?inline'

export function view({ props }: BlockViewProps<PropsOf<typeof fields>>) {
  const drawn = fillCss(props.colour)
  return (
    <hr
      className={classes(
        'line',
        props.stroke !== 'solid' && `line-${props.stroke}`,
        props.weight !== 'hair' && `line-${props.weight}`,
        props.direction === 'down' && 'line-down',
      )}
      style={drawn ? { borderColor: drawn } : undefined}
      aria-orientation={props.direction === 'down' ? 'vertical' : undefined}
    />
  )
}
