import { h3, p, words } from '../words.ts'
import { picture } from '../../templates/pictures.ts'

const bowls = picture('portfolio', 'bowls')
const table = picture('restaurant', 'table')
const lemons = picture('restaurant', 'lemons')

export const samples = [
  { name: 'plain', props: { image: bowls } },
  { name: 'caption', props: { image: bowls, caption: 'Five bowls, thrown in one afternoon' } },
  {
    name: 'poster',
    props: {
      image: table,
      design: 'poster',
      body: words(h3('Supper on the terrace'), p('From June, while the evenings last.')),
      button: 'See the dates',
      link: { kind: 'url', url: '/terrace' },
    },
  },
  {
    name: 'card',
    props: {
      image: lemons,
      design: 'card',
      body: words(h3('Preserved in January'), p('Amalfi lemons, salt and ten weeks of patience.')),
      button: 'Read the note',
      link: { kind: 'url', url: '/notes' },
    },
  },
  {
    name: 'overlap',
    props: {
      image: lemons,
      design: 'overlap',
      body: words(h3('The pantry'), p('Jars along the north wall, labelled by hand.')),
    },
  },
  {
    name: 'stack',
    props: {
      image: bowls,
      design: 'stack',
      body: words(h3('Breakfast bowls'), p('Oat glaze over a dark stoneware, about 14 cm across.')),
      button: 'Ask for one',
      link: { kind: 'mail', address: 'studio@example.com' },
    },
  },
  { name: 'round', props: { image: lemons, shape: 'circle' } },
  { name: 'arch', props: { image: bowls, shape: 'arch', fit: 'contain' } },
] as const
