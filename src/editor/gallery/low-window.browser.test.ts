import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator } from 'playwright-core'
import { becomes, eventually, stillBox } from '../../../tests/eventually.ts'
import { inEditor, type Opened } from './testing.ts'

/** A window of 1280 × 800 at 200 %: what WCAG 2.2, 1.4.4 asks for. */
const magnified = (act: (opened: Opened) => Promise<void>) =>
  inEditor('fresh', act, { width: 640, height: 400 })

async function boxOf(one: Locator) {
  const box = await stillBox(one)
  assert.ok(box)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

describe('in a window that is magnified twice', () => {
  test('a panel and the settings stand beside the page, one at a time, as high as it', () =>
    magnified(async ({ page, frame, settle }) => {
      await frame.locator('[data-block="closetext"]').click()
      await settle()
      const canvas = page.locator('iframe').first()
      const panel = page.locator('[data-region="panel"]')
      const inspector = page.locator('[data-region="inspector"]')
      for (const [name, open, shut] of [
        ['Add', panel, inspector],
        ['Settings panel', inspector, panel],
        ['Layers', panel, inspector],
      ] as const) {
        await page.getByRole('button', { name, exact: true }).click()
        await open.waitFor()
        await settle()
        await becomes(() => shut.count(), 0, name)
        await eventually(async () => {
          const [beside, drawn] = [await boxOf(open), await boxOf(canvas)]
          assert.ok(beside.height >= 340, `${name}: ${beside.height} px high`)
          assert.ok(drawn.width >= 300, `${name}: ${drawn.width} px of the page`)
          assert.ok(beside.right <= drawn.x + 1 || beside.x >= drawn.right - 1, `${name} lies over the page`)
        })
      }
      await page.getByRole('button', { name: 'Settings panel' }).click()
      await inspector.waitFor()
      await frame.locator('[data-block="closetext"]').dblclick()
      await frame.locator('.editor-text').waitFor()
      await settle()
      assert.ok(await inspector.isVisible(), 'the page keeps its width while it is written in')
    }))

  test('the bar of a section does not lie under what adds one, where a wide page is drawn small', () =>
    magnified(async ({ page, frame, settle }) => {
      await page.getByRole('button', { name: 'Layers', exact: true }).click()
      await page.getByRole('button', { name: 'Desktop', exact: true }).click()
      await settle()
      await page.locator('[data-region="panel"] [role="row"]').first().click()
      await settle()
      const bar = frame.locator('.section-selected > .bar')
      await bar.waitFor()
      await eventually(async () => {
        const [tools, add] = [await boxOf(bar), await boxOf(frame.locator('.section-selected > .add.top'))]
        assert.ok(tools.x >= add.right || tools.y >= add.bottom, JSON.stringify({ tools, add }))
      })
    }))
})
