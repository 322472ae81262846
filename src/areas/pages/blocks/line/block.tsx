import { type BlockViewProps, defineBlock } from '#document/define-block.ts'
import { choice, colour, type PropsOf } from '#document/fields.ts'
import { fillCss } from '#document/look/colour-css.ts'
import { classes } from '../classes.ts'
import css from './block.css?inline'
import tile from './tile.css?inline'

const fields = {
  stroke: choice({
    label: 'blocks.line.stroke',
    options: [
      { value: 'solid', label: 'blocks.line.solid' },
      { value: 'dashed', label: 'blocks.line.dashed' },
      { value: 'dotted', label: 'blocks.line.dotted' },
      { value: 'double', label: 'blocks.line.double' },
    ],
    default: 'solid',
  }),
  weight: choice({
    label: 'blocks.line.weight',
    options: [
      { value: 'hair', label: 'blocks.line.hair' },
      { value: 'regular', label: 'blocks.line.regular' },
      { value: 'bold', label: 'blocks.line.bold' },
    ],
    default: 'hair',
  }),
  direction: choice({
    label: 'blocks.line.direction',
    options: [
      { value: 'across', label: 'blocks.line.across' },
      { value: 'down', label: 'blocks.line.down' },
    ],
    default: 'across',
    group: 'more',
  }),
  colour: colour({ label: 'blocks.line.colour', group: 'more' }),
}

function LineView({ props }: BlockViewProps<PropsOf<typeof fields>>) {
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

/** A rule between things. */
export const lineBlock = defineBlock({
  type: 'line',
  version: 1,
  fields,
  view: LineView,
  css,
  tile,
  samples: [
    { name: 'hair', props: {} },
    { name: 'dashed', props: { stroke: 'dashed', weight: 'regular' } },
    { name: 'dotted', props: { stroke: 'dotted', weight: 'bold', colour: 'accent' } },
    { name: 'double', props: { stroke: 'double', weight: 'bold' } },
    { name: 'down', props: { direction: 'down', weight: 'regular' } },
  ],
  size: { width: 24, height: 1, minWidth: 1, minHeight: 1 },
  sizing: 'box',
  group: 'basic',
  icon: 'minus',
  name: 'blocks.line.name',
  keywords: 'blocks.line.keywords',
})
