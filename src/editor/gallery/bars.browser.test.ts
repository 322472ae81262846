import assert from 'node:assert/strict'
import { test } from 'node:test'
import { becomes, eventually } from '../../../tests/eventually.ts'
import { faultsOf, focusIn, inEditor, said } from './testing.ts'

// What stands around the page: the bars, the panels they open, and their keys.

test('the check knows the library, and leads to the title and the description', () =>
  inEditor('fresh', async ({ page }) => {
    await page.getByRole('button', { name: 'Accessibility and search', exact: true }).click()
    await page.getByText(/9\.4/).waitFor()
    const panel = page.getByRole('region', { name: 'Accessibility and search' })
    await panel.getByRole('button', { name: 'Page settings' }).click()
    const asked = () => (globalThis as unknown as { gallery: { settings: number } }).gallery.settings
    await becomes(() => page.evaluate(asked), 1)
    // So does the panel of settings, where nothing is selected.
    const settings = page.getByRole('complementary', { name: 'Settings' })
    await settings.getByRole('button', { name: 'Page settings' }).click()
    await becomes(() => page.evaluate(asked), 2)
  }))

test('the desktop’s page is laid out for the person’s own window, whatever is open beside it, and the bar says how small', () =>
  inEditor('fresh', async ({ page, frame, settle }) => {
    const wide = () => frame.evaluate(() => innerWidth)
    const said = (words: string) =>
      page.getByRole('button', { name: `Width of the page: ${words}`, exact: true })
    await becomes(wide, 1440)
    await said('Fit, 1440 px 77%').waitFor()
    await page.getByRole('button', { name: 'Layers', exact: true }).click()
    await said('Fit, 1440 px 57%').waitFor()
    assert.equal(await wide(), 1440)
    await eventually(async () => {
      const { left, right } = await page.evaluate(() => {
        const canvas = document.querySelector('main')?.getBoundingClientRect()
        const shown = document.querySelector('iframe')?.getBoundingClientRect()
        if (!canvas || !shown) throw new Error('no canvas')
        return { left: shown.left - canvas.left, right: canvas.right - shown.right }
      })
      assert.ok(Math.abs(left) < 2 && Math.abs(right) < 2, `it fills its room: ${left}, ${right}`)
    })
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await said('Fit, 1440 px').waitFor()
    await page.getByRole('button', { name: 'End preview' }).click()
    await page.getByRole('button', { name: 'Phone', exact: true }).click()
    await said('390 px').waitFor()
    await page.setViewportSize({ width: 1800, height: 900 })
    await page.getByRole('button', { name: 'Desktop', exact: true }).click()
    await settle()
    await becomes(wide, 1800)
  }))

for (const [where, width, height] of [
  ['a phone', 390, 760],
  ['a tablet', 900, 700],
] as const) {
  test(`on ${where} the settings open with nothing selected: the page’s, and what to select for others`, () =>
    inEditor(
      'fresh',
      async ({ page, settle }) => {
        await settle()
        const settings = page.getByRole('complementary', { name: 'Settings' })
        const button = page.getByRole('button', { name: 'Settings panel' })
        assert.equal(await settings.isVisible(), false, 'nobody has asked for them')
        assert.equal(await button.getAttribute('aria-pressed'), 'false')
        await button.click()
        await settings.getByRole('heading', { name: 'Home', exact: true }).waitFor()
        await settings.getByText('Select a block or a section to see its settings.').waitFor()
        assert.equal(await button.getAttribute('aria-pressed'), 'true')
        assert.deepEqual(await faultsOf(page), [])
        await button.click()
        await becomes(() => settings.isVisible(), false)
      },
      { width, height },
    ))
}

test('any width is written, within what screens are', () =>
  inEditor('fresh', async ({ page, frame, settle }) => {
    await page.getByRole('button', { name: /^Width of the page/ }).click()
    await page.getByRole('menuitemradio', { name: 'Other width…' }).click()
    const field = page.getByRole('textbox', { name: 'Width in pixels' })
    const wide = () => frame.evaluate(() => innerWidth)
    await field.fill('1111')
    await page.keyboard.press('Enter')
    await settle()
    await becomes(wide, 1111)
    await field.fill('9000')
    await page.keyboard.press('Enter')
    await settle()
    await becomes(wide, 3840)
    await field.fill('500')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Width of the page: 500 px' }).waitFor()
    await frame.waitForFunction(() => innerWidth === 500)
    await becomes(
      () => page.getByRole('button', { name: 'Phone', exact: true }).getAttribute('aria-pressed'),
      'true',
    )
  }))

