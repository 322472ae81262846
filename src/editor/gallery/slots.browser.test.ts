import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Frame, Page } from 'playwright-core'
import { becomes, eventually, stillBox } from '../../../tests/eventually.ts'
import {
  blocksIn,
  carry,
  faultsOf,
  focusIn,
  fold,
  inEditor,
  isOpen,
  letGo,
  markIn,
  nameIn,
} from './testing.ts'

const title = (frame: Frame, item: string) => frame.locator(`[data-field="items.${item}.title"]`)
/** The insertion points that are seen. */
const points = (frame: Frame) => frame.locator('[data-layer] .slot .add:visible')
const centre = async (frame: Frame, selector: string) => {
  const box = await stillBox(frame.locator(selector))
  assert.ok(box, selector)
  const { x: left, y: top, width, height } = box
  return { x: left + width / 2, y: top + height / 2, left, top, width, height }
}
const drag = async (page: Page, from: { x: number; y: number }, to: { x: number; y: number }) => {
  await carry(page, from, to)
  await letGo(page)
}

describe('items that hold blocks, by pointer', () => {
  test('a press beside a title opens the item, another shuts it; on the title it is written', () =>
    inEditor('fresh&page=questions', async ({ page, frame, settle }) => {
      await title(frame, 'itemone').click()
      await settle()
      assert.equal(await points(frame).count(), 0, 'what is shut shows no way in')
      const mark = () => fold({ page, frame }, 'itemtwo')
      await mark()
      await becomes(() => isOpen(frame, 'itemtwo'), true)
      await becomes(() => points(frame).count(), 1)
      await frame.locator('[data-block="faqbutt"]').click()
      await settle()
      await becomes(() => focusIn(frame), 'faqbutt')
      await frame.locator('[data-block="faqhead"]').click()
      await settle()
      await becomes(() => isOpen(frame, 'itemtwo'), true, 'it stays open')
      await frame.locator('[data-block="faqbutt"]').click()
      await title(frame, 'itemone').click()
      await mark()
      await becomes(() => isOpen(frame, 'itemtwo'), false)
      await title(frame, 'itemsix').click()
      await frame.locator('.editor-text').waitFor()
      await page.keyboard.press('Control+a')
      await page.keyboard.type('May I order?')
      await page.keyboard.press('Escape')
      await settle()
      await becomes(() => title(frame, 'itemsix').textContent(), 'May I order?')
      await becomes(() => isOpen(frame, 'itemsix'), true)
    }))

  test('what is shut with the selection in it leaves what holds it selected', () =>
    inEditor('fresh&page=questions', async ({ page, frame, settle }) => {
      await frame.locator('[data-block="faqlist"]').click({ position: { x: 20, y: 20 } })
      await settle()
      await page.keyboard.press('Tab')
      await settle()
      await becomes(() => focusIn(frame), 'faqpict')
      await becomes(() => isOpen(frame, 'itemtwo'), true)
      await page.keyboard.press('Alt+o')
      await settle()
      await becomes(() => isOpen(frame, 'itemone'), true)
      await page.keyboard.press('Alt+o')
      await settle()
      await becomes(() => isOpen(frame, 'itemtwo'), false)
      await becomes(() => focusIn(frame), 'faqlist')
    }))

  test('the insertion point of an open item asks what goes there', () =>
    inEditor('fresh&page=questions', async ({ page, frame, settle }) => {
      await frame.locator('[data-block="faqlist"]').click({ position: { x: 20, y: 20 } })
      await page.keyboard.press('Alt+o')
      await settle()
      await becomes(() => points(frame).count(), 3)
      await points(frame).first().click()
      await page.getByRole('button', { name: 'Button', exact: true }).click()
      await settle()
      const [made = ''] = await blocksIn(frame, 'itemone')
      await becomes(async () => (await blocksIn(frame, 'itemone')).length, 1)
      await becomes(() => frame.locator(`[data-block="${made}"]`).isVisible(), true)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+z')
      await settle()
      await becomes(() => blocksIn(frame, 'itemone'), [])
    }))

  test('blocks are dragged in from the section and the palette, within the item, and out again', () =>
    inEditor('fresh&page=questions', async ({ page, frame, at, settle }) => {
      await frame.locator('[data-block="faqlist"]').click({ position: { x: 20, y: 20 } })
      await settle()
      await fold({ page, frame }, 'itemone')
      const call = await centre(frame, '[data-block="faqcall"]')
      await drag(
        page,
        { x: call.left + 20, y: call.y },
        await centre(frame, '[data-field="items.itemone.body"]'),
      )
      await becomes(() => blocksIn(frame, 'itemone'), ['faqcall'])
      await becomes(() => focusIn(frame), 'faqcall')
      await page.keyboard.press('Escape')
      await fold({ page, frame }, 'itemtwo')
      await frame.locator('[data-block="faqbutt"]').scrollIntoViewIfNeeded()
      const picture = await centre(frame, '[data-block="faqpict"]')
      await drag(page, await centre(frame, '[data-block="faqbutt"]'), { x: picture.x, y: picture.top + 10 })
      await becomes(() => blocksIn(frame, 'itemtwo'), ['faqbutt', 'faqpict'])
      await frame.locator('[data-block="faqhead"]').scrollIntoViewIfNeeded()
      const head = await centre(frame, '[data-block="faqhead"]')
      const out = await centre(frame, '[data-block="faqcall"]')
      await drag(page, { x: out.left + 30, y: out.y }, { x: head.left + head.width + 160, y: head.y })
      await becomes(() => blocksIn(frame, 'itemone'), [])
      await eventually(async () => assert.notEqual(await at('faqcall'), ''))
      await becomes(
        () => frame.locator('[data-section="faqsect"] > .grid > [data-block="faqcall"]').count(),
        1,
      )
      await frame.locator('[data-block="faqlist"]').click({ position: { x: 20, y: 20 } })
      await settle()
      await fold({ page, frame }, 'itemtwo')
      await fold({ page, frame }, 'itemsix')
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      const tile = await stillBox(page.getByRole('button', { name: 'Text', exact: true }))
      assert.ok(tile)
      await drag(
        page,
        { x: tile.x + 20, y: tile.y + 20 },
        await centre(frame, '[data-field="items.itemsix.body"]'),
      )
      await settle()
      await becomes(async () => (await blocksIn(frame, 'itemsix')).length, 1)
    }))

  test('on the phone what stands in items changes its order there, and stays in them', () =>
    inEditor('fresh&page=questions', async ({ page, frame, settle }) => {
      await page.getByRole('button', { name: 'Phone', exact: true }).click()
      await frame.locator('[data-block="faqlist"]').click({ position: { x: 20, y: 20 } })
      await page.keyboard.press('Tab')
      await settle()
      const picture = await centre(frame, '[data-block="faqpict"]')
      const button = await centre(frame, '[data-block="faqbutt"]')
      await drag(page, { x: button.left + 20, y: button.y }, { x: picture.x, y: picture.top + 8 })
      await becomes(() => blocksIn(frame, 'itemtwo'), ['faqbutt', 'faqpict'])
      const head = await centre(frame, '[data-block="faqhead"]')
      const now = await centre(frame, '[data-block="faqbutt"]')
      await drag(page, { x: now.left + 20, y: now.y }, { x: head.x, y: head.top + 2 })
      await becomes(() => blocksIn(frame, 'itemtwo'), ['faqbutt', 'faqpict'])
    }))
})

