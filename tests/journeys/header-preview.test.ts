import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { FrameLocator, Page } from 'playwright-core'
import { eventually } from '../eventually.ts'
import { callFrom, makeAccount, makeRestaurant, signIn } from './first-steps.ts'
import { openJourney } from '../lane.ts'
import { type Journey, type Person } from './world.ts'

// The menus of the site's header on the canvas: while a page is edited they are part of what is edited, in its
// preview they open as a visitor's do, at every width.

let journey: Journey
let mira: Person
let page: Page
let canvas: FrameLocator

describe('header preview', () => {
  before(async () => {
    journey = await openJourney()
    mira = await journey.person({ width: 1440, height: 900 })
    ;({ page } = mira)
    await signIn(journey, page, (await makeAccount(journey, 'Mira Okafor')).email)
    const { siteId, homeId } = await makeRestaurant(page, 'Supper Club')
    const make = (body: object) =>
      callFrom<{ page: { id: string } }>(page, 'POST', `/api/sites/${siteId}/pages`, body)
    const folder = await make({ kind: 'folder', title: 'Rooms' })
    await make({ title: 'The cellar', parentId: folder.page.id })
    await page.goto(`${journey.origin}/sites/${siteId}/pages/${homeId}`)
    canvas = page.frameLocator('iframe').first()
    await canvas.getByText('Supper, while').first().waitFor()
  })
  after(() => journey.close())

  const entry = () => canvas.getByRole('link', { name: 'The cellar', exact: true })
  const isSeen = (isIt: boolean) =>
    eventually(async () => assert.equal(await entry().filter({ visible: true }).count(), isIt ? 1 : 0))

  /** What leads away leads nowhere: the page on the canvas is the same one, its menu still open. */
  async function pressEntry(): Promise<void> {
    await entry().filter({ visible: true }).click()
    await isSeen(true)
    await canvas.getByText('Supper, while').first().waitFor()
  }

  test('on the desktop a folder opens its menu in the preview, and none while the page is edited', async () => {
    const folder = canvas.locator('.nav-wide').getByRole('button', { name: /Rooms/ })
    // What menus open into comes once the page has been drawn.
    await eventually(async () =>
      assert.equal(await canvas.locator('#_').evaluate((menu) => getComputedStyle(menu).position), 'fixed'),
    )
    // To whoever edits, the header is one thing that is set as a whole: pressed, it opens its settings and no menu.
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

  test('on the phone the whole navigation is one menu, in which the folder unfolds', async () => {
    await page.getByRole('button', { name: 'Phone', exact: true }).click()
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    const open = canvas.getByRole('button', { name: 'Menu', exact: true })
    await open.click()
    const close = canvas.getByRole('button', { name: 'Close menu' })
    await close.waitFor()
    await isSeen(false)
    await canvas.locator('#_ summary', { hasText: 'Rooms' }).click()
    await isSeen(true)
    await pressEntry()
    await close.click()
    await isSeen(false)
    assert.equal(await close.isVisible(), false)
    assert.deepEqual(mira.complaints, [])
  })
})
