export const samples = [
  { name: 'leave', props: { act: 'leave', token: 'sample' } },
  { name: 'over', props: {} },
] as const