describe('items that hold blocks, by keyboard', () => {
  test('into an item, along it, out to what holds it; copies, takes away and brings back', () =>
    inEditor('fresh&page=questions', async ({ page, frame, settle }) => {
      const press = async (keys: string) => {
        await page.keyboard.press(keys)
        await settle()
      }
      await frame.locator('[data-block="faqhead"]').click()
      await press('Tab')
      await becomes(() => focusIn(frame), 'faqlist')
      await press('Tab')
      await becomes(() => focusIn(frame), 'faqpict')
      await becomes(() => nameIn(frame), /The door of the shop.*1 of 2 in “Where is it\?”/)
      await press('ArrowDown')
      await becomes(() => blocksIn(frame, 'itemtwo'), ['faqbutt', 'faqpict'])
      await becomes(() => nameIn(frame), /2 of 2/)
      await press('ArrowDown')
      await becomes(() => blocksIn(frame, 'itemtwo'), ['faqbutt', 'faqpict'])
      await press('Control+d')
      await becomes(async () => (await blocksIn(frame, 'itemtwo')).length, 3)
      await press('Delete')
      await becomes(() => blocksIn(frame, 'itemtwo'), ['faqbutt', 'faqpict'])
      await press('Control+c')
      await press('Control+v')
      await becomes(async () => (await blocksIn(frame, 'itemtwo')).length, 3)
      await press('Control+z')
      await press('Escape')
      await becomes(() => focusIn(frame), 'faqlist')
      await press('Control+c')
      await press('Tab')
      await press('Control+v')
      await becomes(
        () => frame.locator('.type-questions').count(),
        2,
        'what holds blocks comes beside the holder',
      )
      await becomes(() => frame.locator('.type-questions .type-questions').count(), 0)
    }))

  test('something is added to the item whose words are written, or that was opened last', () =>
    inEditor('fresh&page=questions', async ({ page, frame, settle }) => {
      await frame.locator('[data-block="faqlist"]').click({ position: { x: 20, y: 20 } })
      await page.keyboard.press('Enter')
      await frame.locator('.editor-text').waitFor()
      await page.keyboard.press('Alt+b')
      await settle()
      await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search')
      await page.keyboard.type('butt')
      await page.getByRole('button', { name: 'Button', exact: true }).press('Enter')
      await settle()
      await becomes(async () => (await blocksIn(frame, 'itemone')).length, 1)
    }))

  test('in the layers every item is a line: opened, added to, and what is in it put in order', () =>
    inEditor('fresh&page=questions', async ({ page, frame, settle }) => {
      await page.getByRole('button', { name: 'Layers', exact: true }).click()
      const search = page.getByRole('searchbox')
      await search.fill('show the way')
      await settle()
      await search.fill('door of')
      await page.getByRole('row', { name: 'The door of the shop' }).click()
      await settle()
      await becomes(() => focusIn(frame), 'faqpict')
      await becomes(() => isOpen(frame, 'itemtwo'), true)
      await search.fill('')
      await settle()
      await becomes(
        () => page.locator('[data-region="panel"]').getByRole('row', { name: 'Show the way' }).count(),
        1,
        'its line is seen without a search, too',
      )
      await search.fill('order')
      await settle()
      const line = page.locator('[data-region="panel"]').getByRole('row', { name: 'Can I order?' })
      await line.click()
      await settle()
      await becomes(() => isOpen(frame, 'itemsix'), true)
      await becomes(() => markIn(frame), 'Add a block to Can I order?')
      await line.hover()
      await page.getByRole('button', { name: 'Add a block to Can I order?' }).click()
      await page.getByRole('button', { name: 'Button', exact: true }).click()
      await settle()
      await becomes(async () => (await blocksIn(frame, 'itemsix')).length, 1)
      assert.deepEqual(await faultsOf(page), [])
    }))

  test('the settings lead into an item and back, take an item away with its blocks, and undo brings back all', () =>
    inEditor('fresh&page=questions', async ({ page, frame, settle }) => {
      await frame.locator('[data-block="faqlist"]').click({ position: { x: 20, y: 20 } })
      await settle()
      const settings = page.locator('[data-region="inspector"]')
      await settings.getByRole('row', { name: 'Where is it?' }).click()
      await settings.getByRole('button', { name: 'Show the way' }).click()
      await settle()
      await becomes(() => focusIn(frame), 'faqbutt')
      await becomes(() => settings.getByLabel('Column', { exact: true }).count(), 0)
      await becomes(() => settings.getByRole('button', { name: 'Align left' }).count(), 0)
      await becomes(() => settings.getByRole('textbox', { name: 'Words' }).inputValue(), 'Show the way')
      assert.deepEqual(await faultsOf(page), [])
      await settings.getByRole('button', { name: 'Questions', exact: true }).click()
      await settle()
      await becomes(() => focusIn(frame), 'faqlist')
      await settings.getByRole('button', { name: 'Remove Where is it?' }).click()
      await settle()
      await becomes(() => frame.locator('details').count(), 2)
      await becomes(() => frame.locator('[data-block="faqbutt"]').count(), 0)
      await frame.locator('[data-block="faqhead"]').click()
      await page.keyboard.press('Control+z')
      await settle()
      await becomes(() => blocksIn(frame, 'itemtwo'), ['faqpict', 'faqbutt'])
    }))
})
