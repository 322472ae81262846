import { type BlockViewProps, defineBlock } from '#document/define-block.ts'
import { choice, type PropsOf } from '#document/fields.ts'
import { classes } from '../classes.ts'
import css from './block.css?inline'
import tile from './tile.css?inline'

const fields = {
  phone: choice({
    label: 'blocks.spacer.phone',
    options: [
      { value: 'small', label: 'blocks.size.small' },
      { value: 'same', label: 'blocks.spacer.same' },
      { value: 'none', label: 'blocks.spacer.gone' },
    ],
    default: 'small',
  }),
}

function SpacerView({ props }: BlockViewProps<PropsOf<typeof fields>>) {
  return (
    <div
      className={classes('spacer', props.phone !== 'small' && `spacer-${props.phone}`)}
      aria-hidden="true"
    />
  )
}

/** Room that stays room, as tall as its cells. */
export const spacerBlock = defineBlock({
  type: 'spacer',
  version: 1,
  fields,
  view: SpacerView,
  css,
  tile,
  samples: [
    { name: 'room', props: {} },
    { name: 'same', props: { phone: 'same' } },
    { name: 'none', props: { phone: 'none' } },
  ],
  size: { width: 24, height: 3, minWidth: 1, minHeight: 1 },
  sizing: 'box',
  group: 'basic',
  icon: 'move-vertical',
  name: 'blocks.spacer.name',
  keywords: 'blocks.spacer.keywords',
})
