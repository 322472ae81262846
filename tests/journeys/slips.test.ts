import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { aMessage, aReleasedForm } from '#areas/forms/testing.ts'
import { eventually } from '../eventually.ts'
import { windowOf } from './first-steps.ts'
import { type SiteOwner, siteOwner } from './sites.ts'
import { openJourney } from '../lane.ts'
import type { Journey } from './world.ts'

// A slip costs nothing: what is not on the screen is not thrown away, and what was typed is kept or asked about.

let journey: Journey
let owner: SiteOwner
let page: Page

describe('slips', () => {
  before(async () => {
    journey = await openJourney()
    owner = await siteOwner(journey)
    ;({ page } = await windowOf(journey, owner.email))
  })
  after(() => journey.close())

  const to = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const question = () => page.getByRole('alertdialog', { name: 'Leave without saving?' })
  async function answer(name: 'Keep editing' | 'Discard changes'): Promise<void> {
    await question().getByRole('button', { name }).click()
    await question().waitFor({ state: 'detached' })
  }
  const hasFocus = (what: Locator) =>
    eventually(async () => assert.ok(await what.evaluate((element) => element === document.activeElement)))
  const isAt = (path: string) => eventually(async () => assert.equal(new URL(page.url()).pathname, path))

  test("a page's settings that were changed are not closed unasked", async () => {
    const site = await owner.site('settings')
    await page.goto(`${journey.origin}/sites/${site.id}`)
    await to('Pages').click()
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
    await words.waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })

    await open()
    await words.fill('Bread, baked daily.')
    const keep = async (): Promise<void> => {
      await answer('Keep editing')
      await hasFocus(drawer.locator(':focus'))
      assert.equal(await words.inputValue(), 'Bread, baked daily.')
    }
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => drawer.getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(20, 400),
      // By keyboard one goes on from there.
      () => page.keyboard.press('Escape'),
    ]) {
      await close()
      await keep()
    }
    await drawer.getByRole('button', { name: 'Close' }).click()
    await answer('Discard changes')
    await drawer.waitFor({ state: 'detached' })
    await open()
    assert.equal(await words.inputValue(), '')

    // Another way out is the browser's own.
    await words.fill('Bread, baked daily.')
    await page.goBack()
    await keep()
    await hasFocus(words)
    await page.goBack()
    await answer('Discard changes')
    await isAt(`/sites/${site.id}`)
    await drawer.waitFor({ state: 'detached' })
  })

  test("a site's settings that were changed are not left unasked", async () => {
    const site = await owner.site('asked', { title: 'Backwerk Ost' })
    const title = page.getByRole('textbox', { name: 'Site title', exact: true })
    const isKept = async (): Promise<void> => {
      await question().waitFor({ state: 'detached' })
      await isAt(`/sites/${site.id}/settings`)
      assert.equal(await title.inputValue(), 'Backwerk West')
    }
    await page.goto(`${journey.origin}/sites/${site.id}/pages`)
    await heading('Pages').waitFor()
    await to('General').click()
    await title.fill('Backwerk West')
    await to('Pages').click()
    await answer('Keep editing')
    await isKept()
    await hasFocus(to('Pages'))
    // By the browser's own way too, as often as it is gone.
    for (const stay of [() => answer('Keep editing'), () => page.keyboard.press('Escape')]) {
      await title.focus()
      await page.goBack()
      await question().waitFor()
      await stay()
      await isKept()
      await hasFocus(title)
    }
    await to('Pages').click()
    await answer('Discard changes')
    await isAt(`/sites/${site.id}/pages`)
    await hasFocus(heading('Pages'))
    await to('General').click()
    assert.equal(await title.inputValue(), 'Backwerk Ost')
    await title.fill('Backwerk West')
    await page.goBack()
    await answer('Discard changes')
    await heading('Pages').waitFor()

    // Nobody is asked about what is taken back or saved, nor about a site that is removed.
    for (const button of ['Discard', 'Save']) {
      await to('General').click()
      await title.fill('Backwerk West')
      await page.getByRole('button', { name: button, exact: true }).click()
      if (button === 'Save') await page.getByText('Settings saved').first().waitFor()
      await to('Pages').click()
      await isAt(`/sites/${site.id}/pages`)
      assert.equal(await question().count(), 0)
    }
    await to('General').click()
    await title.fill('Backwerk Nord')
    await page.getByRole('button', { name: 'Remove the site' }).click()
    await isAt('/')
  })

  test('a reply and a note that were begun are not left unasked', async () => {
    const site = await owner.site('inbox')
    const message = await owner.on(site.id, async (ctx) => {
      const form = await aReleasedForm(ctx)
      await aMessage(ctx, form, { name01: 'Tomasz', mail01: 'tomasz@example.com', text01: 'Spelt?' })
      return aMessage(ctx, form, { name01: 'Noor', mail01: 'noor@example.com', text01: 'Rye?' })
    })
    await page.goto(`${journey.origin}/sites/${site.id}/inbox?message=${message}`)
    const pane = page.getByRole('region', { name: 'Message', exact: true })
    await pane.getByRole('button', { name: 'Reply', exact: true }).click()
    const reply = pane.getByRole('form', { name: 'Reply' }).getByRole('textbox', { name: 'Message' })
    await reply.fill('Every Friday')
    // A screen, and another message, that take the place of this one.
    for (const other of [to('Pages'), page.getByRole('row', { name: /Tomasz/ })]) {
      await other.click()
      await answer('Keep editing')
      assert.equal(await reply.inputValue(), 'Every Friday')
    }
    await pane.getByRole('button', { name: 'Cancel' }).click()

    const note = pane.getByRole('textbox', { name: 'Note', exact: true })
    await note.fill('Bakes on Fridays')
    await to('Pages').click()
    await answer('Keep editing')
    assert.equal(await note.inputValue(), 'Bakes on Fridays')
    await to('Pages').click()
    await answer('Discard changes')
    await heading('Pages').waitFor()
  })
})
