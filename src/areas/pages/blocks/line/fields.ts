import { choice, colour } from '#document/fields.ts'

export const fields = {
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
