import { bullets, items, p, words } from '../words.ts'

export const samples = [
  {
    name: 'questions',
    props: {
      items: items(
        {
          title: 'How long does a repair take?',
          body: words(
            p(
              'Most chairs are back within three weeks. Cane seats take five, because the cane is soaked twice.',
            ),
          ),
        },
        {
          title: 'Do you collect?',
          body: words(
            p('Within twelve miles, on Tuesdays and Fridays. We bring blankets.'),
            bullets('Chairs and stools', 'Small tables'),
          ),
        },
        { title: 'What do you not mend?', body: words(p('Anything with a motor in it.')) },
      ),
    },
  },
  {
    name: 'boxes',
    props: {
      design: 'boxes',
      marker: 'chevron',
      firstOpen: true,
      items: items(
        { title: 'Delivery', body: words(p('Two working days, in a box you can post back.')) },
        { title: 'Returns', body: words(p('Thirty days, no form.')) },
      ),
    },
  },
] as const
