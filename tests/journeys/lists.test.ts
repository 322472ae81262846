import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { createAccount } from '#areas/accounts/index.ts'
import { importRedirects } from '#areas/pages/redirects/import-redirects.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { eventually } from '../eventually.ts'
import { browserOf, freshAddress, hashOfAll, makeAccount, windowOf } from './first-steps.ts'
import { settled } from './settled.ts'
import { type SiteOwner, siteOwner } from './sites.ts'
import { openJourney } from '../lane.ts'
import type { Journey, Person } from './world.ts'

// A list shows the same again: loaded anew, come back to, sent to a colleague, and by the views that were saved.

const PEOPLE = 130
let journey: Journey
let owner: SiteOwner
let ada: Person
let mark = ''
const emails = { ada: '', bea: '', somebody: '' }

describe('lists', () => {
  before(async () => {
    journey = await openJourney()
    owner = await siteOwner(journey)
    for (const name of ['ada', 'bea'] as const)
      emails[name] = (await makeAccount(journey, name, { isOperator: true })).email
    await runAsSystem(journey.portico, { siteId: null, reason: 'journey' }, async (ctx) => {
      const made = { passwordHash: await hashOfAll(), isVerified: true }
      for (let n = 1; n <= PEOPLE; n += 1) {
        emails.somebody = freshAddress(`person ${n}`)
        await createAccount(ctx, { ...made, email: emails.somebody, name: `Person ${n}` })
      }
    })
    // Of all the sites of this process, those with this mark are meant.
    mark = `m${owner.id.slice(-6)}`
    for (const name of ['teapots', 'teahouse', 'kiln']) await owner.site(`${mark}-${name}`)
    ada = await windowOf(journey, emails.ada)
    // Time goes by as it does, and may be moved on.
    await ada.page.clock.install()
  })
  after(() => journey.close())

  const open = async (page: Page, path: string): Promise<void> => {
    await page.goto(journey.origin + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('row').nth(1).waitFor()
  }

  /** The bold line of each row. */
  const rows = (page: Page): Promise<string[]> =>
    page.getByRole('rowheader').evaluateAll((heads) => heads.map((head) => head.textContent.trim()))

  /** Waits until so many rows are shown. */
  const shows = (page: Page, count: number): Promise<void> =>
    eventually(async () => assert.equal(await page.getByRole('rowheader').count(), count))

  const beginsWith = (page: Page, name: RegExp): Promise<void> =>
    eventually(async () => assert.match((await rows(page))[0] ?? '', name))

  /** What the address asks for, once it does. */
  const asks = (page: Page, query: string): Promise<void> =>
    eventually(async () => assert.equal(new URL(page.url()).search, query))

  const chooseFilter = async (page: Page, value: string): Promise<void> => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('menuitemcheckbox', { name: value, exact: true }).click()
    await page.keyboard.press('Escape')
  }

  test('the address tells what is searched and filtered, letter for letter: loaded anew, gone back from, and of no other screen', async () => {
    const { page, complaints } = ada
    await open(page, '/operator/sites')
    const before = await page.evaluate(() => history.length)
    const search = page.getByRole('searchbox', { name: 'Search by title or address' })
    await search.pressSequentially(`${mark}-tea`, { delay: 150 })
    const query = `?q=${mark}-tea`
    await asks(page, query)
    await shows(page, 2)
    assert.equal(await search.inputValue(), `${mark}-tea`)
    assert.equal(await page.evaluate(() => history.length), before, 'what is typed is no step')

    await chooseFilter(page, 'Trial')
    await asks(page, `${query}&status=3`)
    await shows(page, 0)
    assert.equal(await page.evaluate(() => history.length), before + 1, 'a filter is a step')
    await page.goBack()
    await asks(page, query)
    await shows(page, 2)
    await page.goForward()
    await asks(page, `${query}&status=3`)
    await page.getByText('Status: Trial').waitFor()
    await page.goBack()

    await page.getByRole('columnheader', { name: 'Site' }).click()
    await asks(page, `${query}&sort=title`)
    await beginsWith(page, /-teahouse/)
    await page.reload()
    await shows(page, 2)
    assert.equal(await search.inputValue(), `${mark}-tea`)
    assert.match((await rows(page))[0] ?? '', /-teahouse/)
    await page.getByRole('rowheader', { name: /teapots/ }).click()
    await page.waitForURL(/\/operator\/sites\/[0-9a-f-]{36}$/)
    await page.goBack()
    await shows(page, 2)
    assert.equal(await search.inputValue(), `${mark}-tea`)

    await search.fill('1e3')
    await asks(page, '?q=%221e3%22&sort=title')
    await page.goBack()
    await page.goForward()
    await eventually(async () => assert.equal(await search.inputValue(), '1e3'))
    await search.press('Escape')
    await asks(page, '?sort=title')
    await search.pressSequentially('ki')
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/operator/jobs"]')?.click())
    await page.waitForURL(/\/operator\/jobs/)
    await page.clock.fastForward(2_000)
    assert.equal(new URL(page.url()).search, '')
    assert.deepEqual(complaints, [])
  })

  test('the address tells how many rows are shown, and a search for a person it does not tell but the window remembers', async () => {
    const { page } = ada
    await open(page, '/operator/accounts')
    await shows(page, 50)
    await page.getByRole('button', { name: 'Show more' }).press('Enter')
    await asks(page, '?rows=100')
    await shows(page, 100)
    const said = page.locator('[role=status][aria-live]').first()
    await eventually(async () => assert.equal(await said.textContent(), '50 more shown'))
    await page.reload()
    await shows(page, 100)
    const last = page.getByRole('rowheader').nth(99)
    await last.click()
    await page.waitForURL(/\/operator\/accounts\/[0-9a-f-]{36}$/)
    await page.goBack()
    await shows(page, 100)
    await eventually(async () => assert.ok(await page.evaluate(() => scrollY > 500), 'at the row it left'))

    await page.getByRole('searchbox').fill(emails.somebody)
    await shows(page, 1)
    await eventually(async () => assert.equal(await said.textContent(), '1 shown'))
    assert.equal(new URL(page.url()).search, '')
    await page.getByRole('rowheader').click()
    await page.waitForURL(/\/operator\/accounts\/[0-9a-f-]{36}$/)
    await page.goBack()
    await shows(page, 1)
    await page.reload()
    await shows(page, 1)
    assert.equal(await page.getByRole('searchbox').inputValue(), emails.somebody)
  })

  test('the focus stays with who takes the last filter away by keyboard', async () => {
    const { page } = ada
    await open(page, '/operator/sites?status=6,7,8')
    for (const left of [2, 1, 0]) {
      await page.getByRole('row').filter({ hasText: 'Status:' }).first().focus()
      await page.keyboard.press('Delete')
      await eventually(async () => assert.equal(await page.getByText('Status:').count(), left))
    }
    await asks(page, '')
    await settled(ada)
    const at = await page.evaluate(() => document.activeElement?.localName)
    assert.notEqual(at, 'h1')
    assert.notEqual(at, 'body')
  })

  test('the views of a list are theirs who saved them, on any machine, and are shown by what they are', async () => {
    const { page, complaints } = ada
    const query = `/operator/sites?q=${mark}-tea&sort=title`
    await open(page, query)
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('menuitem', { name: 'Save this view' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Tea')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Tea' }).waitFor()

    const elsewhere = await browserOf(journey, emails.ada)
    await open(elsewhere.page, '/operator/sites')
    await elsewhere.page.getByRole('button', { name: 'Views' }).click()
    await elsewhere.page.getByRole('menuitemradio', { name: 'Tea' }).click()
    await asks(elsewhere.page, new URL(query, journey.origin).search)
    await shows(elsewhere.page, 2)
    await elsewhere.page.reload()
    await elsewhere.page.getByRole('button', { name: 'Tea' }).waitFor()

    const colleague = await windowOf(journey, emails.bea)
    await open(colleague.page, query)
    assert.match((await rows(colleague.page))[0] ?? '', /-teahouse/, 'sent on, an address shows the same')
    await colleague.page.getByRole('button', { name: 'Views' }).waitFor()
    await colleague.page.close()

    await elsewhere.page.getByRole('button', { name: 'Tea' }).click()
    await elsewhere.page.getByRole('menuitem', { name: 'Remove a view' }).hover()
    await elsewhere.page.getByRole('menuitem', { name: 'Tea' }).click()
    await elsewhere.page.getByRole('button', { name: 'Views' }).waitFor()
    await shows(elsewhere.page, 2)
    await elsewhere.page.getByRole('button', { name: 'Undo' }).click()
    await elsewhere.page.getByRole('button', { name: 'Tea' }).waitFor()
    assert.deepEqual([...complaints, ...elsewhere.complaints], [])
    await elsewhere.context.close()
  })

  test('releases are found by note, number and state by the server, each tab of the screen with its own list', async () => {
    const site = await owner.site('bakery')
    await owner.release(site.id)
    await owner.on(site.id, (ctx) =>
      sql`insert into releases (site_id, id, number, state, note, created_by, created_at, released_at)
      select site_id, gen_random_uuid(), n, case when n % 10 = 0 then 'cancelled' else 'past' end,
        case when n % 100 = 7 then 'Spring menu' else 'Opening hours' end, created_by, created_at, released_at
      from releases, generate_series(2, 500) as n where site_id = ${site.id} and number = 1`.execute(ctx.db),
    )
    const { page, complaints } = await windowOf(journey, owner.email)
    await open(page, `/sites/${site.id}/releases`)
    await shows(page, 50)
    await page.getByRole('searchbox', { name: 'Search releases' }).fill('spring')
    await asks(page, '?q=spring')
    await shows(page, 5)
    await page.getByRole('searchbox', { name: 'Search releases' }).fill('')
    await chooseFilter(page, 'Called off')
    await asks(page, '?state=cancelled')
    await shows(page, 50)
    await page.getByRole('columnheader', { name: 'Release', exact: true }).click()
    await asks(page, '?state=cancelled&sort=number')
    await eventually(async () => assert.match((await rows(page))[0] ?? '', /^Release 10(?!\d)/))

    await page.getByRole('tab', { name: 'Redirects' }).click()
    await asks(page, '?part=redirects')
    await page.getByText('No redirects').waitFor()
    await page.goBack()
    await asks(page, '?state=cancelled&sort=number')
    await shows(page, 50)
    await page.close()
    assert.deepEqual(complaints, [])
  })

  test('redirects are selected by keyboard, deleted at once and put back as they were', async () => {
    const site = await owner.site('books')
    const csv = Array.from({ length: 120 }, (_, n) => `/old/${n + 100},/new/${n + 100}`).join('\n')
    await owner.on(site.id, (ctx) => importRedirects(ctx, { siteId: site.id, csv, isTrial: false }))
    const { page, complaints } = await windowOf(journey, owner.email)
    await open(page, `/sites/${site.id}/releases?part=redirects&q=old%2F1`)
    await shows(page, 50)
    await page.getByRole('row').nth(2).focus()
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.getByText('2 selected').first().waitFor()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('2 redirects deleted').waitFor()
    await page.getByText('50 of 98').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('50 of 100').waitFor()

    await page.getByRole('columnheader').getByRole('checkbox').check({ force: true })
    await page.getByRole('button', { name: 'Select all 100' }).click()
    await page.getByText('100 selected').first().waitFor()
    // What is no longer found is not deleted.
    await page.getByRole('searchbox').fill('old/11')
    await page.getByText('10 selected').first().waitFor()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('10 redirects deleted').waitFor()
    await page.getByText('No redirect matches').waitFor()
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await page.getByText('50 of 110').waitFor()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await page.getByText('50 of 120').waitFor()
    assert.deepEqual(complaints, [])
    await page.close()
  })

  test('the sign-ins of an account are narrowed by what came of them and by where they came from', async () => {
    await runAsSystem(journey.portico, { siteId: null, reason: 'journey' }, (ctx) =>
      sql`insert into account_sign_ins (id, account_id, at, outcome, method, user_agent, ip)
      select gen_random_uuid(), accounts.id, now() - n * interval '1 hour',
        case when n % 4 = 0 then 'wrong_password' else 'signed_in' end, 'password', '', '203.0.113.' || n
      from accounts, generate_series(1, 120) as n where email = ${emails.bea}`.execute(ctx.db),
    )
    const { page, complaints } = await windowOf(journey, emails.bea)
    await open(page, '/account/sessions?outcome=wrong_password')
    await shows(page, 30)
    await page.getByRole('searchbox', { name: 'Search by IP address' }).fill('203.0.113.10')
    await shows(page, 3)
    assert.equal(new URL(page.url()).search, '?outcome=wrong_password')
    assert.deepEqual(complaints, [])
    await page.close()
  })
})
