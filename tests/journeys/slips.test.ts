import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { readPages } from '#areas/pages/tree/page.store.ts'
import { eventually } from '../eventually.ts'
import { signIn } from './first-steps.ts'
import { MIRA, type SiteOwner, siteOwner, type TestSite } from './sites.ts'
import { type Journey, startJourney } from './world.ts'

// A slip costs nothing: what is not on the screen is not thrown away, and what was typed is kept or asked about.

let journey: Journey
let owner: SiteOwner

before(async () => {
  journey = await startJourney()
  owner = await siteOwner(journey)
})
after(() => journey.close())

/** A site with so many files, and its owner before it. */
async function library(slug: string, files: number): Promise<{ site: TestSite; page: Page }> {
  const site = await owner.site(slug)
  await owner.on(site.id, (ctx) =>
    sql`insert into assets (site_id, id, kind, name, type, bytes, hash, created_at, width, height)
      select ${site.id}, gen_random_uuid(), 'image', 'file-' || n || '.jpg', 'image/jpeg', n * 1000,
        lpad(n::text, 64, '0'), now() - n * interval '1 hour', 80, 60
      from generate_series(1, ${files}::int) as n`.execute(ctx.db),
  )
  const { page } = await journey.person()
  await signIn(journey, page, MIRA.email, MIRA.password)
  await page.goto(`${journey.origin}/sites/${site.id}/assets`)
  await page.getByText('file-1.jpg').first().waitFor()
  return { site, page }
}

for (const view of ['pictures', 'rows'] as const)
  test(`of the files that are selected only those a search still finds are thrown away, in ${view}`, async () => {
    const { page } = await library(`select-${view}`, 12)
    if (view === 'rows') await page.getByRole('radio', { name: 'List' }).check({ force: true })
    const items = view === 'rows' ? page.getByRole('rowheader') : page.getByRole('row')
    await eventually(async () => assert.equal(await items.count(), 12))
    if (view === 'rows') await page.getByRole('columnheader').getByRole('checkbox').check({ force: true })
    else
      for (const name of ['file-1.jpg', 'file-7.jpg'])
        await page.getByRole('row', { name, exact: true }).getByRole('checkbox').check({ force: true })
    await page
      .getByText(view === 'rows' ? '12 selected' : '2 selected')
      .first()
      .waitFor()

    const search = page.getByRole('searchbox', { name: 'Search files' })
    await search.fill('file-7')
    await eventually(async () => assert.equal(await items.count(), 1))
    await page.getByText('1 selected').first().waitFor()
    await page.getByRole('button', { name: 'Move to trash' }).click()
    await page.getByText('File moved to the trash').waitFor()
    await search.fill('')
    await eventually(async () => assert.equal(await items.count(), 11))
    await page.context().close()
  })

for (const view of ['pictures', 'rows'] as const)
  test(`Shift selects all from the one before to the one that is pressed, in ${view}`, async () => {
    const { page } = await library(`range-${view}`, 12)
    if (view === 'rows') await page.getByRole('radio', { name: 'List' }).check({ force: true })
    const items = view === 'rows' ? page.getByRole('rowheader') : page.getByRole('row')
    await eventually(async () => assert.equal(await items.count(), 12))
    const box = (n: number) =>
      page
        .getByRole('row')
        .filter({ hasText: `file-${n}.jpg` })
        .getByRole('checkbox')
    await box(2).check({ force: true })
    await page.getByText('1 selected').first().waitFor()
    await box(6).click({ force: true, modifiers: ['Shift'] })
    await page.getByText('5 selected').first().waitFor()
    await box(4).click({ force: true, modifiers: ['Shift'] })
    await page.getByText('2 selected').first().waitFor()
    // By the row as by its box.
    const row = page.getByRole('row').filter({ hasText: 'file-9.jpg' })
    await box(8).click({ force: true })
    await row.click({ modifiers: ['Shift'], position: { x: 90, y: 12 } })
    await page.getByText('4 selected').first().waitFor()
    await page.context().close()
  })

