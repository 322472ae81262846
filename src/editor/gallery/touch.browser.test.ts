import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { becomes, drawn, eventually, settled, stillBox } from '../../../tests/eventually.ts'
import { inEditor, type Opened, openText } from './testing.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** A finger on the glass. */
interface Finger {
  tap(on: Locator): Promise<void>
  tapAt(point: Point): Promise<void>
  /** Puts it down, draws it to another point and lets go. */
  swipe(from: Point, to: Point): Promise<void>
}

async function fingerOn(page: Page): Promise<Finger> {
  const wire = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    wire.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] })
  const tapAt = async (point: Point) => {
    // Asked for together: a finger that rests on the glass for half a second presses, and taps nothing.
    await Promise.all([touch('touchStart', point), touch('touchEnd')])
    await settled(page)
  }
  return {
    async tap(on) {
      await stillBox(on)
      // By the browser's driver: a sheet that is still growing may come between the finger and what it is for, and then
      // the tap is made again.
      await on.tap()
      await settled(page)
    },
    tapAt,
    async swipe(from, to) {
      await touch('touchStart', from)
      for (let step = 1; step <= 12; step += 1) {
        const share = step / 12
        await touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
        await page.evaluate(drawn)
      }
      await touch('touchEnd')
      await settled(page)
    },
  }
}

const onPhone = (query: string, act: (opened: Opened & { readonly finger: Finger }) => Promise<void>) =>
  inEditor(query, async (opened) => act({ ...opened, finger: await fingerOn(opened.page) }), {
    width: 390,
    touch: true,
  })

