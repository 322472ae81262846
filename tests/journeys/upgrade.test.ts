import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { makeAccount, makeRestaurant, signIn } from './first-steps.ts'
import { openJourney } from '../lane.ts'
import { type Journey, type Person } from './world.ts'

// An upgrade under a window that is open: the parts of the app that it has not fetched are gone, and the server
// gives out another build. What the browser gets is that of such a server; a lost line is a lost line.

let journey: Journey
let mira: Person

describe('upgrade', () => {
  before(async () => {
    journey = await openJourney()
    mira = await journey.person()
    await signIn(journey, mira.page, (await makeAccount(journey, 'Mira Okafor', { isOperator: true })).email)
  })
  after(() => journey.close())

  const go = (name: string) => mira.page.getByRole('navigation').getByRole('link', { name }).click()

  async function open(): Promise<void> {
    await mira.page.goto(`${journey.origin}/operator/sites`)
    await mira.page.getByRole('heading', { level: 1, name: 'Sites' }).waitFor()
    // Mark of this document: another one has none.
    await mira.page.evaluate(() => document.body.setAttribute('data-first', ''))
  }
  const isFirst = () => mira.page.evaluate(() => document.body.hasAttribute('data-first'))

  /** From here on the browser gets what a server with another build gives. */
  async function upgrade(): Promise<void> {
    await mira.page.route('**/assets/**', (route) =>
      route.fulfill({ status: 404, body: 'Not found\n', headers: { 'cache-control': 'no-store' } }),
    )
    await mira.page.route(`${journey.origin}/`, async (route) => {
      const answer = await route.fetch()
      const html = (await answer.text()).replaceAll(/(src="\/assets\/[^"]*)\.js"/g, '$1-next.js"')
      await route.fulfill({ response: answer, body: html })
    })
  }

  test('without a line a screen says so, the app stays, and it comes when it is asked for with a line', async () => {
    const { page, context } = mira
    await open()
    await context.setOffline(true)
    await go('Experiments')
    await page.getByText('This screen could not be shown').waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Try again when you are online').waitFor()
    assert.ok(await isFirst(), 'no page of the browser’s own')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Experiments' }).waitFor()
  })

  test('with a line, what failed to come is offered anew in a new document, as some browsers keep the failure', async () => {
    const { page } = mira
    await open()
    let asked = 0
    await page.route('**/assets/*.js', (route) => {
      asked += 1
      return route.abort()
    })
    await go('Experiments')
    await page.getByText('This could not be loaded. Reload to open it.').waitFor()
    assert.ok(asked > 0 && (await isFirst()))
    await page.unrouteAll()
    assert.equal(await page.getByRole('button', { name: 'Try again' }).count(), 0)
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.getByRole('heading', { level: 1, name: 'Experiments' }).waitFor()
    assert.ok(!(await isFirst()))
  })

  test('after an upgrade the new version is offered, and opens what was asked for', async () => {
    const { page } = mira
    await open()
    await upgrade()
    await go('Announcements')
    await page.getByText('Portico was updated').waitFor()
    assert.ok(await isFirst())
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.getByRole('heading', { level: 1, name: 'Announcements' }).waitFor()
    assert.ok(!(await isFirst()))
  })

  test('a part within a screen offers it too, and the screen stays', async () => {
    const { page } = mira
    const { siteId, homeId } = await makeRestaurant(page, 'Supper Club')
    // Fetched ahead when the page has been looked at for a while: on a slow machine that is now, and it is gone then, too.
    await page.route('**/assets/check-panel*', (route) => route.fulfill({ status: 404, body: 'Not found\n' }))
    await page.goto(`${journey.origin}/sites/${siteId}/pages/${homeId}`)
    await page.frameLocator('iframe').getByText('Supper, while').first().waitFor()
    // What tells of it is fetched by then.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /shown-toasts-[^/]*\.js/.test(name)),
    )
    await upgrade()
    await page.getByRole('button', { name: 'Accessibility and search' }).click()
    await page.getByText('Portico was updated. Reload to open this.').waitFor()
    assert.ok(await page.frameLocator('iframe').getByText('Supper, while').first().isVisible())
  })
})
