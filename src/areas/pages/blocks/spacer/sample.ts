export { default as tile } from './tile.css?inline'
export const samples = [
  { name: 'room', props: {} },
  { name: 'same', props: { phone: 'same' } },
  { name: 'none', props: { phone: 'none' } },
] as const
