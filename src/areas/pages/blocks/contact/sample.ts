import { items } from '../words.ts'

export const samples = [
  {
    name: 'full',
    props: {
      title: 'The Mending Room',
      address: '4 Ropewalk\nWhitby YO22 4DE',
      phone: '01632 960 204',
      mail: 'hello@mendingroom.example',
      hours: items(
        { days: 'Tuesday to Friday', times: '10 am to 5 pm' },
        { days: 'Saturday', times: '9 am to 1 pm' },
        { days: 'Sunday and Monday', times: '' },
      ),
    },
  },
  {
    name: 'row',
    props: {
      design: 'row',
      address: '4 Ropewalk\nWhitby YO22 4DE',
      phone: '01632 960 204',
      mail: 'hello@mendingroom.example',
    },
  },
  { name: 'bare', props: { mail: 'hello@mendingroom.example', directions: false, labels: false } },
] as const
