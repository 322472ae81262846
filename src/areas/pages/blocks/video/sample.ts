export { default as tile } from './tile.css?inline'
import { picture } from '../../templates/pictures.ts'
import { namedId } from '../../templates/picture-id.ts'

const file = { asset: namedId('portico:sample-film') }

export const samples = [
  {
    name: 'poster',
    props: {
      file,
      poster: picture('cover', 'dunes'),
      title: 'The dunes at Saunton, from four to five in the morning',
    },
  },
  {
    name: 'captioned',
    props: {
      file,
      poster: picture('portfolio', 'shelf'),
      title: 'Throwing',
      caption: 'One bowl, start to finish. Four minutes, no words.',
    },
  },
  { name: 'ambient', props: { file, poster: picture('cover', 'dunes'), ambient: true } },
] as const
