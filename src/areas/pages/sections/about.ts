import { imageBlock } from '../blocks/image/block.ts'
import { lineBlock } from '../blocks/line/block.ts'
import { tableBlock } from '../blocks/table/block.ts'
import { textBlock } from '../blocks/text/block.ts'
import { h2, h3, lead, p, small, words } from '../blocks/words.ts'
import { band, type Bands, put } from '../templates/build.ts'
import { picture } from '../templates/pictures.ts'
import { leaves } from './samples.ts'

/** Who is behind the site. */
export const about: Bands = {
  story: band(
    { theme: 'paper' },
    put([1, 1, 9, 14], imageBlock, { image: leaves }),
    put([12, 3, 11, 3], textBlock, { body: words(h2('It began with a borrowed ladder')) }),
    put([12, 6, 10, 7], textBlock, {
      body: words(
        lead('In 2009 the church wanted its clock back and nobody would climb up to it.'),
        p(
          'We did, and then somebody asked about a mantel clock, and somebody about a station. There are four of us now. We still own the ladder.',
        ),
      ),
    }),
  ),
  letter: band(
    { theme: 'tint', width: 'narrow' },
    put([1, 1, 24, 10], textBlock, {
      body: words(
        h2('A letter, in place of a slogan'),
        p('You will find us at the end of the yard, behind the door that sticks. Push.'),
        p(
          'We have been asked to say what we stand for. We stand for eight hours a day at a bench, for thread that matches, and for telling you when a thing is not worth mending.',
        ),
        p('Come by with whatever it is. Bring the bits.'),
        small('Hana and Will'),
      ),
    }),
  ),
  facts: band(
    { theme: 'paper' },
    put([1, 1, 8, 3], textBlock, { body: words(h2('In figures, since somebody always asks')) }),
    put([11, 1, 14, 7], tableBlock, {
      data: 'Opened | 2009\nPeople at the benches | 4\nThings mended so far | 11,420\nThings we gave up on | 38\nOldest | 1684',
      headRow: false,
      headColumn: true,
    }),
  ),
  columns: band(
    { theme: 'shade' },
    put([1, 1, 16, 3], textBlock, {
      body: words(h2('The wool comes from eleven farms, all within a day’s walk')),
    }),
    put([1, 4, 24, 1], lineBlock, {}),
    put([1, 5, 24, 4], textBlock, {
      body: words(
        p(
          'We buy the whole fleece, the coarse parts too, and pay in the week of shearing. It is washed in the old brewery, carded next door and spun on a frame that was built for a larger mill and has never complained.',
        ),
        p(
          'Nothing is dyed that does not need to be. A Herdwick is grey because it is, and goes white at ten years like anyone. What we do dye we dye with weld, madder and walnut, in lots too small to match twice.',
        ),
      ),
      columns: '2',
      measure: false,
    }),
  ),
  beside: band(
    { theme: 'paper', width: 'wide' },
    put([1, 1, 22, 14], imageBlock, {
      image: picture('portfolio', 'shelf'),
      design: 'overlap',
      body: words(
        h2('Everything on the shelf was a mistake once'),
        p('The blue came from the wrong bucket. The lean in the big jar was a draught. We kept both.'),
      ),
      button: 'About the studio',
    }),
  ),
  years: band(
    { theme: 'tint' },
    put([1, 1, 7, 3], textBlock, { body: words(h2('How we got here')) }),
    put([10, 1, 5, 2], textBlock, { body: words(h3('1987')), size: 'display' }),
    put([16, 1, 9, 2], textBlock, {
      body: words(p('Ines buys a press that nobody could move, together with the barn around it.')),
    }),
    put([10, 4, 5, 2], textBlock, { body: words(h3('2004')), size: 'display' }),
    put([16, 4, 9, 2], textBlock, {
      body: words(p('Her daughter prints the village’s seed catalogue. Other villages write in.')),
    }),
    put([10, 7, 5, 2], textBlock, { body: words(h3('Now')), size: 'display' }),
    put([16, 7, 9, 2], textBlock, {
      body: words(p('Six of us, three presses, one of which is still the barn’s.')),
    }),
  ),
}
