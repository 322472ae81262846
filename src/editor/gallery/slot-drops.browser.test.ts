import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { drawn, passed, settled } from '../../../tests/eventually.ts'
import {
  blocksIn,
  boxOf,
  carry,
  chooseList,
  faultsOf,
  focusIn,
  fold,
  HELD,
  inEditor,
  isOpen,
  letGo,
  lineOf,
  markIn,
  onGrid,
  panelOf,
} from './testing.ts'

describe('what is held over a shut item', () => {
  test('opens it after a moment, shows where it would land, and lands there', () =>
    inEditor('fresh&page=questions', async ({ page, frame }) => {
      const call = await boxOf(frame, '[data-block="faqcall"]')
      await carry(page, { x: call.left + 20, y: call.y }, await lineOf(frame, 'itemtwo'))
      assert.equal(await isOpen(frame, 'itemtwo'), false, 'what is only crossed stays shut')
      await frame.locator('[data-layer] .into').waitFor()
      await passed(page, HELD)
      assert.equal(await isOpen(frame, 'itemtwo'), true)
      const picture = await boxOf(frame, '[data-block="faqpict"]')
      await page.mouse.move(picture.x, picture.top + 4, { steps: 5 })
      await settled(page)
      const line = await boxOf(frame, '[data-layer] .between')
      assert.ok(
        Math.abs(line.y - picture.top) < 12,
        `the line is above the picture: ${line.y}, ${picture.top}`,
      )
      await letGo(page)
      assert.deepEqual(await blocksIn(frame, 'itemtwo'), ['faqcall', 'faqpict', 'faqbutt'])
      assert.equal(await isOpen(frame, 'itemtwo'), true)
      await page.keyboard.press('Control+z')
      await settled(page)
      assert.deepEqual(await blocksIn(frame, 'itemtwo'), ['faqpict', 'faqbutt'])
      assert.deepEqual(await onGrid(frame, 'faqend1'), ['faqcall'])
    }))

  test('stays under the pointer while the page below it moves, and leaves all as it was', () =>
    inEditor('fresh&page=questions', async ({ page, frame, at }) => {
      const before = await at('faqcall')
      const call = await boxOf(frame, '[data-block="faqcall"]')
      const to = await lineOf(frame, 'itemtwo')
      await carry(page, { x: call.left + 20, y: call.y }, to)
      const held = await boxOf(frame, '[data-block="faqcall"]')
      await passed(page, HELD)
      assert.equal(await isOpen(frame, 'itemtwo'), true)
      const carried = await boxOf(frame, '[data-block="faqcall"]')
      assert.ok(Math.abs(carried.y - held.y) < 1, `${carried.y}, ${held.y}`)
      const head = await boxOf(frame, '[data-block="faqhead"]')
      await page.mouse.move(head.left + head.width + 200, head.y, { steps: 8 })
      await settled(page)
      assert.equal(await isOpen(frame, 'itemtwo'), false, 'what is left without a drop is shut again')
      await page.keyboard.press('Escape')
      await letGo(page)
      assert.equal(await at('faqcall'), before)
      await carry(page, { x: call.left + 20, y: call.y }, to)
      await passed(page, HELD)
      assert.equal(await isOpen(frame, 'itemtwo'), true)
      await page.keyboard.press('Escape')
      await letGo(page)
      assert.equal(await isOpen(frame, 'itemtwo'), false, 'given up')
      assert.equal(await at('faqcall'), before)
      // Let go at once it lands last in it, which opens.
      await carry(page, { x: call.left + 20, y: call.y }, to)
      await letGo(page)
      assert.deepEqual(await blocksIn(frame, 'itemtwo'), ['faqpict', 'faqbutt', 'faqcall'])
      assert.equal(await isOpen(frame, 'itemtwo'), true)
    }))

  test('moves from one item into another that is shut', () =>
    inEditor('fresh&page=questions', async (opened) => {
      const { page, frame } = opened
      await chooseList(opened)
      await fold(opened, 'itemtwo')
      const button = await boxOf(frame, '[data-block="faqbutt"]')
      await carry(page, { x: button.left + 10, y: button.y }, await lineOf(frame, 'itemone'))
      await passed(page, HELD)
      const body = await boxOf(frame, '[data-field="items.itemone.body"]')
      await page.mouse.move(body.x, body.y, { steps: 4 })
      await settled(page)
      await letGo(page)
      assert.deepEqual(await blocksIn(frame, 'itemone'), ['faqbutt'])
      assert.deepEqual(await blocksIn(frame, 'itemtwo'), ['faqpict'])
      assert.equal(await isOpen(frame, 'itemtwo'), true)
    }))

  test('a line of the layers put into a shut item is seen there', () =>
    inEditor('fresh&page=questions', async ({ page, frame, settle }) => {
      await frame.locator('[data-block="faqcall"]').click()
      await page.getByRole('button', { name: 'Layers', exact: true }).click()
      await settle()
      const rows = panelOf(page)
      await rows.getByRole('row', { name: 'Questions' }).nth(1).focus()
      await page.keyboard.press('ArrowRight')
      await rows.getByRole('button', { name: 'Move Call us' }).focus()
      await page.keyboard.press('Enter')
      await settle()
      const at = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
      for (let step = 0; step < 20 && (await at()) !== 'Drop on When do you open?'; step += 1)
        await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await settle()
      assert.deepEqual(await blocksIn(frame, 'itemone'), ['faqcall'])
      assert.equal(await isOpen(frame, 'itemone'), true)
    }))
})

