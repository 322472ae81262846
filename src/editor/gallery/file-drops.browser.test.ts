import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Frame, Page } from 'playwright-core'
import { becomes, passed, settled } from '../../../tests/eventually.ts'
import {
  blocksIn,
  boxOf,
  chooseList,
  faultsOf,
  fold,
  HELD,
  inEditor,
  isOpen,
  onGrid,
  openText,
} from './testing.ts'

/** Pictures held over a point of the frame, and dropped there when asked. */
const files = (frame: Frame, at: { x: number; y: number }, names: readonly string[], drops: boolean) =>
  frame.evaluate(
    ([x, y, given, dropped]) => {
      const dataTransfer = new DataTransfer()
      for (const name of given) dataTransfer.items.add(new File(['<svg/>'], name, { type: 'image/svg+xml' }))
      const target = document.elementFromPoint(x, y)
      for (const type of dropped ? ['dragover', 'drop'] : ['dragover'])
        target?.dispatchEvent(
          new DragEvent(type, {
            dataTransfer,
            bubbles: true,
            cancelable: true,
            composed: true,
            clientX: x,
            clientY: y,
          }),
        )
    },
    [at.x, at.y, names, drops] as const,
  )
/** A point of an element, in pixels of the frame's own window. */
const within = (frame: Frame, selector: string, share: number) =>
  frame.locator(selector).evaluate((element, part) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height * part }
  }, share)

describe('files of the desktop', () => {
  test('land in the item they are dropped on, where the line is, as one step', () =>
    inEditor('fresh&page=questions', async (opened) => {
      const { page, frame } = opened
      await chooseList(opened)
      await fold(opened, 'itemtwo')
      const over = await within(frame, '[data-block="faqbutt"]', 0.1)
      await files(frame, over, ['a.svg', 'b.svg'], false)
      await frame.locator('[data-layer] .between').waitFor()
      const line = await boxOf(frame, '[data-layer] .between')
      const button = await boxOf(frame, '[data-block="faqbutt"]')
      assert.ok(line.y <= button.top + 2, 'the line is above the button')
      await files(frame, over, ['a.svg', 'b.svg'], true)
      await frame.waitForFunction(() => document.querySelectorAll('[data-slot=itemtwo] > *').length === 4)
      const inside = await blocksIn(frame, 'itemtwo')
      assert.equal(inside[0], 'faqpict')
      assert.equal(inside[3], 'faqbutt')
      const names = await frame
        .locator('[data-slot="itemtwo"] img')
        .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).alt))
      assert.deepEqual(names.slice(1), ['a.svg', 'b.svg'])
      assert.equal(await frame.locator('[data-layer] .between').isVisible(), false)
      await frame.locator('body').focus()
      await page.keyboard.press('Control+z')
      await settled(page)
      assert.deepEqual(await blocksIn(frame, 'itemtwo'), ['faqpict', 'faqbutt'])
      assert.deepEqual(await onGrid(frame, 'faqsect'), ['faqhead', 'faqlist'])
    }))

  test('open a shut item they are held over, and land in an empty one', () =>
    inEditor('fresh&page=questions', async ({ page, frame }) => {
      const over = await within(frame, 'summary:has([data-field="items.itemone.title"])', 0.5)
      await files(frame, over, ['a.svg'], false)
      await passed(page, HELD)
      await files(frame, over, ['a.svg'], false)
      assert.equal(await isOpen(frame, 'itemone'), true)
      await frame.evaluate(() =>
        document.documentElement.dispatchEvent(new DragEvent('dragleave', { bubbles: true })),
      )
      await settled(page)
      assert.equal(await isOpen(frame, 'itemone'), false, 'they went away again')
      assert.equal(await frame.locator('[data-layer] .into').isVisible(), false)
      await files(frame, over, ['a.svg'], false)
      await passed(page, HELD)
      await files(frame, await within(frame, '[data-field="items.itemone.body"]', 0.5), ['a.svg'], true)
      await frame.waitForFunction(() => document.querySelectorAll('[data-slot=itemone] > *').length === 1)
      assert.equal(await isOpen(frame, 'itemone'), true)
    }))
})

