import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { becomes, eventually, stillBox } from '../../../tests/eventually.ts'
import { sharedBrowser } from '../../../tests/shared-browser.ts'
import { focusIn, frameOf, inEditor, served } from './testing.ts'

describe('layout by pointer', () => {
  test('a block is dragged; what is in its way makes room; Escape ends it, one step takes it back', () =>
    inEditor('fresh', async ({ page, frame, at, settle }) => {
      const block = frame.locator('[data-block="colone"]')
      await block.scrollIntoViewIfNeeded()
      const box = await stillBox(block)
      const next = await stillBox(frame.locator('[data-block="coltwo"]'))
      assert.ok(box && next)
      await becomes(() => at('colone'), '4/1/8/8')
      await page.mouse.move(box.x + 30, box.y + 12)
      await page.mouse.down()
      await page.mouse.move(next.x + 30, next.y + 12, { steps: 12 })
      await settle()
      assert.equal(await at('colone'), '4/1/8/8', 'nothing is changed before the drop')
      await eventually(async () =>
        assert.notEqual(
          await frame
            .locator('[data-block="coltwo"]')
            .evaluate((element: HTMLElement) => element.style.transform),
          '',
          'the other is shown making room',
        ),
      )
      await page.mouse.up()
      await settle()
      await becomes(() => at('colone'), '4/9/8/16')
      await becomes(() => at('coltwo'), '8/9/12/16')
      await page.keyboard.press('Control+z')
      await settle()
      await becomes(() => at('colone'), '4/1/8/8')
      await becomes(() => at('coltwo'), '4/9/8/16')
      // Another one: a press on words that are selected is for them.
      const other = frame.locator('[data-block="coltwo"]')
      await page.mouse.move(next.x + 30, next.y + 12)
      await page.mouse.down()
      await page.mouse.move(next.x + 330, next.y + 60, { steps: 8 })
      await frame.locator('[data-dragging]').waitFor()
      await page.keyboard.press('Escape')
      await page.mouse.up()
      await settle()
      await becomes(() => at('coltwo'), '4/9/8/16')
      await becomes(() => other.evaluate((element: HTMLElement) => element.style.transform), '')
    }))

  test('a drag that is begun before its code has come is taken up where the pointer is by then', async () => {
    const context = await (await sharedBrowser()).newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    // As on a slow line, the code of gestures is on its way for as long as the test says.
    let send = () => {}
    const sent = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route(/drag-session/, async (route) => {
      await sent
      await route.continue()
    })
    await page.goto(`${(await served()).address}?fresh`)
    const frame = await frameOf(page)
    const block = frame.locator('[data-block="colone"]')
    await block.scrollIntoViewIfNeeded()
    const box = await stillBox(block)
    const next = await stillBox(frame.locator('[data-block="coltwo"]'))
    assert.ok(box && next)
    const isLifted = () => block.evaluate((element: HTMLElement) => 'lifted' in element.dataset)
    const drag = async () => {
      await page.mouse.move(box.x + 30, box.y + 12)
      await page.mouse.down()
      await page.mouse.move(next.x + 30, next.y + 12, { steps: 12 })
    }
    await drag()
    await page.mouse.up()
    await drag()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await drag()
    assert.equal(await isLifted(), false)
    send()
    await becomes(isLifted, true)
    await page.mouse.up()
    await becomes(() => block.evaluate((element) => getComputedStyle(element).gridArea), '4 / 9 / 8 / 16')
    // Let go, or given up, before its code had come, a press has moved nothing: one step takes all of it back.
    await page.keyboard.press('Control+z')
    await becomes(() => block.evaluate((element) => getComputedStyle(element).gridArea), '4 / 1 / 8 / 8')
    assert.equal(await page.getByRole('button', { name: 'Undo', exact: true }).isDisabled(), true)
    await context.close()
  })

  test('what is dropped in a tall section stays where it was shown, and so does the rest', () =>
    inEditor('fresh', async ({ page, frame, settle }) => {
      const block = frame.locator('[data-block="closebutt"]')
      const other = frame.locator('[data-block="closetext"]')
      await block.scrollIntoViewIfNeeded()
      const box = await stillBox(block)
      const stood = await stillBox(other)
      assert.ok(box && stood)
      // Above what stands, below it, and over its head.
      for (const by of [-120, 33, -110]) {
        await page.mouse.move(box.x + 20, box.y + 10)
        await page.mouse.down()
        // Beside the text, so that it need not make way.
        await page.mouse.move(box.x + 690, box.y + 10 + by, { steps: 10 })
        const ghost = frame.locator('[data-layer] .ghost')
        await ghost.waitFor()
        await settle()
        const shown = await stillBox(ghost)
        await page.mouse.up()
        await settle()
        const landed = await stillBox(block)
        assert.ok(shown && landed)
        assert.ok(Math.abs(landed.y - (box.y + by)) < 24, `asked for ${box.y + by}, stands at ${landed.y}`)
        assert.ok(Math.abs(landed.y - shown.y) < 2, `shown at ${shown.y}, stands at ${landed.y}`)
        const stands = await stillBox(other)
        assert.ok(stands && Math.abs(stands.y - stood.y) < 2, `${by}: the other is at ${stands?.y}`)
        await page.keyboard.press('Control+z')
        await settle()
        const back = await stillBox(block)
        assert.ok(back && Math.abs(back.y - box.y) < 2, 'one step takes it back')
      }
    }))

  test('a handle resizes; Escape ends that, wherever the keyboard was when it began', () =>
    inEditor('fresh', async ({ page, frame, at, settle }) => {
      const block = frame.locator('[data-block="threehead"]')
      await block.scrollIntoViewIfNeeded()
      await block.click()
      await settle()
      const pull = async () => {
        const box = await stillBox(block)
        assert.ok(box)
        await page.mouse.move(box.x + box.width, box.y + box.height / 2)
        await page.mouse.down()
        await page.mouse.move(box.x + box.width + 90, box.y + box.height / 2, { steps: 6 })
        await frame.locator('[data-dragging]').waitFor()
      }
      await pull()
      await page.mouse.up()
      await settle()
      await becomes(() => at('threehead'), /^1\/1\/3\/1[6-8]$/)
      const before = await at('threehead')
      await page.locator('[data-region=inspector]').getByLabel('Column').focus()
      await pull()
      await page.keyboard.press('Escape')
      await page.mouse.up()
      await frame.locator('html:not([data-dragging])').waitFor()
      await becomes(() => at('threehead'), before)
    }))
})