describe('pasting into an item', () => {
  test('what was copied goes into the empty item whose marker has the focus', () =>
    inEditor('fresh&page=questions', async (opened) => {
      const { page, frame, settle } = opened
      const press = async (keys: string) => {
        await page.keyboard.press(keys)
        await settle()
      }
      await frame.locator('[data-block="faqcall"]').click()
      await press('Control+c')
      await chooseList(opened)
      await press('Alt+o')
      await press('Tab')
      assert.match(await markIn(frame), /When do you open\?/)
      await press('Delete')
      await press('ArrowDown')
      assert.equal(await frame.locator('[data-block="faqlist"]').count(), 1, 'it is no block to take away')
      await press('Control+v')
      const [pasted = ''] = await blocksIn(frame, 'itemone')
      assert.equal((await blocksIn(frame, 'itemone')).length, 1)
      assert.equal(await focusIn(frame), pasted)
      await press('Control+v')
      assert.equal((await blocksIn(frame, 'itemone')).length, 2, 'the next comes after it')
      await press('Control+z')
      await press('Control+z')
      assert.deepEqual(await blocksIn(frame, 'itemone'), [])
      await frame.locator('[data-block="faqhead"]').click()
      await chooseList(opened)
      await press('Tab')
      assert.match(await markIn(frame), /When do you open\?/)
      await press('Tab')
      assert.equal(await focusIn(frame), 'faqpict')
      await press('Shift+Tab')
      assert.match(await markIn(frame), /When do you open\?/)
      await press('Escape')
      assert.equal(await focusIn(frame), 'faqlist')
      await press('Control+v')
      assert.deepEqual(await blocksIn(frame, 'itemone'), [], 'beside the block that is selected itself')
      assert.equal((await onGrid(frame, 'faqsect')).length, 3)
    }))

  test('so it does into the item chosen in the layers, and while the palette asks for it', () =>
    inEditor('fresh&page=questions', async (opened) => {
      const { page, frame, settle } = opened
      await frame.locator('[data-block="faqcall"]').click()
      await page.keyboard.press('Control+c')
      await page.getByRole('button', { name: 'Layers', exact: true }).click()
      const search = page.getByRole('searchbox')
      await search.fill('order')
      await settle()
      await page.locator('[data-region="panel"]').getByRole('row', { name: 'Can I order?' }).click()
      await settle()
      await page.keyboard.press('Control+v')
      await settle()
      assert.equal((await blocksIn(frame, 'itemsix')).length, 1)
      await chooseList(opened)
      await fold(opened, 'itemone')
      await frame.locator('[data-layer] .slot .add:visible').first().click()
      await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search')
      await page.keyboard.press('Control+v')
      await settle()
      assert.equal((await blocksIn(frame, 'itemone')).length, 1)
      assert.deepEqual(await faultsOf(page), [])
    }))

  test('words go there as a text; words beside a block of an item go into that item', () =>
    inEditor('fresh&page=questions', async (opened) => {
      const { page, frame, settle } = opened
      const pasteWords = (words: string) =>
        frame.evaluate((text) => {
          const clipboardData = new DataTransfer()
          clipboardData.setData('text/plain', text)
          const at = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement
          at?.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
          )
        }, words)
      await chooseList(opened)
      await page.keyboard.press('Alt+o')
      await settle()
      await page.keyboard.press('Tab')
      await settle()
      await pasteWords('Bread at noon')
      await settle()
      assert.equal((await blocksIn(frame, 'itemone')).length, 1)
      await pasteWords('Cake at three')
      await settle()
      assert.equal((await blocksIn(frame, 'itemone')).length, 2)
      assert.deepEqual(await onGrid(frame, 'faqsect'), ['faqhead', 'faqlist'])
    }))
})

