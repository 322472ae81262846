import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { eventually, passed } from '../../../tests/eventually.ts'
import { askForName, faultsOf, frameOf, inEditor, said, served, untilKept } from './testing.ts'

const turn = (page: Page, change: { line?: boolean; refuse?: string; isTrashed?: boolean }) =>
  page.evaluate((wanted) => {
    Object.assign((globalThis as unknown as { gallery: object }).gallery, wanted)
  }, change)
const saved = (page: Page) => page.getByRole('banner').getByText('Saved', { exact: true }).waitFor()
const waits = (page: Page) => page.getByRole('button', { name: 'Kept in this browser' })
const move = async (page: Page, id: string, key: string) => {
  const frame = await frameOf(page)
  await frame.locator(`[data-block="${id}"]`).click()
  await page.keyboard.press(key)
}
const placeOf = async (page: Page, id: string) => {
  const frame = await frameOf(page)
  return frame.locator(`[data-block="${id}"]`).evaluate((element) => getComputedStyle(element).gridArea)
}
/** A tab beside the first, with what the first keeps. */
const open = async (page: Page, query: string): Promise<Page> => {
  const other = await page.context().newPage()
  other.on('dialog', (dialog) => void dialog.accept())
  await other.goto(`${(await served()).address}?${query}`)
  await frameOf(other)
  return other
}
/** Moves a block in a tab without a line, and closes that. @returns where it stood then */
const leaveUnsaved = async (page: Page): Promise<string> => {
  const first = await open(page, 'page=bakery')
  await turn(first, { line: false })
  await move(first, 'coltwo', 'ArrowDown')
  await waits(first).waitFor()
  await untilKept(first)
  const moved = await placeOf(first, 'coltwo')
  await first.close()
  return moved
}

describe('what closed tabs left', () => {
  test('of another page is told, with a way there, where it is taken up', () =>
    inEditor('page=empty', async ({ page }) => {
      const moved = await leaveUnsaved(page)
      await page.reload()
      await frameOf(page)
      await page.getByRole('region', { name: 'Unsaved work on other pages' }).waitFor()
      assert.deepEqual(await faultsOf(page), [])
      await page.getByRole('button', { name: 'Open “bakery”' }).click()
      await page.waitForURL(/page=bakery/)
      await frameOf(page)
      await page.getByText('had not been saved are back').first().waitFor()
      await saved(page)
      await eventually(async () => assert.equal(await placeOf(page, 'coltwo'), moved))
      await eventually(async () =>
        assert.equal(await page.getByRole('region', { name: 'Unsaved work on other pages' }).count(), 0),
      )
    }))

  test('and cannot be sent as the page is opened is said, and sent when the line is back', () =>
    inEditor('page=empty', async ({ page }) => {
      const first = await open(page, 'page=12')
      const id = await (
        await frameOf(first)
      )
        .locator('[data-block]')
        .first()
        .evaluate((element) => element.getAttribute('data-block') ?? '')
      const other = await (
        await frameOf(first)
      )
        .locator('[data-block]')
        .nth(1)
        .evaluate((element) => element.getAttribute('data-block') ?? '')
      await turn(first, { line: false })
      await move(first, id, 'ArrowDown')
      await waits(first).waitFor()
      await untilKept(first)
      const moved = await placeOf(first, id)
      await first.close()
      // Meanwhile the page goes on; whoever goes on leaves what the first tab kept where it is.
      const second = await page.context().browser()?.newContext()
      assert.ok(second)
      const stranger = await second.newPage()
      await stranger.goto(`${(await served()).address}?page=12`)
      await move(stranger, other, 'ArrowDown')
      // "Saved" stands there before the change, too.
      await stranger.waitForFunction(() => localStorage.getItem('editor-gallery 12') !== null)
      await saved(stranger)
      const batches = await stranger.evaluate(() => localStorage.getItem('editor-gallery 12') ?? '')
      await second.close()
      await page.evaluate((value) => localStorage.setItem('editor-gallery 12', value), batches)
      const again = await open(page, 'page=12&line=off')
      await waits(again).waitFor()
      assert.notEqual(await placeOf(again, id), moved)
      await turn(again, { line: true })
      await again.evaluate(() => dispatchEvent(new Event('online')))
      await again.getByText('had not been saved are back').first().waitFor()
      await saved(again)
      await eventually(async () => assert.equal(await placeOf(again, id), moved))
      await again.close()
    }))

  test('is taken up by one of two windows that are opened at once, and is in the page once', () =>
    inEditor('page=empty', async ({ page }) => {
      const text = async (tab: Page) => (await frameOf(tab)).locator('[data-block="closetext"]')
      const first = await open(page, 'page=bakery')
      await turn(first, { line: false })
      await (await text(first)).click()
      await first.keyboard.press('Enter')
      await (await frameOf(first)).locator('.editor-text').waitFor()
      await first.keyboard.press('End')
      await first.keyboard.type(' sharp')
      await waits(first).waitFor()
      // On its way is what was typed until then; what comes now waits, and has no name that the server would know it by.
      await first.keyboard.type(' today')
      await untilKept(first, 'waiting')
      await first.close()
      const windows = await Promise.all([open(page, 'page=bakery'), open(page, 'page=bakery')])
      await page.waitForFunction(() =>
        (localStorage.getItem('editor-gallery bakery') ?? '').includes(' today'),
      )
      // Whatever the other would send as well has had its time.
      await passed(page, 1_500)
      for (const one of windows) await saved(one)
      // Whoever opens the page now sees what is stored, and gets nothing of it again.
      const third = await open(page, 'page=bakery')
      await third.mouse.move(600, 300)
      await passed(third, 1_000)
      await saved(third)
      assert.equal((await (await text(third)).innerText()).split(' sharp today').length - 1, 1)
      assert.equal((await (await text(third)).innerText()).split(' today').length - 1, 1)
    }))

  test('stays for the next when the window that has taken it up crashes', () =>
    inEditor('page=empty', async ({ page }) => {
      const moved = await leaveUnsaved(page)
      // Without a line it has to ask whether the first's had arrived: it holds it, and goes.
      const second = await open(page, 'page=bakery&line=off')
      await waits(second).waitFor()
      const beside = await open(page, 'page=bakery')
      await beside.mouse.move(600, 300)
      await passed(beside, 1_000)
      assert.notEqual(await placeOf(beside, 'coltwo'), moved, 'whoever stands beside it leaves it alone')
      await second.close()
      // It looks once more, and so does whoever comes next.
      await beside.getByText('had not been saved are back').first().waitFor()
      await saved(beside)
      await eventually(async () => assert.equal(await placeOf(beside, 'coltwo'), moved))
    }))
})

