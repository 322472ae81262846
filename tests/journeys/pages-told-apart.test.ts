import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import type { Locator, Page } from 'playwright-core'
import { textOf } from '#document/text/text-json.ts'
import { readDraft, savePatches } from '#areas/documents/index.ts'
import { draftOf } from '#areas/pages/tree/draft-of.ts'
import { readStylesDraft } from '#areas/pages/styles/styles.store.ts'
import { changePage } from '#areas/pages/tree/change-page.ts'
import { createPage } from '#areas/pages/tree/create-page.ts'
import { deletePage } from '#areas/pages/tree/delete-page.ts'
import { listPages } from '#areas/pages/tree/list-pages.ts'
import { newId, newLocalId } from '#kernel/ids.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import { eventually } from '../eventually.ts'
import { windowOf } from './first-steps.ts'
import { type SiteOwner, siteOwner, type TestSite } from './sites.ts'
import { openJourney } from '../lane.ts'
import { findings, type Journey, type Person } from './world.ts'

// Hundreds of pages, several of one title: each is found, and told from the others wherever one is chosen.

const MANY = 500
let journey: Journey
let owner: SiteOwner
let site: TestSite
let page: Page
let complaints: string[]

describe('pages told apart', () => {
  before(async () => {
    journey = await openJourney()
    owner = await siteOwner(journey)
    site = await owner.site('archive')
    await owner.on(site.id, async (ctx) => {
      const make = (title: string, given: { kind?: 'folder'; parentId?: string } = {}) =>
        createPage(ctx, { siteId: site.id, kind: 'layout', title, parentId: null, nav: 'main', ...given })
      const { page: folder } = await make('Workshop', { kind: 'folder' })
      await make('Opening hours')
      await make('Opening hours', { parentId: folder.id })
      // At once, like the contact page: making each by itself would take longer than looking at them.
      await sql`
      with records as materialized (
        select gen_random_uuid() as id, n from generate_series(1, ${MANY}::int) as n
      ), drafted as (
        insert into documents select (jsonb_populate_record(like_it, jsonb_build_object('id', records.id))).*
        from records, documents as like_it join pages using (site_id, id)
        where site_id = ${site.id} and slug = 'contact'
      )
      insert into pages select (jsonb_populate_record(like_it, jsonb_build_object(
        'id', records.id, 'title', 'Record ' || n, 'slug', 'record-' || n, 'position', 100 + n))).*
      from records, pages as like_it
      where like_it.site_id = ${site.id} and like_it.slug = 'contact'`.execute(ctx.db)
    })
    ;({ page, complaints } = await signedIn())
  })
  after(() => journey.close())

  const signedIn = (given: Parameters<Journey['person']>[0] = {}): Promise<Person> =>
    windowOf(journey, owner.email, given)

  const pageCalled = (title: string, slug?: string) =>
    owner.on(site.id, async (ctx) => {
      const found = (await listPages(ctx)).pages.find(
        (page) => page.title === title && (slug === undefined || page.slug === slug),
      )
      assert.ok(found, title)
      return found
    })

  async function edit(pageId: string, at = page): Promise<void> {
    await at.goto(`${journey.origin}/sites/${site.id}/pages/${pageId}`)
    await at.waitForFunction(() => performance.getEntriesByName('editor-ready').length > 0)
  }

  test('in the editor another page is found by keys alone, and told from one of the same title', async () => {
    const { id } = await pageCalled('Record 1')
    await edit(id)
    const opener = page.getByRole('button', { name: 'Another page' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Another page' })
    const items = dialog.getByRole('menuitem')
    // All but the one that is open, as the tree has them: the home page, the contact page, two of a title and the rest.
    await eventually(async () => assert.equal(await items.count(), MANY + 4))
    await page.keyboard.type('opening')
    await eventually(async () =>
      assert.deepEqual(await items.allTextContents(), [
        'Opening hoursWorkshop › /opening-hours-2',
        'Opening hours/opening-hours',
      ]),
    )
    assert.deepEqual(await findings(page), [])
    await page.keyboard.type(' no such')
    await dialog.getByText('Nothing found').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await eventually(async () =>
      assert.equal(await opener.evaluate((element) => element === document.activeElement), true),
    )
    await page.keyboard.press('Enter')
    await page.keyboard.type('opening workshop')
    await eventually(async () => assert.equal(await items.count(), 1))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const inFolder = await pageCalled('Opening hours', 'opening-hours-2')
    await page.waitForURL(`**/pages/${inFolder.id}`)
    await dialog.waitFor({ state: 'hidden' })

    // So is a page that a button of the header leads to.
    await page.waitForFunction(() => performance.getEntriesByName('editor-ready').length > 1)
    await page.keyboard.press('ControlOrMeta+K')
    await page.getByRole('dialog').getByRole('searchbox').fill('header')
    await page.getByRole('menuitem', { name: 'Header of the site' }).click()
    const header = page.getByRole('dialog', { name: 'Header of the site' })
    await header.getByRole('button', { name: 'Add a button' }).click()
    const leads = header.getByRole('combobox', { name: 'Leads to' }).last()
    await leads.fill('workshop opening')
    await page.getByRole('option', { name: 'Opening hours (Workshop › /opening-hours-2)' }).click()
    await eventually(async () =>
      assert.equal(await leads.inputValue(), 'Opening hours (Workshop › /opening-hours-2)'),
    )
    await eventually(async () => {
      const { styles } = await owner.on(site.id, (ctx) => readStylesDraft(ctx))
      assert.deepEqual(
        styles.header.actions.map((action) => 'link' in action && action.link),
        [{ kind: 'page', page: inFolder.id }],
      )
    })
    // One that is removed leaves the others their own addresses.
    await header.getByRole('button', { name: 'Add a button' }).click()
    const button = (n: number) => header.getByRole('group', { name: `Button ${n}` })
    await button(2).getByRole('combobox', { name: 'Leads to' }).fill('another')
    await page.getByRole('option', { name: 'Another address' }).click()
    await button(2).getByRole('textbox', { name: 'Address' }).fill('https://two.example')
    await header.getByRole('button', { name: 'Remove button 1' }).click()
    const left = button(1).getByRole('textbox', { name: 'Address' })
    await eventually(async () => assert.equal(await left.inputValue(), 'https://two.example'))
    // Left before that, the browser asks.
    await header.getByRole('status').getByText('Saved', { exact: true }).waitFor()
    assert.deepEqual(complaints, [])
  })

  test('how many a search leaves is read out: of pages, of those in the trash, of files to choose from, and of blocks to add', async () => {
    await owner.on(site.id, async (ctx) => {
      // Of a few nobody searches.
      for (let n = 1; n <= 10; n += 1) {
        const given = { kind: 'layout', parentId: null, nav: 'none' } as const
        const title = n === 7 ? 'Winter menu' : `Draft ${n}`
        const { page } = await createPage(ctx, { siteId: site.id, title, ...given })
        await deletePage(ctx, { siteId: site.id, pageId: page.id })
      }
      await sql`insert into assets (site_id, id, kind, name, type, bytes, hash, width, height)
      select ${site.id}, gen_random_uuid(), 'image', name, 'image/jpeg', 1000, lpad(n::text, 64, '0'), 80, 60
      from unnest(array['rye loaf.jpg', 'wheat loaf.jpg', 'roll.jpg']) with ordinality as one (name, n)`.execute(
        ctx.db,
      )
    })
    const said = page.locator('[role=status][aria-live]').first()
    const leaves = async (search: Locator, words: string, found: string): Promise<void> => {
      await search.fill(words)
      await eventually(async () => assert.equal(await said.textContent(), found))
    }
    await page.goto(`${journey.origin}/sites/${site.id}/pages`)
    await leaves(page.getByRole('searchbox', { name: 'Search pages' }), 'opening', '2 shown')

    await page.getByRole('button', { name: 'Trash' }).click()
    const trash = page.getByRole('dialog', { name: 'Trash' })
    const restore = trash.getByRole('button', { name: 'Restore' })
    await leaves(trash.getByRole('searchbox', { name: 'Search the trash' }), 'winter', '1 shown')
    const named = await trash
      .getByRole('row')
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.ariaLabel))
    assert.equal(named.length, 2)
    for (const name of named) assert.match(name ?? '', /^(?:Where linked|Restore): .*winter/i)
    await leaves(trash.getByRole('searchbox'), 'nothing of the kind', 'No match')
    await trash.getByRole('button', { name: 'Clear search' }).last().click()
    await eventually(async () => assert.equal(await restore.count(), 10))
    await page.keyboard.press('Escape')
    await trash.waitFor({ state: 'detached' })

    await page
      .getByRole('button', { name: /^More about / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: /settings/i }).click()
    await page.getByRole('button', { name: 'Choose a picture' }).click()
    const picker = page.getByRole('dialog', { name: 'Choose a picture' })
    await picker.getByRole('row', { name: 'roll.jpg' }).waitFor()
    const files = picker.getByRole('searchbox', { name: 'Search files' })
    await leaves(files, 'loaf', '2 shown')
    await leaves(files, '', '3 shown')

    await edit((await pageCalled('Record 1')).id)
    await page.keyboard.press('/')
    await leaves(page.getByRole('searchbox', { name: 'Search' }), 'no such block', 'No match')
    // Of pictures that are rows alone there is no file.
    complaints.splice(0)
  })

  test('on a phone another page is gone to from the menu of the editor', async () => {
    const { page, complaints } = await signedIn({ width: 390, height: 780, touch: true })
    const { id } = await pageCalled('Record 1')
    await edit(id, page)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Another page' }).click()
    const dialog = page.getByRole('dialog', { name: 'Another page' })
    await dialog.getByRole('searchbox').fill('record 77')
    await dialog.getByRole('menuitem', { name: 'Record 77' }).click()
    await page.waitForURL(`**/pages/${(await pageCalled('Record 77')).id}`)
    assert.deepEqual(complaints, [])
    await page.close()
  })

  test('the release tells pages of one title apart, and which have their headings out of order', async () => {
    await owner.release(site.id)
    const bare = await owner.on(site.id, async (ctx) => {
      const { pages } = await listPages(ctx)
      const contact = pages.find(({ slug }) => slug === 'contact')
      assert.ok(contact)
      const { version, document } = await readDraft(ctx, draftOf(contact.id))
      const text = Object.values(document.blocks).find(({ type }) => type === 'text')
      assert.ok(text)
      const patch = { op: 'set', node: text.id, path: ['props', 'body'], value: textOf('Write to us') }
      const answer = await savePatches(ctx, {
        ...draftOf(contact.id),
        base: version,
        patches: [patch],
        clientId: newLocalId(16),
        saveId: newId(),
      })
      assert.equal(answer.outcome, 'saved')
      // One of two, so that the list has the title once.
      const hours = pages.find(({ slug }) => slug === 'opening-hours-2')
      assert.ok(hours)
      await changePage(ctx, { siteId: site.id, pageId: hours.id, navTitle: 'Hours' })
      return contact
    })
    await page.goto(`${journey.origin}/sites/${site.id}/releases`)
    await page.getByRole('button', { name: 'Release', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Workshop › /opening-hours-2').waitFor()
    await dialog.getByText('Check the headings on one page').waitFor()
    assert.deepEqual(await findings(page), [])
    // Who leaves the page out is told nothing of it; who goes there is at it.
    const contact = dialog.getByRole('checkbox', { name: 'Contact' })
    assert.match(
      await contact.evaluate(
        (box) => box.ariaDescribedByElements?.map((one) => one.textContent).join(' ') ?? '',
      ),
      /Mira.*Changed$/,
    )
    await contact.focus()
    await page.keyboard.press('Space')
    await dialog.getByText('Check the headings on one page').waitFor({ state: 'hidden' })
    await page.keyboard.press('Space')
    await dialog.getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL(`**/pages/${bare.id}`)
    assert.deepEqual(complaints, [])
  })

  test('going back names the passwords of then, and the pages that were removed since', async () => {
    await owner.on(site.id, async (ctx) => {
      const { pages } = await listPages(ctx)
      const idOf = (slug: string) => pages.find((one) => one.slug === slug)?.id ?? ''
      await changePage(ctx, {
        siteId: site.id,
        pageId: idOf('record-2'),
        passwordHash: await hashPassword('first word'),
      })
    })
    await owner.release(site.id)
    await owner.on(site.id, async (ctx) => {
      const { pages } = await listPages(ctx)
      const idOf = (slug: string) => pages.find((one) => one.slug === slug)?.id ?? ''
      await changePage(ctx, {
        siteId: site.id,
        pageId: idOf('record-2'),
        passwordHash: await hashPassword('second word'),
      })
      await deletePage(ctx, { siteId: site.id, pageId: idOf('opening-hours') })
    })
    await owner.release(site.id)
    const { page, complaints } = await signedIn({ width: 390, height: 780 })
    await page.goto(`${journey.origin}/sites/${site.id}/releases`)
    await page.getByRole('button', { name: 'Roll back: Release 1', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Roll back' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Will ask for the password they had then: Record 2').waitFor()
    await dialog
      .getByText('Removed since, and back on the site: Opening hours (/opening-hours)', { exact: true })
      .waitFor()
    assert.deepEqual(await findings(page), [])
    assert.deepEqual(complaints, [])
    await page.close()
  })
})
