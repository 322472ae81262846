import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { becomes, eventually, settled } from '../../../tests/eventually.ts'
import { sharedBrowser } from '../../../tests/shared-browser.ts'
import { faultsOf, frameOf, inEditor, served } from './testing.ts'

test('settings that lie above the page leave it while it is written on', () =>
  inEditor(
    'fresh',
    async ({ page, frame, settle }) => {
      const settings = page.locator('[data-region="inspector"]')
      await frame.locator('[data-block="herotext"]').click()
      await settle()
      await settings.waitFor()
      await page.keyboard.press('Enter')
      await frame.locator('[contenteditable=true]').waitFor()
      await settings.waitFor({ state: 'hidden' })
      await page.keyboard.press('Escape')
      await settings.waitFor()
    },
    { width: 800 },
  ))

test('labels on the canvas are set in the type of the app', () =>
  inEditor('fresh', async ({ page, frame, settle }) => {
    await frame.locator('[data-block="colone"]').click()
    await settle()
    const ours = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
    const [first = ''] = ours.replaceAll(/["']/g, '').split(',')
    const tag = frame.locator('[data-layer] .selected .tag')
    await becomes(() => tag.evaluate((label) => getComputedStyle(label).fontFamily), new RegExp(first))
    await frame.waitForFunction((family) => document.fonts.check(`500 12px "editor ${family}"`), first)
    await eventually(async () => {
      const loaded = await frame.evaluate(() =>
        [...document.fonts].filter((face) => face.status === 'loaded').map(({ family }) => family),
      )
      assert.ok(
        loaded.some((family) => family.includes(first)),
        loaded.join(),
      )
    })
  }))

describe('the frame', () => {
  test('runs nothing: no script, no handler, no address that is one', () =>
    inEditor('fresh', async ({ page, frame }) => {
      await frame.evaluate(() => {
        const place = document.querySelector('main')
        const script = document.createElement('script')
        script.textContent = 'parent.ran = 1'
        place?.append(script)
        const holder = document.createElement('div')
        holder.innerHTML =
          '<img src="data:," onerror="parent.ran = 2"><a href="javascript:parent.ran = 3">x</a>'
        place?.append(holder)
        holder.querySelector('a')?.click()
      })
      await settled(page)
      assert.equal(await page.evaluate(() => (globalThis as unknown as { ran?: number }).ran), undefined)
    }).catch((error: unknown) => {
      // The browser says what it held back; that is the point.
      if (!String(error).includes('Content Security Policy')) throw error
    }))
})

describe('for everyone', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in any panel (${scheme})`, () =>
      inEditor(
        'fresh',
        async ({ page, frame, settle }) => {
          await frame.locator('[data-block="heropict"]').click()
          await settle()
          for (const panel of ['Add', 'Layers', 'Site styles', 'Accessibility and search']) {
            await page.getByRole('button', { name: panel, exact: true }).click()
            await settle()
            assert.deepEqual(await faultsOf(page), [], panel)
          }
        },
        { scheme },
      ))
  }

  test('nothing runs out of a phone’s width', () =>
    inEditor(
      'fresh',
      async ({ page }) => {
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        assert.equal(wider, 0)
      },
      { width: 390 },
    ))
})

test('the first screen needs at most 180 KB of compressed JavaScript (P13)', async () => {
  const { address, outDir } = await served()
  const context = await (await sharedBrowser()).newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${address}bench.html?blocks=200`)
  const frame = await frameOf(page)
  await becomes(() => frame.locator('[data-block]').count(), 200)
  // What was asked for until it was ready; what comes with time, or with the first sign of use, is not of it.
  const files = await page.evaluate(() => {
    const readyAt = performance.getEntriesByName('editor-ready')[0]?.startTime ?? 0
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= readyAt)
    const paths = asked.map(({ name }) => new URL(name).pathname)
    return [...new Set(paths.filter((path) => path.endsWith('.js')))]
  })
  const sizes = files.map((file) => gzipSync(readFileSync(join(outDir, file))).length)
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024
  await context.close()
  assert.ok(readdirSync(outDir).length > 0)
  assert.ok(kilobytes > 60 && kilobytes <= 180, `${kilobytes.toFixed(1)} KB in ${files.length} files`)
})
