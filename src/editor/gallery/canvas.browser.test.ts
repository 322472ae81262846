import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Frame } from 'playwright-core'
import { becomes, eventually, stillBox } from '../../../tests/eventually.ts'
import { focusIn, inEditor, nameIn, said, selectText } from './testing.ts'

const selected = (frame: Frame) => frame.locator('[data-layer] .selected').count()

describe('several blocks by keyboard', () => {
  test('Shift and Space adds, Tab goes on in between, arrows move all of them, Escape ends', () =>
    inEditor('fresh', async ({ page, frame, at, settle }) => {
      await frame.locator('[data-block="colone"]').click()
      await settle()
      await page.keyboard.press('Shift+Space')
      await said(page, /chosen\. Tab goes on/)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await becomes(() => focusIn(frame), 'colthree')
      await becomes(() => selected(frame), 1)
      await page.keyboard.press('Shift+Space')
      await said(page, /added, 2 blocks selected/)
      await settle()
      await becomes(() => selected(frame), 2)
      await page.keyboard.press('Escape')
      await said(page, /2 blocks selected/)
      await becomes(() => focusIn(frame), 'colthree')
      await page.keyboard.press('ArrowDown')
      await settle()
      await becomes(() => at('colone'), '5/1/9/8')
      await becomes(() => at('coltwo'), '4/9/8/16')
      await becomes(() => at('colthree'), '5/17/9/24')
    }))

  test('in the layers Shift and Space adds a line, and so does a press with Shift', () =>
    inEditor('fresh', async ({ page, frame, settle }) => {
      await frame.locator('[data-block="colone"]').click()
      await settle()
      await page.getByRole('button', { name: 'Layers', exact: true }).click()
      await page.getByRole('row', { name: /Rye/ }).click({ modifiers: ['Shift'] })
      await said(page, /added, 2 blocks selected/)
      await page.getByRole('row', { name: /Seeds/ }).focus()
      await page.keyboard.press('Shift+Space')
      await said(page, /added, 3 blocks selected/)
      await settle()
      await becomes(() => selected(frame), 3)
      await page.keyboard.press('Shift+Space')
      await said(page, /taken out, 2 blocks selected/)
    }))
})

describe('what cannot be done is said', () => {
  test('at the edge, at the least size, and of what is locked', () =>
    inEditor('fresh', async ({ page, frame, at, settle }) => {
      await frame.locator('[data-block="colone"]').click()
      await settle()
      await page.keyboard.press('ArrowLeft')
      await said(page, /the edge/)
      await becomes(() => at('colone'), '4/1/8/8')
      for (let press = 0; press < 6; press += 1) await page.keyboard.press('Shift+ArrowLeft')
      await said(page, /cannot be smaller/)
      await page.keyboard.press('Control+Shift+L')
      await said(page, /Locked/)
      await page.keyboard.press('ArrowDown')
      await said(page, /locked\. Unlock/)
    }))
})

describe('what is hidden', () => {
  test('on the phone is seen while editing, said to be hidden with the phone’s cells, and gone in the preview', () =>
    inEditor('fresh', async ({ page, frame, at, settle }) => {
      await frame.locator('[data-block="colone"]').click()
      await becomes(() => nameIn(frame), /column 1, row 4, 7 wide/)
      await page.getByRole('button', { name: 'Phone', exact: true }).click()
      const block = frame.locator('[data-block="coltwo"]')
      await block.click()
      await settle()
      await becomes(() => block.getAttribute('aria-label'), /column 1, row 3, 8 wide/)
      const places = [await at('colone'), await at('threehead')]
      await page.keyboard.press('Control+Shift+H')
      await settle()
      await becomes(() => block.isVisible(), true)
      await becomes(() => block.evaluate((one) => getComputedStyle(one).opacity), '0.35')
      await becomes(async () => [await at('colone'), await at('threehead')], places)
      await becomes(() => nameIn(frame), /Rye.*, hidden here$/)
      await page.keyboard.press('ArrowDown')
      await said(page, /That is hidden here/)
      await page.keyboard.press('Alt+P')
      await settle()
      await becomes(() => block.isVisible(), false)
    }))
})

