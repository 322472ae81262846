import assert from 'node:assert/strict'
import { test } from 'node:test'
import { becomes } from '../../../tests/eventually.ts'
import { inEditor } from './testing.ts'

test('people are counted once, and a tab of one’s own is called that and counted not at all', () =>
  inEditor('fresh&people', async ({ page, frame }) => {
    const faces = page.getByRole('list', { name: '2 other people are here' })
    await faces.waitFor()
    assert.deepEqual(await faces.getByRole('img').evaluateAll((all) => all.map((one) => one.ariaLabel)), [
      'Ada Kline',
      'Bo Sand',
    ])
    const tags = frame.locator('[data-layer] .others .tags > span')
    await becomes(
      async () => (await tags.allTextContents()).toSorted(),
      ['Ada Kline', 'Bo Sand', 'You, in another tab'],
    )
    // Of a block that oneself has selected too, both are seen: who else is there, and what is done to it.
    await frame.locator('[data-block="coltwo"]').click()
    const bar = frame.locator('[data-layer] .selected .bar')
    await bar.waitFor()
    const [above, name] = [
      await bar.boundingBox(),
      await frame.locator('[data-layer] .under-bar .tags').boundingBox(),
    ]
    assert.ok(above && name)
    assert.ok(
      name.y >= above.y + above.height || name.x >= above.x + above.width || name.x + name.width <= above.x,
      'one lies on the other',
    )
  }))

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Whether one of two boxes lies on the other, by more than the part of a pixel that a smaller page leaves. */
const overlap = (one: Box, other: Box) =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 0.5 &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 0.5

for (const { width, height, isPhone = false } of [
  { width: 1440, height: 900 },
  { width: 390, height: 780, isPhone: true },
]) {
  test(`several people at one block are named beside each other, at ${width} pixels`, () =>
    inEditor(
      'fresh&people=crowd',
      async ({ page, frame, settle }) => {
        const names = frame.locator('[data-layer] .others .tags > span')
        const words = [
          'Ada Kline',
          'Bo Sand',
          'You, in another tab',
          'Chidi Featherstonehaugh-Anagonye',
          '+2',
        ]
        await becomes(() => names.allTextContents(), words)
        const block = frame.locator('[data-block="coltwo"]')
        await block.scrollIntoViewIfNeeded()
        const areApart = async (isBelow: boolean, rows: number) => {
          await settle()
          const boxes = await names.evaluateAll((all) =>
            all.map((one) => one.getBoundingClientRect().toJSON() as Box),
          )
          const of = (await block.evaluate((one) => one.getBoundingClientRect().toJSON())) as Box
          const across = await frame.evaluate(() => document.documentElement.clientWidth)
          for (const [at, box] of boxes.entries()) {
            for (const other of boxes.slice(at + 1))
              assert.ok(!overlap(box, other), `${words[at] ?? ''} is covered`)
            assert.ok(box.width > 12 && box.x >= 0 && box.x + box.width <= across, words[at] ?? '')
            if (isBelow) assert.ok(box.y >= of.y + of.height - 1, `${words[at] ?? ''} is not below`)
            else assert.ok(box.y + box.height <= of.y + 1, `${words[at] ?? ''} is not above`)
          }
          assert.ok(new Set(boxes.map(({ y }) => Math.round(y))).size >= rows)
          return Math.max(...boxes.map((box) => box.width)) / of.width
        }
        await areApart(false, 2)
        await block.click()
        await frame.locator('[data-layer] .under-bar').waitFor()
        await areApart(true, 2)
        if (isPhone) return
        // On a narrow block they are short, and in more rows.
        for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowLeft')
        assert.ok((await areApart(true, 3)) < 2.5, 'a name is as long as it was')
      },
      { width, height },
    ))
}
