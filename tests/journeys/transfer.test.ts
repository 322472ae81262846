import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { type TestContext, after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { addRedirect } from '#areas/pages/redirects/add-redirect.ts'
import { changeStatus } from '#areas/sites/index.ts'
import { insertExport } from '#areas/transfer/exports/export.store.ts'
import { insertImport, updateImport } from '#areas/transfer/imports/import.store.ts'
import { filesOf } from '#areas/transfer/testing.ts'
import { heardOfAll } from '#faces/visitor/testing.ts'
import { newId } from '#kernel/ids.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { siteType } from '#kernel/states/site-type.ts'
import { accountOf } from '#platform/ctx.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { eventually } from '../eventually.ts'
import { accountOn, callFrom, madeSite, PASSWORD, visit, windowOf } from './first-steps.ts'
import { keyboardOf } from './by-keyboard.ts'
import { settled } from './settled.ts'
import { type SiteOwner, siteOwner } from './sites.ts'
import { openJourney } from '../lane.ts'
import { ask, findings, type Journey, type Person, soon } from './world.ts'

// A site is taken out as one file, and another one is made of that file; then a file that is none is told apart.

let journey: Journey
let owner: SiteOwner

describe('transfer', () => {
  before(async () => {
    journey = await openJourney()
    owner = await siteOwner(journey)
  })
  after(() => journey.close())

  /** A window of its owner, for one test; what it complains about fails that, unless it is expected. */
  async function hers(t: TestContext, expected = /^$/): Promise<Person> {
    const mira = await windowOf(journey, owner.email, { width: 1440, height: 900 })
    t.after(async () => {
      await mira.page.close()
      for (const said of mira.complaints) assert.match(said, expected)
    })
    return mira
  }

  /** With one picture: of each that comes with an archive every width is made. */
  const cover = { from: 'cover_page', templateId: 'cover' } as const

  /** Waits for an archive of a site, as its screen does. */
  async function readyArchive({ page }: Person, siteId: string): Promise<{ id: string }> {
    const latest = async () =>
      (await (
        await page.request.get(`${journey.origin}/api/sites/${siteId}/exports/latest?kind=archive`)
      ).json()) as { export: { id: string; state: string } | null }
    const { export: ready } = await soon(latest, ({ export: one }) => one?.state === 'ready')
    assert.equal(ready?.state, 'ready')
    return ready
  }

  test('take a site out as one file, by keyboard', async (t) => {
    const { page } = await hers(t)
    const { id: siteId } = await owner.site('supper-club', { beginning: cover })
    const keys = await keyboardOf(page)
    await page.goto(`${journey.origin}/sites/${siteId}/settings`)
    await page.getByRole('link', { name: 'Export the site' }).focus()
    await keys.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Export' }).waitFor()
    await page.getByRole('button', { name: 'Make an export' }).waitFor()
    // What visitors see can be taken once they see something.
    await page.getByText('Nothing is released yet.').waitFor()
    await keys.until(/^Make an export$/)
    await keys.press('Enter')
    await page.getByText('The export is ready').waitFor({ timeout: 120_000 })
    // It is there for who comes back, too.
    await page.reload()
    await page.getByText('The export is ready').waitFor()
    assert.deepEqual(await findings(page), [])
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).focus()
    await keys.press('Enter')
    const file = await download
    assert.match(file.suggestedFilename(), /^supper-club.*\.zip$/)
    assert.equal((await readFile(await file.path())).toString('latin1', 0, 4), 'PK\u0003\u0004')
  })

  test('contract §6: the redirects are fetched as every call is, and saved as a file', async (t) => {
    const { page } = await hers(t)
    const { id: siteId } = await owner.site('moved')
    await owner.on(siteId, (ctx) => addRedirect(ctx, { siteId, from: '/old-menu', to: '/menu', status: 301 }))
    await page.goto(`${journey.origin}/sites/${siteId}/releases`)
    await page.getByRole('tab', { name: 'Redirects' }).click()
    const asked = page.waitForRequest(/\/redirects\.csv$/)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const headers = await (await asked).allHeaders()
    const crumb = (await page.context().cookies()).find(({ name }) => name === 'crumb')?.value
    assert.ok(crumb)
    assert.equal(headers['x-csrf-token'], decodeURIComponent(crumb))
    const file = await download
    assert.equal(file.suggestedFilename(), 'redirects.csv')
    assert.match(await readFile(await file.path(), 'utf8'), /\/old-menu,\/menu,301/)
  })

  test('take what visitors see as plain files, with a proof of who is there', async (t) => {
    // Asked for a proof, and a link that was used up: the browser says so of both.
    const { page } = await hers(t, /status of 40[14]/)
    const { id: siteId, origin } = await owner.site('one-page', { beginning: cover })
    await owner.release(siteId)
    await heardOfAll(journey.portico.database)
    await page.goto(`${journey.origin}/sites/${siteId}/settings/export`)
    // She signed in a while ago: whoever sits there now has to say who they are.
    await sql`update account_sessions set proved_at = now() - interval '16 minutes'`.execute(
      journey.portico.database.root,
    )
    await page.getByRole('button', { name: 'Pack the files' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('The export is ready').waitFor()
    const link = page.waitForRequest((one) => one.url().includes('/file?token='))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const file = await download
    assert.match(file.suggestedFilename(), /^one-page.*-website-.*\.zip$/)
    const files = await filesOf(await readFile(await file.path()))
    for (const [path, at] of [
      ['index.html', '/'],
      ['sitemap.xml', '/sitemap.xml'],
      ['404.html', '/nowhere-at-all'],
    ] as const)
      assert.equal(files.get(path)?.toString(), (await ask(`${origin}${at}`)).text, path)
    // Each file that the home page names is there.
    const named = [
      ...(files.get('index.html')?.toString() ?? '').matchAll(
        /["'(\s,](\/(?:media|fonts|_islands)\/[^"'()\s,]+)/g,
      ),
    ]
    assert.ok(named.length > 0)
    for (const [, path = ''] of named) assert.ok(files.has(decodeURIComponent(path.slice(1))), path)
    // The link was good once.
    const again = await page.evaluate(async (url) => (await fetch(url)).status, (await link).url())
    assert.equal(again, 404)
  })

  test('of two that are being made, each is cancelled by its own name', async (t) => {
    const { page } = await hers(t)
    const { id: siteId } = await owner.site('two-at-once')
    await owner.release(siteId)
    // As rows alone: no job makes them ready meanwhile.
    await owner.on(siteId, async (ctx) => {
      for (const kind of ['archive', 'plain'] as const)
        assert.ok(await insertExport(ctx, newId(), kind, accountOf(ctx).accountId))
    })
    const { root } = journey.portico.database
    await page.goto(`${journey.origin}/sites/${siteId}/settings/export`)
    await page.getByRole('button', { name: 'Cancel the export', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Cancel packing the files', exact: true }).waitFor()
    await sql`update site_exports set state = 'ready', bytes = 1, expires_at = now() + interval '1 hour' where site_id = ${siteId}`.execute(
      root,
    )
    await page.getByText('The export is ready').nth(1).waitFor()
  })

  /** Chooses a file, on the screen that asks for an archive. */
  async function handIn(page: Page, name: string, buffer: Buffer): Promise<void> {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file' }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/zip', buffer })
  }

  test('an expired site can still be taken out; of that, and of nothing else, another one is made, and opened in the editor', async (t) => {
    const mira = await hers(t)
    const { page } = mira
    const { id: siteId } = await owner.site('over', { title: 'Supper Club', beginning: cover })
    await owner.on(siteId, async (ctx) => {
      await changeStatus(ctx, { siteId, to: siteStatus.trial, why: 'A test' })
      await changeStatus(ctx, { siteId, to: siteStatus.expired, why: 'A test' })
    })
    await page.goto(`${journey.origin}/sites/${siteId}/settings/export`)
    const asked = page.waitForResponse(
      (one) => one.url().endsWith('/exports') && one.request().method() === 'POST',
    )
    await page.getByRole('button', { name: 'Make an export' }).click()
    const answer = await asked
    assert.equal(answer.status(), 200)
    const { export: made } = (await answer.json()) as { export: { id: string } }
    assert.equal((await readyArchive(mira, siteId)).id, made.id)
    await page.getByText('The export is ready').waitFor()
    const at = `/api/sites/${siteId}/exports/${made.id}`
    const { token } = await callFrom<{ token: string }>(page, 'POST', `${at}/link`, {})
    const archive = await (await page.request.get(`${journey.origin}${at}/file?token=${token}`)).body()
    await visit(page, '/sites/new')
    await page.getByRole('link', { name: /From an export/ }).click()
    await page.getByText('Drop the export here').waitFor()
    await handIn(page, 'holiday.zip', Buffer.from('no zip at all, this is'))
    await page.getByText('No site can be made of holiday.zip').waitFor()
    await page.getByText('This is not a zip file.').waitFor()
    assert.deepEqual(await findings(page), [])
    await visit(page, '/sites/new')
    await page.getByRole('link', { name: /From an export/ }).click()
    await handIn(page, 'supper.zip', archive)
    await page.getByText(/“Supper Club”, exported on/).waitFor()
    assert.deepEqual(await findings(page), [])
    const title = page.getByRole('textbox').first()
    await eventually(async () => assert.equal(await title.inputValue(), 'Supper Club'))
    await title.fill('Second Helping')
    await page.getByText('This address is free').waitFor()
    await page.getByRole('button', { name: 'Make the site' }).click()
    await page.waitForURL(/\/sites\/[0-9a-f]{8}-[0-9a-f-]{27}$/)
    const another = /sites\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
    assert.notEqual(another, siteId)
    const { homeId } = await madeSite(page, another)
    await visit(page, `/sites/${another}/pages/${homeId}`)
    await page.frameLocator('iframe').first().getByText('The Far Shore').first().waitFor()
  })

  test('an import that is gone meanwhile says so wherever it stands open, asks no more, and leads to another file', async (t) => {
    const mira = await hers(t, /404/)
    const { page } = mira
    await page.clock.install()
    const accountId = await accountOn(page)
    /** An archive that was handed in, as a row alone: no job looks through it meanwhile. */
    const handedIn = (isChecked: boolean): Promise<string> =>
      runAsSystem(journey.portico, { siteId: null, reason: 'a test' }, async (ctx) => {
        const one = { id: newId(), accountId, newSiteId: newId(), fileName: 'supper.zip', bytes: 1 }
        await insertImport(ctx, one)
        const report = {
          title: 'Supper Club',
          type: siteType.classic,
          language: 'en-US',
          country: 'US',
          currency: 'USD',
          timeZone: 'UTC',
          exportedAt: new Date().toISOString(),
          pages: 1,
          pageTitles: ['Supper'],
          redirects: 0,
          files: 0,
          bytes: 0,
          besides: [],
          releases: 0,
          live: null,
          leftOut: [],
        }
        if (isChecked) assert.ok(await updateImport(ctx, one, 'checking', { state: 'checked', report }))
        return one.id
      })
    const gone = page.getByText('This import is not there any more')
    const other = page.getByRole('link', { name: 'Choose another file' })

    // Another is handed in, in another window: that takes the place of what is looked through.
    const checking = await handedIn(false)
    await page.goto(`${journey.origin}/sites/new/import?archive=${checking}`)
    await page.getByText('Looking through supper.zip').waitFor()
    const beside = await mira.context.newPage()
    await beside.goto(`${journey.origin}/sites/new/import`)
    await handIn(beside, 'holiday.zip', Buffer.from('no zip at all, this is'))
    await gone.waitFor()
    await page.getByText('Looking through supper.zip').waitFor({ state: 'detached' })
    assert.deepEqual(await findings(page), [])
    let asked = 0
    page.on('request', (one) => (asked += Number(one.url().endsWith(checking))))
    await page.clock.fastForward(10_000)
    await settled(mira)
    assert.equal(asked, 0)
    await other.click()
    await page.getByText('Drop the export here').waitFor()

    // What was looked through is gone by the time that a site is to be made of it.
    const checked = await handedIn(true)
    await page.goto(`${journey.origin}/sites/new/import?archive=${checked}`)
    const title = page.getByRole('textbox').first()
    await eventually(async () => assert.equal(await title.inputValue(), 'Supper Club'))
    await title.fill('Third Helping')
    await page.getByText('This address is free').waitFor()
    await sql`delete from site_imports where id = ${checked}`.execute(journey.portico.database.root)
    await page.getByRole('button', { name: 'Make the site' }).click()
    await gone.waitFor()
    await other.waitFor()
    await page.getByRole('button', { name: 'Make the site' }).waitFor({ state: 'detached' })
  })
})
