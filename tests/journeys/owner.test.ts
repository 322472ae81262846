import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import { KEY_DEBUG_COOKIE } from '#kernel/i18n/text-filter.ts'
import { drawn, eventually } from '../eventually.ts'
import { callFrom, makeAccount, type MadeSite, makeRestaurant, readFrom, windowOf } from './first-steps.ts'
import { openJourney } from '../lane.ts'
import type { Journey } from './world.ts'

// What an owner has around the canvas: the site's header and styles, what stands around a page, and help. The main job
// itself is done by keyboard (owner-keyboard.test.ts).

let journey: Journey
let page: Page
let complaints: readonly string[]
let site: MadeSite

describe('owner', () => {
  before(async () => {
    journey = await openJourney()
    const { email } = await makeAccount(journey, 'Mira Okafor')
    ;({ page, complaints } = await windowOf(journey, email, { width: 1440, height: 900 }))
    site = await makeRestaurant(page, 'Supper by the River')
    const make = (given: object) =>
      callFrom<{ page: { id: string } }>(page, 'POST', `/api/sites/${site.siteId}/pages`, given)
    const folder = await make({ kind: 'folder', title: 'Rooms' })
    await make({ title: 'The cellar', parentId: folder.page.id })
  })
  after(() => journey.close())

  const canvas = (of: Page): FrameLocator => of.frameLocator('iframe').first()
  const inspector = () => page.locator('[data-region=inspector]')

  async function openEditor(window = page): Promise<void> {
    await window.goto(`${journey.origin}/sites/${site.siteId}/pages/${site.homeId}`)
    await canvas(window).getByText('Supper, while').first().waitFor()
  }

  /** Waits until the server has said that it has everything. */
  async function untilSaved(): Promise<void> {
    await page.evaluate(drawn)
    await page.getByRole('banner').getByText('Saved', { exact: true }).waitFor()
  }

  /** Runs a command of the palette by its name. */
  async function command(name: string, window = page): Promise<void> {
    await window.keyboard.press('Control+k')
    await window.getByRole('dialog').getByRole('searchbox').fill(name)
    await window.getByRole('menuitem', { name: new RegExp(name) }).click()
  }

  const HEADER = 'Header of the site'
  const headerOf = (window: Page): Locator => window.getByRole('dialog', { name: HEADER })

  test('contract §5: the app speaks pseudo-localised words, or their keys, to whoever asks', async () => {
    const { page: asking, context } = await journey.person()
    const heading = asking.getByRole('heading', { level: 1 })
    await asking.goto(`${journey.origin}/sign-in?i18nLang=true`)
    await heading.filter({ hasText: /^\[.+\]$/ }).waitFor()
    await context.addCookies([{ name: KEY_DEBUG_COOKIE, value: '1', url: journey.origin }])
    await asking.goto(`${journey.origin}/sign-in`)
    await heading.filter({ hasText: /^accounts\.[a-z_.]+$/ }).waitFor()
    await context.close()
  })

  test('help is asked for in the editor, in its menu and by the palette', async () => {
    await openEditor()
    const dialog = page.getByRole('dialog', { name: 'Get help' })
    for (const ask of [
      async () => {
        await page.getByRole('button', { name: 'More', exact: true }).last().click()
        await page.getByRole('menuitem', { name: 'Get help' }).click()
      },
      () => command('Get help'),
    ]) {
      await ask()
      await dialog.getByLabel('What happened').waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
  })

  // The menus of the site's header: while a page is edited they are part of what is edited, in its preview they open as a
  // visitor's do.
  const entry = () => canvas(page).getByRole('link', { name: 'The cellar', exact: true })
  const isSeen = (isIt: boolean) =>
    eventually(async () => assert.equal(await entry().filter({ visible: true }).count(), isIt ? 1 : 0))

  /** What leads away leads nowhere: the page on the canvas is the same one, its menu still open. */
  async function pressEntry(): Promise<void> {
    await entry().filter({ visible: true }).click()
    await isSeen(true)
    await canvas(page).getByText('Supper, while').first().waitFor()
  }

  test('in the preview a folder of the header opens its menu on the desktop, and none while the page is edited', async () => {
    const folder = canvas(page).locator('.nav-wide').getByRole('button', { name: /Rooms/ })
    // What menus open into comes once the page has been drawn.
    await eventually(async () =>
      assert.equal(
        await canvas(page)
          .locator('#_')
          .evaluate((menu) => getComputedStyle(menu).position),
        'fixed',
      ),
    )
    // In the editor the header is one block: pressed, it opens its settings and no menu.
    await folder.evaluate((button) => (button as HTMLElement).click())
    await page.getByRole('dialog').waitFor()
    assert.equal(await entry().filter({ visible: true }).count(), 0)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await page.getByRole('button', { name: 'End preview' }).waitFor()
    await folder.click()
    await isSeen(true)
    await pressEntry()
    await folder.click()
    await isSeen(false)
    await folder.focus()
    await page.keyboard.press('Enter')
    await isSeen(true)
    await page.keyboard.press('Escape')
    await isSeen(false)
    await page.getByRole('button', { name: 'End preview' }).waitFor()
    // Once more it is the preview that ends.
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Preview', exact: true }).waitFor()
  })

  test('in the preview on the phone the whole navigation is one menu, in which the folder unfolds', async () => {
    await page.getByRole('button', { name: 'Phone', exact: true }).click()
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const open = canvas(page).getByRole('button', { name: 'Menu', exact: true })
    await open.click()
    const close = canvas(page).getByRole('button', { name: 'Close menu' })
    await close.waitFor()
    await isSeen(false)
    await canvas(page).locator('#_ summary', { hasText: 'Rooms' }).click()
    await isSeen(true)
    await pressEntry()
    await close.click()
    await isSeen(false)
    assert.equal(await close.isVisible(), false)
    await page.getByRole('button', { name: 'End preview' }).click()
    await page.getByRole('button', { name: 'Desktop', exact: true }).click()
    assert.deepEqual(complaints, [])
  })

  test('the header goes back to what a new site has, and one step brings it back', async () => {
    // Shown in the bar or, where that has no room for it, kept in the menu.
    const action = canvas(page).locator('header').getByText('Reserve', { exact: true })
    const isThere = { state: 'attached' } as const
    await action.first().waitFor(isThere)
    await command(HEADER)
    await headerOf(page).getByRole('button', { name: 'Reset the header' }).click()
    await headerOf(page).getByRole('status').getByText('Saved', { exact: true }).waitFor()
    await eventually(async () => assert.equal(await action.count(), 0))
    assert.equal(await headerOf(page).getByRole('button', { name: 'Reset the header' }).count(), 0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Undo header of the site/ }).click()
    await action.first().waitFor(isThere)
    await untilSaved()
  })

  test('two who have the header’s settings open keep each other’s changes', async () => {
    const other = await page.context().newPage()
    await command(HEADER)
    await openEditor(other)
    await command(HEADER, other)
    await headerOf(other).getByLabel('Words', { exact: true }).fill('Book by the river')
    await headerOf(other).getByRole('status').getByText('Saved', { exact: true }).waitFor()
    await eventually(async () =>
      assert.equal(
        await headerOf(page).getByLabel('Words', { exact: true }).inputValue(),
        'Book by the river',
      ),
    )
    await headerOf(page).getByRole('switch').first().focus()
    await page.keyboard.press('Space')
    await headerOf(page).getByRole('status').getByText('Saved', { exact: true }).waitFor()
    const { styles } = await readFrom<{ styles: { header: { actions: { text: string }[] } } }>(
      page,
      `/api/sites/${site.siteId}/styles`,
    )
    assert.equal(styles.header.actions[0]?.text, 'Book by the river')
    await other.close()
    await page.keyboard.press('Escape')
  })

  test('the canvas shows cut edges and the owner’s own rules as the page does', async () => {
    await openEditor()
    await canvas(page).getByText('Supper, while').first().click()
    await command('Select the section')
    await inspector().getByRole('button', { name: 'Edge', exact: true }).click()
    await inspector()
      .getByRole('button', { name: /Lower edge/ })
      .click()
    await page.getByRole('option', { name: 'Wave' }).click()
    await untilSaved()
    const post = (path: string, body: object) =>
      callFrom(page, 'POST', `/api/sites/${site.siteId}/${path}`, body)
    const own = { path: ['customCss'], value: '.s { background-color: rgb(1, 2, 3) }' }
    await post('styles', { changes: [own] })
    await post('releases', { styles: true, note: '' })

    const looks = (root: Page | FrameLocator) =>
      root.locator('main > .s').evaluateAll((sections) =>
        sections.map((section) => {
          const look = getComputedStyle(section)
          const { paddingTop, paddingBottom, marginBottom, zIndex, clipPath, backgroundColor } = look
          const isCut = clipPath !== 'none'
          return { paddingTop, paddingBottom, marginBottom, zIndex, isCut, backgroundColor }
        }),
      )
    const width = await canvas(page)
      .locator('body')
      .evaluate((body) => body.ownerDocument.documentElement.clientWidth)
    const reader = await page.context().newPage()
    await reader.setViewportSize({ width, height: 900 })
    await reader.goto(`http://${site.address}/`)
    const seenByVisitors = await looks(reader)
    assert.ok(seenByVisitors[0]?.isCut)
    assert.equal(seenByVisitors[0]?.backgroundColor, 'rgb(1, 2, 3)')
    await eventually(async () => assert.deepEqual(await looks(canvas(page)), seenByVisitors))
    await reader.close()
  })

  test('what stands around a page goes and comes as its settings say, which those of a footer do not offer', async () => {
    const choices = inspector().getByRole('button', { name: /^(Header|Footer)|(Header|Footer)$/ })
    await openEditor()
    const header = canvas(page).locator('.site-header')
    await header.waitFor()
    await eventually(async () => assert.equal(await choices.count(), 2))
    await inspector()
      .getByRole('button', { name: /Header/ })
      .click()
    await page.getByRole('option', { name: 'No header' }).click()
    await header.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Undo/ }).click()
    await header.waitFor()
    await untilSaved()
    const { pages } = await readFrom<{ pages: { id: string; kind: string }[] }>(
      page,
      `/api/sites/${site.siteId}/pages`,
    )
    const footer = pages.find(({ kind }) => kind === 'footer')
    await page.goto(`${journey.origin}/sites/${site.siteId}/pages/${footer?.id}`)
    await inspector().getByText('Select a block or a section').waitFor()
    assert.equal(await choices.count(), 0)
  })
})
