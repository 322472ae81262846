import { picture } from '../../templates/pictures.ts'
import { phrase } from '../words.ts'

const quote = phrase('They came twice to look before they told us what it would cost, and then it cost that.')

export const samples = [
  { name: 'plain', props: { quote, source: 'Ruth Adeyemi', role: 'Head teacher, St Brannock’s' } },
  { name: 'large', props: { quote, source: 'Ruth Adeyemi', design: 'large' } },
  {
    name: 'card',
    props: {
      quote,
      source: 'Ruth Adeyemi',
      role: 'Head teacher, St Brannock’s',
      image: picture('sample', 'sample-1', { decorative: true }),
      design: 'card',
    },
  },
  { name: 'bare', props: { quote: phrase('Less, but *kept*.'), design: 'large', marks: false } },
] as const
