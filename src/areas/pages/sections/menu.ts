import { imageBlock } from '../blocks/image/block.ts'
import { tableBlock } from '../blocks/table/block.ts'
import { textBlock } from '../blocks/text/block.ts'
import { centred, h2, h3, lead, p, small, words } from '../blocks/words.ts'
import { band, type Bands, put } from '../templates/build.ts'
import { picture } from '../templates/pictures.ts'

/** What there is to eat and drink. */
export const menu: Bands = {
  columns: band(
    { theme: 'paper' },
    put([1, 1, 7, 3], textBlock, { body: words(h2('Lunch')), size: 'display' }),
    put([10, 1, 7, 7], textBlock, {
      body: words(
        h3('On toast'),
        p('**Broad beans, mint, ricotta**\n£8.50'),
        p('**Mushrooms in sherry**\n£9'),
        h3('In a bowl'),
        p('**Chickpeas, chard, lemon**\n£9.50'),
      ),
    }),
    put([18, 1, 7, 7], textBlock, {
      body: words(
        h3('Sweet'),
        p('**Rhubarb and custard tart**\n£5'),
        p('**A cardamom bun**\n£3.20'),
        h3('To drink'),
        p('**Filter, as much as you like**\n£3'),
      ),
    }),
  ),
  list: band(
    { theme: 'shade', width: 'content' },
    put([1, 1, 24, 2], textBlock, { body: words(h2('From the still')) }),
    put([1, 3, 24, 8], tableBlock, {
      data: 'Bottle | Size | Price\nDry gin, seaside herbs | 50 cl | £34\nSloe, two autumns | 35 cl | £26\nDamson brandy | 35 cl | £29\nBitter orange | 20 cl | £18',
    }),
  ),
  photo: band(
    { theme: 'ink', width: 'full', gap: 'none' },
    put([2, 2, 10, 3], textBlock, { body: words(h2('Supper')), size: 'display' }),
    put([2, 6, 9, 12], tableBlock, {
      data: 'Leeks, egg, mustard | £9\nSmoked trout, potato cake | £12\nMutton and barley | £17\nHake, white beans, lemon | £19\nPear, walnuts, blue cheese | £8\nChocolate, salt, nothing else | £7',
      headRow: false,
    }),
    put([13, 1, 12, 20], imageBlock, { image: picture('restaurant', 'lemons') }),
  ),
  card: band(
    { theme: 'tint', width: 'narrow' },
    put(
      [1, 1, 24, 14],
      textBlock,
      {
        body: words(
          centred(h2('Sunday')),
          centred(p('*Bread, and butter from the farm*')),
          centred(p('Broth with dumplings')),
          centred(p('Chicken under a brick,\nor celeriac under the same brick')),
          centred(p('Everything green that is left')),
          centred(p('Apple cake and cold cream')),
          centred(lead('£28, children £12')),
          centred(small('From noon. Tell us what you cannot eat when you book.')),
        ),
      },
      { look: { theme: 'paper', fill: 'background', padding: 'large', border: true } },
    ),
  ),
}
