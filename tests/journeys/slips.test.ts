import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import type { Locator, Page } from 'playwright-core'
import { readDraft, savePatches } from '#areas/documents/index.ts'
import { aMessage, aReleasedForm } from '#areas/forms/testing.ts'
import { draftOf } from '#areas/pages/tree/draft-of.ts'
import { readPages } from '#areas/pages/tree/page.store.ts'
import { textOf } from '#document/text/text-json.ts'
import { newId, newLocalId } from '#kernel/ids.ts'
import { eventually } from '../eventually.ts'
import { browserOf, windowOf } from './first-steps.ts'
import { type SiteOwner, siteOwner, type TestSite } from './sites.ts'
import { openJourney } from '../lane.ts'
import { type Journey } from './world.ts'

// A slip costs nothing: what is not on the screen is not thrown away, and what was typed is kept or asked about.

let journey: Journey
let owner: SiteOwner

describe('slips', () => {
  before(async () => {
    journey = await openJourney()
    owner = await siteOwner(journey)
  })
  after(() => journey.close())

  /** A site with so many files, and its owner before it. */
  async function library(
    slug: string,
    files: number,
    view: 'pictures' | 'rows' = 'pictures',
  ): Promise<{ site: TestSite; page: Page }> {
    const site = await owner.site(slug)
    await owner.on(site.id, (ctx) =>
      sql`insert into assets (site_id, id, kind, name, type, bytes, hash, created_at, width, height)
      select ${site.id}, gen_random_uuid(), 'image', 'file-' || n || '.jpg', 'image/jpeg', n * 1000,
        lpad(n::text, 64, '0'), now() - n * interval '1 hour', 80, 60
      from generate_series(1, ${files}::int) as n`.execute(ctx.db),
    )
    const { page } = await windowOf(journey, owner.email)
    await page.goto(`${journey.origin}/sites/${site.id}/assets`)
    await page.getByText('file-1.jpg').first().waitFor()
    // Her browser remembers what she chose last.
    await page.getByRole('radio', { name: view === 'rows' ? 'List' : 'Grid' }).check({ force: true })
    return { site, page }
  }

  // In rows: lists.test.ts does the same with redirects.
  test('of the files that are selected only those a search still finds are thrown away', async () => {
    const { page } = await library('select', 12)
    const items = page.getByRole('row')
    await eventually(async () => assert.equal(await items.count(), 12))
    for (const name of ['file-1.jpg', 'file-7.jpg'])
      await page.getByRole('row', { name, exact: true }).getByRole('checkbox').check({ force: true })
    await page.getByText('2 selected').first().waitFor()

    const search = page.getByRole('searchbox', { name: 'Search files' })
    await search.fill('file-7')
    await eventually(async () => assert.equal(await items.count(), 1))
    await page.getByText('1 selected').first().waitFor()
    await page.getByRole('button', { name: 'Move to trash' }).click()
    await page.getByText('File moved to the trash').waitFor()
    await search.fill('')
    await eventually(async () => assert.equal(await items.count(), 11))
    await page.close()
  })

  for (const view of ['pictures', 'rows'] as const)
    test(`Shift selects all from the one before to the one that is pressed, in ${view}`, async () => {
      const { page } = await library(`range-${view}`, 12, view)
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
      // By keys there and back again: what the list reaches by itself is left to it.
      await row.click({ position: { x: 90, y: 12 } })
      await page.getByText('3 selected').first().waitFor()
      await page.keyboard.press('Space')
      await page.getByText('4 selected').first().waitFor()
      const [on, back] =
        view === 'rows' ? ['Shift+ArrowDown', 'Shift+ArrowUp'] : ['Shift+ArrowRight', 'Shift+ArrowLeft']
      await page.keyboard.press(on)
      await page.keyboard.press(on)
      await page.getByText('6 selected').first().waitFor()
      await page.keyboard.press(back)
      await page.getByText('5 selected').first().waitFor()
      await page.close()
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
    await page.close()
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
    await page.close()
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
    await page.close()
  })

  test("a page's settings that were changed are not closed unasked", async () => {
    const { site, page } = await library('settings', 1)
    await page.goto(`${journey.origin}/sites/${site.id}`)
    await page.getByRole('navigation').getByRole('link', { name: 'Pages', exact: true }).click()
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
    const keep = async (): Promise<void> => {
      await question.getByRole('button', { name: 'Keep editing' }).click()
      await question.waitFor({ state: 'detached' })
      await hasFocus(drawer.locator(':focus'))
      assert.equal(await words.inputValue(), 'Bread, baked daily.')
    }
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => drawer.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(20, 400),
    ]) {
      await close()
      await keep()
    }
    // By keyboard one goes on from there.
    await page.keyboard.press('Escape')
    await keep()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await drawer.waitFor({ state: 'detached' })
    await open()
    assert.equal(await words.inputValue(), '')

    // Another way out is the browser's own.
    await words.fill('Bread, baked daily.')
    await page.goBack()
    await keep()
    await hasFocus(words)
    await page.goBack()
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await eventually(async () => assert.equal(new URL(page.url()).pathname, `/sites/${site.id}`))
    await drawer.waitFor({ state: 'detached' })
    await page.close()
  })

  /** A site and its owner at its settings, who came there by way of its pages. */
  async function settings(slug: string) {
    const site = await owner.site(slug, { title: 'Backwerk Ost' })
    const { page } = await windowOf(journey, owner.email)
    await page.goto(`${journey.origin}/sites/${site.id}`)
    const to = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
    await to('Pages').click()
    await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor()
    await to('General').click()
    const title = page.getByRole('textbox', { name: 'Site title', exact: true })
    await title.waitFor()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    const answer = async (name: 'Keep editing' | 'Discard changes'): Promise<void> => {
      await question.getByRole('button', { name }).click()
      await question.waitFor({ state: 'detached' })
    }
    const isAt = (screen: 'pages' | 'settings') =>
      eventually(async () => assert.equal(new URL(page.url()).pathname, `/sites/${site.id}/${screen}`))
    const isKept = async (words: string): Promise<void> => {
      await question.waitFor({ state: 'detached' })
      await isAt('settings')
      assert.equal(await title.inputValue(), words)
    }
    return { site, page, to, title, question, answer, isAt, isKept }
  }

  const hasFocus = (what: Locator) =>
    eventually(async () => assert.ok(await what.evaluate((element) => element === document.activeElement)))

  test("a site's settings that were changed are not left unasked", async () => {
    const { page, to, title, question, answer, isAt, isKept } = await settings('asked')
    await title.fill('Backwerk West')
    await to('Pages').click()
    await answer('Keep editing')
    await isKept('Backwerk West')
    await hasFocus(to('Pages'))

    // By the browser's own way too, as often as it is gone.
    for (const stay of [() => answer('Keep editing'), () => page.keyboard.press('Escape')]) {
      await title.focus()
      await page.goBack()
      await question.waitFor()
      await stay()
      await isKept('Backwerk West')
      await hasFocus(title)
    }

    await to('Pages').click()
    await answer('Discard changes')
    await isAt('pages')
    await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor()
    await hasFocus(page.getByRole('heading', { level: 1, name: 'Pages' }))
    await to('General').click()
    assert.equal(await title.inputValue(), 'Backwerk Ost')

    await title.fill('Backwerk West')
    await page.goBack()
    await answer('Discard changes')
    await isAt('pages')
    await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor()
    await page.close()
  })

  test('nobody is asked about settings that are saved or taken back, nor about those of a site that is removed', async () => {
    const { page, to, title, question, isAt } = await settings('unasked')
    for (const [button, said] of [
      ['Discard', null],
      ['Save', 'Settings saved'],
    ] as const) {
      await title.fill('Backwerk West')
      await page.getByRole('button', { name: button, exact: true }).click()
      if (said) await page.getByText(said).first().waitFor()
      await to('Pages').click()
      await isAt('pages')
      assert.equal(await question.count(), 0)
      await to('General').click()
    }
    await title.fill('Backwerk Nord')
    await page.getByRole('button', { name: 'Remove the site' }).click()
    await eventually(async () => assert.equal(new URL(page.url()).pathname, '/'))
    await page.close()
  })

  test('a reply and a note that were begun are not left unasked', async () => {
    const site = await owner.site('inbox')
    const message = await owner.on(site.id, async (ctx) => {
      const form = await aReleasedForm(ctx)
      await aMessage(ctx, form, { name01: 'Tomasz', mail01: 'tomasz@example.com', text01: 'Spelt?' })
      return aMessage(ctx, form, { name01: 'Noor', mail01: 'noor@example.com', text01: 'Rye?' })
    })
    const { page } = await windowOf(journey, owner.email)
    await page.goto(`${journey.origin}/sites/${site.id}/inbox?message=${message}`)
    const pane = page.getByRole('region', { name: 'Message', exact: true })
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    const leave = async (answer: 'Keep editing' | 'Discard changes'): Promise<void> => {
      await page.getByRole('navigation').getByRole('link', { name: 'Pages', exact: true }).click()
      await question.getByRole('button', { name: answer }).click()
      await question.waitFor({ state: 'detached' })
    }
    await pane.getByRole('button', { name: 'Reply', exact: true }).click()
    const reply = pane.getByRole('form', { name: 'Reply' }).getByRole('textbox', { name: 'Message' })
    await reply.fill('Every Friday')
    await leave('Keep editing')
    assert.equal(await reply.inputValue(), 'Every Friday')
    // Another message takes the place of this one.
    await page.getByRole('row', { name: /Tomasz/ }).click()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    assert.equal(await reply.inputValue(), 'Every Friday')
    await pane.getByRole('button', { name: 'Cancel' }).click()

    const note = pane.getByRole('textbox', { name: 'Note', exact: true })
    await note.fill('Bakes on Fridays')
    await leave('Keep editing')
    assert.equal(await note.inputValue(), 'Bakes on Fridays')
    await leave('Discard changes')
    await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor()
    await page.close()
  })

  test('whoever leaves the editor goes unasked, and nothing is lost', async () => {
    const site = await owner.site('editor', { beginning: { from: 'template', templateId: 'restaurant' } })
    const home = await owner.on(site.id, async (ctx) => (await readPages(ctx)).find(({ isHome }) => isHome))
    const { page } = await windowOf(journey, owner.email)
    const heading = page.frameLocator('iframe').first().getByRole('heading').first()
    const open = async (): Promise<void> => {
      await page.goto(`${journey.origin}/sites/${site.id}/pages/${home?.id}`)
      await page.waitForFunction(() => performance.getEntriesByName('editor-ready').length > 0)
    }
    await open()
    await heading.click()
    await page.keyboard.press('Enter')
    await page.frameLocator('iframe').first().locator('[contenteditable=true]').waitFor()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' until late')
    await page.getByRole('button', { name: 'All pages' }).click()
    await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor()
    await open()
    await eventually(async () => assert.match((await heading.textContent()) ?? '', /until late$/))
    await page.close()
  })

  test('a version that could not be brought back says so in the window where it is looked at', async () => {
    const site = await owner.site('versions', { beginning: { from: 'template', templateId: 'restaurant' } })
    await owner.on(site.id, async (ctx) => {
      const home = (await readPages(ctx)).find(({ isHome }) => isHome)
      assert.ok(home)
      const { version, document } = await readDraft(ctx, draftOf(home.id))
      const text = Object.values(document.blocks).find(({ type }) => type === 'text')
      assert.ok(text)
      const patch = { op: 'set', node: text.id, path: ['props', 'body'], value: textOf('Open until late') }
      const ours = { ...draftOf(home.id), clientId: newLocalId(16), saveId: newId() }
      const saved = await savePatches(ctx, { ...ours, base: version, patches: [patch] })
      assert.equal(saved.outcome, 'saved')
    })
    const { page } = await windowOf(journey, owner.email)
    await page.goto(`${journey.origin}/sites/${site.id}/pages`)
    await page
      .getByRole('button', { name: /^More about / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Versions' }).click()
    const drawer = page.getByRole('dialog', { name: /^Versions of / })
    await drawer.getByRole('button', { name: 'Look at it' }).last().click()
    const view = page.getByRole('dialog', { name: /^The page on / })
    await view.locator('iframe').waitFor()
    await page.route('**/restore', (route) => route.abort())
    await view.getByRole('button', { name: 'Restore' }).click()
    await view.getByText('Nobody answered.').waitFor()
    await page.unroute('**/restore')
    await view.getByRole('button', { name: 'Restore' }).click()
    await page.getByText('The page is as it was').waitFor()
    await view.waitFor({ state: 'detached' })
    await page.close()
  })

  test('what two people change of the same settings at a time stands, both of it', async () => {
    const { site, page, title } = await settings('both')
    const other = (await browserOf(journey, owner.email)).page
    await other.goto(`${journey.origin}/sites/${site.id}/settings`)
    const contact = (at: Page) => at.getByRole('textbox', { name: /^Contact line/ })
    await contact(other).fill('Ask at the gate')
    await title.fill('Backwerk West')
    for (const at of [other, page]) {
      await at.getByRole('button', { name: 'Save', exact: true }).click()
      await at.getByText('Settings saved').first().waitFor()
    }
    await other.reload()
    await contact(other).waitFor()
    assert.equal(await contact(other).inputValue(), 'Ask at the gate')
    assert.equal(
      await other.getByRole('textbox', { name: 'Site title', exact: true }).inputValue(),
      'Backwerk West',
    )
    await page.close()
    await other.close()
  })
})