describe('giving up what was refused', () => {
  test('is asked first, with what is lost', () =>
    inEditor('fresh', async ({ page }) => {
      const before = await placeOf(page, 'coltwo')
      await turn(page, { refuse: 'coltwo' })
      await move(page, 'coltwo', 'ArrowDown')
      const trouble = page.getByRole('button', { name: 'Not saved' })
      const discard = page.getByRole('button', { name: 'Discard unsaved changes' })
      await trouble.click()
      await discard.click()
      const asked = page.getByRole('alertdialog')
      await asked.getByRole('listitem').first().waitFor()
      assert.deepEqual(await faultsOf(page), [])
      await asked.getByRole('button', { name: 'Keep them' }).click()
      assert.notEqual(await placeOf(page, 'coltwo'), before)
      await trouble.click()
      await discard.click()
      await asked.getByRole('button', { name: 'Discard', exact: true }).click()
      await saved(page)
      await eventually(async () => assert.equal(await placeOf(page, 'coltwo'), before))
    }))
})

test('what was refused for a while only can be sent again, and nothing has to be given up', () =>
  inEditor('fresh', async ({ page }) => {
    await turn(page, { isTrashed: true })
    await move(page, 'coltwo', 'ArrowDown')
    const moved = await placeOf(page, 'coltwo')
    const trouble = page.getByRole('button', { name: 'Not saved' })
    await trouble.click()
    await page.getByText('This page is in the trash.').waitFor()
    assert.deepEqual(await faultsOf(page), [])
    await page.getByRole('button', { name: 'Try again' }).click()
    // It is refused again, and said again.
    await page.getByText('This page is in the trash.').waitFor()
    await turn(page, { isTrashed: false })
    await page.getByRole('button', { name: 'Try again' }).click()
    await saved(page)
    assert.equal(await placeOf(page, 'coltwo'), moved)
    // Trouble that comes later is told at its button, and opens nothing over what is being done.
    await turn(page, { isTrashed: true })
    await move(page, 'colthree', 'ArrowDown')
    await trouble.waitFor()
    assert.equal(await trouble.getAttribute('aria-expanded'), 'false')
    assert.equal(await page.getByText('This page is in the trash.').isVisible(), false)
  }))

test('a block that is renamed to nothing new keeps the name of its kind', () =>
  inEditor('fresh', async ({ page, frame, settle }) => {
    await frame.locator('[data-block="herobutt"]').click()
    await page.getByRole('button', { name: 'Layers', exact: true }).click()
    const panel = page.locator('[data-region="panel"]')
    await panel.waitFor()
    await settle()
    const line = panel.getByRole('row').filter({ hasText: 'Order for tomorrow' })
    const name = await askForName(page, line)
    assert.equal(await name.inputValue(), '')
    assert.equal(await name.getAttribute('placeholder'), 'Button')
    await page.keyboard.press('Enter')
    await eventually(async () => assert.equal(await name.count(), 0))
    assert.equal(await page.getByRole('button', { name: /^Undo/ }).isDisabled(), true, 'nothing was changed')
    await line.waitFor()
  }))

test('of several blocks that are deleted the locked stay, and both are said', () =>
  inEditor('fresh', async ({ page, frame, settle }) => {
    const block = (id: string) => frame.locator(`[data-block="${id}"]`)
    await block('coltwo').click()
    await settle()
    await page.keyboard.press('Control+Shift+l')
    await settle()
    for (const id of ['colone', 'colthree']) {
      await block(id).click({ modifiers: id === 'colone' ? [] : ['Shift'] })
      await settle()
    }
    await block('coltwo').click({ modifiers: ['Shift'] })
    await settle()
    await page.keyboard.press('Delete')
    await said(page, /2 blocks deleted, 1 locked block stays/)
    assert.equal(await block('coltwo').count(), 1)
    assert.equal((await block('colone').count()) + (await block('colthree').count()), 0)
  }))
