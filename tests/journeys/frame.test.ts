import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createElement } from 'react'
import type { Page } from 'playwright-core'
import { sampleContext } from '#areas/pages/blocks/testing.ts'
import frameCss from '#areas/pages/frame/frame.css?inline'
import olderCss from '#areas/pages/frame/older-browsers.css?inline'
import { SiteFooter } from '#areas/pages/frame/site-footer.tsx'
import { SiteHeader } from '#areas/pages/frame/site-header.tsx'
import type { NavItem } from '#areas/pages/releases/manifest.ts'
import { picture } from '#areas/pages/templates/pictures.ts'
import { pageCss } from '#document/render/page-css.ts'
import { noMarks, staticMarkup } from '#document/render/static-markup.ts'
import {
  defaultStyles,
  type HeaderLayout,
  headerLayouts,
  type SiteStyles,
  type ThemeName,
  themeNames,
} from '#document/styles.ts'
import { stillBox } from '../eventually.ts'
import { axeFaults, openStage, sideways, type Stage, wholePage } from './stage.ts'

// What surrounds every page, with words no line is wide enough for.

let stage: Stage
before(async () => {
  stage = await openStage()
})
after(() => stage.close())

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenmacherei'

const entry = (pageId: string, title: string, children: readonly NavItem[] = []): NavItem => ({
  pageId,
  title,
  href: `/${pageId}`,
  opensNewTab: false,
  isFolder: children.length > 0,
  children,
})
const items = [
  entry('long', LONG),
  entry('short', 'Us'),
  entry('folder', `Mehr ${LONG}`, [entry('inner', `${LONG} und mehr`)]),
  entry('last', 'Mehr', [entry('least', 'Die Geschichte unserer Mützen'), entry('most', LONG)]),
]

function frameOf(
  layout: HeaderLayout,
  over: ThemeName | null = null,
  main = '<h1>Page</h1>',
  more: { readonly header?: Partial<SiteStyles['header']>; readonly items?: readonly NavItem[] } = {},
): string {
  const styles = {
    ...defaultStyles,
    header: {
      ...defaultStyles.header,
      layout,
      ...(over ? { sticky: 'always' as const } : {}),
      announcement: { text: `Neu: ${LONG}`, theme: 'accent' as const },
      actions: [
        {
          kind: 'button' as const,
          text: 'Jetzt Mützen vorbestellen',
          link: { kind: 'url' as const, url: 'https://a.example/' },
          style: 'primary' as const,
        },
      ],
      ...more.header,
    },
  }
  const marks = noMarks()
  const ctx = sampleContext()
  const title = `${LONG} & Söhne`
  const shown = more.items ?? items
  const header = staticMarkup(createElement(SiteHeader, { title, styles, items: shown, ctx, over }), marks)
  const footer = staticMarkup(createElement(SiteFooter, { title, items, ctx }), marks)
  const frame = {
    marks,
    sheets: [frameCss, olderCss],
    wholeSheets: [],
    themes: new Set(themeNames),
    ownCss: '',
  }
  const css = pageCss([frame], styles, [header, footer])
  return wholePage({ title: 'Frame', css, body: `${header}<main>${main}</main>${footer}` })
}

/** What can be pressed or read of the frame and stands beyond an edge of the window. */
const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header a, header summary, footer a, footer summary, section, footer p')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const { left, right } = element.getBoundingClientRect()
        const inside = element.scrollWidth - element.clientWidth
        // The bar at the side keeps what is in it, and covers nothing else.
        const bar = element.closest('.site-header[data-layout=sidebar]')?.getBoundingClientRect()
        const end = bar ? bar.right : innerWidth
        const isBlock = getComputedStyle(element).display !== 'inline'
        const isBeyond = left < -1 || right > end + 1 || (isBlock && inside > 4)
        return isBeyond ? [`${element.textContent.slice(0, 20)}: ${left} to ${right}, ${inside}`] : []
      }),
  )

for (const layout of headerLayouts) {
  test(`the frame holds words of any length: ${layout}`, async () => {
    for (const width of [320, 390, 768, 1280]) {
      await stage.show(frameOf(layout), width, async (page) => {
        assert.deepEqual(await beyond(page), [], `${width} px`)
        // One menu after another: opening a folder closes its neighbours.
        for (const summary of await page.locator('summary:visible').all()) {
          await summary.press('Enter')
          assert.deepEqual(await beyond(page), [], `${width} px, open`)
        }
        assert.ok((await sideways(page)) <= 0, `${width} px`)
        assert.deepEqual(await axeFaults(page), [])
      })
    }
  })
}

for (const layout of ['logo-left', 'logo-center-stacked'] as const) {
  test(`what is gone to stands below a bar with a tall logo: ${layout}`, async () => {
    const logo = picture('portfolio', 'bowls')
    const header = { sticky: 'always', logo, logoHeight: 150, actions: [] } as const
    const few = [entry('one', 'Work'), entry('two', 'About')]
    const main =
      '<h1>Page</h1><p style="block-size:300vh">Long</p><h2 id="there">There</h2><p style="block-size:300vh">Long</p>'
    for (const width of [390, 1280])
      await stage.show(frameOf(layout, null, main, { header, items: few }), width, async (page) => {
        await page.evaluate(() => (location.hash = 'there'))
        const places = () =>
          page.evaluate(() => [
            document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0,
            document.querySelector('#there')?.getBoundingClientRect().top ?? 0,
          ])
        await stillBox(page.locator('#there'))
        const [bottom = 0, top = 0] = await places()
        assert.ok(bottom > (width < 700 ? 130 : 150), 'the logo is there')
        assert.ok(top >= bottom, `at ${top} px, with a bar down to ${bottom} px`)
        assert.ok(
          top <= bottom + (width < 700 ? 70 : 120),
          `at ${top} px, far below a bar down to ${bottom} px`,
        )
      })
  })
}

test('a header over the page that is to stay does so where a browser knows no timelines of scrolling, on its ground', async () => {
  const html = frameOf('logo-left', 'ink', '<h1>Page</h1><p style="block-size:300vh">Long</p>')
  const condition = /@supports (not )?\(animation-timeline: ?scroll\(\)\)/g
  assert.ok(condition.test(html), 'the style asks whether a browser knows them')
  // A browser that answers no: none that is here does.
  const older = html.replaceAll(condition, '@supports $1(no-such-thing: here)')
  await stage.show(older, 1280, async (page) => {
    const header = page.locator('.site-header')
    const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
    assert.notEqual(await ground(), 'rgba(0, 0, 0, 0)')
    const bottom = await header.evaluate((element) => element.getBoundingClientRect().bottom)
    const begins = await page.locator('h1').evaluate((element) => element.getBoundingClientRect().top)
    assert.ok(begins >= bottom, 'nothing lies below its ground')
    await page.evaluate(() => scrollTo(0, 1200))
    assert.equal(await header.evaluate((element) => element.getBoundingClientRect().top), 0)
    assert.deepEqual(await axeFaults(page), [])
  })
})
