export { default as tile } from './tile.css?inline'
export const samples = [
  { name: 'hair', props: {} },
  { name: 'dashed', props: { stroke: 'dashed', weight: 'regular' } },
  { name: 'dotted', props: { stroke: 'dotted', weight: 'bold', colour: 'accent' } },
  { name: 'double', props: { stroke: 'double', weight: 'bold' } },
  { name: 'down', props: { direction: 'down', weight: 'regular' } },
] as const
