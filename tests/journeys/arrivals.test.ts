import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { eventually } from '../eventually.ts'
import { type Keyboard, keyboardOf } from './by-keyboard.ts'
import { makeAccount, makeRestaurant, signIn, visit } from './first-steps.ts'
import { settled } from './settled.ts'
import { openJourney } from '../lane.ts'
import { findings, type Journey, type Person } from './world.ts'

// From screen to screen without a new document: a screen reader hears where it came to, the window says it
// too, and the next press of Tab goes on from there.

let journey: Journey
let mira: Person
let page: Page
let keys: Keyboard

describe('arrivals', () => {
  before(async () => {
    journey = await openJourney()
    mira = await journey.person({ width: 1440, height: 900 })
    ;({ page } = mira)
    keys = await keyboardOf(page)
    await signIn(journey, page, (await makeAccount(journey, 'Mira Okafor', { isOperator: true })).email)
  })
  after(() => journey.close())

  /** What has the focus: its element and its words. */
  const focus = () =>
    page.evaluate(() => {
      const { activeElement } = document
      return `${activeElement?.getAttribute('role') ?? activeElement?.localName}: ${activeElement?.textContent.trim()}`
    })

  const arrived = (at: string): Promise<void> => eventually(async () => assert.equal(await focus(), at))

  test('a first screen keeps the focus where the browser puts it', async () => {
    await page.goto(`${journey.origin}/operator/sites`)
    await page.getByRole('heading', { level: 1, name: 'Sites' }).waitFor()
    await settled(mira)
    assert.match(await focus(), /^body/)
  })

  test('from the sidebar the focus goes to the heading of the screen, and the title changes', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Jobs' }).click()
    await arrived('h1: Jobs')
    await eventually(async () => assert.equal(await page.title(), 'Jobs · Portico'))
    await settled(mira)
    assert.equal(await focus(), 'h1: Jobs', 'and stays there when the rest has come')
    await page.goBack()
    await arrived('h1: Sites')
    await eventually(async () => assert.equal(await page.title(), 'Sites · Portico'))
  })

  test('by keyboard, and Tab goes on from the heading', async () => {
    await keys.until(/^Mails$/, 'Shift+Tab')
    await keys.press('Enter')
    await page.waitForURL(/operator\/mails$/)
    await page.waitForFunction(() => document.activeElement?.localName === 'h1')
    // Below the heading there is something to go on to.
    await page.locator('main :is(a[href], button, input, [tabindex="0"])').first().waitFor()
    await keys.press('Tab')
    assert.ok(
      await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.closest('main') !== null,
      ),
    )
  })

  test('among tabs, each a screen of its own, the focus stays on the tab', async () => {
    await visit(page, '/account')
    await page.getByRole('tab').first().focus()
    const names = await page.getByRole('tab').allTextContents()
    await keys.press('ArrowRight')
    await page.waitForURL(/account\/security$/)
    await arrived(`tab: ${names[1]}`)
    await keys.press('ArrowRight')
    await page.waitForURL(/account\/sessions$/)
    await arrived(`tab: ${names[2]}`)
  })

  test('from a button on a screen it is no other; what a site is called is written at once, by pointer and by keyboard', async () => {
    const title = page.getByRole('textbox', { name: /^Site title/ })
    const hasIt = () =>
      eventually(async () => assert.ok(await title.evaluate((field) => field === document.activeElement)))
    await visit(page, '/')
    await page.getByRole('link', { name: /Create your first site/ }).click()
    await page.waitForURL(/sites\/new$/)
    await page.waitForFunction(() => document.activeElement?.localName === 'h1')
    await page.getByRole('link', { name: /^Blank/ }).click()
    await hasIt()
    // While it is named, the page it begins with is seen.
    const seen = page.frameLocator('figure iframe').locator('body')
    await seen.getByText(/./).first().waitFor()
    for (const [beginning, words] of [
      [/^Halm/, /Supper, while/],
      [/^Cover page/, /The Far Shore/],
      [/^Parking page/, /Something new will be here/],
    ] as const) {
      await page.goBack()
      await page.getByRole('link', { name: beginning }).first().focus()
      await keys.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Name your site' }).waitFor()
      await seen.getByText(words).first().waitFor()
      await hasIt()
    }
  })

  test('an address that leads nowhere has a title of its own, keeps the navigation, of the site too, and names a way on', async () => {
    const { siteId } = await makeRestaurant(page, 'Supper Club')
    const nowhere = () => page.getByRole('heading', { level: 1, name: 'There is nothing here' }).waitFor()
    await page.goto(`${journey.origin}/nowhere/at/all`)
    await nowhere()
    await eventually(async () => assert.equal(await page.title(), 'There is nothing here · Portico'))
    const main = page.getByRole('main')
    await page.getByRole('navigation').getByRole('link', { name: 'Jobs' }).waitFor()
    await main.getByRole('link', { name: 'Go to your sites' }).click()
    await page.waitForURL(`${journey.origin}/`)

    await page.goto(`${journey.origin}/sites/${siteId}/nowhere/`)
    for (const rest of ['nowhere', 'pages/nowhere/at/all']) {
      await visit(page, `/sites/${siteId}/${rest}`)
      await nowhere()
      await page.getByRole('navigation').getByRole('link', { name: 'Pages' }).waitFor()
      assert.equal(await page.locator('[aria-current]').count(), 0, 'none of its places is this one')
    }
    await main.getByRole('link', { name: 'Go to Supper Club' }).click()
    await arrived('h1: Supper Club')
  })

  test('a stranger is told so without being asked to sign in', async () => {
    const stranger = await journey.person({ width: 390, dark: true })
    const { page } = stranger
    const path = '/sites/01a1f94b-e2f3-721b-b30a-206181c9b9a8/nowhere'
    await page.goto(journey.origin + path)
    await page.getByRole('heading', { level: 1, name: 'There is nothing here' }).waitFor()
    assert.equal(new URL(page.url()).pathname, path)
    assert.equal(await page.getByRole('navigation').count(), 0)
    await settled(stranger)
    // Of the page itself the browser says that it is not there.
    assert.deepEqual(
      stranger.complaints.filter((one) => !one.endsWith(path)),
      [],
    )
    assert.deepEqual(await findings(page), [])
    await stranger.context.close()
  })

  test('on a phone the navigation closes, and the focus is on the heading', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await visit(page, '/operator/sites')
    await page.getByRole('button', { name: /navigation/i }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Jobs' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await arrived('h1: Jobs')
    await settled(mira)
    assert.equal(await focus(), 'h1: Jobs', 'and stays there')
  })
})