test('a file that no longer fits the search while it is renamed stays before its owner', async () => {
  const { page } = await library('rename', 12)
  await page.getByRole('searchbox', { name: 'Search files' }).fill('file-7')
  await eventually(async () => assert.equal(await page.getByRole('row').count(), 1))
  await page.getByText('file-7.jpg').first().click()
  const panel = page.getByRole('dialog')
  const name = panel.getByRole('textbox', { name: 'Name' })
  await name.fill('Rye')
  await panel.getByText('Saved', { exact: true }).waitFor()
  await page.getByText('No file fits').waitFor({ state: 'attached' })
  await name.pressSequentially(' loaf.jpg')
  await panel.getByText('Saved', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await page.getByRole('searchbox', { name: 'Search files' }).fill('rye loaf')
  await page.getByText('Rye loaf.jpg').first().waitFor()
  await page.context().close()
})

test('what could not be stored of a file is sent with what is said next', async () => {
  const { site, page } = await library('unsaid', 1)
  let refused = 0
  await page.route('**/api/sites/*/assets/*', async (route) => {
    const isFirst = route.request().method() === 'PATCH' && (refused += 1) === 1
    if (!isFirst) return route.continue()
    // Slowly: by then something else is said.
    await eventually(async () =>
      assert.equal(await panel.getByRole('textbox', { name: 'Alt text' }).inputValue(), 'A loaf'),
    )
    return route.abort()
  })
  await page.getByText('file-1.jpg').first().click()
  const panel = page.getByRole('dialog')
  const name = panel.getByRole('textbox', { name: 'Name' })
  await name.fill('Rye loaf.jpg')
  await eventually(async () => assert.equal(refused, 1))
  await panel.getByRole('textbox', { name: 'Alt text' }).fill('A loaf')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await panel.getByText('Saved', { exact: true }).waitFor()
  const stored = await owner.on(site.id, (ctx) =>
    sql<{ name: string; alt: string }>`select name, alt from assets where site_id = ${site.id}`.execute(
      ctx.db,
    ),
  )
  assert.deepEqual(stored.rows, [{ name: 'Rye loaf.jpg', alt: 'A loaf' }])
  await page.context().close()
})

test("the header's buttons keep their own addresses when one is removed", async () => {
  const { site, page } = await library('buttons', 1)
  const home = await owner.on(site.id, async (ctx) => (await readPages(ctx))[0])
  await page.goto(`${journey.origin}/sites/${site.id}/pages/${home?.id}`)
  await page.waitForFunction(() => performance.getEntriesByName('editor-ready').length > 0)
  await page.keyboard.press('ControlOrMeta+K')
  await page.getByRole('dialog').getByRole('searchbox').fill('header')
  await page.getByRole('menuitem', { name: 'Header of the site' }).click()
  const drawer = page.getByRole('dialog', { name: 'Header of the site' })
  for (const [n, address] of ['https://one.example', 'https://two.example'].entries()) {
    await drawer.getByRole('button', { name: 'Add a button' }).click()
    const button = drawer.getByRole('group', { name: `Button ${n + 1}` })
    await button.getByRole('combobox', { name: 'Leads to' }).fill('another')
    await page.getByRole('option', { name: 'Another address' }).click()
    await button.getByRole('textbox', { name: 'Address' }).fill(address)
  }
  await drawer.getByRole('button', { name: 'Remove button 1' }).click()
  const left = drawer.getByRole('group', { name: 'Button 1' })
  assert.equal(await left.getByRole('textbox', { name: 'Address' }).inputValue(), 'https://two.example')
  await page.context().close()
})

test("a page's settings that were changed are not closed unasked", async () => {
  const { site, page } = await library('settings', 1)
  await page.goto(`${journey.origin}/sites/${site.id}/pages`)
  const open = async (): Promise<void> => {
    await page
      .getByRole('button', { name: /^More about / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: /settings/i }).click()
  }
  await open()
  const drawer = page.getByRole('dialog', { name: /^Settings of / })
  const words = drawer.getByRole('textbox', { name: /^Description/ })
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await words.waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })

  await open()
  await words.fill('Bread, baked daily.')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => drawer.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(20, 400),
  ]) {
    await close()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await question.waitFor({ state: 'detached' })
    assert.equal(await words.inputValue(), 'Bread, baked daily.')
  }
  await drawer.getByRole('button', { name: 'Close' }).click()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await drawer.waitFor({ state: 'detached' })
  await open()
  assert.equal(await words.inputValue(), '')
  await page.context().close()
})
