import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Frame } from 'playwright-core'
import { becomes, stillBox } from '../../../tests/eventually.ts'
import { inEditor, openText } from './testing.ts'

test('a picture between words has a bar: its words, its width, another, none', () =>
  inEditor('fresh', async (opened) => {
    const { page, frame, settle } = opened
    await openText(opened, 'coltwo')
    await page.locator('[data-text-bar]').getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Picture in the text' }).click()
    const picture = frame.locator('[data-block="coltwo"] img[src]')
    await picture.waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('F6')
    const bar = page.getByRole('toolbar', { name: 'Picture in the text' })
    await bar.getByRole('button', { name: 'Picture settings' }).press('Enter')
    await page.getByRole('textbox', { name: 'What the picture shows' }).fill('A loaf, cut')
    await page.getByPlaceholder('Its own').fill('240')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await settle()
    await becomes(() => picture.getAttribute('alt'), 'A loaf, cut')
    await becomes(() => picture.getAttribute('width'), '240')
    await bar.getByRole('button', { name: 'Remove the picture' }).click()
    await settle()
    await becomes(() => picture.count(), 0)
  }))

/** Drops files into the text that is open, at its beginning: what of it was left to the browser. */
const dropInText = (frame: Frame, names: readonly string[], type = 'image/svg+xml') =>
  frame.locator('.editor-text').evaluate(
    (text, [files, kind]) => {
      const dataTransfer = new DataTransfer()
      for (const name of files) dataTransfer.items.add(new File(['<svg/>'], name, { type: kind }))
      const { left, top } = (text.firstElementChild ?? text).getBoundingClientRect()
      const at = { clientX: left + 1, clientY: top + 6 }
      return ['dragover', 'drop'].filter((name) =>
        text.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true, ...at })),
      )
    },
    [names, type] as const,
  )

test('a file dropped on words that are written is not opened in the place of the app', () =>
  inEditor('fresh', async (opened) => {
    const { page, frame, settle } = opened
    for (const [id, name, type] of [
      ['coltwo', 'a.pdf', 'application/pdf'],
      ['herobutt', 'a.svg', 'image/svg+xml'],
    ] as const) {
      await openText(opened, id)
      const words = await frame.locator('.editor-text').innerText()
      assert.deepEqual(await dropInText(frame, [name], type), [], `${name} on ${id}`)
      await settle()
      assert.equal(await frame.locator('.editor-text').innerText(), words)
      assert.equal(await frame.locator('[data-layer] .between').isVisible(), false)
      await page.keyboard.press('Escape')
      await settle()
    }
  }))

test('a picture dropped into a text shows that it is on its way, and arrives though the text was left', () =>
  inEditor('fresh', async (opened) => {
    const { page, frame, settle } = opened
    await openText(opened, 'coltwo')
    const words = await frame.locator('[data-block="coltwo"]').innerText()
    await dropInText(frame, ['slow-one.svg', 'two.svg'])
    const arriving = frame.locator('.editor-arriving')
    await arriving.first().waitFor()
    assert.equal(await arriving.count(), 2)
    await becomes(() => arriving.first().textContent(), '40%')
    await page.getByText('slow-one.svg').first().waitFor()
    // Typed meanwhile: the cursor stays where it was, and the picture where it was dropped.
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' More')
    await page.keyboard.press('Escape')
    await settle()
    // Nobody writes in it now: they are shown where they will be, at the beginning of its first line.
    const boxes = frame.locator('[data-layer] .arriving')
    await becomes(() => boxes.allTextContents(), ['40%', '0%'])
    const [box, next, line] = await Promise.all([
      stillBox(boxes.first()),
      stillBox(boxes.last()),
      stillBox(frame.locator('[data-block="coltwo"] h3')),
    ])
    assert.ok(box && next && line)
    assert.ok(Math.abs(box.x - line.x) < 4, `at ${box.x} of a line at ${line.x}`)
    assert.ok(next.x >= box.x + box.width, 'one lies on the other')
    assert.ok(box.y + box.height / 2 > line.y && box.y + box.height / 2 < line.y + line.height)
    await page.evaluate(() => document.dispatchEvent(new Event('arrive')))
    const pictures = frame.locator('[data-block="coltwo"] img')
    await becomes(() => pictures.count(), 2)
    assert.deepEqual(await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('alt'))), [
      'slow-one.svg',
      'two.svg',
    ])
    assert.equal(
      (await frame.locator('[data-block="coltwo"]').innerText()).replaceAll(/\s+/g, ' ').trim(),
      `${words.replaceAll(/\s+/g, ' ').trim()} More`,
    )
    assert.equal(await arriving.count(), 0)
    await becomes(() => boxes.count(), 0)
    // Dropped together they are one step.
    await frame.locator('body').focus()
    await page.keyboard.press('Control+z')
    await settle()
    await becomes(() => pictures.count(), 0)
    await becomes(() => frame.locator('[data-block="coltwo"]').innerText(), / More/)
  }))