describe('files that did not arrive', () => {
  /** Lets what is on its way arrive or break off, and waits until the editor has heard of it. */
  const end = async (page: Page, how: 'arrive' | 'fail') => {
    await page
      .getByText(/slow.*%/)
      .first()
      .waitFor()
    await page.evaluate((name) => document.dispatchEvent(new Event(name)), how)
  }
  const again = (page: Page) => page.getByRole('button', { name: 'Try again' })
  const picturesIn = (frame: Frame, selector: string) =>
    frame
      .locator(`${selector} img`)
      .evaluateAll((all) =>
        all.map((img) => (img as HTMLImageElement).alt).filter((alt) => alt.endsWith('.svg')),
      )

  test('are sent again to the item they were dropped on, between those that did, as one step with them', () =>
    inEditor('fresh&page=questions', async (opened) => {
      const { page, frame, settle } = opened
      await chooseList(opened)
      await fold(opened, 'itemtwo')
      const over = await within(frame, '[data-block="faqbutt"]', 0.1)
      await files(frame, over, ['a.svg', 'slow-b.svg', 'c.svg'], true)
      await end(page, 'fail')
      await again(page).waitFor()
      await frame.waitForFunction(() => document.querySelectorAll('[data-slot=itemtwo] > *').length === 4)
      assert.deepEqual(await picturesIn(frame, '[data-slot="itemtwo"]'), ['a.svg', 'c.svg'])
      assert.deepEqual(await faultsOf(page), [])
      // A second time it breaks off, too, and is offered once more.
      await again(page).click()
      await end(page, 'fail')
      await again(page).waitFor()
      await again(page).click()
      assert.equal(await again(page).count(), 0)
      await end(page, 'arrive')
      await frame.waitForFunction(() => document.querySelectorAll('[data-slot=itemtwo] > *').length === 5)
      assert.deepEqual(await picturesIn(frame, '[data-slot="itemtwo"]'), ['a.svg', 'slow-b.svg', 'c.svg'])
      await settle()
      await frame.locator('body').focus()
      await page.keyboard.press('Control+z')
      await settled(page)
      assert.deepEqual(await blocksIn(frame, 'itemtwo'), ['faqpict', 'faqbutt'])
    }))

  test('are sent again to where they were meant on the grid, whatever is selected meanwhile', () =>
    inEditor('fresh&page=questions', async ({ page, frame, settle }) => {
      const before = await onGrid(frame, 'faqend1')
      const call = await within(frame, '[data-block="faqcall"]', 0.5)
      await files(frame, { ...call, y: call.y + 60 }, ['slow-a.svg'], true)
      await end(page, 'fail')
      await again(page).waitFor()
      await frame.locator('[data-block="faqhead"]').click()
      await settle()
      await again(page).click()
      await end(page, 'arrive')
      await frame.waitForFunction(
        (count) =>
          document.querySelectorAll('[data-section=faqend1] > .grid > [data-block]').length === count,
        before.length + 1,
      )
      assert.deepEqual(await picturesIn(frame, '[data-section="faqend1"]'), ['slow-a.svg'])
      assert.deepEqual(await onGrid(frame, 'faqsect'), ['faqhead', 'faqlist'])
    }))

  test('pasted after a block they come after it, and where it is gone by then, after what is selected', () =>
    inEditor('fresh&page=questions', async ({ page, frame, settle }) => {
      const pasteFile = () =>
        frame.evaluate(() => {
          const clipboardData = new DataTransfer()
          clipboardData.items.add(new File(['<svg/>'], 'slow-p.svg', { type: 'image/svg+xml' }))
          document.activeElement?.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
          )
        })
      await frame.locator('[data-block="faqcall"]').click()
      await settle()
      await pasteFile()
      await end(page, 'fail')
      await frame.locator('[data-block="faqhead"]').click()
      await settle()
      await again(page).click()
      await end(page, 'arrive')
      await frame.waitForFunction(
        () => document.querySelectorAll('[data-section=faqend1] > .grid > [data-block]').length === 2,
      )
      await page.keyboard.press('Control+z')
      await settle()
      await frame.locator('[data-block="faqcall"]').click()
      await settle()
      await pasteFile()
      await end(page, 'fail')
      await again(page).waitFor()
      await page.keyboard.press('Delete')
      await settle()
      await frame.locator('[data-block="faqhead"]').click()
      await settle()
      await again(page).click()
      await end(page, 'arrive')
      await frame.waitForFunction(
        () => document.querySelectorAll('[data-section=faqsect] > .grid > [data-block]').length === 3,
      )
    }))

  test('are sent again into the block that takes them', () =>
    inEditor('fresh&page=questions', async (opened) => {
      const { page, frame, settle } = opened
      await chooseList(opened)
      await fold(opened, 'itemtwo')
      await frame.locator('[data-block="faqpict"]').click()
      await settle()
      await files(frame, await within(frame, '[data-block="faqpict"]', 0.5), ['slow-a.svg'], true)
      await end(page, 'fail')
      await again(page).click()
      await end(page, 'arrive')
      await frame.locator('[data-block="faqpict"] img[alt="slow-a.svg"]').waitFor()
      assert.deepEqual(await blocksIn(frame, 'itemtwo'), ['faqpict', 'faqbutt'])
    }))
})

