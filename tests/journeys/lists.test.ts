import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { createAccount } from '#areas/accounts/index.ts'
import { createPage } from '#areas/pages/tree/create-page.ts'
import { deletePage } from '#areas/pages/tree/delete-page.ts'
import { importRedirects } from '#areas/pages/redirects/import-redirects.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { eventually } from '../eventually.ts'
import { browserOf, hashOfAll, makeAccount, windowOf } from './first-steps.ts'
import { settled } from './settled.ts'
import { type SiteOwner, siteOwner } from './sites.ts'
import { openJourneyOf } from '../lane.ts'
import { type Journey, type Person } from './world.ts'

// A list shows the same again: loaded anew, come back to, sent to a colleague, and by the views that were saved.

const PEOPLE = 130
let journey: Journey
let owner: SiteOwner
const emails = { ada: '', bea: '', mira: '' }

describe('lists', () => {
  before(async () => {
    // The console lists everybody and everything that there is: here, what is made for it.
    journey = await openJourneyOf()
    owner = await siteOwner(journey)
    emails.mira = owner.email
    for (const name of ['ada', 'bea'] as const)
      emails[name] = (await makeAccount(journey, name, { isOperator: true })).email
    await runAsSystem(journey.portico, { siteId: null, reason: 'journey' }, async (ctx) => {
      const made = { passwordHash: await hashOfAll(), isVerified: true }
      for (let n = 1; n <= PEOPLE; n += 1)
        await createAccount(ctx, { ...made, email: `person-${n}@example.com`, name: `Person ${n}` })
    })
    for (const slug of ['teapots', 'teahouse', 'kiln', 'orchard']) await owner.site(slug)
  })
  after(() => journey.close())

  const signedIn = (
    who: keyof typeof emails = 'ada',
    options: Parameters<Journey['person']>[0] = {},
  ): Promise<Person> => windowOf(journey, emails[who], options)

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

  /** What the address asks for, once it does. */
  const asks = (page: Page, query: string): Promise<void> =>
    eventually(async () => assert.equal(new URL(page.url()).search, query))

  const chooseFilter = async (
    page: Page,
    value: string,
    role: 'menuitemcheckbox' | 'menuitemradio' = 'menuitemcheckbox',
  ): Promise<void> => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole(role, { name: value, exact: true }).click()
    await page.keyboard.press('Escape')
  }

  describe('the address of a list', () => {
    test('tells what is searched and filtered: loaded anew, gone back from, and sent to a colleague', async () => {
      const { page, complaints } = await signedIn()
      await open(page, '/operator/sites')
      await shows(page, 4)
      const before = await page.evaluate(() => history.length)
      const search = page.getByRole('searchbox', { name: 'Search by title or address' })
      await search.pressSequentially('tea', { delay: 260 })
      await asks(page, '?q=tea')
      await shows(page, 2)
      assert.equal(await search.inputValue(), 'tea')
      assert.equal(await page.evaluate(() => history.length), before, 'what is typed is no step')

      await chooseFilter(page, 'Trial')
      await asks(page, '?q=tea&status=3')
      await shows(page, 0)
      assert.equal(await page.evaluate(() => history.length), before + 1, 'a filter is a step')
      await page.goBack()
      await asks(page, '?q=tea')
      await shows(page, 2)
      await page.goForward()
      await asks(page, '?q=tea&status=3')
      await page.getByText('Status: Trial').waitFor()
      await page.goBack()

      await page.getByRole('columnheader', { name: 'Site' }).click()
      await asks(page, '?q=tea&sort=title')
      await eventually(async () => assert.match((await rows(page))[0] ?? '', /^teahouse/))
      await page.reload()
      await shows(page, 2)
      assert.equal(await search.inputValue(), 'tea')
      assert.match((await rows(page))[0] ?? '', /^teahouse/)

      await page.getByRole('rowheader', { name: /teapots/ }).click()
      await page.waitForURL(/\/operator\/sites\/[0-9a-f-]{36}$/)
      await page.goBack()
      await shows(page, 2)
      assert.equal(await search.inputValue(), 'tea')

      const colleague = await signedIn('bea')
      await colleague.page.goto(page.url())
      await shows(colleague.page, 2)
      assert.match((await rows(colleague.page))[0] ?? '', /^teahouse/)
      await colleague.page.close()
      assert.deepEqual(complaints, [])
      await page.close()
    })

    test('keeps every letter that is typed, and what is typed last goes to no other screen', async () => {
      const { page } = await signedIn()
      await page.clock.install()
      await open(page, '/operator/sites')
      const search = page.getByRole('searchbox', { name: 'Search by title or address' })
      await search.pressSequentially('tea pots and kilns 1e3', { delay: 90 })
      await eventually(async () => assert.match(page.url(), /1e3/))
      assert.equal(await search.inputValue(), 'tea pots and kilns 1e3')
      await search.fill('1e3')
      await asks(page, '?q=%221e3%22')
      await page.reload()
      await eventually(async () => assert.equal(await search.inputValue(), '1e3'))
      await search.press('Escape')
      await asks(page, '')
      await search.pressSequentially('ki')
      await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/operator/jobs"]')?.click())
      await page.waitForURL(/\/operator\/jobs/)
      await page.clock.fastForward(2_000)
      assert.equal(new URL(page.url()).search, '')
      await page.close()
    })

    test('tells how many rows are shown, and a search for a person it does not tell but the window remembers', async () => {
      const { page } = await signedIn()
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

      await page.getByRole('searchbox').fill('person-12@')
      await shows(page, 1)
      await eventually(async () => assert.equal(await said.textContent(), '1 shown'))
      assert.equal(new URL(page.url()).search, '')
      await page.getByRole('rowheader').click()
      await page.waitForURL(/\/operator\/accounts\/[0-9a-f-]{36}$/)
      await page.goBack()
      await shows(page, 1)
      await page.reload()
      await shows(page, 1)
      assert.equal(await page.getByRole('searchbox').inputValue(), 'person-12@')
      await page.close()
    })

    test('leaves the focus with who takes the last filter away by keyboard', async () => {
      const person = await signedIn()
      const { page } = person
      await open(page, '/operator/sites?status=6,7,8')
      for (const left of [2, 1, 0]) {
        await page.getByRole('row').filter({ hasText: 'Status:' }).first().focus()
        await page.keyboard.press('Delete')
        await eventually(async () => assert.equal(await page.getByText('Status:').count(), left))
      }
      await asks(page, '')
      await settled(person)
      const at = await page.evaluate(() => document.activeElement?.localName)
      assert.notEqual(at, 'h1')
      assert.notEqual(at, 'body')
      await page.close()
    })
  })

  describe('the views of a list', () => {
    test('are theirs who saved them, on any machine, and are shown by what they are', async () => {
      const { page, complaints } = await signedIn()
      await open(page, '/operator/sites?q=tea&sort=title')
      await page.getByRole('button', { name: 'Views' }).click()
      await page.getByRole('menuitem', { name: 'Save this view' }).click()
      await page.getByRole('dialog').getByRole('textbox').fill('Tea')
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await page.getByRole('button', { name: 'Tea' }).waitFor()
      await page.close()

      const elsewhere = await browserOf(journey, emails.ada)
      await open(elsewhere.page, '/operator/sites')
      await shows(elsewhere.page, 4)
      await elsewhere.page.getByRole('button', { name: 'Views' }).click()
      await elsewhere.page.getByRole('menuitemradio', { name: 'Tea' }).click()
      await asks(elsewhere.page, '?q=tea&sort=title')
      await shows(elsewhere.page, 2)
      await elsewhere.page.reload()
      await elsewhere.page.getByRole('button', { name: 'Tea' }).waitFor()
      await elsewhere.page.goBack()
      await shows(elsewhere.page, 4)
      await elsewhere.page.goForward()

      const colleague = await signedIn('bea')
      await open(colleague.page, '/operator/sites?q=tea&sort=title')
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
  })

  describe('many rows of a site', () => {
    test('releases are found by note, number and state by the server, each tab of the screen with its own list', async () => {
      const site = await owner.site('bakery')
      await owner.release(site.id)
      await owner.on(site.id, (ctx) =>
        sql`insert into releases (site_id, id, number, state, note, created_by, created_at, released_at)
        select site_id, gen_random_uuid(), n, case when n % 10 = 0 then 'cancelled' else 'past' end,
          case when n % 100 = 7 then 'Spring menu' else 'Opening hours' end, created_by, created_at, released_at
        from releases, generate_series(2, 500) as n where site_id = ${site.id} and number = 1`.execute(
          ctx.db,
        ),
      )
      const { page, complaints } = await signedIn('mira')
      await open(page, `/sites/${site.id}/releases`)
      await shows(page, 50)
      await page.getByRole('searchbox', { name: 'Search releases' }).fill('spring')
      await asks(page, '?q=spring')
      await shows(page, 5)
      await page.getByRole('searchbox', { name: 'Search releases' }).fill('Release 250')
      await shows(page, 1)
      await page.getByRole('searchbox', { name: 'Search releases' }).fill('')
      await chooseFilter(page, 'Called off')
      await asks(page, '?state=cancelled')
      await shows(page, 50)
      await page.getByRole('columnheader', { name: 'Release', exact: true }).click()
      await asks(page, '?state=cancelled&sort=number')
      await eventually(async () => assert.match((await rows(page))[0] ?? '', /^Release 10(?!\d)/))
      await page.reload()
      await shows(page, 50)
      assert.match((await rows(page))[49] ?? '', /^Release 500/)

      await page.getByRole('tab', { name: 'Redirects' }).click()
      await asks(page, '?part=redirects')
      await page.getByText('No redirects').waitFor()
      await page.reload()
      await page.getByText('No redirects').waitFor()
      await page.goBack()
      await asks(page, '?state=cancelled&sort=number')
      await shows(page, 50)
      assert.deepEqual(complaints, [])
      await page.close()
    })

    test('redirects are selected by keyboard, deleted at once and put back as they were', async () => {
      const site = await owner.site('books')
      const csv = Array.from({ length: 120 }, (_, n) => `/old/${n + 100},/new/${n + 100}`).join('\n')
      await owner.on(site.id, (ctx) => importRedirects(ctx, { siteId: site.id, csv, isTrial: false }))
      const { page, complaints } = await signedIn('mira')
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

    test('files are searched, narrowed and put in order in pictures and in rows alike', async () => {
      const site = await owner.site('archive')
      await owner.on(site.id, (ctx) =>
        sql`insert into assets (site_id, id, kind, name, type, bytes, hash, created_at)
        select ${site.id}, gen_random_uuid(), case when n % 5 = 0 then 'audio' else 'file' end, 'file-' || n || '.pdf',
          'application/pdf', n * 1000, lpad(n::text, 64, '0'), now() - n * interval '1 hour'
        from generate_series(1, 120) as n`.execute(ctx.db),
      )
      const { page, complaints } = await signedIn('mira')
      await page.goto(`${journey.origin}/sites/${site.id}/assets`)
      await page.getByText('file-1.pdf').waitFor()
      // Pictures have an order, and no columns.
      await page.getByRole('button', { name: 'Display' }).click()
      await page.getByRole('menuitemradio', { name: 'Size' }).waitFor()
      assert.equal(await page.getByRole('menuitemcheckbox').count(), 0)
      await page.keyboard.press('Escape')
      await chooseFilter(page, 'Sounds', 'menuitemradio')
      await asks(page, '?kind=audio')
      await page.getByText('file-5.pdf').waitFor()
      await page
        .getByText('List', { exact: true })
        .or(page.getByRole('radio', { name: 'List' }))
        .first()
        .click()
      await shows(page, 24)
      await page.getByRole('columnheader', { name: 'Added' }).click()
      await asks(page, '?kind=audio&sort=added')
      await eventually(async () => assert.match((await rows(page))[0] ?? '', /file-120\.pdf/))
      await page.getByRole('columnheader', { name: 'Size' }).click()
      await page.getByRole('columnheader', { name: 'Size' }).click()
      await asks(page, '?kind=audio&sort=-size')
      await page.reload()
      await eventually(async () => assert.match((await rows(page))[0] ?? '', /file-120\.pdf/))
      await page.goBack()
      await shows(page, 50)
      await page.getByRole('button', { name: 'Show more' }).click()
      await shows(page, 100)
      await asks(page, '?rows=100')
      // The button is gone with the last of them: whoever pressed it goes on with the first row that came.
      await page.getByRole('button', { name: 'Show more' }).press('Enter')
      await shows(page, 120)
      const came = (await rows(page))[100]
      const at = () =>
        page.evaluate(() => document.activeElement?.querySelector('[role=rowheader]')?.textContent.trim())
      await eventually(async () => assert.equal(await at(), came))
      assert.deepEqual(complaints, [])
      await page.close()
    })

    test('what is switched on, off and on again while the line is slow ends as it was switched last', async () => {
      const site = await owner.site('slow')
      await owner.on(site.id, (ctx) =>
        sql`insert into assets (site_id, id, kind, name, type, bytes, hash, width, height)
        values (${site.id}, gen_random_uuid(), 'image', 'loaf.jpg', 'image/jpeg', 1000, repeat('0', 64), 80, 60)`.execute(
          ctx.db,
        ),
      )
      const { page } = await signedIn('mira')
      let letGo = (): void => {}
      const held = new Promise<void>((resolve) => (letGo = resolve))
      const sent: unknown[] = []
      await page.route('**/api/sites/*/assets/*', async (route) => {
        if (route.request().method() !== 'PATCH') return route.continue()
        sent.push(route.request().postDataJSON())
        await held
        return route.continue()
      })
      await page.goto(`${journey.origin}/sites/${site.id}/assets`)
      await page.getByText('loaf.jpg').first().click()
      const decorative = page.getByRole('switch', { name: 'Decorative' })
      for (const isOn of [true, false, true]) {
        await decorative.focus()
        await page.keyboard.press('Space')
        await eventually(async () => assert.equal(await decorative.isChecked(), isOn))
        if (sent.length === 0) await eventually(async () => assert.equal(sent.length, 1))
      }
      letGo()
      await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()
      assert.deepEqual(sent.at(-1), { isDecorative: true })
      await page.reload()
      await page.getByText('loaf.jpg').first().click()
      assert.equal(await decorative.isChecked(), true)
      await page.close()
    })

    test('how many files there are to choose from after a search is read out', async () => {
      const site = await owner.site('larder')
      await owner.on(site.id, (ctx) =>
        sql`insert into assets (site_id, id, kind, name, type, bytes, hash, width, height)
        select ${site.id}, gen_random_uuid(), 'image', name, 'image/jpeg', 1000, lpad(n::text, 64, '0'), 80, 60
        from unnest(array['rye loaf.jpg', 'wheat loaf.jpg', 'roll.jpg']) with ordinality as one (name, n)`.execute(
          ctx.db,
        ),
      )
      const { page } = await signedIn('mira')
      await page.goto(`${journey.origin}/sites/${site.id}/pages`)
      await page
        .getByRole('button', { name: /^More about / })
        .first()
        .click()
      await page.getByRole('menuitem', { name: /settings/i }).click()
      await page.getByRole('button', { name: 'Choose a picture' }).click()
      const picker = page.getByRole('dialog', { name: 'Choose a picture' })
      const search = picker.getByRole('searchbox', { name: 'Search files' })
      const said = page.locator('[role=status][aria-live]').first()
      await picker.getByRole('row', { name: 'roll.jpg' }).waitFor()
      assert.equal(await said.textContent(), '', 'nothing was searched yet')
      for (const [words, found] of [
        ['loaf', '2 shown'],
        ['no such', 'No match'],
        ['', '3 shown'],
      ] as const) {
        await search.fill(words)
        await eventually(async () => assert.equal(await said.textContent(), found))
      }
      await page.close()
    })

    test('a full trash is searched', async () => {
      const site = await owner.site('attic')
      await owner.on(site.id, async (ctx) => {
        for (let n = 1; n <= 10; n += 1) {
          const title = n === 7 ? 'Winter menu' : `Page ${n}`
          const { page } = await createPage(ctx, {
            siteId: site.id,
            kind: 'layout',
            title,
            parentId: null,
            nav: 'main',
          })
          await deletePage(ctx, { siteId: site.id, pageId: page.id })
        }
      })
      const { page, complaints } = await signedIn('mira')
      await page.goto(`${journey.origin}/sites/${site.id}/pages`)
      await page.getByRole('button', { name: 'Trash' }).click()
      const drawer = page.getByRole('dialog', { name: 'Trash' })
      await drawer.getByRole('searchbox', { name: 'Search the trash' }).fill('winter')
      await eventually(async () =>
        assert.equal(await drawer.getByRole('button', { name: 'Restore' }).count(), 1),
      )
      const said = page.locator('[role=status][aria-live]').first()
      await eventually(async () => assert.equal(await said.textContent(), '1 shown'))
      const named = await drawer
        .getByRole('row')
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => one.ariaLabel))
      assert.equal(named.length, 2)
      for (const name of named) assert.match(name ?? '', /^(?:Where linked|Restore): .*winter/i)
      await drawer.getByRole('searchbox').fill('nothing of the kind')
      await drawer.getByText('No page matches').waitFor()
      await drawer.getByRole('button', { name: 'Clear search' }).last().click()
      await eventually(async () =>
        assert.equal(await drawer.getByRole('button', { name: 'Restore' }).count(), 10),
      )
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
      const { page, complaints } = await signedIn('bea')
      await open(page, '/account/sessions')
      await shows(page, 50)
      await chooseFilter(page, 'Wrong password')
      await asks(page, '?outcome=wrong_password')
      await shows(page, 30)
      await page.getByRole('searchbox', { name: 'Search by IP address' }).fill('203.0.113.10')
      await shows(page, 3)
      assert.equal(new URL(page.url()).search, '?outcome=wrong_password')
      await page.reload()
      await shows(page, 3)
      assert.deepEqual(complaints, [])
      await page.close()
    })
  })
})