describe('what was decided for the phone', () => {
  const marks = (frame: Frame) => frame.locator('[data-layer] .own-phone:not([hidden])')

  test('is marked on the phone alone, said of its block, and goes back by its mark or its menu', () =>
    inEditor('fresh', async ({ page, frame, settle }) => {
      await page.getByRole('button', { name: 'Phone', exact: true }).click()
      await settle()
      await becomes(() => marks(frame).count(), 0)
      await frame.locator('[data-block="coltwo"]').click()
      await settle()
      await page.keyboard.press('Shift+ArrowLeft')
      await settle()
      await becomes(() => marks(frame).count(), 1)
      await becomes(() => nameIn(frame), /Rye.*, set for the phone$/)

      // At rest it is in nobody's way: what is pressed is the block.
      await frame.locator('[data-block="colone"]').click()
      await settle()
      await page.keyboard.press('Control+Shift+H')
      await settle()
      await becomes(() => marks(frame).count(), 2)
      await becomes(() => nameIn(frame), /set for the phone, hidden here$/)
      const rest = await stillBox(marks(frame).last().locator('svg'))
      assert.ok(rest)
      const text = await stillBox(frame.locator('[data-block="coltwo"]'))
      assert.ok(text && rest.x > text.x && rest.x + rest.width <= text.x + text.width + 1)
      await page.mouse.click(rest.x + rest.width / 2, rest.y + rest.height / 2)
      await becomes(() => nameIn(frame), /Rye/)
      await becomes(() => marks(frame).count(), 2)

      // At the selected block it is a button.
      const reset = frame.locator('[data-layer]').getByRole('button', { name: 'Reset phone layout' })
      await reset.click()
      await said(page, /Phone layout is automatic again/)
      await becomes(() => marks(frame).count(), 1)
      await becomes(() => nameIn(frame), /Rye.*, 8 wide/)
      await eventually(async () => assert.doesNotMatch(await nameIn(frame), /set for the phone/))
      assert.equal(await reset.count(), 0)
      await page.keyboard.press('Control+z')
      await becomes(() => marks(frame).count(), 2)

      // And by keyboard in its menu.
      await page.keyboard.press('Shift+F10')
      await page.getByRole('menuitem', { name: 'Reset phone layout' }).press('Enter')
      await becomes(() => marks(frame).count(), 1)

      await page.keyboard.press('Alt+P')
      await settle()
      await becomes(() => marks(frame).count(), 0)
      await page.keyboard.press('Alt+P')
      await becomes(() => marks(frame).count(), 1)
      await page.getByRole('button', { name: 'Desktop', exact: true }).click()
      await becomes(() => marks(frame).count(), 0)
    }))
})

describe('the phone’s layout by pointer', () => {
  test('all that is selected is dragged', () =>
    inEditor('fresh', async ({ page, frame, at, settle }) => {
      await page.getByRole('button', { name: 'Phone', exact: true }).click()
      await settle()
      await frame.locator('[data-block="colone"]').click()
      await frame.locator('[data-block="coltwo"]').click({ modifiers: ['Shift'] })
      await settle()
      const before = [await at('colone'), await at('coltwo'), await at('colthree')]
      const box = await stillBox(frame.locator('[data-block="coltwo"]'))
      const below = await stillBox(frame.locator('[data-block="colthree"]'))
      assert.ok(box && below)
      await page.mouse.move(box.x + 30, box.y + 12)
      await page.mouse.down()
      await page.mouse.move(box.x + 30, below.y + below.height - 20, { steps: 12 })
      await settle()
      await page.mouse.up()
      await settle()
      await eventually(async () => {
        assert.notEqual(await at('colone'), before[0], 'the other selected one came along')
        assert.notEqual(await at('coltwo'), before[1])
      })
    }))
})

