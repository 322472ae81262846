import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Frame, Page } from 'playwright-core'
import { becomes, eventually } from '../../../tests/eventually.ts'
import { askForName, inEditor, openText } from './testing.ts'

/** Ada writes in the first text of the page, at a place in it. */
const adaAt = (page: Page, at: number) =>
  page.evaluate((from) => {
    const text = { path: ['props', 'body'], from, to: from }
    const ada = { section: 'hero01', blocks: ['herotext'], device: 'desktop', text }
    const channel = new BroadcastChannel('editor-gallery bakery')
    const people = [{ id: 'ada', account: 'ada', name: 'Ada Kline', at: ada }]
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel.postMessage({ kind: 'people', people })
    channel.close()
  }, at)

test('what others write is seen with their names, is no part of the words, and moves nothing of ours', () =>
  inEditor('fresh', async (opened) => {
    const { page, frame, settle } = opened
    const told = () =>
      page.evaluate(() => (globalThis as unknown as { gallery: { told: number } }).gallery.told)
    await openText(opened, 'herotext')
    await settle()
    const before = await told()
    for (const at of [3, 3, 4]) await adaAt(page, at)
    const caret = frame.locator('.editor-caret')
    await caret.waitFor()
    await settle()
    assert.equal(await told(), before, 'a caret that does not move is sent once')
    assert.match(await caret.evaluate((one) => getComputedStyle(one, '::after').content), /Ada Kline/)
    const read = await wordsRead(page)
    assert.match(read, /We mix at noon/)
    assert.doesNotMatch(read, /Ada Kline/)
    await page.keyboard.press('ArrowLeft')
    await eventually(async () => assert.ok((await told()) > before, 'a move is sent'))
  }))

/** What assistive technology finds in the text that is written. */
async function wordsRead(page: Page): Promise<string> {
  const wire = await page.context().newCDPSession(page)
  const { frameTree } = await wire.send('Page.getFrameTree')
  const frameId = frameTree.childFrames?.[0]?.frame.id
  assert.ok(frameId !== undefined)
  const { nodes } = await wire.send('Accessibility.getFullAXTree', { frameId })
  const wordsOf = (id: string): string => {
    const node = nodes.find(({ nodeId }) => nodeId === id)
    const inside = (node?.childIds ?? []).map(wordsOf).join(' ')
    return `${String(node?.name?.value ?? '')} ${inside}`
  }
  return wordsOf(nodes.find(({ role }) => role?.value === 'textbox')?.nodeId ?? '')
}

interface Edges {
  readonly top: number
  readonly bottom: number
}

/** The line the caret is on and the bar of the text, in pixels of the window. */
async function caretAndBar(page: Page): Promise<{ caret: Edges; bar: Edges; shown: boolean; canvas: Edges }> {
  return page.evaluate(() => {
    const frame = document.querySelector('iframe')
    const bar = document.querySelector('[data-text-bar]')
    const inside = frame?.contentDocument
    const range = inside?.getSelection()?.getRangeAt(0)
    if (!frame || !bar || !range) throw new Error('no text is written')
    const outer = frame.getBoundingClientRect()
    const scale = outer.height / frame.clientHeight
    const line = range.startContainer.parentElement?.closest('p') ?? range.startContainer
    const box = (line as Element).getBoundingClientRect()
    const { top, bottom } = bar.getBoundingClientRect()
    return {
      caret: { top: outer.top + box.top * scale, bottom: outer.top + box.bottom * scale },
      bar: { top, bottom },
      shown: bar.checkVisibility({ visibilityProperty: true }),
      canvas: { top: outer.top, bottom: outer.bottom },
    }
  })
}

for (const [size, viewport] of [
  ['in a low window', { width: 1440, height: 460 }],
  ['on a phone', { width: 390, height: 760 }],
] as const) {
  test(`${size} the bar of a text lies on no selected words, wherever the page is scrolled to`, () =>
    inEditor(
      'fresh',
      async (opened) => {
        const { page, frame, settle } = opened
        await openText(opened, 'herotext')
        await page.keyboard.press('Control+End')
        // As many words as the window has room for, and more.
        for (let line = 0; line < (size === 'on a phone' ? 8 : 24); line += 1) {
          await page.keyboard.press('Enter')
          await page.keyboard.insertText('Rye, on Thursdays')
        }
        await page.keyboard.press('Control+a')
        await settle()
        let seen = 0
        for (const top of [0, 60, 150, 300]) {
          await frame.evaluate((to) => scrollTo(0, to), top)
          await settle()
          const { bar, lines, shown } = await page.evaluate(() => {
            const inner = document.querySelector('iframe')
            const element = document.querySelector('[data-text-bar]')
            const range = inner?.contentDocument?.getSelection()?.getRangeAt(0)
            if (!inner || !element || !range) throw new Error('no text is written')
            const outer = inner.getBoundingClientRect()
            const scale = outer.height / inner.clientHeight
            return {
              bar: element.getBoundingClientRect().toJSON() as DOMRect,
              shown: element.checkVisibility({ visibilityProperty: true }),
              lines: [...range.getClientRects()].map((one) => ({
                left: outer.left + one.left * scale,
                right: outer.left + one.right * scale,
                top: outer.top + one.top * scale,
                bottom: outer.top + one.bottom * scale,
              })),
            }
          })
          if (!shown) continue
          seen += 1
          const under = lines.filter(
            (line) =>
              line.right > bar.left + 1 &&
              line.left < bar.right - 1 &&
              line.bottom > bar.top + 1 &&
              line.top < bar.bottom - 1 &&
              // The whole block is selected, and is no words.
              line.bottom - line.top < 200,
          )
          // A phone has no room beside its words: there the bar may lie on the first lines that are seen.
          const most = size === 'on a phone' ? 2 : 0
          assert.ok(under.length <= most, `scrolled to ${top} it lies on ${under.length} lines`)
        }
        assert.ok(seen > 2)
      },
      viewport,
    ))
}

