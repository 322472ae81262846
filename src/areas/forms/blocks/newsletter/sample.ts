/** Which form it is, its owner chooses. */
export const samples = [
  {
    name: 'plain',
    props: {
      title: 'Letters from the workshop',
      text: 'What we mend, and how: once a month, by email.',
      button: 'Subscribe',
    },
  },
] as const
