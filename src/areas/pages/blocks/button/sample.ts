export const samples = [
  {
    name: 'primary',
    props: { label: 'Reserve a table', link: { kind: 'url', url: '/reservations' } },
  },
  {
    name: 'secondary',
    props: { label: 'See the work', link: { kind: 'anchor', anchor: 'work' }, style: 'secondary' },
  },
  {
    name: 'tertiary',
    props: {
      label: 'Write to us',
      link: { kind: 'mail', address: 'hello@example.com' },
      style: 'tertiary',
      arrow: true,
    },
  },
  {
    name: 'stretched',
    props: {
      label: 'Call 020 7946 0112',
      link: { kind: 'phone', number: '+44 20 7946 0112' },
      align: 'stretch',
    },
  },
  {
    name: 'away',
    props: {
      label: 'Read the review',
      link: { kind: 'url', url: 'https://example.com/review', newTab: true },
      align: 'center',
    },
  },
] as const
