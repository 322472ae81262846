import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { becomes, eventually } from '../../../tests/eventually.ts'
import { boxOf, carry, faultsOf, frameOf, inEditor, letGo, panelOf } from './testing.ts'

// What is offered to who may only look: all there is to see, nothing to change, and no word of a change.

/** What has been read out. */
const heard = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('[aria-live]')].map((one) => one.textContent).join(' '))

/** What could be pressed, written in or pulled in the settings, by name; what opens a part of them is for looking. */
const usable = (page: Page) =>
  page.locator('[data-region="inspector"] [data-region-start]').evaluate((settings) =>
    [
      ...settings.querySelectorAll<HTMLElement>(
        'button, input, textarea, select, [role="slider"], [tabindex="0"]',
      ),
    ]
      .filter(
        (one) =>
          !one.matches(':disabled, [aria-disabled="true"], [aria-expanded], [role="row"], [role="grid"]'),
      )
      .filter((one) => one.closest('[aria-hidden="true"]') === null)
      .map((one) => one.getAttribute('aria-label') ?? one.textContent),
  )

/** Opens every part of the settings. */
async function unfold(page: Page): Promise<void> {
  const inspector = page.locator('[data-region="inspector"]')
  const shut = inspector.locator('h3 > button[aria-expanded="false"]')
  // Once more where other settings came meanwhile.
  await eventually(async () => {
    while ((await shut.count()) > 0) await shut.first().click()
    assert.ok((await inspector.getByText(/^(How it comes in|Anchor)$/).count()) > 0)
  })
}

