import { bullets, h2, lead, p, quoted, small, words } from '../words.ts'

export const samples = [
  {
    name: 'paragraph',
    props: {
      body: words(
        h2('Bread at seven, every morning'),
        p(
          'We mill on Mondays, mix at midnight and open when the first loaves are cool enough to cut. *Come early for rye.*',
        ),
      ),
    },
  },
  {
    name: 'lead',
    props: {
      body: words(
        lead('A workshop for people who would rather mend a chair than buy one.'),
        p('Saturdays from ten, tools provided, coffee on the stove.'),
        small('Six places at a time.'),
      ),
      size: 'large',
    },
  },
  {
    name: 'columns',
    props: {
      body: words(
        h2('What we look after'),
        p('Gutters, gates and the garden wall, in that order, through the winter months.'),
        bullets('Lime pointing', 'Slate and lead', 'Sash windows'),
        quoted(p('They came twice to look before they told us what it would cost.')),
      ),
      columns: '2',
    },
  },
  { name: 'display', props: { body: words(h2('Slow light')), size: 'display' } },
] as const