test('pictures that arrive late find their places, though the text was written in again', () =>
  inEditor('fresh', async (opened) => {
    const { page, frame, settle } = opened
    await openText(opened, 'coltwo')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('one two')
    await dropInText(frame, ['slow-one.svg', 'two.svg'])
    await page.keyboard.press('Escape')
    await settle()
    // It is selected still: a click goes into its words.
    await frame.locator('[data-block="coltwo"]').click()
    await frame.locator('.editor-text').waitFor()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('zero ')
    await page.evaluate(() => document.dispatchEvent(new Event('arrive')))
    const line = frame.locator('[data-block="coltwo"] h3')
    const drawn = () =>
      line.evaluate((heading) =>
        [...heading.childNodes]
          .filter((one) => !(one as Element).classList?.contains('ProseMirror-separator'))
          .map((one) => (one as Element).getAttribute?.('alt') ?? one.textContent)
          .join('|'),
      )
    await becomes(drawn, 'zero |slow-one.svg|two.svg|one two')
  }))

test('a picture that did not arrive is said, leaves nothing, and is sent again to its place, in the text or left', () =>
  inEditor('fresh', async (opened) => {
    const { page, frame, settle } = opened
    const picture = frame.locator('[data-block="coltwo"] h3 img[alt]:not(.ProseMirror-separator)')
    const again = page.getByRole('button', { name: 'Try again' })
    await openText(opened, 'coltwo')
    for (const leaves of [false, true]) {
      await dropInText(frame, ['slow-one.svg'])
      await frame.locator('.editor-arriving').waitFor()
      await page.evaluate(() => document.dispatchEvent(new Event('fail')))
      await again.waitFor()
      await page.getByText('The line broke').first().waitFor()
      assert.equal((await frame.locator('.editor-arriving').count()) + (await picture.count()), 0)
      if (leaves) {
        await frame.locator('.editor-text').press('Escape')
        await settle()
      }
      await again.click()
      await page.getByText('slow-one.svg').first().waitFor()
      assert.equal(await again.count(), 0)
      if (!leaves) await frame.locator('.editor-arriving').waitFor()
      await page.evaluate(() => document.dispatchEvent(new Event('arrive')))
      await becomes(() => picture.count(), 1)
      if (!leaves) {
        await frame.locator('.editor-text').press('Control+z')
        await becomes(() => picture.count(), 0)
      }
    }
  }))

test('points and sides of a picture that arrow keys move tell where they are', () =>
  inEditor('fresh', async ({ page, frame, settle }) => {
    await frame.locator('[data-block="heropict"]').click()
    await settle()
    const point = page.getByRole('slider', { name: /^Point that stays in view/ })
    const reads = (slider: typeof point, words: RegExp) =>
      becomes(async () => (await slider.getAttribute('aria-valuetext')) ?? '', words)
    await point.focus()
    await reads(point, /^50% from the left, 50% from the top$/)
    await page.keyboard.press('ArrowRight')
    await reads(point, /^52% from the left, 50% from the top$/)
    await page.getByRole('button', { name: 'Crop', exact: true }).press('Enter')
    const side = page.getByRole('slider', { name: /^Right side/ })
    await side.focus()
    const whole = await side.getAttribute('aria-valuetext')
    await page.keyboard.press('Shift+ArrowLeft')
    await reads(side, /^[\d,]+ by [\d,]+ pixels$/)
    assert.notEqual(await side.getAttribute('aria-valuetext'), whole)
    const area = page.getByRole('slider', { name: /^Part of the picture/ })
    await area.focus()
    await reads(area, /^0% from the left/)
    await page.keyboard.press('ArrowRight')
    await reads(area, /^1% from the left/)
    await page.keyboard.press('Escape')
  }))

test('of several pictures only the part changes that is touched, each keeps its own', () =>
  inEditor('fresh', async ({ page, frame, settle }) => {
    await frame.locator('[data-section="hero01"]').evaluate((section) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['<svg/>'], 'second.svg', { type: 'image/svg+xml' }))
      const { left, bottom } = section.getBoundingClientRect()
      const at = { clientX: left + 100, clientY: bottom - 4 }
      section.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...at }))
    })
    const second = frame.locator('img[alt="second.svg"]')
    await second.waitFor()
    const pictures = frame.locator('[data-section="hero01"] .type-image img')
    const shown = () =>
      pictures.evaluateAll((all) =>
        all.map((one) => {
          const { src, alt, style } = one as HTMLImageElement
          return { src, alt, position: style.objectPosition }
        }),
      )
    const before = await shown()
    assert.equal(new Set(before.map(({ src }) => src)).size, 2)
    await settle()
    await frame.locator('[data-block="heropict"]').click({ modifiers: ['Shift'], position: { x: 40, y: 40 } })
    await settle()
    const point = page.getByRole('slider', { name: /^Point that stays in view/ })
    await point.focus()
    await page.keyboard.press('ArrowRight')
    await settle()
    const moved = before.map((one) => ({ ...one, position: '52% 50%' }))
    await becomes(shown, moved)
    await page.getByText('Only decoration', { exact: true }).click()
    const silent = moved.map((one) => ({ ...one, alt: '' }))
    await becomes(shown, silent)
    // Each was silent for a moment, and has its own words still.
    await page.getByText('Only decoration', { exact: true }).click()
    await becomes(shown, moved)
  }))
