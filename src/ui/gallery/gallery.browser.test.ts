import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { becomes, eventually, stillBox } from '../../../tests/eventually.ts'
import { faultsOf, inGallery, served } from './testing.ts'

/** Pixels by which the page is wider than the window. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** As a person does who has the browser write larger. */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

describe('every component, in every state', () => {
  // Contrast hangs on the theme, and what is shown on the width: each of both is looked at once.
  for (const [theme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    test(`axe finds nothing, and nothing is wider than the window (${theme}, ${width} px)`, () =>
      inGallery({ theme, width }, async (page) => {
        assert.equal(await sideways(page), 0)
        assert.deepEqual(await faultsOf(page), [])
      }))
  }

  test('nothing is wider than the window with long words, also at 200 %', () =>
    inGallery({ width: 390, isLong: true }, async (page) => {
      for (const width of [390, 1024]) {
        await page.setViewportSize({ width, height: 900 })
        await becomes(() => sideways(page), 0, `${width}`)
      }
      await page.setViewportSize({ width: 780, height: 900 })
      await enlarge(page)
      await becomes(() => sideways(page), 0, '200 %')
    }))

  test('nothing is wider than the window from right to left', () =>
    inGallery({ width: 390, locale: 'ar' }, async (page) => {
      assert.equal(await sideways(page), 0)
    }))
})

test('a chosen theme holds against the device’s and is kept', () =>
  inGallery({ part: 'tokens', theme: 'dark' }, async (page) => {
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    assert.equal(await scheme(), 'light dark')
    await page.getByRole('button', { name: 'Light' }).click()
    await becomes(scheme, 'light')
    await becomes(() => page.evaluate(() => localStorage.getItem('portico.theme')), 'light')
  }))

test('in a low window the sidebar shows the place the person is at, and the page stays at its head', () =>
  inGallery({ part: 'tokens' }, async (page) => {
    await page.setViewportSize({ width: 1280, height: 240 })
    const last = await page.locator('nav a[href*="part="]').last().getAttribute('href')
    await page.goto(new URL(last ?? '', (await served()).address).href)
    await page.waitForSelector('h1')
    await eventually(async () => {
      const seen = await page.locator('nav [aria-current="page"]').evaluate((place) => {
        const list = place.parentElement?.closest('ul')?.parentElement?.parentElement
        const [at, around] = [place.getBoundingClientRect(), list?.getBoundingClientRect()]
        return around !== undefined && at.top >= around.top && at.bottom <= around.bottom
      })
      assert.equal(seen, true)
    })
    assert.equal(await page.evaluate(() => scrollY), 0)
  }))

test('of tabs that do not all fit, the chosen one is scrolled to be seen whole', () =>
  inGallery({ part: 'tables', width: 390, isLong: true }, async (page) => {
    await enlarge(page)
    const list = page.getByRole('tablist').first()
    const last = list.getByRole('tab').last()
    await last.evaluate((tab: HTMLElement) => tab.parentElement?.scrollTo({ left: 0 }))
    const edge = await stillBox(list)
    const at = await stillBox(last)
    assert.ok(edge && at && at.x + at.width > edge.x + edge.width, 'not all of them fit')
    await last.evaluate((tab: HTMLElement) => tab.click())
    await page.waitForFunction(
      (tab) => {
        const around = tab?.parentElement?.getBoundingClientRect()
        return tab && around && tab.getBoundingClientRect().right <= around.right + 1
      },
      await last.elementHandle(),
    )
  }))

test('what is said of a screen is parted from its title by nothing, and takes the whole line below', () =>
  inGallery({ part: 'collections', width: 390, isLong: true }, async (page) => {
    const head = page.locator('header', { has: page.locator('h1') }).last()
    const isApart = async (when: string) => {
      const title = await stillBox(head.locator('h1'))
      const said = await stillBox(head.getByText('Wird auf'))
      const action = await stillBox(head.getByRole('button', { name: 'übernehmen' }))
      assert.ok(title && said && action)
      assert.ok(said.y >= title.y + title.height, `${when}: it is below the title`)
      const isBeside = action.y < title.y + title.height
      assert.ok(
        isBeside || action.y >= said.y + said.height,
        `${when}: actions beside the title or below both`,
      )
      assert.ok(
        said.y >= action.y + action.height || action.y >= said.y + said.height,
        `${when}: nothing lies over it`,
      )
      return said.width
    }
    const width = await isApart('390')
    assert.ok(width > ((await stillBox(head))?.width ?? 0) - 2)
    await enlarge(page)
    await isApart('390 at 200 %')
    await page.setViewportSize({ width: 1440, height: 900 })
    await isApart('1440 at 200 %')
  }))

test('a fact breaks no word that has room in a line of its own', () =>
  inGallery({ part: 'collections', width: 360 }, async (page) => {
    await enlarge(page)
    const value = page.locator('dd', { hasText: 'Ada Whitfield' })
    await value.evaluate((element) => (element.textContent = 'Embedded, PostgreSQL'))
    const lines = () =>
      page.locator('dd', { hasText: 'PostgreSQL' }).evaluate((element) => {
        const text = element.firstChild
        if (!text) return []
        return [...(text.textContent ?? '').matchAll(/\S+/g)].map((word) => {
          const range = document.createRange()
          range.setStart(text, word.index)
          range.setEnd(text, word.index + word[0].length)
          return range.getClientRects().length
        })
      })
    await becomes(lines, [1, 1])
  }))

test('a name from right to left is cut at its end, and begins where the others do', () =>
  inGallery({ part: 'collections', width: 390, isLoaded: true }, async (page) => {
    const name = 'חנות הספרים הקטנה של העיר העתיקה ליד הנמל הישן '.repeat(4)
    for (const cut of [
      page.getByRole('treegrid').getByText('Mugs'),
      page.getByRole('navigation', { name: 'Where you are' }).getByText('Shop name'),
      page.getByRole('grid', { name: 'Filters' }).getByText('Shown on receipts'),
    ]) {
      const seen = await cut.evaluate((element, words) => {
        const text = document.createTextNode(words)
        element.replaceChildren(text)
        const range = document.createRange()
        range.setStart(text, 0)
        range.setEnd(text, 1)
        const [first, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
        const isCut = element.scrollWidth > element.clientWidth
        text.data = words.slice(0, 4)
        range.selectNodeContents(text)
        const short = range.getBoundingClientRect()
        const padding = Number.parseFloat(getComputedStyle(element).paddingLeft)
        return {
          isCut,
          isFirstSeen: first.left >= box.left && first.right <= box.right + 1,
          begins: Math.round(short.left - element.getBoundingClientRect().left - padding),
        }
      }, name)
      assert.deepEqual(seen, { isCut: true, isFirstSeen: true, begins: 0 })
    }
  }))

test('the way here begins at one edge, whichever way its first name is written', () =>
  inGallery({ part: 'collections' }, async (page) => {
    const first = page.getByRole('navigation', { name: 'Where you are' }).getByRole('link').first()
    const begins = () =>
      first.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return Math.round(range.getBoundingClientRect().left)
      })
    const before = await begins()
    await first.evaluate((element) => element.replaceChildren('הזמנות'))
    assert.equal(await begins(), before)
  }))

