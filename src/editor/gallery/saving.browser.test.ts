import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { becomes, passed, settled } from '../../../tests/eventually.ts'
import { boxOf, faultsOf, frameOf, inEditor, served } from './testing.ts'

/** A second tab with the page that the first has open. */
const beside = async (page: Page) => {
  const other = await page.context().newPage()
  await other.goto(`${(await served()).address}?page=bakery`)
  const there = await frameOf(other)
  await other.mouse.move(600, 300)
  return { other, there }
}

describe('saving', () => {
  test('without a line changes are kept over a reload, sent when it is back, and can still be undone', () =>
    inEditor('page=bakery', async ({ page, frame, settle }) => {
      page.on('dialog', (dialog) => void dialog.accept())
      await page.evaluate(() => {
        Object.assign((globalThis as unknown as { gallery: object }).gallery, { line: false })
        // The browser does not come to write to its larger storage before the page goes: that is slower than the person.
        IDBObjectStore.prototype.put = () => {
          throw new Error('Too late')
        }
      })
      await frame.locator('[data-block="coltwo"]').click()
      await settle()
      await page.keyboard.press('ArrowDown')
      await page.getByRole('button', { name: 'Kept in this browser' }).waitFor()
      await page.reload()
      const again = await frameOf(page)
      const row = () =>
        again.locator('[data-block="coltwo"]').evaluate((one) => getComputedStyle(one).gridRowStart)
      await page.getByText('had not been saved are back').first().waitFor()
      await page.waitForFunction(
        () => (globalThis as unknown as { gallery: { saves: number } }).gallery.saves > 0,
      )
      await becomes(row, '5')
      await again.locator('body').focus()
      await page.keyboard.press('Control+z')
      await settle()
      await becomes(row, '4')
    }))

  test('of two tabs in one text both keep their words, and one is notified where the other deletes it', () =>
    inEditor('page=bakery', async ({ page, frame }) => {
      const { other, there } = await beside(page)
      const lines = [frame, there].map((inside) => inside.locator('[data-block="closetext"] h2'))
      for (const [tab, inside, key, words] of [
        [page, frame, 'End', ' today'],
        [other, there, 'Home', 'Please '],
      ] as const) {
        await tab.bringToFront()
        const line = inside.locator('[data-block="closetext"] h2')
        await line.click()
        await settled(tab)
        await line.click()
        await inside.locator('.editor-text').waitFor()
        await tab.keyboard.press(key)
        await tab.keyboard.type(words)
      }
      for (const line of lines) await becomes(() => line.innerText(), 'Please Come by before eleven today')
      await other.keyboard.press('Escape')
      await becomes(
        () => there.locator('[data-block="closetext"]').getAttribute('role'),
        'application',
        'it is selected',
      )
      await other.keyboard.press('Delete')
      await page.bringToFront()
      await page
        .getByText(/deleted in another window/)
        .first()
        .waitFor()
      await becomes(() => frame.locator('[data-block="closetext"]').count(), 0)
    }))

  test('a setting keeps what is selected in it while another tab changes the same words', () =>
    inEditor('page=bakery', async ({ page, frame, settle }) => {
      const { other, there } = await beside(page)
      const fields = []
      for (const [tab, inside] of [
        [page, frame],
        [other, there],
      ] as const) {
        await tab.bringToFront()
        await inside.locator('[data-block="herobutt"]').click()
        await settled(tab)
        const field = tab.getByRole('textbox', { name: 'Words', exact: true })
        await field.click()
        fields.push(field)
      }
      const [here, elsewhere] = fields
      assert.ok(here && elsewhere)
      await here.evaluate((input: HTMLInputElement) => input.setSelectionRange(10, 18, 'backward'))
      const standing = () =>
        here.evaluate(({ value, selectionStart, selectionEnd, selectionDirection }: HTMLInputElement) => [
          `${value.slice(0, selectionStart ?? 0)}[${value.slice(selectionStart ?? 0, selectionEnd ?? 0)}]${value.slice(selectionEnd ?? 0)}`,
          selectionDirection,
        ])
      await becomes(standing, ['Order for [tomorrow]', 'backward'])
      await other.keyboard.press('Home')
      await other.keyboard.type('Please ', { delay: 20 })
      await other.keyboard.press('End')
      await other.keyboard.type(' at noon', { delay: 20 })
      await becomes(standing, ['Please Order for [tomorrow] at noon', 'backward'])
      await page.bringToFront()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.type('early ', { delay: 30 })
      await settle()
      await becomes(standing, ['Please Order for early []tomorrow at noon', 'forward'])
      await other.bringToFront()
      await becomes(() => elsewhere.inputValue(), 'Please Order for early tomorrow at noon')
    }))

  test('a drop where somebody else has put something during the drag stands beside that', () =>
    inEditor('page=bakery', async ({ page, frame, at, settle }) => {
      // Amid the window, where nothing goes along by itself.
      await frame
        .locator('[data-block="coltwo"]')
        .evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await settle()
      const box = await boxOf(frame, '[data-block="coltwo"]')
      await page.mouse.move(box.left + 30, box.top + 12)
      await page.mouse.down()
      await page.mouse.move(box.left + 40, box.top + 20)
      await page.mouse.move(box.left + 30, box.top + 12 + box.height * 0.5, { steps: 10 })
      await settle()
      // Below the place that it was lifted from, which is free as far as others see.
      await page.evaluate(() => {
        const key = 'editor-gallery bakery'
        const value = { column: 9, row: 8, width: 7, height: 4, layer: 0, align: 'start' }
        const patches = [{ op: 'set', node: 'colthree', path: ['place'], value }]
        const batch = { id: 'others', version: 1, patches }
        localStorage.setItem(key, JSON.stringify([batch]))
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
        new BroadcastChannel(key).postMessage({ kind: 'stored', batch })
      })
      await becomes(() => at('colthree'), '8/9/12/16')
      await page.mouse.up()
      await settle()
      await becomes(() => at('coltwo'), '12/9/16/16')
      assert.equal(await at('colthree'), '8/9/12/16')
      await page.waitForFunction(() =>
        (localStorage.getItem('editor-gallery bakery') ?? '').includes('coltwo'),
      )
      await page.keyboard.press('Control+z')
      await becomes(() => at('coltwo'), '4/9/8/16')
    }))

  test('a tab that a newer version has overtaken says so, and a reload brings back what it kept', () =>
    inEditor('page=bakery', async ({ page, frame, settle }) => {
      const stored = (patches: readonly object[], tells: boolean) =>
        page.evaluate(
          ([given, tell]) => {
            const key = 'editor-gallery bakery'
            const batches = JSON.parse(localStorage.getItem(key) ?? '[]') as { version: number }[]
            const kept = batches.filter((one) => !('isNewer' in one))
            const batch = { id: 'newer', version: kept.length + 1, patches: given, isNewer: true }
            localStorage.setItem(key, JSON.stringify([...kept, batch]))
            // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
            if (tell) new BroadcastChannel(key).postMessage({ kind: 'stored', batch })
          },
          [patches, tells] as const,
        )
      await frame.locator('[data-block="herobutt"]').click()
      await settle()
      const field = page.getByRole('textbox', { name: 'Words', exact: true })
      await field.click()
      await page.keyboard.press('End')
      await page.evaluate(() => {
        Object.assign((globalThis as unknown as { gallery: object }).gallery, { line: false })
      })
      await page.keyboard.type(', early')
      await page.getByRole('button', { name: 'Kept in this browser' }).waitFor()

      // Somebody with the new version changes the page by what this one has never heard of.
      await stored([{ op: 'shuffle', node: 'herobutt', seed: 7 }], true)
      const told = page.getByRole('button', { name: 'New version' })
      await told.waitFor()
      await page.keyboard.type(' or late')
      await passed(page, 1_200)
      await becomes(() => field.inputValue(), 'Order for tomorrow, early or late')
      await becomes(
        () => frame.locator('[data-block="herobutt"]').innerText(),
        'Order for tomorrow, early or late',
      )
      await told.click()
      await page
        .getByRole('dialog')
        .getByText(/Portico was updated/)
        .waitFor()
      assert.deepEqual(await faultsOf(page), [])

      // After the reload the new version is there: it reads that change, and the words are back and go on.
      await stored([{ op: 'letters', node: 'herobutt', path: ['props', 'label'], edit: ['Please '] }], false)
      await Promise.all([
        page.waitForEvent('load'),
        page.getByRole('dialog').getByRole('button', { name: 'Reload' }).click(),
      ])
      const again = await frameOf(page)
      await page.getByText('had not been saved are back').first().waitFor()
      await page.getByRole('banner').getByText('Saved', { exact: true }).waitFor()
      await becomes(
        () => again.locator('[data-block="herobutt"]').innerText(),
        'Please Order for tomorrow, early or late',
      )
    }))
})