describe('by finger, on a phone', () => {
  test('what is selected is dragged; what is not scrolls the page', () =>
    onPhone('fresh', async ({ frame, finger, at }) => {
      const block = frame.locator('[data-block="coltwo"]')
      await block.scrollIntoViewIfNeeded()
      const before = await at('coltwo')
      const unselected = await stillBox(block)
      assert.ok(unselected)
      const from = { x: unselected.x + 40, y: unselected.y + 20 }
      const scrolled = await frame.evaluate(() => scrollY)
      await finger.swipe(from, { x: from.x, y: from.y - 120 })
      assert.equal(await at('coltwo'), before)
      await eventually(async () =>
        assert.ok((await frame.evaluate(() => scrollY)) > scrolled, 'the page went along'),
      )

      await finger.tap(block)
      await becomes(() => block.getAttribute('role'), 'application', 'it is selected')
      // Not so near the edge that the page goes along with the drag.
      await block.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      const box = await stillBox(block)
      assert.ok(box)
      const held = await frame.evaluate(() => scrollY)
      await finger.swipe({ x: box.x + 40, y: box.y + 20 }, { x: box.x + 40, y: box.y + box.height + 80 })
      await eventually(async () => assert.notEqual(await at('coltwo'), before))
      assert.equal(await frame.evaluate(() => scrollY), held, 'the page stayed')
    }))

  test('several blocks are chosen by taps, which a tap beside them does not end, and deleted as one step', () =>
    onPhone('fresh', async ({ page, frame, finger, settle }) => {
      const block = (id: string) => frame.locator(`[data-block="${id}"]`)
      const [first, second, third] = [block('coltwo'), block('colthree'), block('colone')]
      const more = frame.locator('[data-layer]').getByRole('button', { name: 'More' })
      /** Taps in the middle of a block, brought into the middle of the window. */
      const tap = async (on: Locator) => {
        await on.evaluate((element) => element.scrollIntoView({ block: 'center' }))
        await settle()
        await finger.tap(on)
      }
      /** Taps where the section of the blocks shows and none of them is. */
      const tapBeside = async () => {
        await first.evaluate((element) => element.scrollIntoView({ block: 'center' }))
        await settle()
        const there = await first.evaluate((element) => {
          const section = element.closest('[data-section]')
          for (let y = 80; y < innerHeight - 80; y += 3)
            for (let x = 2; x < innerWidth; x += 3) {
              const at = document.elementFromPoint(x, y)
              const isEmpty = at?.closest('[data-block]') === null && at.closest('[data-layer]') === null
              if (isEmpty && at.closest('[data-section]') === section)
                return { x: x / innerWidth, y: y / innerHeight }
            }
          return null
        })
        const box = await stillBox(page.locator('iframe').first())
        assert.ok(there && box, 'no gap is seen')
        await finger.tapAt({ x: box.x + there.x * box.width, y: box.y + there.y * box.height })
      }
      const begin = async () => {
        await finger.tap(more)
        await finger.tap(page.getByRole('menuitem', { name: /^Choose several blocks/ }))
      }
      const is = (words: string) =>
        eventually(async () => {
          assert.ok((await frame.locator('[data-layer] .selected').count()) > 0)
          assert.equal(await frame.locator('[data-layer] .tag').first().textContent(), words)
        })
      // Their section has the focus first.
      await tapBeside()
      await tap(first)
      await begin()
      await tap(second)
      await is('2 blocks')
      await tapBeside()
      await is('2 blocks')
      await tap(third)
      await is('3 blocks')
      await tap(third)
      await is('2 blocks')
      await finger.tap(more)
      assert.equal(await page.getByRole('menuitem', { name: /^Choose several blocks/ }).count(), 0)
      await finger.tap(page.getByRole('menuitem', { name: /^End choosing/ }))
      await is('2 blocks')
      // It ended: a tap chooses one again.
      await tap(third)
      await is('Text')
      await begin()
      await tap(second)
      await is('2 blocks')
      await finger.tap(frame.locator('[data-layer]').getByRole('button', { name: 'Delete' }))
      await becomes(async () => (await second.count()) + (await third.count()), 0)
      assert.equal(await first.count(), 1)
      await finger.tap(page.getByRole('button', { name: /^Undo/ }))
      await becomes(async () => (await second.count()) + (await third.count()), 2)
    }))

  test('one sheet at a time, and the selection stands above it', () =>
    onPhone('fresh', async ({ page, frame, finger, settle }) => {
      const block = frame.locator('[data-block="closetext"]')
      await block.scrollIntoViewIfNeeded()
      await finger.tap(block)
      await finger.tap(page.getByRole('button', { name: 'Settings panel' }))
      const inspector = page.locator('[data-region="inspector"]')
      await inspector.waitFor()
      // The page glides there while the sheet comes up.
      let [foot, sheet] = [Infinity, 0]
      for (let tries = 0; tries < 20 && foot > sheet + 1; tries += 1) {
        await settle()
        const [over, box] = [await stillBox(inspector), await stillBox(block)]
        assert.ok(over && box)
        sheet = over.y
        foot = box.y + box.height
      }
      assert.ok(foot <= sheet + 1, `${foot} is under ${sheet}`)
      await finger.tap(page.getByRole('button', { name: 'Layers', exact: true }))
      await page.locator('[data-region="panel"]').waitFor()
      await becomes(() => inspector.count(), 0)
      await finger.tap(page.getByRole('button', { name: 'Settings panel' }))
      await inspector.waitFor()
      await becomes(() => page.locator('[data-region="panel"]').count(), 0)
    }))

  test('while a text is written the first tap opens what is asked for, and ends the text', () =>
    onPhone('fresh', async ({ page, frame, finger, settle }) => {
      const write = async () => {
        const block = frame.locator('[data-block="closetext"]')
        await block.scrollIntoViewIfNeeded()
        await finger.tap(block)
        await settle()
        await page.keyboard.press('Enter')
        await frame.locator('.editor-text').waitFor()
        await settle()
      }
      const settings = page.getByRole('button', { name: 'Settings panel' })
      const isPressed = () => settings.getAttribute('aria-pressed')
      await write()
      await finger.tap(settings)
      await page.locator('[data-region="inspector"]').waitFor()
      assert.equal(await isPressed(), 'true')
      await becomes(() => frame.locator('.editor-text').count(), 0)
      // They make way for a text that is written below them, and the button says so.
      await write()
      await page.locator('[data-region="inspector"]').waitFor({ state: 'hidden' })
      assert.equal(await isPressed(), 'false')
      await finger.tap(settings)
      await page.locator('[data-region="inspector"]').waitFor()
      await finger.tap(settings)
      await page.locator('[data-region="inspector"]').waitFor({ state: 'detached' })
      await write()
      await finger.tap(page.getByRole('button', { name: 'Add', exact: true }))
      await page.getByRole('searchbox').waitFor()
    }))

  test('all that is done to words is within reach in the narrowest window', () =>
    onPhone('fresh', async (opened) => {
      const { page } = opened
      await page.setViewportSize({ width: 320, height: 740 })
      await openText(opened, 'closetext')
      const bar = page.getByRole('toolbar', { name: 'Text' })
      await stillBox(bar)
      const out = await bar.getByRole('button').evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const { left, right, width, height } = button.getBoundingClientRect()
          const isWithin = left >= 0 && right <= innerWidth && width >= 44 && height >= 44
          return isWithin ? [] : [`${button.getAttribute('aria-label')}: ${left} to ${right}`]
        }),
      )
      assert.deepEqual(out, [])
      assert.ok((await bar.getByRole('button').count()) > 8)
    }))

  test('what is added is seen: the sheet goes, and nothing is typed before it is asked for', () =>
    onPhone('fresh', async ({ page, frame, finger, settle }) => {
      await finger.tap(page.getByRole('button', { name: 'Add', exact: true }))
      await page.getByRole('searchbox').waitFor()
      assert.equal(
        await page.getByRole('searchbox').evaluate((field) => field === document.activeElement),
        false,
        'the keyboard of the phone would cover what there is to choose',
      )
      const before = await frame.locator('[data-block]').count()
      await finger.tap(page.getByRole('button', { name: 'Text', exact: true }))
      await settle()
      await becomes(() => frame.locator('[data-block]').count(), before + 1)
      await becomes(() => page.locator('[data-region="panel"]').count(), 0)
      await eventually(async () => {
        const box = await stillBox(frame.locator('.editor-text'))
        assert.ok(box && box.y > 48 && box.y + box.height < 850)
      })
    }))

  test('the handles of a block as wide as the page are 44 px each, and make the page no wider', () =>
    onPhone('fresh', async ({ frame, finger, settle }) => {
      const block = frame.locator('[data-block="coltwo"]')
      await block.evaluate((element: HTMLElement) => {
        element.style.cssText = 'position: absolute; left: 0; width: 100vw'
        element.closest('section')?.style.setProperty('position', 'static')
        for (let at = element.parentElement; at; at = at.parentElement) at.style.position = 'static'
      })
      const width = () => frame.evaluate(() => document.documentElement.scrollWidth)
      const before = await width()
      await finger.tap(block)
      await settle()
      const sizes = await frame.evaluate(() => {
        const root = document.querySelector('[data-layer]')?.shadowRoot
        return [...(root?.querySelectorAll('.handle') ?? [])].map((handle) => {
          const { width, height } = getComputedStyle(handle, '::after')
          return `${width} ${height}`
        })
      })
      assert.ok(sizes.length > 3)
      assert.deepEqual(new Set(sizes), new Set(['44px 44px']))
      assert.equal(await width(), before)
    }))
})