describe('items in items', () => {
  test('a block with items and nothing in them may stand in an item, whichever way it comes', () =>
    inEditor('fresh&page=questions', async (opened) => {
      const { page, frame, settle } = opened
      await chooseList(opened)
      await fold(opened, 'itemone')
      await frame.locator('[data-layer] .slot .add:visible').first().click()
      await panelOf(page).getByRole('button', { name: 'Questions', exact: true }).click()
      await settle()
      const [inner = ''] = await blocksIn(frame, 'itemone')
      assert.notEqual(inner, '', 'by the palette')
      await frame.locator('[data-block="faqhead"]').click()
      await frame.locator(`[data-block="${inner}"]`).click()
      await settle()
      await page.keyboard.press('Control+d')
      await settle()
      assert.equal((await blocksIn(frame, 'itemone')).length, 2, 'as a copy')
      await page.keyboard.press('Control+c')
      await page.keyboard.press('Control+v')
      await settle()
      assert.equal((await blocksIn(frame, 'itemone')).length, 3, 'from the clipboard')
      const tile = await panelOf(page).getByRole('button', { name: 'Questions', exact: true }).boundingBox()
      assert.ok(tile)
      const body = await boxOf(frame, '[data-field="items.itemone.body"]')
      await carry(page, { x: tile.x + 20, y: tile.y + 20 }, body)
      await letGo(page)
      assert.equal((await blocksIn(frame, 'itemone')).length, 4, 'dragged in')
    }))

  test('one with blocks in its items is refused, in words, where it would go', () =>
    inEditor('fresh&page=questions', async (opened) => {
      const { page, frame, settle } = opened
      const press = async (keys: string) => {
        await page.keyboard.press(keys)
        await settle()
      }
      await chooseList(opened)
      await press('Control+d')
      const grid = await onGrid(frame, 'faqsect')
      const copy = grid.find((id) => id !== 'faqhead' && id !== 'faqlist') ?? ''
      assert.notEqual(copy, '')
      await frame.locator(`[data-block="${copy}"]`).scrollIntoViewIfNeeded()
      const tag = await boxOf(frame, '[data-layer] .selected .tag')
      await carry(page, { x: tag.x, y: tag.y }, await lineOf(frame, 'itemtwo'))
      await passed(page, HELD)
      assert.equal(
        await frame
          .locator('[data-block="faqlist"] details')
          .nth(1)
          .evaluate((item) => (item as HTMLDetailsElement).open),
        false,
      )
      const said = frame.locator('[data-layer] .into.no')
      assert.equal(await said.isVisible(), true)
      assert.match((await said.textContent()) ?? '', /cannot hold|can’t hold|hold/)
      await letGo(page)
      assert.deepEqual(await onGrid(frame, 'faqsect'), grid, 'nothing moved')
      assert.match((await page.locator('[data-region="canvas"]').textContent()) ?? '', /hold/)
      await press('Escape')
      await frame
        .locator('[data-block="faqlist"]')
        .first()
        .click({ position: { x: 20, y: 20 } })
      await press('Control+c')
      await press('Tab')
      await press('Control+v')
      assert.equal(await frame.locator('.type-questions .type-questions').count(), 0)
      assert.equal((await onGrid(frame, 'faqsect')).length, 4, 'it stands below')
      assert.match((await page.locator('[data-region="canvas"]').textContent()) ?? '', /hold.*below/)
    }))

  test('the items of one inside open and shut, too, and their words are written', () =>
    inEditor('fresh&page=nested', async (opened) => {
      const { page, frame, settle } = opened
      await frame.locator('[data-block="faqlist"]').click({ position: { x: 20, y: 20 } })
      await settle()
      await fold(opened, 'itemone')
      await frame.locator('[data-block="faqdeep"]').click({ position: { x: 20, y: 20 } })
      await settle()
      const deep = frame.locator('[data-block="faqdeep"] details')
      await fold(opened, 'deepone')
      assert.equal(await deep.evaluate((item) => (item as HTMLDetailsElement).open), true)
      await frame.locator('[data-field="items.deepone.body"]').click()
      await frame.locator('.editor-text').waitFor()
      await page.keyboard.press('Escape')
      await settle()
      assert.equal(await deep.evaluate((item) => (item as HTMLDetailsElement).open), true, 'it stays open')
      await page.keyboard.press('Alt+o')
      await settle()
      assert.equal(await deep.evaluate((item) => (item as HTMLDetailsElement).open), false)
    }))
})