describe('files under way', () => {
  /** Whether the app would ask before it goes to another screen. */
  const asks = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { gallery: { asks(): boolean } }).gallery.asks())
  const arrive = async (page: Page, name: string) => {
    await page
      .getByText(new RegExp(`${name}.*%`))
      .first()
      .waitFor()
    await page.evaluate(() => document.dispatchEvent(new Event('arrive')))
  }

  test('are asked about before the page is left, until the last of them stands on it', () =>
    inEditor('fresh', async ({ page, frame, settle }) => {
      let closings = 0
      page.on('dialog', (dialog) => {
        closings += 1
        void dialog.dismiss()
      })
      assert.equal(await asks(page), false)
      await frame.locator('[data-block="closetext"]').scrollIntoViewIfNeeded()
      const over = await within(frame, '[data-block="closetext"]', 0.5)
      await files(frame, over, ['slow-a.svg', 'slow-b.svg'], true)
      await becomes(() => asks(page), true)
      await page.evaluate(() => setTimeout(() => location.reload(), 0))
      await becomes(async () => closings, 1)
      await arrive(page, 'slow-a')
      await frame.locator('img[alt="slow-a.svg"]').waitFor()
      await settle()
      assert.equal(await asks(page), true, 'the other is still on its way')
      await arrive(page, 'slow-b')
      await frame.locator('img[alt="slow-b.svg"]').waitFor()
      await becomes(() => asks(page), false)
    }))

  test('of a text, too; and nothing is asked about what did not arrive', () =>
    inEditor('fresh', async (opened) => {
      const { page, frame } = opened
      await openText(opened, 'coltwo')
      await files(frame, await within(frame, '[data-block="coltwo"] p', 0.5), ['slow-a.svg'], true)
      await becomes(() => asks(page), true)
      await page.evaluate(() => document.dispatchEvent(new Event('fail')))
      await page.getByRole('button', { name: 'Try again' }).waitFor()
      await becomes(() => asks(page), false)
      await page.getByRole('button', { name: 'Try again' }).click()
      await becomes(() => asks(page), true)
    }))
})

test('dropped in the view of the phone, a file comes after the block there, which keeps its place on the desktop', () =>
  inEditor('fresh', async ({ page, frame, at, settle }) => {
    const before = await at('threehead')
    await page.getByRole('button', { name: 'Phone', exact: true }).click()
    await settle()
    const head = frame.locator('[data-block="threehead"]')
    await head.scrollIntoViewIfNeeded()
    await files(frame, await within(frame, '[data-block="threehead"]', 0.5), ['a.svg'], true)
    const picture = frame.locator('[data-block]:has(> img[alt="a.svg"])')
    await picture.waitFor()
    await settle()
    const id = (await picture.getAttribute('data-block')) ?? ''
    const onPhone = await onGrid(frame, 'three1')
    assert.equal(onPhone[onPhone.indexOf('threehead') + 1], id)
    await page.getByRole('button', { name: 'Desktop', exact: true }).click()
    await becomes(() => at('threehead'), before)
    assert.match(await at(id), /^3\/1\//)
  }))
