import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { changePage } from '#areas/pages/tree/change-page.ts'
import { listPages } from '#areas/pages/tree/list-pages.ts'
import { eventually } from '../eventually.ts'
import { signIn } from './first-steps.ts'
import { type SiteOwner, siteOwner } from './sites.ts'
import { openJourney } from '../lane.ts'
import { findings, type Journey } from './world.ts'

// Files that were thrown away: found again, brought back, and deleted for good unless a page shows them.

let journey: Journey
let owner: SiteOwner

describe('trash', () => {
  before(async () => {
    journey = await openJourney()
    owner = await siteOwner(journey)
  })
  after(() => journey.close())

  test('files are thrown away, found in the trash, brought back and deleted for good', async () => {
    const site = await owner.site('attic')
    await owner.on(site.id, async (ctx) => {
      await sql`insert into assets (site_id, id, kind, name, type, bytes, hash, created_at)
      select ${site.id}, gen_random_uuid(), 'file', 'file-' || n || '.pdf', 'application/pdf', n * 1000,
        lpad(n::text, 64, '0'), now() - n * interval '1 hour'
      from generate_series(1, 12) as n`.execute(ctx.db)
      const { rows } = await sql<{ id: string }>`
      select id from assets where site_id = ${site.id} and name = 'file-1.pdf'`.execute(ctx.db)
      const home = (await listPages(ctx)).pages.find(({ isHome }) => isHome)
      assert.ok(home && rows[0])
      // A page names it: it stays.
      await changePage(ctx, { siteId: site.id, pageId: home.id, settings: { socialImage: rows[0].id } })
    })
    const { page, context, complaints } = await journey.person()
    await signIn(journey, page, owner.email)

    await page.goto(`${journey.origin}/sites/${site.id}/assets/trash`)
    await page.getByText('The trash is empty').waitFor()
    assert.deepEqual(await findings(page), [])
    await page.getByRole('link', { name: 'Files', exact: true }).last().click()
    await page.waitForURL('**/assets')
    await page.getByText('file-1.pdf').waitFor()
    await page
      .getByText('List', { exact: true })
      .or(page.getByRole('radio', { name: 'List' }))
      .first()
      .click()
    const heads = page.getByRole('rowheader')
    await eventually(async () => assert.equal(await heads.count(), 12))
    await page.getByRole('columnheader').getByRole('checkbox').check({ force: true })
    await page.getByText('12 selected').first().waitFor()
    await page.getByRole('button', { name: 'Move to trash' }).click()
    await page.getByText('12 files moved to the trash').waitFor()

    await page.getByRole('link', { name: 'Trash' }).click()
    await page.waitForURL('**/assets/trash')
    await eventually(async () => assert.equal(await heads.count(), 12))
    await page.getByText('30 days left').first().waitFor()
    assert.deepEqual(await findings(page), [])

    await page.getByRole('searchbox', { name: 'Search the trash' }).fill('file-7')
    await eventually(async () => assert.equal(await heads.count(), 1))
    await page.getByRole('button', { name: 'Restore: file-7.pdf' }).click()
    await page.getByText('File restored').waitFor()
    await page.getByText('No file matches').waitFor()
    const said = (text: string) => page.getByRole('alertdialog').filter({ hasText: text })
    await said('File restored').getByRole('button', { name: 'Undo' }).click()
    await eventually(async () => assert.equal(await heads.count(), 1))

    await page.getByRole('button', { name: 'Delete file-7.pdf for good' }).click()
    const dialog = page.getByRole('alertdialog', { name: /for good/ })
    await dialog.getByText('file-7.pdf cannot be restored.', { exact: false }).waitFor()
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await page.getByText('File deleted for good').waitFor()
    await page.getByRole('searchbox').fill('')
    await eventually(async () => assert.equal(await heads.count(), 11))

    // All that are left, by keys: what a page shows stays.
    await page.getByRole('columnheader').getByRole('checkbox').check({ force: true })
    await page.getByText('11 selected').first().waitFor()
    await page.getByRole('button', { name: 'Delete for good', exact: true }).click()
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await page.getByText('10 files deleted for good').waitFor()
    await page.getByText('1 file stays in the trash because a page shows it').waitFor()
    await eventually(async () => assert.deepEqual(await heads.allTextContents(), ['file-1.pdf']))
    assert.deepEqual(complaints, [])
    await context.close()
  })
})
