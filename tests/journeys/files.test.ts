import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { changePage } from '#areas/pages/tree/change-page.ts'
import { listPages } from '#areas/pages/tree/list-pages.ts'
import { eventually } from '../eventually.ts'
import { windowOf } from './first-steps.ts'
import { type SiteOwner, siteOwner, type TestSite } from './sites.ts'
import { openJourney } from '../lane.ts'
import { findings, type Journey } from './world.ts'

// The library of files: put in order, selected and renamed, thrown away, brought back, and deleted for good unless a page
// shows them.

let journey: Journey
let owner: SiteOwner
let page: Page
let complaints: readonly string[]

describe('files', () => {
  before(async () => {
    journey = await openJourney()
    owner = await siteOwner(journey)
    ;({ page, complaints } = await windowOf(journey, owner.email))
  })
  after(() => journey.close())

  const items = () => page.getByRole('row')
  const heads = () => page.getByRole('rowheader')
  const shows = (count: number, of = heads()) => eventually(async () => assert.equal(await of.count(), count))
  const look = (as: 'List' | 'Grid') => page.getByRole('radio', { name: as }).check({ force: true })
  const search = () => page.getByRole('searchbox', { name: 'Search files' })

  /** A site with so many files, one an hour, every fifth a sound; and its library, as her browser showed the last. */
  async function library(slug: string, files: number, kind: 'image' | 'file' = 'image'): Promise<TestSite> {
    const site = await owner.site(slug)
    await owner.on(site.id, (ctx) =>
      sql`insert into assets (site_id, id, kind, name, type, bytes, hash, created_at, width, height)
      select ${site.id}, gen_random_uuid(), case when n % 5 = 0 then 'audio' else ${kind} end, 'file-' || n || '.jpg',
        'image/jpeg', n * 1000, lpad(n::text, 64, '0'), now() - n * interval '1 hour', 80, 60
      from generate_series(1, ${files}::int) as n`.execute(ctx.db),
    )
    await page.goto(`${journey.origin}/sites/${site.id}/assets`)
    await page.getByText('file-1.jpg').first().waitFor()
    return site
  }

  test('they are narrowed and put in order in pictures and in rows alike, and more are shown below', async () => {
    await library('archive', 120)
    const asks = (query: string) => eventually(async () => assert.equal(new URL(page.url()).search, query))
    const first = (name: string) =>
      eventually(async () => assert.ok((await heads().first().textContent())?.includes(name), name))
    // Pictures have an order, and no columns.
    await page.getByRole('button', { name: 'Display' }).click()
    await page.getByRole('menuitemradio', { name: 'Size' }).waitFor()
    assert.equal(await page.getByRole('menuitemcheckbox').count(), 0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('menuitemradio', { name: 'Sounds', exact: true }).click()
    await page.keyboard.press('Escape')
    await asks('?kind=audio')
    await page.getByText('file-5.jpg').waitFor()
    await look('List')
    await shows(24)
    await page.getByRole('columnheader', { name: 'Size' }).click()
    await page.getByRole('columnheader', { name: 'Size' }).click()
    await asks('?kind=audio&sort=-size')
    await first('file-120.jpg')
    await page.goBack()
    await shows(50)
    await page.getByRole('button', { name: 'Show more' }).click()
    await shows(100)
    await asks('?rows=100')
    // The button is gone with the last of them: the focus moves to the first row that came.
    await page.getByRole('button', { name: 'Show more' }).press('Enter')
    await shows(120)
    const came = await heads().nth(100).textContent()
    await eventually(async () =>
      assert.equal(
        await page.evaluate(
          () => document.activeElement?.querySelector('[role=rowheader]')?.textContent ?? null,
        ),
        came,
      ),
    )
  })

  test('Shift selects all from the one before to the one that is pressed, in pictures and in rows', async () => {
    await library('range', 12)
    for (const view of ['Grid', 'List'] as const) {
      await look(view)
      await shows(12, view === 'List' ? heads() : items())
      const selected = (count: number) => page.getByText(`${count} selected`).first().waitFor()
      const row = (n: number) => items().filter({ hasText: `file-${n}.jpg` })
      const box = (n: number) => row(n).getByRole('checkbox')
      await box(2).check({ force: true })
      await selected(1)
      await box(6).click({ force: true, modifiers: ['Shift'] })
      await selected(5)
      await box(4).click({ force: true, modifiers: ['Shift'] })
      await selected(2)
      // By the row as by its box.
      await box(8).click({ force: true })
      await row(9).click({ modifiers: ['Shift'], position: { x: 90, y: 12 } })
      await selected(4)
      // By keys there and back again: what the list reaches by itself is left to it.
      await row(9).click({ position: { x: 90, y: 12 } })
      await selected(3)
      await page.keyboard.press('Space')
      await selected(4)
      const keys = view === 'List' ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft']
      await page.keyboard.press(`Shift+${keys[0]}`)
      await page.keyboard.press(`Shift+${keys[0]}`)
      await selected(6)
      await page.keyboard.press(`Shift+${keys[1]}`)
      await selected(5)
      if (view === 'Grid') await page.reload()
    }
  })

  test('what is said of a file is kept: where it no longer fits the search, was not stored at first, or the line is slow', async () => {
    const site = await library('said', 12)
    await look('Grid')
    const panel = page.getByRole('dialog')
    const name = panel.getByRole('textbox', { name: 'Name' })
    const alt = panel.getByRole('textbox', { name: 'Alt text' })
    const decorative = panel.getByRole('switch', { name: 'Decorative' })
    const saved = () => panel.getByText('Saved', { exact: true }).waitFor()
    const sent: unknown[] = []
    /** What becomes of the changes that are sent from now on, by how many came before. */
    const meanwhile = (holds: (n: number) => Promise<'continue' | 'abort'>) =>
      page.route('**/api/sites/*/assets/*', async (route) => {
        if (route.request().method() !== 'PATCH') return route.continue()
        return route[await holds(sent.push(route.request().postDataJSON()) - 1)]()
      })

    await search().fill('file-7')
    await shows(1, items())
    await page.getByText('file-7.jpg').first().click()
    await name.fill('Rye')
    await saved()
    await page.getByText('No file fits').waitFor({ state: 'attached' })
    await name.pressSequentially(' loaf.jpg')
    await saved()

    await meanwhile(async (n) => {
      if (n > 0) return 'continue'
      // Slowly: by then something else is said.
      await eventually(async () => assert.equal(await alt.inputValue(), 'A loaf'))
      return 'abort'
    })
    await name.fill('Rye bread.jpg')
    await eventually(async () => assert.equal(sent.length, 1))
    await alt.fill('A loaf')
    await panel.getByRole('button', { name: 'Try again' }).click()
    await saved()
    await page.unroute('**/api/sites/*/assets/*')
    const { rows } = await owner.on(site.id, (ctx) =>
      sql<{ name: string; alt: string }>`
        select name, alt from assets where site_id = ${site.id} and name like 'Rye%'`.execute(ctx.db),
    )
    assert.deepEqual(rows, [{ name: 'Rye bread.jpg', alt: 'A loaf' }])

    // Switched on, off and on again it ends as it was switched last.
    sent.splice(0)
    const line = Promise.withResolvers<'continue'>()
    await meanwhile(() => line.promise)
    for (const isOn of [true, false, true]) {
      await decorative.focus()
      await page.keyboard.press('Space')
      await eventually(async () => assert.equal(await decorative.isChecked(), isOn))
      await eventually(async () => assert.ok(sent.length > 0))
    }
    line.resolve('continue')
    await saved()
    await eventually(async () => assert.deepEqual(sent.at(-1), { isDecorative: true }))
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await search().fill('rye bread')
    await page.getByText('Rye bread.jpg').first().click()
    assert.equal(await decorative.isChecked(), true)
    await page.unroute('**/api/sites/*/assets/*')
  })

  test('they are thrown away, found in the trash, brought back and deleted for good', async () => {
    const site = await library('attic', 12, 'file')
    await owner.on(site.id, async (ctx) => {
      const { rows } = await sql<{ id: string }>`
      select id from assets where site_id = ${site.id} and name = 'file-1.jpg'`.execute(ctx.db)
      const home = (await listPages(ctx)).pages.find(({ isHome }) => isHome)
      assert.ok(home && rows[0])
      // A page names it: it stays.
      await changePage(ctx, { siteId: site.id, pageId: home.id, settings: { socialImage: rows[0].id } })
    })
    const before = complaints.length
    const all = () => page.getByRole('columnheader').getByRole('checkbox').check({ force: true })
    await page.getByRole('link', { name: 'Trash' }).click()
    await page.getByText('The trash is empty').waitFor()
    assert.deepEqual(await findings(page), [])
    await page.getByRole('link', { name: 'Files', exact: true }).last().click()
    await page.waitForURL('**/assets')
    await look('List')
    await shows(12)
    await all()
    await page.getByText('12 selected').first().waitFor()
    // What a search no longer finds is not thrown away.
    await search().fill('file-7')
    await page.getByText('1 selected').first().waitFor()
    await page.getByRole('button', { name: 'Move to trash' }).click()
    await page.getByText('File moved to the trash').waitFor()
    await search().fill('')
    await shows(11)
    await all()
    await page.getByRole('button', { name: 'Move to trash' }).click()
    await page.getByText('11 files moved to the trash').waitFor()

    await page.getByRole('link', { name: 'Trash' }).click()
    await page.waitForURL('**/assets/trash')
    await shows(12)
    await page.getByText('30 days left').first().waitFor()
    assert.deepEqual(await findings(page), [])
    await page.getByRole('searchbox', { name: 'Search the trash' }).fill('file-7')
    await shows(1)
    await page.getByRole('button', { name: 'Restore: file-7.jpg' }).click()
    await page.getByText('No file matches').waitFor()
    const said = page.getByRole('alertdialog').filter({ hasText: 'File restored' })
    await said.getByRole('button', { name: 'Undo' }).click()
    await shows(1)

    await page.getByRole('button', { name: 'Delete file-7.jpg for good' }).click()
    const dialog = page.getByRole('alertdialog', { name: /for good/ })
    await dialog.getByText('file-7.jpg cannot be restored.', { exact: false }).waitFor()
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await page.getByText('File deleted for good').waitFor()
    await page.getByRole('searchbox').fill('')
    await shows(11)

    // All that are left, by keys: what a page shows stays.
    await all()
    await page.getByText('11 selected').first().waitFor()
    await page.getByRole('button', { name: 'Delete for good', exact: true }).click()
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await page.getByText('10 files deleted for good').waitFor()
    await page.getByText('1 file stays in the trash because a page shows it').waitFor()
    await eventually(async () => assert.deepEqual(await heads().allTextContents(), ['file-1.jpg']))
    assert.deepEqual(complaints.slice(before), [])
  })
})