test('a preview is ended where it was begun, and by Escape, which leaves the focus there', () =>
  inEditor('fresh', async ({ page, frame, settle }) => {
    const begin = page.getByRole('button', { name: 'Preview', exact: true })
    const { left, top, width, height } = await begin.evaluate((button) => button.getBoundingClientRect())
    // The pointer is not moved.
    const [x, y] = [left + width / 2, top + height / 2]
    await page.mouse.click(x, y)
    await page.getByRole('button', { name: 'End preview' }).waitFor()
    await page.mouse.click(x, y)
    await begin.waitFor()
    await page.mouse.move(700, 300)
    await begin.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'End preview' }).waitFor()
    await page.keyboard.press('Escape')
    await begin.waitFor()
    assert.ok(await begin.evaluate((button) => button === document.activeElement))
    // Elsewhere in the bars, or where nothing has the focus, too.
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Phone', exact: true }).focus()
    await page.keyboard.press('Escape')
    await begin.waitFor()
    assert.ok(await begin.evaluate((button) => button === document.activeElement))
    await frame.locator('[data-block="colone"]').click()
    await settle()
    await page.keyboard.press('Alt+P')
    await page.getByRole('button', { name: 'End preview' }).focus()
    await page.keyboard.press('Escape')
    await begin.waitFor()
    await becomes(() => focusIn(frame), 'colone')
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'IFRAME')
  }))

test('a slash asks what to add wherever no text is typed; a key that a tip shows is announced to a screen reader', () =>
  inEditor('fresh', async ({ page }) => {
    for (const [name, keys] of [
      ['Undo', 'Control+Z'],
      ['Desktop', 'Alt+1'],
      ['Keyboard shortcuts', '?'],
    ] as const) {
      const button = page.getByRole('button', { name, exact: true })
      assert.equal(await button.getAttribute('aria-keyshortcuts'), keys)
    }
    const panel = page.locator('[data-region="panel"]')
    const search = page.getByRole('searchbox')
    // Nothing has the focus yet.
    await page.keyboard.press('/')
    await search.waitFor()
    await eventually(async () =>
      assert.ok(await search.evaluate((field) => field === document.activeElement)),
    )
    assert.equal(await search.inputValue(), '')
    await page.keyboard.type('/')
    assert.equal(await search.inputValue(), '/', 'in a field it is a letter')
    await search.fill('no such block')
    await said(page, /(?<!{)No match/)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await panel.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Settings panel' }).focus()
    await page.keyboard.press('/')
    await search.waitFor()
  }))

test('keys that stand alone are switched off in the list of keys, and act on the page all the same', () =>
  inEditor('fresh', async ({ page, frame, settle }) => {
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    const search = page.getByRole('searchbox')
    const button = page.getByRole('button', { name: 'Settings panel' })
    const turn = async (isOn: boolean) => {
      const single = list.getByRole('switch', { name: 'Single-key shortcuts' })
      await single.focus()
      await page.keyboard.press('Space')
      await becomes(() => single.isChecked(), isOn)
      await page.keyboard.press('Escape')
      await list.waitFor({ state: 'detached' })
    }
    // Nothing has the focus yet.
    await page.keyboard.press('?')
    await list.waitFor()
    await turn(false)
    for (const key of ['?', '/']) {
      await button.focus()
      await page.keyboard.press(key)
      await settle()
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await page.keyboard.press(key)
      await settle()
      assert.equal((await list.count()) + (await search.count()), 0, `${key} acts though it is switched off`)
    }
    // Where the page has the focus they are for the page, as its arrows are.
    await frame.locator('body').focus()
    await page.keyboard.press('/')
    await search.waitFor()
    await page.keyboard.press('Escape')
    await search.waitFor({ state: 'detached' })
    // It is kept by the browser; with Control the list opens from anywhere.
    assert.equal(await page.evaluate(() => localStorage.getItem('portico.single-keys')), 'off')
    await page.keyboard.press('Control+/')
    await list.waitFor()
    await turn(true)
    await button.focus()
    await page.keyboard.press('?')
    await list.waitFor()
  }))