for (const [locale, side] of [
  ['en-US', '24px'],
  ['ar', '-24px'],
] as const)
  test(`a drawer leaves to the side it came from (${locale})`, () =>
    inGallery({ part: 'overlays', locale }, async (page) => {
      await page.getByRole('button', { name: 'Open drawer' }).click()
      const panel = page.getByRole('dialog').locator('..')
      await panel.waitFor()
      await becomes(() => panel.evaluate((element) => getComputedStyle(element).translate), 'none')
      const box = await stillBox(panel)
      assert.equal((box?.x ?? 0) > 0, side === '24px', 'it stands at the far edge')
      await panel.evaluate((element) => element.setAttribute('data-exiting', 'true'))
      await becomes(() => panel.evaluate((element) => getComputedStyle(element).translate), side)
    }))

test('what opens over a screen says what it is', () =>
  inGallery({ part: 'overlays', width: 390 }, async (page) => {
    for (const [button, name] of [
      ['Open navigation', 'Main navigation'],
      ['Open dialog', 'Shop name'],
      ['Open drawer', 'Order 1042'],
      ['Filter', 'Filter'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click()
      const opened = page.getByRole('dialog', { name, exact: true })
      await opened.waitFor()
      await page.keyboard.press('Escape')
      await opened.waitFor({ state: 'detached' })
    }
  }))

test('the label of a switch looks as that of a field', () =>
  inGallery({ part: 'fields' }, async (page) => {
    const look = (of: Locator) =>
      of.evaluate((element) => {
        const { fontSize, fontWeight, fontFamily, color } = getComputedStyle(element)
        return { fontSize, fontWeight, fontFamily, color }
      })
    const field = await look(page.locator('label', { hasText: 'Address' }).first())
    for (const words of ['Dark mode', 'Tell me about orders'])
      assert.deepEqual(await look(page.getByText(words, { exact: true })), field)
  }))
