import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createElement } from 'react'
import type { Locator, Page } from 'playwright-core'
import { sampleContext } from '#areas/pages/blocks/testing.ts'
import frameCss from '#areas/pages/frame/frame.css?inline'
import menusCss from '#areas/pages/frame/menus.css?inline'
import olderCss from '#areas/pages/frame/older-browsers.css?inline'
import { SiteHeader } from '#areas/pages/frame/site-header.tsx'
import type { NavItem } from '#areas/pages/releases/navigation.ts'
import { pageCss } from '#document/render/page-css.ts'
import { noMarks, staticMarkup } from '#document/render/static-markup.ts'
import {
  defaultStyles,
  type HeaderLayout,
  headerLayouts,
  type SiteStyles,
  themeNames,
} from '#document/styles.ts'
import { eventually, stillBox } from '../eventually.ts'
import { axeFaults, openStage, sideways, type Stage, wholePage } from './stage.ts'

// The menus of a site's header: folders of the navigation, and on a phone the whole of it. No script runs.

let stage: Stage
describe('menus', () => {
  before(async () => {
    stage = await openStage()
  })
  after(() => stage.close())

  const entry = (title: string, children: readonly NavItem[] = []): NavItem => ({
    pageId: title.toLowerCase(),
    title,
    href: `#${title.toLowerCase()}`,
    opensNewTab: false,
    isFolder: children.length > 0,
    children,
  })
  const many = (length: number) => Array.from({ length }, (_, index) => entry(`Room ${index + 1}`))
  const items = [
    entry('Work', [entry('Bowls'), entry('Plates'), entry('Older', [entry('Vases')])]),
    entry('About'),
    entry('Visit', [entry('Hours'), entry('How to find the workshop behind the second yard')]),
  ]

  interface Given {
    readonly layout?: HeaderLayout
    readonly isOver?: boolean
    readonly header?: Partial<SiteStyles['header']>
    readonly items?: readonly NavItem[]
    readonly dir?: 'ltr' | 'rtl'
    /** The browser lacks these. */
    readonly without?: 'anchors' | 'popovers'
  }

  /** The page as a browser takes it that knows no anchors for what lies on top, or no popovers at all. */
  function olderStill(html: string, without: Given['without']): string {
    if (without === undefined) return html
    const places = html.replaceAll(
      /(?<=[;{(])(?:anchor-scope|anchor-name|position-anchor)(?=:)|\banchor(?=\()/g,
      'no-such-thing',
    )
    assert.match(places, /@supports not \(no-such-thing:/, 'the style asks for anchors')
    if (without === 'anchors') return places
    const plain = places
      .replaceAll('@supports not selector(:popover-open)', '@supports not (no-such-thing:here)')
      .replaceAll(/ popover(?=(?:target\w*)?=)/gi, ' no-such-thing')
      .replaceAll('[popover]', '[no-such-thing]')
    assert.notEqual(plain, places, 'the style asks for popovers')
    return plain
  }

  function pageOf(given: Given): string {
    const styles: SiteStyles = {
      ...defaultStyles,
      header: { ...defaultStyles.header, layout: given.layout ?? 'logo-left', ...given.header },
    }
    const marks = noMarks()
    const drawn = staticMarkup(
      createElement(SiteHeader, {
        title: 'Halm',
        styles,
        items: given.items ?? items,
        ctx: sampleContext(),
        over: given.isOver ? 'ink' : null,
      }),
      marks,
    )
    const frame = {
      marks,
      sheets: [frameCss, menusCss, olderCss],
      wholeSheets: [],
      themes: new Set(themeNames),
      ownCss: '',
    }
    const css = pageCss([frame], styles, [drawn])
    const body = `${drawn}<main><div class="s t-ink" style="min-height:60vh"><h1>Page</h1></div><p style="min-height:200vh">Long <a href="#below">Below</a></p></main>`
    const html = wholePage({ title: 'Menus', css, body })
    return olderStill(
      html.replace('<html lang="en"', `<html lang="en" dir="${given.dir ?? 'ltr'}"`),
      given.without,
    )
  }

  const more = (page: Page, title: string) => page.getByLabel(`More under ${title}`).filter({ visible: true })
  const link = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true })
  const shut = (page: Page) => page.getByRole('button', { name: 'Close menu' })

  const shows = (what: Locator, isShown = true) =>
    eventually(async () => assert.equal(await what.isVisible(), isShown, String(what)))
  /** A screen reader is told whether it is open, in a browser's own words. */
  const isTold = (button: Locator, isOpen: boolean) =>
    eventually(async () => assert.equal(await toldOf(button), isOpen))

  async function toldOf(button: Locator): Promise<unknown> {
    const to = await button.page().context().newCDPSession(button.page())
    try {
      const { root } = await to.send('DOM.getDocument')
      const selector = `[aria-label="${(await button.getAttribute('aria-label')) ?? ''}"]`
      const { nodeIds } = await to.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
      for (const nodeId of nodeIds) {
        const { nodes } = await to.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false })
        const told = nodes[0]?.properties?.find(({ name }) => name === 'expanded')
        if (told) return told.value.value
      }
      return undefined
    } finally {
      await to.detach()
    }
  }
  const hasFocus = (what: Locator) =>
    eventually(async () => assert.ok(await what.evaluate((element) => element === document.activeElement)))

  /** Where something is, counted from the edge where lines begin. */
  async function boxOf(what: Locator) {
    await stillBox(what)
    return what.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const wide = document.documentElement.clientWidth
      return document.documentElement.dir === 'rtl'
        ? { start: wide - right, end: wide - left, top, bottom, wide }
        : { start: left, end: right, top, bottom, wide }
    })
  }

  /** The list that a folder opens lies right below it, in the window. */
  async function liesBelow(button: Locator, list: Locator, where: string): Promise<void> {
    const [from, to] = [await boxOf(button), await boxOf(list)]
    const said = `${where}: ${JSON.stringify({ from, to })}`
    assert.ok(Math.abs(to.top - from.bottom) <= 2, said)
    assert.ok(to.start >= 0 && to.end <= to.wide, said)
    assert.ok(to.start <= from.start && to.end > from.start, said)
  }

  describe('a folder of the navigation', () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      for (const layout of headerLayouts.filter((one) => one !== 'minimal')) {
        test(`opens where it stands: ${layout}, ${dir}`, () =>
          stage.look(pageOf({ layout, dir }), 1440, async (page) => {
            for (const [title, first] of [
              ['Work', 'Bowls'],
              ['Visit', 'Hours'],
            ] as const) {
              await more(page, title).click()
              await shows(link(page, first))
              const list = page
                .getByRole('list')
                .filter({ has: link(page, first) })
                .last()
              await liesBelow(more(page, title), list, title)
              // What unfolds at the side pushes the others down, and stays in the bar.
              if (layout === 'sidebar') assert.ok((await boxOf(list)).end <= 240)
            }
            assert.ok((await sideways(page)) <= 0)
            if (dir === 'ltr') assert.deepEqual(await axeFaults(page), [])
          }))
      }
    }

    test('is closed by Escape, which leads back, and by a press beside it', () =>
      stage.look(pageOf({}), 1440, async (page) => {
        const work = more(page, 'Work')
        await isTold(work, false)
        await work.click()
        await shows(link(page, 'Bowls'))
        await isTold(work, true)
        await page.mouse.click(700, 600)
        await shows(link(page, 'Bowls'), false)
        await isTold(work, false)

        await work.click()
        await shows(link(page, 'Bowls'))
        await page.keyboard.press('Escape')
        await shows(link(page, 'Bowls'), false)
        await hasFocus(work)

        await work.click()
        await shows(link(page, 'Bowls'))
        await work.click()
        await shows(link(page, 'Bowls'), false)
      }))

    test('is gone through by keyboard in the order in which it is seen', () =>
      stage.look(pageOf({}), 1440, async (page) => {
        const work = more(page, 'Work')
        await work.focus()
        await page.keyboard.press('Enter')
        await shows(link(page, 'Bowls'))
        await hasFocus(work)
        for (const next of [
          link(page, 'Bowls'),
          link(page, 'Plates'),
          more(page, 'Older'),
          link(page, 'About'),
        ]) {
          await page.keyboard.press('Tab')
          await hasFocus(next)
        }
        await page.keyboard.press('Shift+Tab')
        await page.keyboard.press('Space')
        await shows(link(page, 'Vases'))
        await page.keyboard.press('Tab')
        await hasFocus(link(page, 'Vases'))
        await page.keyboard.press('Escape')
        await shows(link(page, 'Bowls'), false)
        await hasFocus(work)
      }))

    test('closes the one that was open', () =>
      stage.look(pageOf({}), 1440, async (page) => {
        await more(page, 'Work').click()
        await shows(link(page, 'Bowls'))
        await more(page, 'Visit').click()
        await shows(link(page, 'Hours'))
        await shows(link(page, 'Bowls'), false)
        await link(page, 'Hours').click()
        assert.match(page.url(), /#hours$/)
      }))

    for (const isOver of [false, true]) {
      test(`stays below itself as a bar that stays is scrolled under${isOver ? ', over the page' : ''}`, () =>
        stage.look(pageOf({ isOver, header: { sticky: 'always' } }), 1440, async (page) => {
          const list = page
            .getByRole('list')
            .filter({ has: link(page, 'Bowls') })
            .last()
          await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
          await more(page, 'Work').click()
          await liesBelow(more(page, 'Work'), list, 'scrolled to')
          await page.evaluate(() => scrollTo({ top: 1100, behavior: 'instant' }))
          await liesBelow(more(page, 'Work'), list, 'scrolled on')
          assert.ok((await boxOf(list)).top < 200)
        }))
    }

    test('over the page has a ground of its own', () =>
      stage.look(pageOf({ isOver: true }), 1440, async (page) => {
        await more(page, 'Visit').click()
        const list = page
          .getByRole('list')
          .filter({ has: link(page, 'Hours') })
          .last()
        await liesBelow(more(page, 'Visit'), list, 'over the page')
        assert.notEqual(
          await list.evaluate((one) => getComputedStyle(one).backgroundColor),
          'rgba(0, 0, 0, 0)',
        )
        assert.deepEqual(await axeFaults(page), [])
      }))

    test('of more than a window holds is scrolled in', () =>
      stage.look(
        pageOf({ items: [entry('Rooms', many(60))], header: { sticky: 'always' } }),
        1440,
        async (page) => {
          await more(page, 'Rooms').click()
          await link(page, 'Room 60').scrollIntoViewIfNeeded()
          const { top, bottom } = await boxOf(link(page, 'Room 60'))
          assert.ok(top > 0 && bottom <= 900, `${top} to ${bottom}`)
        },
      ))
  })

  describe("the phone's menu", () => {
    const menu = (page: Page) => page.getByLabel('Menu', { exact: true })

    for (const phoneMenu of ['overlay', 'drawer'] as const) {
      for (const dir of ['ltr', 'rtl'] as const) {
        test(`opens, is gone through and closes: ${phoneMenu}, ${dir}`, () =>
          stage.look(pageOf({ dir, header: { phoneMenu } }), 390, async (page) => {
            await isTold(menu(page), false)
            await menu(page).focus()
            await page.keyboard.press('Enter')
            await shows(link(page, 'About'))
            await hasFocus(shut(page))
            const [panel, close] = [await boxOf(page.getByRole('navigation')), await boxOf(shut(page))]
            assert.ok(
              panel.top === 0 && panel.bottom === 780 && panel.end === panel.wide,
              JSON.stringify(panel),
            )
            assert.equal(panel.start > 30, phoneMenu === 'drawer')
            assert.ok(close.top >= 0 && close.end <= close.wide && close.end > close.wide - 60)
            assert.ok((await sideways(page)) <= 0)
            assert.deepEqual(await axeFaults(page), [])

            for (const next of [more(page, 'Work'), link(page, 'About'), more(page, 'Visit')]) {
              await page.keyboard.press('Tab')
              await hasFocus(next)
            }
            await page.keyboard.press('Escape')
            await shows(link(page, 'About'), false)
            await hasFocus(menu(page))

            await menu(page).click()
            await shows(link(page, 'About'))
            await shut(page).click()
            await shows(link(page, 'About'), false)
            await hasFocus(menu(page))
          }))
      }
    }

    for (const [layout, phoneMenu] of [
      ['logo-left', 'overlay'],
      ['logo-center-split', 'drawer'],
    ] as const) {
      test(`lets the keyboard reach nothing that lies under it: ${phoneMenu}, ${layout}`, () =>
        stage.look(pageOf({ layout, header: { phoneMenu } }), 390, async (page) => {
          await menu(page).focus()
          await page.keyboard.press('Enter')
          await hasFocus(shut(page))
          for (const key of ['Tab', 'Shift+Tab']) {
            for (let times = 0; times < 12; times += 1) {
              await page.keyboard.press(key)
              const at = await page.evaluate(() => {
                const { activeElement: active, body } = document
                const isSomewhere = active !== null && active !== body && active !== document.documentElement
                return isSomewhere && !active.closest(':popover-open') ? active.outerHTML : ''
              })
              assert.equal(at, '', `${key}, ${times + 1} times`)
            }
          }
          await page.keyboard.press('Escape')
          await shows(link(page, 'About'), false)
          await hasFocus(menu(page))
        }))
    }

    for (const phoneMenu of ['overlay', 'drawer'] as const) {
      test(`stays where it was opened while the window becomes wide: ${phoneMenu}`, () =>
        stage.look(pageOf({ header: { phoneMenu } }), 390, async (page) => {
          await menu(page).click()
          await shows(link(page, 'About'))
          await page.setViewportSize({ width: 1024, height: 600 })
          await shows(shut(page))
          await shut(page).click()
          await shows(page.getByRole('heading', { name: 'Page' }))
          await shows(shut(page), false)
        }))
    }

    test('of a wide window lets the keyboard reach none of the buttons that lie under it', () =>
      stage.look(
        pageOf({
          layout: 'minimal',
          header: {
            actions: [
              { kind: 'button', text: 'Order', link: { kind: 'url', url: '/order' }, style: 'primary' },
            ],
          },
        }),
        1440,
        async (page) => {
          await menu(page).click()
          await hasFocus(shut(page))
          for (let times = 0; times < 10; times += 1) {
            await page.keyboard.press('Tab')
            const isUnder = await page.evaluate(
              () =>
                document.activeElement?.matches('a, button') &&
                !document.activeElement.closest(':popover-open'),
            )
            assert.ok(!isUnder, `${times + 1} times`)
          }
        },
      ))

    test('holds folders that open in it, one at a time', () =>
      stage.look(pageOf({}), 390, async (page) => {
        await menu(page).click()
        await more(page, 'Work').click()
        await more(page, 'Older').click()
        await shows(link(page, 'Vases'))
        await shows(link(page, 'Bowls'))
        await more(page, 'Visit').click()
        await shows(link(page, 'Hours'))
        await shows(link(page, 'Bowls'), false)
        assert.deepEqual(await axeFaults(page), [])
        await page.keyboard.press('Escape')
        await shows(link(page, 'Hours'), false)
        await shows(link(page, 'About'), false)
      }))

    test('has the buttons of the header where its entries begin', () =>
      stage.look(
        pageOf({
          header: {
            actions: [
              { kind: 'button', text: 'Order', link: { kind: 'url', url: '/order' }, style: 'primary' },
            ],
          },
        }),
        390,
        async (page) => {
          await menu(page).click()
          const [order, first] = [await boxOf(link(page, 'Order')), await boxOf(link(page, 'About'))]
          assert.ok(Math.abs(order.start - first.start) <= 1, `${order.start}, and entries at ${first.start}`)
        },
      ))

    test('at the side is closed by a press beside it', () =>
      stage.look(pageOf({ header: { phoneMenu: 'drawer' } }), 390, async (page) => {
        await menu(page).click()
        await shows(link(page, 'About'))
        await page.mouse.click(20, 500)
        await shows(link(page, 'About'), false)
      }))

    test('of a bar that stays over the page fills the window wherever one is', () =>
      stage.look(pageOf({ isOver: true, header: { sticky: 'always' } }), 390, async (page) => {
        await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
        await menu(page).click()
        const { top, bottom, start, end } = await boxOf(page.getByRole('navigation'))
        assert.deepEqual([top, bottom, start, end], [0, 780, 0, 390])
        assert.deepEqual(await axeFaults(page), [])
      }))

    test('of more than a window holds is scrolled in, and can be closed from its end', () =>
      stage.look(pageOf({ items: many(40) }), 390, async (page) => {
        await menu(page).click()
        await link(page, 'Room 40').scrollIntoViewIfNeeded()
        const { bottom } = await boxOf(link(page, 'Room 40'))
        assert.ok(bottom <= 780, String(bottom))
        await shut(page).click()
        await shows(link(page, 'Room 1'), false)
      }))

    test('is the menu of a wide window too where the layout says so', () =>
      stage.look(pageOf({ layout: 'minimal', header: { phoneMenu: 'drawer' } }), 1440, async (page) => {
        await menu(page).click()
        await shows(link(page, 'About'))
        await hasFocus(shut(page))
        await page.mouse.click(100, 600)
        await shows(link(page, 'About'), false)
      }))
  })

  describe('entries that would take three rows of a window', () => {
    for (const layout of ['logo-left', 'logo-center', 'logo-center-split'] as const) {
      test(`are behind the menu on a wide one, too: ${layout}`, () =>
        stage.look(pageOf({ layout, items: many(40) }), 1440, async (page) => {
          await shows(link(page, 'Room 40'), false)
          const { bottom } = await boxOf(page.getByRole('banner'))
          assert.ok(bottom < 120, String(bottom))
          await page.getByLabel('Menu', { exact: true }).click()
          await shows(link(page, 'Room 40'))
        }))
    }
  })

  describe('where a browser lacks what the menus are made with', () => {
    test('without anchors a folder opens as a sheet below the bar', () =>
      stage.look(pageOf({ without: 'anchors', header: { sticky: 'always' } }), 1440, async (page) => {
        await more(page, 'Work').click()
        const list = page
          .getByRole('list')
          .filter({ has: link(page, 'Bowls') })
          .last()
        const [{ top, start, end, wide }, bar] = [await boxOf(list), await boxOf(page.getByRole('banner'))]
        assert.ok(top >= bar.bottom && top < bar.bottom + 60, `${top} below ${bar.bottom}`)
        assert.ok(Math.abs(start - (wide - end)) <= 1, 'in the middle')
        assert.deepEqual(await axeFaults(page), [])
        await page.keyboard.press('Escape')
        await shows(link(page, 'Bowls'), false)
      }))

    test('without popovers a folder shows what is under it while it is pointed at or has the keyboard', () =>
      stage.show(pageOf({ without: 'popovers' }), 1440, async (page) => {
        await shows(link(page, 'Bowls'), false)
        await more(page, 'Work').hover()
        await shows(link(page, 'Bowls'))
        await link(page, 'Bowls').hover()
        await shows(link(page, 'Bowls'))
        await page.mouse.move(700, 600)
        await shows(link(page, 'Bowls'), false)
        await more(page, 'Visit').focus()
        await page.keyboard.press('Tab')
        await hasFocus(link(page, 'Hours'))
        assert.deepEqual(await axeFaults(page), [])
      }))

    test('without popovers the phone’s menu shows while it is pointed at or has the focus, and leaves room to press beside it', () =>
      stage.show(pageOf({ without: 'popovers' }), 390, async (page) => {
        await shows(link(page, 'About'), false)
        await page.getByLabel('Menu', { exact: true }).focus()
        await more(page, 'Work').click()
        await shows(link(page, 'Bowls'))
        assert.deepEqual(await axeFaults(page), [])
        await page.mouse.click(10, 700)
        await shows(link(page, 'About'), false)
      }))
  })
})
