import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createElement } from 'react'
import type { Page } from 'playwright-core'
import { sampleContext } from '#areas/pages/blocks/testing.ts'
import frameCss from '#areas/pages/frame/frame.css?inline'
import menusCss from '#areas/pages/frame/menus.css?inline'
import olderCss from '#areas/pages/frame/older-browsers.css?inline'
import { goesCss } from '#areas/pages/frame/bar-goes.ts'
import { barCss } from '#areas/pages/frame/header-bar.ts'
import { SiteFooter } from '#areas/pages/frame/site-footer.tsx'
import { SiteHeader } from '#areas/pages/frame/site-header.tsx'
import type { NavItem } from '#areas/pages/releases/navigation.ts'
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
import { drawn } from '../eventually.ts'
import { axeFaults, openStage, sideways, type Stage, wholePage } from './stage.ts'

// What surrounds every page, with words no line is wide enough for.

let stage: Stage
describe('frame', () => {
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

  /** A picture of this size. */
  function drawing({ width, height }: { readonly width: number; readonly height: number }) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`
    return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, srcSet: '', width, height }
  }

  function frameOf(
    layout: HeaderLayout,
    over: ThemeName | null = null,
    main = '<h1>Page</h1>',
    more: {
      readonly title?: string
      readonly header?: Partial<SiteStyles['header']>
      readonly items?: readonly NavItem[]
      /** Size of running text, px. */
      readonly base?: number
      /** The logo's own size, where it is not the shipped picture's. */
      readonly logo?: { readonly width: number; readonly height: number }
    } = {},
  ): string {
    const styles = {
      ...defaultStyles,
      type: { ...defaultStyles.type, ...(more.base && { base: more.base }) },
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
    const plain = sampleContext()
    const ctx = sampleContext({
      image(value) {
        const found = plain.image(value)
        return found && { ...found, ...(more.logo && drawing(more.logo)) }
      },
    })
    const title = more.title ?? `${LONG} & Söhne`
    const shown = more.items ?? items
    const header = staticMarkup(createElement(SiteHeader, { title, styles, items: shown, ctx, over }), marks)
    const footer = staticMarkup(createElement(SiteFooter, { title, items, ctx }), marks)
    const frame = {
      marks,
      sheets: [frameCss, menusCss, olderCss],
      wholeSheets: [],
      themes: new Set(themeNames),
      ownCss: barCss(styles, ctx, title, shown) + goesCss(styles.header),
    }
    const css = pageCss([frame], styles, [header, footer])
    return wholePage({ title: 'Frame', css, body: `${header}<main>${main}</main>${footer}` })
  }

  /** Scrolls without the glide of a site's pages, which is waited for: what stays at its end is asked, not the way there. */
  async function jumpTo(page: Page, top: number): Promise<void> {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
    await page.evaluate(drawn)
  }

  /** What can be pressed or read of the frame and stands beyond an edge of the window. */
  const beyond = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll(':is(header, footer) :is(a, button, summary), section, footer p')]
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
      for (const width of [320, 768, 1280]) {
        await stage.look(frameOf(layout), width, async (page) => {
          assert.deepEqual(await beyond(page), [], `${width} px`)
          // One menu after another: opening a folder closes what was open.
          for (const opens of await page.locator('summary:visible, .site-header button:visible').all()) {
            await opens.press('Enter')
            assert.deepEqual(await beyond(page), [], `${width} px, open`)
          }
          assert.ok((await sideways(page)) <= 0, `${width} px`)
          // In a wide window menus.test.ts asks it of each other layout, with a folder open.
          if (width === 320 || (width === 1280 && layout === 'minimal'))
            assert.deepEqual(await axeFaults(page), [])
        })
      }
    })
  }

  const six = ['Work', 'About', 'Prices', 'Journal', 'Questions', 'Contact'].map((title) =>
    entry(title.toLowerCase(), title),
  )

  /** What the keyboard comes to in the header, in its order, where one comes before what is seen before it. */
  async function outOfOrder(page: Page): Promise<string[]> {
    const header = page.locator('.site-header')
    const stops = await header.locator('a:visible, button:visible').count()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    const reached: { name: string; start: number; end: number; top: number; bottom: number }[] = []
    for (let press = 0; press < 30 && reached.length < stops; press += 1) {
      await page.keyboard.press('Tab')
      const stop = await header.evaluate((element) => {
        const at = document.activeElement
        if (at === null || !element.contains(at)) return null
        const { left, right, top, bottom } = at.getBoundingClientRect()
        const isRightToLeft = document.documentElement.dir === 'rtl'
        const [start, end] = isRightToLeft ? [-right, -left] : [left, right]
        return { name: at.textContent || at.ariaLabel || '', start, end, top, bottom }
      })
      if (stop) reached.push(stop)
    }
    assert.equal(reached.length, stops, 'all of it is reached')
    return reached.flatMap((stop, index) => {
      const before = reached[index - 1]
      if (!before) return []
      const isAbove = stop.bottom <= before.top + 1
      const isBeside = stop.top < before.bottom - 1 && before.top < stop.bottom - 1
      return isAbove || (isBeside && stop.start < before.start) ? [`${before.name}, then ${stop.name}`] : []
    })
  }

  for (const layout of headerLayouts) {
    test(`what is seen first of the header is reached first: ${layout}`, async () => {
      const html = frameOf(layout, null, '<h1>Page</h1>', { title: 'Halm', items: six })
      await stage.lookThrough(html, [390, 768, 1280], async (page, width) => {
        for (const dir of width === 768 ? ['ltr'] : ['ltr', 'rtl']) {
          await page.evaluate((to) => (document.documentElement.dir = to), dir)
          assert.deepEqual(await outOfOrder(page), [], `${width} px, ${dir}`)
        }
      })
    })
  }

  for (const layout of headerLayouts.filter((one) => one !== 'sidebar')) {
    test(`what is gone to stands just below a bar with a tall logo: ${layout}`, async () => {
      const logo = picture('portfolio', 'bowls')
      // Without the glide of a site's pages: where it ends is asked.
      const main =
        '<style>html{scroll-behavior:auto}</style><h1>Page</h1><p style="block-size:300vh">Long</p><h2 id="there">There</h2><p style="block-size:300vh">Long</p>'
      for (const [logoHeight, widths, size] of [
        [40, [390, 1024]],
        [150, [390, 1280]],
        // Wider than there is room for, so that it is drawn less high.
        [150, [768, 1280], { width: 1600, height: 400 }],
        [150, [320, 768], { width: 2400, height: 200 }],
      ] as const) {
        const header = { sticky: 'always', logo, logoHeight } as const
        const html = frameOf(layout, null, main, {
          title: 'Halm',
          header,
          items: six,
          ...(size && { logo: size }),
        })
        await stage.lookThrough(html, widths, async (page, width) => {
          await page.evaluate(() => {
            scrollTo(0, 0)
            location.hash = ''
            location.hash = 'there'
          })
          await page.evaluate(drawn)
          const [bottom, top] = await page.evaluate(() => [
            document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0,
            document.querySelector('#there')?.getBoundingClientRect().top ?? 0,
          ])
          const where = `${logoHeight} px of logo${size ? ` ${size.width} wide` : ''} in ${width}: at ${top}, with a bar down to ${bottom}`
          const least = logoHeight < 150 || size ? 75 : width < 700 ? 130 : 150
          assert.ok(bottom > least, `the logo is there: ${where}`)
          assert.ok(top >= bottom + 8 && top <= bottom + (width < 700 ? 70 : 88), where)
        })
      }
    })
  }

  test('long words of headings and of the footer are hyphenated, what is pressed or written to never is', async () => {
    const html = frameOf('logo-left', null, '<h1>Page</h1><h3>Part</h3><p>Words</p>').replace(
      '</footer>',
      '<h3 id="narrow">Zeiten</h3><p id="words">Worte</p><a id="mail" href="mailto:a@b.example">a@b.example</a></footer>',
    )
    await stage.look(html, 390, async (page) => {
      const of = (selector: string) =>
        page.locator(selector).evaluate((element) => {
          const { hyphens, hyphenateLimitChars } = getComputedStyle(element) as CSSStyleDeclaration & {
            readonly hyphenateLimitChars: string
          }
          return [hyphens, hyphenateLimitChars]
        })
      assert.deepEqual(await of('main h1'), ['auto', '14 5 5'])
      assert.deepEqual(await of('main h3'), ['auto', '14 5 5'])
      assert.deepEqual(await of('#narrow'), ['auto', '10 4 4'])
      assert.deepEqual(await of('#words'), ['auto', '10 4 4'])
      for (const whole of ['main p', '#mail', '.site-logo', '.site-announcement p'])
        assert.equal((await of(whole))[0], 'manual', whole)
    })
  })

  for (const layout of headerLayouts) {
    test(`a wide logo makes room for what stands beside it: ${layout}`, async () => {
      const logo = picture('portfolio', 'bowls')
      for (const [size, actions] of [
        [{ width: 2400, height: 200 }, []],
        [{ width: 2400, height: 200 }, undefined],
        [{ width: 800, height: 200 }, undefined],
      ] as const) {
        const html = frameOf(layout, null, '<h1>Page</h1>', {
          title: 'Halm',
          header: { logo, logoHeight: 150, ...(actions && { actions }) },
          items: six,
          logo: size,
        })
        await stage.lookThrough(html, [390, 834, 1280, 1920], async (page, width) => {
          const found = await page.evaluate(() => {
            const shown = [
              ...document.querySelectorAll(
                '.site-logo img, .site-header :is(li, .site-actions a, .nav-bars)',
              ),
            ]
              .filter((element) => element.checkVisibility())
              .map((element) => ({ element, box: element.getBoundingClientRect() }))
            const on = shown.flatMap(({ box }, index) =>
              shown
                .slice(index + 1)
                .flatMap(({ element, box: other }) =>
                  box.left < other.right - 1 &&
                  other.left < box.right - 1 &&
                  box.top < other.bottom - 1 &&
                  other.top < box.bottom - 1
                    ? [element.textContent || element.className]
                    : [],
                ),
            )
            const image = document.querySelector('.site-logo img')?.getBoundingClientRect()
            const entries = [...document.querySelectorAll('.nav-wide > .nav-list')]
              .filter((element) => element.checkVisibility())
              .map((element) => element.getBoundingClientRect().height)
            return { on, height: image?.height ?? 0, width: image?.width ?? 0, rows: Math.max(0, ...entries) }
          })
          const where = `${size.width} × ${size.height} in ${width}: ${JSON.stringify(found)}`
          assert.deepEqual(found.on, [], where)
          assert.ok((await sideways(page)) <= 0, where)
          // At the side the bar is 15rem wide, and its entries stand one under the other.
          if (layout === 'sidebar') return
          assert.ok(found.height >= (width < 700 ? 19 : 30), where)
          assert.ok(found.rows <= 72, `no more than two rows: ${where}`)
        })
      }
    })
  }

  test('the link of an announcement is as large as a target is to be', async () => {
    const announcement = {
      text: 'Open on Sundays',
      theme: 'accent' as const,
      link: { kind: 'url' as const, url: 'https://a.example/' },
    }
    for (const width of [360, 1280])
      await stage.look(
        frameOf('logo-left', null, '<h1>Page</h1>', { header: { announcement } }),
        width,
        async (page) => {
          const box = await page.locator('.site-announcement a').boundingBox()
          assert.ok(box && box.height >= 24, `${box?.height} px`)
        },
      )
  })

  /** Windows, px, by how large the reader has set the letters of the browser, px. */
  const WINDOWS = {
    16: [
      [360, 640],
      [640, 360],
      [768, 1024],
      [1280, 720],
    ],
    32: [
      [360, 640],
      [390, 844],
      [1280, 720],
    ],
  } as const

  test('a bar stays only where it leaves two thirds of the window to the page', async () => {
    const main = '<h1>Page</h1><p style="block-size:400vh">Long</p>'
    const buttons = ['Book a table', 'Vouchers'].map((text) => ({
      kind: 'button' as const,
      text,
      link: { kind: 'url' as const, url: 'https://a.example/' },
      style: 'primary' as const,
    }))
    const stages = { 16: stage, 32: await openStage(['--blink-settings=defaultFontSize=32']) }
    const faults: string[] = []
    try {
      const words = ['words', null, {}, 17] as const
      const large = ['large type, over the page', 'ink', {}, 24] as const
      const logo = { logo: picture('portfolio', 'bowls'), logoHeight: 150 }
      const tallLogo = ['a tall logo', null, logo, 17] as const
      for (const [layout, [name, over, header, base]] of [
        ['logo-left', words],
        ['logo-left', tallLogo],
        ['logo-center-stacked', large],
        ['logo-center-stacked', tallLogo],
        ['sidebar', words],
      ] as const) {
        const given = {
          sticky: 'always' as const,
          announcement: { text: '', theme: 'accent' as const },
          actions: buttons,
          ...header,
        }
        const html = frameOf(layout, over, main, {
          title: 'The mill bakery and tearooms',
          items: six,
          header: given,
          base,
        })
        const looksAt =
          (letters: 16 | 32) =>
          async (page: Page): Promise<void> => {
            for (const [width, height] of WINDOWS[letters]) {
              await page.setViewportSize({ width, height })
              await jumpTo(page, 0)
              const tall = await page.locator('.site-header').evaluate((bar) => bar.clientHeight)
              await jumpTo(page, 1600)
              const rest = await page
                .locator('.site-header')
                .evaluate((bar) => Math.max(0, bar.getBoundingClientRect().bottom))
              const isSide = layout === 'sidebar' && width >= letters * 48
              const what = `${layout}, ${name}, ${width} by ${height}, letters of ${letters}`
              if (!isSide && rest > height * 0.34) faults.push(`${what}: ${rest} px stay`)
              if (rest === 0 && letters === 16 && height > width && name !== 'a tall logo')
                faults.push(`${what}: goes, with ${tall} px`)
            }
          }
        for (const letters of [16, 32] as const) await stages[letters].look(html, 1280, looksAt(letters))
      }
    } finally {
      await stages[32].close()
    }
    assert.deepEqual(faults, [])
  })

  test('a header over the page that is to stay does so where a browser knows no timelines of scrolling, on its ground', async () => {
    const html = frameOf('logo-left', 'ink', '<h1>Page</h1><p style="block-size:300vh">Long</p>')
    const condition = /@supports (not )?\(animation-timeline: ?scroll\(\)\)/g
    assert.ok(condition.test(html), 'the style asks whether a browser knows them')
    // A browser that answers no: none that is here does.
    const older = html.replaceAll(condition, '@supports $1(no-such-thing: here)')
    await stage.look(older, 1280, async (page) => {
      const header = page.locator('.site-header')
      const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
      assert.notEqual(await ground(), 'rgba(0, 0, 0, 0)')
      const bottom = await header.evaluate((element) => element.getBoundingClientRect().bottom)
      const begins = await page.locator('h1').evaluate((element) => element.getBoundingClientRect().top)
      assert.ok(begins >= bottom, 'nothing lies below its ground')
      await jumpTo(page, 1200)
      assert.equal(await header.evaluate((element) => element.getBoundingClientRect().top), 0)
      assert.deepEqual(await axeFaults(page), [])
    })
  })
})
