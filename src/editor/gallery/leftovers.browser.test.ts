import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { becomes, passed } from '../../../tests/eventually.ts'
import { askForName, faultsOf, frameOf, inEditor, openText, said, served, untilKept } from './testing.ts'

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
/** Moves a block where there is no line, until the browser has kept that. @returns where it stands then */
const leaveUnsaved = async (tab: Page): Promise<string> => {
  tab.on('dialog', (dialog) => void dialog.accept())
  await turn(tab, { line: false })
  await move(tab, 'coltwo', 'ArrowDown')
  await waits(tab).waitFor()
  await untilKept(tab)
  return placeOf(tab, 'coltwo')
}
/** Leads a tab to another page of the gallery. */
const go = async (tab: Page, query: string) => {
  await tab.goto(`${(await served()).address}?${query}`)
  await frameOf(tab)
}

describe('what closed tabs left', () => {
  test('of another page is told, with a way there, where it is taken up', () =>
    inEditor('page=bakery', async ({ page }) => {
      const moved = await leaveUnsaved(page)
      await go(page, 'page=empty')
      await page.getByRole('region', { name: 'Unsaved work on other pages' }).waitFor()
      assert.deepEqual(await faultsOf(page), [])
      await page.getByRole('button', { name: 'Open “bakery”' }).click()
      await page.waitForURL(/page=bakery/)
      await frameOf(page)
      await page.getByText('had not been saved are back').first().waitFor()
      await saved(page)
      await becomes(() => placeOf(page, 'coltwo'), moved)
      await becomes(() => page.getByRole('region', { name: 'Unsaved work on other pages' }).count(), 0)
    }))

  test('is taken up by one of two windows that are opened at once, and is in the page once', () =>
    inEditor('page=bakery', async (opened) => {
      const { page } = opened
      const text = async (tab: Page) => (await frameOf(tab)).locator('[data-block="closetext"]').innerText()
      page.on('dialog', (dialog) => void dialog.accept())
      await turn(page, { line: false })
      await openText(opened, 'closetext')
      await page.keyboard.press('End')
      await page.keyboard.type(' sharp')
      await waits(page).waitFor()
      // On its way is what was typed until then; what comes now waits, and has no name that the server would know it by.
      await page.keyboard.type(' today')
      await untilKept(page, 'waiting')
      const [other] = await Promise.all([open(page, 'page=bakery'), page.reload()])
      await frameOf(page)
      await page.waitForFunction(() =>
        (localStorage.getItem('editor-gallery bakery') ?? '').includes(' today'),
      )
      // Whatever the other would send as well has had its time.
      await passed(page, 1_500)
      for (const one of [page, other]) {
        await saved(one)
        await becomes(() => text(one), / sharp today/)
        assert.equal((await text(one)).split(' today').length - 1, 1)
      }
    }))

  test('stays for the next when the window that has taken it up crashes', () =>
    inEditor('page=bakery', async ({ page }) => {
      const moved = await leaveUnsaved(page)
      await go(page, 'page=empty')
      // Without a line it has to ask whether the first's had arrived: it holds it, and says so, and goes.
      const second = await open(page, 'page=bakery&line=off')
      await waits(second).waitFor()
      await go(page, 'page=bakery')
      await page.mouse.move(600, 300)
      await passed(page, 1_000)
      assert.notEqual(await placeOf(page, 'coltwo'), moved, 'its neighbour does not move it')
      await second.close()
      // It looks once more, and so does whoever comes next.
      await page.getByText('had not been saved are back').first().waitFor()
      await saved(page)
      await becomes(() => placeOf(page, 'coltwo'), moved)
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
      await becomes(() => placeOf(page, 'coltwo'), before)
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
    await becomes(() => name.count(), 0)
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
