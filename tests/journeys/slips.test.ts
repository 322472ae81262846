import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
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