test('a stroke in an empty text asks what goes there instead, also when the panel is open', () =>
  inEditor('fresh', async (opened) => {
    const { page, frame, at, settle } = opened
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('searchbox').waitFor()
    await selectText(opened, 'coltwo')
    await page.keyboard.press('Backspace')
    const known = await frame
      .locator('[data-block]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['block'] ?? ''))
    await page.keyboard.type('/')
    await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search')
    await page.keyboard.type('butt')
    await page.getByRole('button', { name: 'Button', exact: true }).press('Enter')
    await frame.locator('[data-block="coltwo"]').waitFor({ state: 'detached' })
    const now = await frame
      .locator('[data-block]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['block'] ?? ''))
    assert.equal(now.length, known.length)
    const [added = ''] = now.filter((id) => !known.includes(id))
    await becomes(() => at(added), /^4\/9\//)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+z')
    await settle()
    await becomes(() => frame.locator('[data-block="coltwo"]').count(), 1)
    await becomes(() => frame.locator(`[data-block="${added}"]`).count(), 0)
  }))

test('what has the focus gets its keys past a screen reader; what had it, and a preview, are there to be read', () =>
  inEditor('fresh', async ({ page, frame, settle }) => {
    const worked = () =>
      frame.locator('[role=application]').evaluateAll((all) =>
        all.map((one) => {
          const { block, section } = (one as HTMLElement).dataset
          return `${one.getAttribute('aria-roledescription')} ${block ?? section}`
        }),
      )
    const named = () => frame.locator('[data-block][aria-label], [data-section][aria-label]').count()
    await frame.locator('[data-block="colone"]').click()
    await settle()
    await becomes(worked, ['block colone'])
    await page.keyboard.press('Escape')
    await becomes(worked, ['section three1'])
    assert.equal(await named(), 1)
    await page.keyboard.press('Alt+P')
    await page.getByRole('button', { name: 'End preview' }).waitFor()
    await becomes(worked, [])
    assert.equal(await named(), 0)
    await page.keyboard.press('Alt+P')
    await becomes(worked, ['section three1'])
  }))

test('what gets the focus is in view, also where the page moved with what took it away', () =>
  inEditor(
    'fresh',
    async ({ page, frame, settle }) => {
      const isSeen = () =>
        frame.evaluate(() => {
          const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
          return top >= 0 && bottom <= innerHeight
        })
      await frame.locator('[data-block="herotext"]').click()
      for (const key of ['Control+d', 'Delete', 'Alt+2', 'Alt+1']) {
        await page.keyboard.press(key)
        await settle()
        await settle()
        assert.ok(await isSeen(), key)
      }
    },
    { height: 620 },
  ))

const sectionsIn = (frame: Frame) =>
  frame
    .locator('[data-section]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['section'] ?? ''))

test('a stroke in an empty text offers sections too, and the empty section makes way for one', () =>
  inEditor('fresh&page=empty', async ({ page, frame, settle }) => {
    await frame.locator('body').focus()
    await page.keyboard.press('/')
    await page.getByRole('searchbox').waitFor()
    await page.getByText('Blocks', { exact: true }).click()
    await page.getByRole('button', { name: 'Text', exact: true }).press('Enter')
    await frame.locator('.editor-text').waitFor()
    const before = await sectionsIn(frame)
    assert.equal(before.length, 1)
    await page.keyboard.type('/')
    await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'search')
    await page.getByRole('heading', { name: 'Sections' }).waitFor()
    await page.keyboard.type('three')
    await page.getByRole('button', { name: 'Three columns', exact: true }).press('Enter')
    await frame.locator(`[data-section="${before[0] ?? ''}"]`).waitFor({ state: 'detached' })
    await becomes(async () => (await sectionsIn(frame)).length, 1)
    await page.keyboard.press('Control+z')
    await settle()
    await becomes(() => sectionsIn(frame), before, 'one step')
  }))

test('a section is dragged from the library to between two of the page; Escape leaves it there', () =>
  inEditor('fresh', async ({ page, frame, settle }) => {
    const before = await sectionsIn(frame)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('Sections', { exact: true }).click()
    const tile = await stillBox(page.getByRole('button', { name: 'Cards', exact: true }))
    const first = await stillBox(frame.locator(`[data-section="${before[0] ?? ''}"]`))
    assert.ok(tile && first)
    const edge = { x: first.x + first.width / 2, y: Math.min(first.y + first.height - 4, 800) }
    const carry = async () => {
      await page.mouse.move(tile.x + tile.width / 2, tile.y + 20)
      await page.mouse.down()
      await page.mouse.move(edge.x, edge.y, { steps: 8 })
      await frame.locator('.between').waitFor()
    }
    await carry()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await settle()
    await becomes(() => sectionsIn(frame), before)
    await carry()
    await page.mouse.up()
    await settle()
    await eventually(async () => {
      const now = await sectionsIn(frame)
      assert.equal(now.length, before.length + 1)
      assert.deepEqual([now[0], ...now.slice(2)], before, 'it comes after the first')
    })
    await becomes(() => frame.locator('.between').isVisible(), false)
  }))

test('the handles of a block at the edge of the page lie inside of it', () =>
  inEditor('fresh', async ({ page, frame, settle }) => {
    const block = frame.locator('[data-block="coltwo"]')
    await block.evaluate((element: HTMLElement) => {
      element.style.cssText = 'position: absolute; left: 0; width: 100vw'
      element.closest('section')?.style.setProperty('position', 'static')
      for (let at = element.parentElement; at; at = at.parentElement) at.style.position = 'static'
    })
    await block.click()
    await settle()
    const canvas = await stillBox(frame.locator('html'))
    assert.ok(canvas)
    for (const name of ['w', 'e', 'nw', 'se']) {
      const handle = await stillBox(frame.locator(`.handle.${name}`))
      assert.ok(handle, name)
      assert.ok(handle.x >= canvas.x && handle.x + handle.width <= canvas.x + canvas.width + 0.5, name)
    }
    await page.keyboard.press('Escape')
  }))
