/** Which form it is, its owner chooses. */
export const samples = [
  { name: 'plain', props: {} },
  { name: 'columns', props: { layout: 'columns', buttonAlign: 'stretch' } },
] as const