describe('layout by keyboard alone', () => {
  test('tab selects in reading order, arrows move and resize, Escape goes out, Delete removes', () =>
    inEditor('fresh', async ({ page, frame, at, settle }) => {
      await frame.locator('body').focus()
      const seen: string[] = []
      for (let press = 0; press < 7; press += 1) {
        await page.keyboard.press('Tab')
        seen.push(await focusIn(frame))
      }
      assert.deepEqual(seen, ['hero01', 'heropict', 'herotext', 'herobutt', 'three1', 'threehead', 'colone'])
      await settle()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Shift+ArrowDown')
      await settle()
      await becomes(() => at('colone'), '5/1/10/8')
      await becomes(() => page.locator('[role="status"][aria-live]').innerText(), /row 5, 7 wide, 5 high/)
      await page.keyboard.press('Delete')
      await settle()
      await becomes(() => frame.locator('[data-block="colone"]').count(), 0)
      await becomes(() => focusIn(frame), 'threehead', 'the focus is not lost')
      await page.keyboard.press('Control+z')
      await settle()
      await becomes(() => at('colone'), '5/1/10/8')
      await page.keyboard.press('Escape')
      await becomes(() => focusIn(frame), 'three1')
    }))

  test('blocks go to the section above and below, past what is locked, and come back by one step', () =>
    inEditor('fresh', async ({ page, frame, at, settle }) => {
      const sectionOf = (id: string) =>
        frame.locator(`[data-section]:has([data-block="${id}"])`).getAttribute('data-section')
      const said = (words: RegExp) =>
        becomes(() => page.locator('[role="status"][aria-live]').innerText(), words)
      await frame.locator('[data-block="coltwo"]').click()
      const before = await at('coltwo')
      await page.keyboard.press('Control+ArrowUp')
      await settle()
      await becomes(() => sectionOf('coltwo'), 'hero01')
      await said(/Moved to the section/)
      await becomes(() => focusIn(frame), 'coltwo')
      // At the foot, and over nothing that stood there.
      const rows = async (id: string) => (await at(id)).split('/').map(Number)
      const [row = 0] = await rows('coltwo')
      for (const id of ['heropict', 'herotext', 'herobutt']) {
        const [, , end = 0] = await rows(id)
        assert.ok(row >= end, `${id} ends at ${end}, the block begins at ${row}`)
      }
      await page.keyboard.press('Control+ArrowUp')
      await said(/goes no further|edge/i)
      await page.keyboard.press('Control+z')
      await settle()
      await becomes(async () => [await sectionOf('coltwo'), await at('coltwo')], ['three1', before])
      await frame.locator('[data-block="herobutt"]').click()
      await page.keyboard.press('Control+ArrowDown')
      await settle()
      await becomes(() => sectionOf('herobutt'), 'three1')
      assert.equal((await rows('herobutt'))[0], 1, 'at the head')
      await page.keyboard.press('Control+z')
      await settle()
      await frame.locator('[data-block="coltwo"]').click()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+Shift+l')
      await frame.locator('[data-block="herobutt"]').click()
      await page.keyboard.press('Control+ArrowDown')
      await settle()
      await becomes(() => sectionOf('herobutt'), 'holds1')
    }))

  test('on the phone’s layout several blocks go together', () =>
    inEditor('fresh', async ({ page, frame, at, settle }) => {
      await page.getByRole('button', { name: 'Phone', exact: true }).click()
      await settle()
      await frame.locator('[data-block="coltwo"]').click()
      await frame.locator('[data-block="colthree"]').click({ modifiers: ['Shift'] })
      await settle()
      await becomes(async () => [await at('coltwo'), await at('colthree')], ['3/1/4/9', '4/1/5/9'])
      await page.keyboard.press('ArrowDown')
      await settle()
      await becomes(async () => [await at('coltwo'), await at('colthree')], ['4/1/5/9', '5/1/6/9'])
      await page.keyboard.press('Control+z')
      await settle()
      await becomes(async () => [await at('coltwo'), await at('colthree')], ['3/1/4/9', '4/1/5/9'])
    }))

  test('a block is added, written in with markdown, and left', () =>
    inEditor('fresh&page=empty', async ({ page, frame, settle }) => {
      await frame.locator('body').focus()
      await page.keyboard.press('/')
      await page.getByRole('searchbox').waitFor()
      await page.getByText('Blocks', { exact: true }).click()
      await page.getByRole('button', { name: 'Text', exact: true }).press('Enter')
      await frame.locator('.editor-text').waitFor()
      await page.keyboard.type('# Hello')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Some **bold** words')
      await page.keyboard.press('Escape')
      await settle()
      await becomes(
        () => frame.locator('[data-field="body"]').innerHTML(),
        /^<h1>Hello<\/h1><p>Some <strong>bold<\/strong> words<\/p>$/,
      )
    }))
})