describe('what lies at the edge of a block with items', () => {
  test('by mouse the sign of an item opens it, the handle beside it resizes, and so does the one below', () =>
    inEditor('fresh&page=questions', async (opened) => {
      const { page, frame, at } = opened
      await chooseList(opened)
      const line = await boxOf(frame, 'summary:has([data-field="items.itemtwo.title"])')
      await page.mouse.click(line.left + line.width - 4, line.y)
      await settled(page)
      assert.equal(await isOpen(frame, 'itemtwo'), true)
      await page.mouse.click(line.left + line.width - 4, line.y)
      await settled(page)
      assert.equal(await isOpen(frame, 'itemtwo'), false)
      const before = await at('faqlist')
      const handle = await boxOf(frame, '[data-layer] .handle.e')
      const list = await boxOf(frame, '[data-block="faqlist"]')
      assert.ok(handle.left >= list.left + list.width, 'it lies outside')
      await carry(page, handle, { x: handle.x + 160, y: handle.y })
      await letGo(page)
      const wider = await at('faqlist')
      assert.notEqual(wider, before)
      await fold(opened, 'itemsix')
      const add = await boxOf(frame, '[data-layer] .slot:not([hidden]) .add')
      const lower = await boxOf(frame, '[data-layer] .handle.s')
      assert.ok(lower.top >= add.top + add.height || lower.top + lower.height <= add.top, 'apart')
      await carry(page, lower, { x: lower.x, y: lower.y + 120 })
      await letGo(page)
      assert.notEqual(await at('faqlist'), wider)
    }))

  test('by finger both are taken hold of, in 44 px each, on a page of 390 px', () =>
    inEditor(
      'fresh&page=questions',
      async ({ page, frame, settle }) => {
        const wire = await page.context().newCDPSession(page)
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
          wire.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
        const tap = async (at: { x: number; y: number }) => {
          await touch('touchStart', at)
          await touch('touchEnd')
          await settled(page)
        }
        const list = await boxOf(frame, '[data-block="faqlist"]')
        await tap({ x: list.left + 20, y: list.top + 14 })
        await settle()
        const hit = await frame.evaluate(() => {
          const handle = document.querySelector('[data-layer]')?.shadowRoot?.querySelector('.handle.e')
          const { width, height } = handle ? getComputedStyle(handle, '::after') : { width: '', height: '' }
          return { width: Number.parseFloat(width), height: Number.parseFloat(height) }
        })
        const scale = await frame.evaluate(() => {
          const layer = document.querySelector<HTMLElement>('[data-layer]')
          return Number.parseFloat(layer?.style.getPropertyValue('--u') ?? '1')
        })
        assert.ok(hit.width / scale >= 43.5 && hit.height / scale >= 43.5, JSON.stringify({ ...hit, scale }))
        const line = await boxOf(frame, 'summary:has([data-field="items.itemtwo.title"])')
        await tap({ x: line.left + line.width - 5, y: line.y })
        assert.equal(await isOpen(frame, 'itemtwo'), true, 'a tap is for the sign')
        const handle = await boxOf(frame, '[data-layer] .handle.e')
        await touch('touchStart', handle)
        for (let step = 1; step <= 8; step += 1) {
          await touch('touchMove', { x: handle.x - 12 * step, y: handle.y })
          await page.evaluate(drawn)
        }
        await touch('touchEnd')
        await settled(page)
        const narrower = await boxOf(frame, '[data-block="faqlist"]')
        assert.ok(narrower.width < list.width - 20, `${narrower.width}, ${list.width}`)
        assert.equal(
          await frame.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          true,
          'nothing reaches over the edge of the page',
        )
      },
      { width: 390, touch: true },
    ))
})

test('a missing title is shown on the canvas, and written there; long words stay within the page', () =>
  inEditor('fresh&page=nested', async (opened) => {
    const { page, frame, settle } = opened
    const title = frame.locator('[data-field="items.nameless.title"]')
    const seen = await title.evaluate((field) => getComputedStyle(field, '::before').content)
    assert.match(seen, /Title missing/)
    await chooseList(opened)
    await title.click()
    await frame.locator('.editor-text').waitFor()
    await page.keyboard.type('Parking')
    await page.keyboard.press('Escape')
    await settle()
    assert.equal(await title.textContent(), 'Parking')
    assert.equal(await title.evaluate((field) => getComputedStyle(field, '::before').content), 'none')
    // Its long words stay within the page at 390 px.
    await page.getByRole('button', { name: 'Phone', exact: true }).click()
    await chooseList(opened)
    await page.keyboard.press('Alt+o')
    await settled(page)
    assert.equal(await frame.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true)
  }))
