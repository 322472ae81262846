import type { SiteStyles } from '#document/styles.ts'
import { defaultStyles } from '#document/styles.ts'
import { textBlock } from '../../blocks/text/block.tsx'
import { h1, p, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'
import { siteName } from '../site-name.ts'
import { picture } from '../pictures.ts'
import { pageOf, type Template } from '../template.ts'

const styles: SiteStyles = {
  ...defaultStyles,
  palette: { paper: '#f1efe9', tint: '#e2ded3', accent: '#3f6b5c', shade: '#4d5450', ink: '#1c211f' },
  fonts: {
    heading: { family: 'space-grotesk', weight: 400, leading: 1, tracking: -40 },
    text: { family: 'space-grotesk', weight: 400, leading: 1.5 },
    button: { family: 'space-grotesk', weight: 500 },
    detail: { family: 'space-grotesk', weight: 400 },
  },
  type: { base: 17, ratio: 1.4, phoneRatio: 1.2 },
  spacing: { density: 1, contentWidth: 1760 },
  footer: {},
}

const at = pageOf('parking')

/** A domain that waits: its name on a map of nowhere. */
export const parking: Template = {
  id: 'parking',
  name: 'Contours',
  category: 'simple',
  siteType: 'parking_page',
  title: 'northlight.example',
  description: 'Something new will be here.',
  styles,
  pages: [
    at(
      'home',
      page(
        'contours',
        [
          band(
            {
              name: 'Map',
              theme: 'paper',
              height: 'screen',
              align: 'end',
              background: {
                kind: 'image',
                image: picture('parking', 'contours', { decorative: true }),
                overlay: { colour: 'paper', strength: 0.35 },
              },
            },
            put([1, 1, 22, 4], textBlock, { body: words(h1(siteName)), size: 'display' }),
            put([1, 5, 9, 2], textBlock, { body: words(p('Something new will be here.')) }),
          ),
        ],
        { header: 'none', footer: 'none' },
      ),
      {
        title: siteName,
        kind: 'parking',
        nav: 'none',
        description: `${siteName}: something new will be here before long.`,
      },
    ),
  ],
}
