import type { SiteStyles } from '#document/styles.ts'
import { defaultStyles } from '#document/styles.ts'
import { buttonBlock } from '../../blocks/button/block.tsx'
import { textBlock } from '../../blocks/text/block.tsx'
import { h1, h2, lead, p, small, words } from '../../blocks/words.ts'
import { band, page, put } from '../build.ts'
import { templatePageId } from '../picture-id.ts'
import { siteName } from '../site-name.ts'
import { linksOf, type Template } from '../template.ts'

const to = linksOf('blank', ['home', 'contact', 'footer'])

const styles: SiteStyles = {
  ...defaultStyles,
  palette: { paper: '#ffffff', tint: '#f3f3f0', accent: '#2f5d50', shade: '#33393a', ink: '#14181a' },
  fonts: {
    heading: { family: 'instrument-sans', weight: 560, leading: 1.06, tracking: -22 },
    text: { family: 'instrument-sans', weight: 400, leading: 1.55 },
    button: { family: 'instrument-sans', weight: 540 },
    detail: { family: 'instrument-sans', weight: 400 },
  },
  type: { base: 18, ratio: 1.32, phoneRatio: 1.2 },
  spacing: { density: 1, contentWidth: 1280 },
  header: { ...defaultStyles.header, layout: 'logo-left' },
  footer: { document: templatePageId('blank', 'footer') },
}

/** An empty start that already looks like somebody meant it: one sentence, one way on, a footer. */
export const blank: Template = {
  id: 'blank',
  name: 'Blank',
  category: 'simple',
  siteType: 'classic',
  title: 'My site',
  description: '',
  styles,
  pages: [
    {
      id: templatePageId('blank', 'home'),
      kind: 'layout',
      title: 'Home',
      slug: '',
      isHome: true,
      nav: 'main',
      settings: {},
      document: page('blankhome', [
        band(
          { theme: 'paper', height: 'large', align: 'center' },
          put([1, 1, 18, 4], textBlock, {
            body: words(h1('Say in one line what you do, and for whom')),
            size: 'display',
          }),
          put([1, 6, 10, 2], textBlock, {
            body: words(
              lead(
                'Then a second line that makes it true: where you are, how long you have done it, what it costs.',
              ),
            ),
          }),
          put([1, 9, 6, 2], buttonBlock, { label: 'Get in touch', link: to('contact') }),
        ),
      ]),
    },
    {
      id: templatePageId('blank', 'contact'),
      kind: 'layout',
      title: 'Contact',
      slug: 'contact',
      isHome: false,
      nav: 'main',
      settings: {},
      document: page('blankcontact', [
        band(
          { theme: 'paper', height: 'medium', align: 'start' },
          put([1, 1, 10, 3], textBlock, { body: words(h1('Contact')), size: 'display' }),
          put([14, 1, 9, 4], textBlock, {
            body: words(
              p(
                'Say how people reach you and when you answer. An address, a telephone number and a pair of hours are worth more than a form.',
              ),
            ),
          }),
        ),
      ]),
    },
    {
      id: templatePageId('blank', 'footer'),
      kind: 'footer',
      title: 'Footer',
      slug: '',
      isHome: false,
      nav: 'none',
      settings: {},
      document: page('blankfooter', [
        band(
          { theme: 'tint', gap: 'medium' },
          put([1, 1, 8, 2], textBlock, { body: words(h2(siteName)) }),
          put([17, 1, 8, 2], textBlock, { body: words(small('A town, a country')) }, { align: 'end' }),
        ),
      ]),
    },
  ],
}