test('the bar of a text keeps clear of the line that is written, and goes with its text', () =>
  inEditor(
    'fresh',
    async (opened) => {
      const { page, frame, settle } = opened
      await openText(opened, 'herotext')
      await page.keyboard.press('Control+End')
      const apart = async (when: string) => {
        await settle()
        await eventually(async () => {
          const { caret, bar, shown, canvas } = await caretAndBar(page)
          assert.ok(shown, when)
          assert.ok(
            bar.bottom <= caret.top + 1 || bar.top >= caret.bottom - 1,
            `${when}: the bar ${bar.top}–${bar.bottom} lies on the line ${caret.top}–${caret.bottom}`,
          )
          assert.ok(bar.top >= canvas.top && bar.bottom <= canvas.bottom, `${when}: it is within the canvas`)
        })
      }
      for (let line = 1; line <= 24; line += 1) {
        await page.keyboard.press('Enter')
        await page.keyboard.insertText(`Line ${line}`)
        if (line % 6 === 0) await apart(`line ${line}`)
      }
      for (let line = 23; line > 0; line -= 1) {
        await page.keyboard.press('ArrowUp')
        if (line % 5 === 0) await apart(`back at line ${line}`)
      }
      await page.keyboard.press('Control+End')
      await apart('at its end')
      await frame.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await becomes(async () => (await caretAndBar(page)).shown, false, 'its text is out of sight')
      // F6 goes past it.
      await page.keyboard.press('F6')
      const part = () =>
        page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset['region'])
      await becomes(part, 'inspector')
      await page.keyboard.press('Shift+F6')
      await becomes(part, 'canvas')
      await frame.evaluate(() => scrollTo(0, 0))
      await becomes(async () => (await caretAndBar(page)).shown, true, 'it is back with its text')
    },
    { height: 520 },
  ))

describe('Enter that ends a word of an input method', () => {
  /** As browsers tell it: Safari says that the word has ended before the key that ended it. */
  const tellings = [
    { key: 'Enter', isComposing: true, keyCode: 229 },
    { key: 'Enter', isComposing: false, keyCode: 229 },
  ]
  const press = (at: Page | Frame) =>
    at.evaluate((all) => {
      for (const one of all)
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { ...one, bubbles: true, cancelable: true }),
        )
    }, tellings)

  test('does not end the writing of a line', () =>
    inEditor('fresh', async (opened) => {
      const { page, frame, settle } = opened
      await openText(opened, 'closebutt')
      await press(frame)
      await settle()
      assert.equal(await frame.locator('.editor-text').count(), 1)
      await page.keyboard.press('Enter')
      await becomes(() => frame.locator('.editor-text').count(), 0)
    }))

  test('does not send the window it is typed in', () =>
    inEditor('fresh', async ({ page, frame, settle }) => {
      await frame.locator('[data-block="coltwo"]').click()
      await page.getByRole('button', { name: 'Layers', exact: true }).click()
      await settle()
      const panel = page.locator('[data-region="panel"]')
      const name = await askForName(
        page,
        panel.getByRole('row').filter({ has: page.locator('[aria-current]') }),
      )
      await name.fill('見出し')
      await press(page)
      await settle()
      assert.equal(await name.count(), 1)
      await page.keyboard.press('Enter')
      await becomes(() => name.count(), 0)
    }))
})

test('plain words keep what they say: a letter comes after them, a click stands where it is, Enter takes them all', () =>
  inEditor('fresh', async ({ page, frame, settle }) => {
    const button = frame.locator('[data-block="herobutt"]')
    const label = button.locator('[data-field="label"]')
    const reads = (words: string) => becomes(() => label.textContent(), words)
    const box = await button.boundingBox()
    assert.ok(box)
    await button.click({ position: { x: box.width - 3, y: box.height / 2 } })
    await settle()
    await page.keyboard.press('x')
    await reads('Order for tomorrowx')
    await page.keyboard.press('Escape')
    await settle()

    // Between the second and the third letter.
    const between = await label.evaluate((element) => {
      const range = document.createRange()
      range.setStart(element.firstChild ?? element, 2)
      range.collapse(true)
      const { x, top, height } = range.getBoundingClientRect()
      const whole = element.getBoundingClientRect()
      return { x: (x - whole.x) / whole.width, y: (top + height / 2 - whole.y) / whole.height }
    })
    const shown = await label.boundingBox()
    assert.ok(shown)
    await page.mouse.click(shown.x + between.x * shown.width, shown.y + between.y * shown.height)
    await frame.locator('.editor-text').waitFor()
    await settle()
    await page.keyboard.type('-')
    await reads('Or-der for tomorrowx')
    await page.keyboard.press('Escape')
    await settle()

    await page.keyboard.press('Enter')
    await frame.locator('.editor-text').waitFor()
    await settle()
    await page.keyboard.type('Bread')
    await reads('Bread')
  }))
