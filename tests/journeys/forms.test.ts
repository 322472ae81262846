import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { aContributor, anAccount } from '#areas/sites/testing.ts'
import type { Page } from 'playwright-core'
import { runAsSystem } from '#platform/system-ctx.ts'
import { eventually } from '../eventually.ts'
import { callFrom, makeAccount, makeRestaurant, readFrom, signIn, visit } from './first-steps.ts'
import { openJourney } from '../lane.ts'
import type { Journey } from './world.ts'

// What somebody sends and the server does not take, or takes late, or takes twice: nothing of it is lost, and it is said.

let journey: Journey
let page: Page
let email: string
let siteId = ''

describe('forms', () => {
  before(async () => {
    journey = await openJourney()
    ;({ page } = await journey.person({ width: 1440, height: 900 }))
    ;({ email } = await makeAccount(journey, 'Mira Okafor'))
    await signIn(journey, page, email)
    ;({ siteId } = await makeRestaurant(page, 'Supper Club'))
  })
  after(() => journey.close())

  test('what is asked without a line to the server is said not to have worked, and the question is left', async () => {
    const { page, context } = await journey.person({ width: 1440, height: 900 })
    await signIn(journey, page, email)
    const people = await runAsSystem(journey.portico, { siteId: null, reason: 'journey' }, async (ctx) => [
      await aContributor(ctx, siteId, {
        roles: ['viewer'],
        account: await anAccount(ctx, { name: 'Bo Quillfeather' }),
      }),
      await aContributor(ctx, siteId, {
        roles: ['viewer'],
        account: await anAccount(ctx, { name: 'Ada Sandoval' }),
      }),
    ])
    await page.goto(`${journey.origin}/sites/${siteId}/contributors`)
    const question = page.getByRole('alertdialog', { name: /^Remove / })
    const ask = async (person: { name: string } | undefined): Promise<void> => {
      await page.getByRole('row', { name: person?.name }).getByRole('button').last().click()
      await page.getByRole('menuitem', { name: 'Remove' }).click()
      await question.waitFor()
    }
    const isThere = async (person: { name: string } | undefined) =>
      (await page.getByRole('row', { name: person?.name }).count()) > 0
    await ask(people[0])
    // What says it is fetched ahead.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /shown-toasts[^/]*\.js/.test(name)),
    )
    await context.setOffline(true)
    await question.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('This did not work.').waitFor()
    await question.waitFor({ state: 'detached' })
    assert.ok(await isThere(people[0]))

    // The answer came, and what is read after it does not.
    await context.setOffline(false)
    await ask(people[1])
    const path = `**/api/sites/${siteId}/contributors/*`
    await page.route(path, async (route) => {
      const response = await route.fetch()
      await context.setOffline(true)
      await route.fulfill({ response })
    })
    await question.getByRole('button', { name: 'Remove' }).click()
    await question.waitFor({ state: 'detached' })
    await page.getByText(`${people[1]?.name} no longer contributes`).waitFor()
    // What was read before stays until it can be read again, which is done by itself once there is a line.
    const areThere = async () => [await isThere(people[0]), await isThere(people[1])]
    assert.deepEqual(await areThere(), [true, true])
    await page.unroute(path)
    await context.setOffline(false)
    await eventually(async () => assert.deepEqual(await areThere(), [true, false]))
    await context.close()
  })

  test('what is written while a form is being saved stays to be saved, and what somebody else has changed of the rest stays', async () => {
    await page.goto(`${journey.origin}/sites/${siteId}/settings`)
    const line = page.getByLabel('Contact line')
    await line.waitFor()
    let goOn = (): void => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    await page.route('**/api/site-settings', async (route) => {
      await held
      await route.continue()
    })
    const save = page.getByRole('button', { name: 'Save', exact: true })
    const title = page.getByLabel('Site title')
    const stored = () => readFrom<{ title: string; contactLine: string }>(page, `/api/sites/${siteId}`)
    await callFrom(page, 'PATCH', '/api/site-settings', { siteId, contactLine: 'Ask at the gate' })
    await title.fill('Supper Club by the river')
    await save.click()
    await line.fill('ask@supper.example')
    // What stood there before is an entry like any other.
    await title.fill('Supper Club')
    goOn()
    await page.getByText('Settings saved').first().waitFor()
    await eventually(async () => assert.equal(await save.isEnabled(), true))
    const first = await stored()
    assert.deepEqual([first.title, first.contactLine], ['Supper Club by the river', 'Ask at the gate'])
    await page.unroute('**/api/site-settings')
    await save.click()
    await save.waitFor({ state: 'detached' })
    const last = await stored()
    assert.deepEqual([last.title, last.contactLine], ['Supper Club', 'ask@supper.example'])
  })

  interface PageRow {
    readonly title: string
    readonly hasPassword: boolean
    readonly settings: Record<string, unknown>
  }
  const pages = async () =>
    (await readFrom<{ pages: readonly PageRow[] }>(page, `/api/sites/${siteId}/pages`)).pages

  /** Chooses from the menu of a page in the list. */
  async function choose(title: string, action: RegExp): Promise<void> {
    await page.getByText(title, { exact: true }).first().hover()
    await page
      .getByRole('button', { name: `More about ${title}`, exact: true })
      .first()
      .click()
    await page.getByRole('menuitem', { name: action }).click()
  }

  test('one setting of a page is changed, and the others stay; one that shall ask for a password is not saved without', async () => {
    const settings = page.getByRole('dialog', { name: /Menu/ })
    const stored = async () => (await pages()).find(({ title }) => title === 'Menu')?.settings
    const open = () => choose('Menu', /settings/i)
    const save = async (): Promise<void> => {
      await settings.getByRole('button', { name: 'Save' }).click()
      await settings.waitFor({ state: 'detached' })
    }
    await visit(page, `/sites/${siteId}/pages`)
    await open()
    await settings.getByLabel('Description').fill('What the kitchen cooks this week')
    await save()
    const before = await stored()
    assert.equal(before?.['description'], 'What the kitchen cooks this week')
    await open()
    await settings.getByLabel('Title in search results').fill('This week at the Supper Club')
    await save()
    assert.deepEqual(await stored(), { ...before, seoTitle: 'This week at the Supper Club' })

    await open()
    await settings.getByRole('button', { name: 'More' }).click()
    await settings.getByText('Ask for a password').click()
    await settings.getByRole('button', { name: 'Save' }).click()
    const password = settings.getByLabel('Password', { exact: true })
    await eventually(async () => assert.equal(await password.getAttribute('aria-invalid'), 'true'))
    await password.fill('quince')
    await save()
    assert.equal((await pages()).filter(({ hasPassword }) => hasPassword).length, 1)
  })

  test('a password that visitors are asked for is gone from its field once it is set', async () => {
    await visit(page, `/sites/${siteId}/settings`)
    const form = page.getByRole('form', { name: 'Visitor password' })
    await form.locator('input[type=password]').fill('quince and pear')
    await form.getByRole('button', { name: 'Ask for a password' }).click()
    const change = form.getByRole('button', { name: 'Change the password' })
    await eventually(async () => assert.equal(await change.isEnabled(), false))
    assert.equal(await form.locator('input[type=password]').inputValue(), '')
    await form.getByRole('button', { name: 'Stop asking' }).click()
    await form.getByRole('button', { name: 'Ask for a password' }).waitFor()
  })

  test('a page is added once, though the first answer was lost', async () => {
    await visit(page, `/sites/${siteId}/pages`)
    const before = (await pages()).length
    let isFirst = true
    await page.route(`**/api/sites/${siteId}/pages`, async (route) => {
      if (route.request().method() !== 'POST' || !isFirst) return route.continue()
      isFirst = false
      await route.fetch()
      return route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Add page' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Larder')
    const add = dialog.getByRole('button', { name: /^Add/ })
    await add.click()
    await eventually(async () => assert.equal((await pages()).length, before + 1))
    await eventually(async () => assert.equal(await add.isEnabled(), true))
    await add.click()
    await dialog.waitFor({ state: 'detached' })
    assert.equal((await pages()).length, before + 1)
    await page.unroute(`**/api/sites/${siteId}/pages`)

    // What offers to bring it back is gone once it is brought back in another way.
    await visit(page, `/sites/${siteId}/pages`)
    await choose('Larder', /trash/i)
    const said = page.getByText(/moved to the trash/)
    await said.first().waitFor()
    await page.getByRole('button', { name: 'Trash' }).click()
    await page
      .getByRole('button', { name: /Restore/ })
      .first()
      .click()
    await page
      .getByText(/restored/)
      .first()
      .waitFor()
    await said.waitFor({ state: 'detached', timeout: 2_000 })
  })
})
