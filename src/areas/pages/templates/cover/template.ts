import type { SiteStyles } from '#document/styles.ts'
import { defaultStyles } from '#document/styles.ts'
import { buttonBlock } from '../../blocks/button/block.tsx'
import { socialBlock } from '../../blocks/social/block.tsx'
import { textBlock } from '../../blocks/text/block.tsx'
import { h1, items, p, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'
import { picture } from '../pictures.ts'
import { siteName } from '../site-name.ts'
import { pageOf, type Template } from '../template.ts'

const styles: SiteStyles = {
  ...defaultStyles,
  palette: { paper: '#f3e8e1', tint: '#e3cdc1', accent: '#a6503a', shade: '#4a3a44', ink: '#221a22' },
  fonts: {
    heading: { family: 'syne', weight: 700, leading: 0.94, tracking: -35 },
    text: { family: 'syne', weight: 500, leading: 1.4 },
    button: { family: 'syne', weight: 650 },
    detail: { family: 'syne', weight: 500 },
  },
  type: { base: 18, ratio: 1.38, phoneRatio: 1.24 },
  spacing: { density: 1, contentWidth: 1760 },
  corners: 'square',
  buttons: {
    primary: { fill: 'solid', corners: 'pill', size: 'large' },
    secondary: { fill: 'outline', corners: 'pill', size: 'large' },
    tertiary: { fill: 'plain', corners: 'pill', size: 'medium' },
  },
  header: { ...defaultStyles.header, theme: 'ink' },
  footer: {},
}

const at = pageOf('cover')

/** An album's launch: one landscape and few words. */
export const cover: Template = {
  id: 'cover',
  name: 'The Far Shore',
  category: 'music',
  siteType: 'cover_page',
  title: 'Nila Orr',
  description: 'The Far Shore of Sleep, nine songs by Nila Orr. Out on 14 November.',
  styles,
  pages: [
    at(
      'home',
      page(
        'orrcover',
        [
          band(
            {
              name: 'The far shore',
              theme: 'tint',
              height: 'screen',
              align: 'start',
              background: { kind: 'image', image: picture('cover', 'dunes', { decorative: true }) },
            },
            put([1, 1, 16, 5], textBlock, { body: words(h1('The Far Shore\nof Sleep')), size: 'display' }),
            put([18, 1, 7, 4], textBlock, {
              body: words(
                p(
                  `**${siteName}**\nNine songs for voice, pump organ and a room in Skagen. Out on 14 November.`,
                ),
              ),
            }),
            put(
              [1, 7, 10, 2],
              buttonBlock,
              {
                label: 'Listen to the first',
                link: { kind: 'url', url: 'https://bandcamp.com/nila-orr-example/the-far-shore-of-sleep' },
              },
              { phone: { width: 8 } },
            ),
            // On a ground of their own, wherever the dunes are dark.
            put(
              [18, 7, 5, 2],
              socialBlock,
              {
                items: items(
                  { url: 'https://open.spotify.com/artist/nila-orr-example' },
                  { url: 'https://bandcamp.com/nila-orr-example' },
                  { url: 'https://www.instagram.com/nilaorr.example' },
                ),
                align: 'center',
              },
              { look: { theme: 'ink', fill: 'background', corners: 'full' }, phone: { width: 4 } },
            ),
          ),
        ],
        { header: 'none', footer: 'none' },
      ),
      {
        title: `${siteName}: The Far Shore of Sleep`,
        kind: 'cover',
        nav: 'none',
        description: `The Far Shore of Sleep, nine songs by ${siteName} for voice and pump organ. Out on 14 November.`,
      },
    ),
  ],
}