describe('who may only look', () => {
  test('has the name of what is selected, and nothing to pull, press or add; no move, and no word of one', () =>
    inEditor('fresh&readonly', async ({ page, frame, at, settle }) => {
      await frame.locator('[data-block="coltwo"]').click()
      await settle()
      await frame.locator('.selected > .tag').waitFor()
      const tools = frame.locator(':is(.handle, .bar, .add)')
      assert.equal(await tools.count(), 0)
      const [place, silence] = [await at('coltwo'), await heard(page)]
      const tag = await boxOf(frame, '.selected > .tag')
      await carry(page, tag, { x: tag.x + 60, y: tag.y + 160 })
      assert.equal(await frame.locator('.ghost').isVisible(), false)
      await letGo(page)
      assert.equal(await at('coltwo'), place)
      // Beside the name the press is one on the page, which may choose blocks.
      assert.doesNotMatch((await heard(page)).slice(silence.length), /column|row|cancel/i)
      await frame.locator('[data-block="coltwo"]').click()
      await settle()
      await page.keyboard.press('Escape')
      await frame.locator('.section-selected > .tag').waitFor()
      assert.equal(await tools.count(), 0)
      await frame.locator('[data-block="herotext"]').hover()
      await settle()
      assert.equal(await tools.count(), 0)
      await assert.doesNotReject(page.getByRole('button', { name: 'Layers', exact: true }).waitFor())
      for (const name of ['Add', 'Site styles', 'Undo', 'Redo'])
        assert.equal(await page.getByRole('button', { name, exact: true }).count(), 0, name)
    }))

  test('reads the settings of blocks, of a section and of the page, and sets none', () =>
    inEditor('fresh&readonly', async ({ page, frame, settle }) => {
      const inspector = page.locator('[data-region="inspector"]')
      for (const [block, parts] of [
        ['heropict', ['What the picture shows', 'Link']],
        ['herobutt', ['Words', 'Kind', 'As wide as its place']],
        ['inner1', ['Columns', 'Space between']],
        ['coltwo', ['Layer', 'Shadow']],
      ] as const) {
        await frame.locator(`[data-block="${block}"]`).click({ position: { x: 4, y: 4 } })
        await settle()
        // From a block that stands in it to what holds it.
        if (block === 'inner1') await page.keyboard.press('Escape')
        await settle()
        await unfold(page)
        for (const part of parts) await inspector.getByText(part, { exact: true }).first().waitFor()
        await becomes(() => usable(page), [], block)
      }
      assert.deepEqual(await faultsOf(page), [])
      await frame.locator('[data-block="coltwo"]').click()
      await settle()
      await page.keyboard.press('Escape')
      await unfold(page)
      await becomes(() => usable(page), [])
      await inspector.getByRole('button', { name: 'Page', exact: true }).click()
      await page.getByRole('heading', { name: 'Home', exact: true, level: 2 }).waitFor()
      await becomes(() => usable(page), ['Page settings'])
    }))

  test('opens the items of a list, takes none away, and goes to what stands in one', () =>
    inEditor('fresh&readonly&page=questions', async ({ page, frame, settle }) => {
      await frame.locator('[data-block="faqlist"]').click({ position: { x: 20, y: 20 } })
      await settle()
      const inspector = page.locator('[data-region="inspector"]')
      assert.equal(await inspector.getByRole('button', { name: /^(Remove|Move) / }).count(), 0)
      await inspector.getByRole('row', { name: 'Where is it?' }).click()
      await inspector.getByText('Show the way').waitFor()
      await becomes(() => usable(page), ['The door of the shop', 'Show the way'])
      await inspector.getByRole('button', { name: 'Show the way' }).click()
      await inspector.getByRole('heading', { name: 'Button', level: 2 }).waitFor()
    }))

  test('sees what is to be mended, and is not offered to mend it', () =>
    inEditor('page=bakery', async ({ page, frame, settle }) => {
      await frame.locator('[data-block="coltwo"]').click()
      await settle()
      await page.keyboard.press('Escape')
      await unfold(page)
      await page.getByRole('textbox', { name: 'Anchor', exact: true }).fill('top')
      const check = page.getByRole('button', { name: 'Accessibility and search', exact: true })
      const mends = panelOf(page).getByRole('button', { name: 'Fix', exact: true })
      await check.click()
      await mends.first().waitFor()
      const saves = () => (globalThis as unknown as { gallery: { saves: number } }).gallery.saves
      await eventually(async () => assert.ok((await page.evaluate(saves)) > 0))
      await page.goto(`${page.url()}&readonly`)
      await frameOf(page)
      await check.click()
      await panelOf(page).getByText('top').first().waitFor()
      assert.ok((await panelOf(page).getByRole('button', { name: 'Show', exact: true }).count()) > 0)
      assert.equal(await mends.count(), 0)
    }))

  test('is offered to copy, by menu and by name, and nothing that changes', () =>
    inEditor('fresh&readonly', async ({ page, frame, settle }) => {
      await frame.locator('[data-block="coltwo"]').click({ button: 'right' })
      const entries = page.getByRole('menuitem')
      await entries.first().waitFor()
      const names = await entries.evaluateAll((all) => all.map((one) => one.textContent))
      assert.deepEqual(
        names.map((name) => name.replace(/(?:Ctrl|Shift).*|↵|Enter/, '').trim()),
        ['Choose several blocks', 'Copy', 'Select the section'],
      )
      await page.keyboard.press('Escape')
      await settle()
      await page.keyboard.press('Control+k')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('searchbox').fill('text')
      await settle()
      assert.equal(await dialog.getByRole('menuitem').filter({ hasText: 'Add Text' }).count(), 0)
      await page.keyboard.press('Escape')
      await page.keyboard.press('/')
      await page.keyboard.press('Control+Shift+S')
      await settle()
      assert.equal(await panelOf(page).count(), 0)
    }))

  test('is shown no menu without an entry', () =>
    inEditor('fresh&readonly&page=empty', async ({ page, frame, settle }) => {
      const box = await boxOf(frame.page().mainFrame(), 'iframe')
      await page.mouse.click(box.x, box.y, { button: 'right' })
      await settle()
      assert.equal(await page.getByRole('menu').count(), 0)
    }))
})

test('who may not change the site’s styles is not offered them', () =>
  inEditor('fresh&nostyles', async ({ page, frame, settle }) => {
    await frame.locator('[data-block="coltwo"]').click()
    await settle()
    assert.equal(await page.getByRole('button', { name: 'Site styles', exact: true }).count(), 0)
    await page.keyboard.press('Control+Shift+S')
    await settle()
    assert.equal(await panelOf(page).count(), 0)
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill('layers')
    await dialog.getByRole('menuitem').filter({ hasText: 'Layers' }).first().waitFor()
    await dialog.getByRole('searchbox').fill('site styles')
    await settle()
    assert.equal(await dialog.getByRole('menuitem').filter({ hasText: 'Site styles' }).count(), 0)
  }))
