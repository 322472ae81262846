import { imageBlock } from '../../blocks/image/block.tsx'
import { lineBlock } from '../../blocks/line/block.tsx'
import { textBlock } from '../../blocks/text/block.tsx'
import { h1, h2, numbers, p, small, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'
import { picture } from '../pictures.ts'

const two = band(
  { name: 'Two people', theme: 'paper' },
  put([1, 1, 14, 4], textBlock, { body: words(h1('Two people. That is the whole firm.')), size: 'large' }),
  put([1, 6, 24, 1], lineBlock, { weight: 'regular', colour: 'text' }),
  put([1, 7, 9, 5], textBlock, {
    body: words(
      h2('Agnes Marlow'),
      p(
        'Ran the night shift of a sorting office in Leeds for eleven years and redrew it twice. Studied nothing that helps. Reads timetables for pleasure and has opinions about trolleys.',
      ),
      small('agnes@marlowreyes.example'),
    ),
  }),
  put([13, 7, 9, 5], textBlock, {
    body: words(
      h2('Tomás Reyes'),
      p(
        'An architect who found that the buildings were fine. Spent six years in hospitals in Rotterdam and Bilbao measuring how far nurses walk. Draws the A1 sheets by hand, then again.',
      ),
      small('tomas@marlowreyes.example'),
    ),
  }),
)

const desk = band(
  { name: 'Desk', theme: 'paper', width: 'full' },
  put([4, 1, 21, 20], imageBlock, { image: picture('consultant', 'desk', { focal: { x: 0.5, y: 0.5 } }) }),
)

const rules = band(
  { name: 'Rules', theme: 'tint' },
  put([1, 1, 7, 3], textBlock, { body: words(h2('What we hold to')) }),
  put([10, 1, 13, 5], textBlock, {
    body: words(
      numbers(
        'The person who does the work knows. Our trade is to ask when nobody else is in the room.',
        'A change without a number is a mood.',
        'Two changes at a time. With three you never learn which one it was.',
        'Nothing we leave behind may need us.',
        'We write short reports. If it does not fit on the wall it will not be read.',
      ),
    ),
  }),
)

const since = band(
  { name: 'Since', theme: 'paper' },
  put([10, 1, 13, 4], textBlock, {
    body: words(
      h2('Since 2017 we have worked on 61 floors in four countries. Eight of them sent us to the next.'),
    ),
  }),
)

export const about = page('marlowabout', [two, desk, rules, since])
