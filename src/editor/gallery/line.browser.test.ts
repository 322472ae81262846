import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { becomes, passed } from '../../../tests/eventually.ts'
import { inEditor } from './testing.ts'

/** What was fetched for another test would be there already. */
const loaded = { isLoaded: true }

/** The browser says what it could not fetch; that is the point. */
const unlessOffline = (error: unknown) => {
  if (!String(error).includes('ERR_FAILED')) throw error
}

/**
 * Waits until nothing was fetched for a second. The browser's own word for that is not said any more once
 * the frame has taken a face from what the app has in memory.
 */
async function untilFetched(page: Page): Promise<void> {
  const count = (): Promise<number> => page.evaluate(() => performance.getEntriesByType('resource').length)
  let before = -1
  for (let now = await count(); now !== before; now = await count()) {
    before = now
    await passed(page, 1_000)
  }
}

describe('when the line is down', () => {
  test('that nothing is saved is read out where “Saved” is', () =>
    inEditor('fresh', async ({ page, frame, settle }) => {
      await frame.locator('[data-block="coltwo"]').click()
      await settle()
      // The very region that was there: one that comes with its words is not read out.
      const region = await page.getByRole('banner').getByRole('status').elementHandle()
      assert.ok(region)
      const said = () => region.evaluate((one) => (one.isConnected ? one.textContent : 'gone'))
      // What goes well is seen, and not said over what a key has done.
      const everSaid = await page.evaluateHandle((one) => {
        const all: (string | null)[] = []
        new MutationObserver(() => all.push(one.textContent)).observe(one, {
          childList: true,
          characterData: true,
          subtree: true,
        })
        return all
      }, region)
      await page.keyboard.press('ArrowRight')
      await page.getByRole('banner').getByText('Saving…').waitFor()
      await page.getByRole('banner').getByText('Saved', { exact: true }).waitFor()
      assert.deepEqual(await everSaid.jsonValue(), [])
      const line = (is: boolean) =>
        page.evaluate((on) => {
          ;(globalThis as unknown as { gallery: { line: boolean } }).gallery.line = on
        }, is)
      await line(false)
      await page.keyboard.press('ArrowDown')
      await becomes(said, 'Kept in this browser')
      await line(true)
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await becomes(said, 'Saved')
      await page.keyboard.press('ArrowLeft')
      await becomes(said, '')
      await page.getByRole('banner').getByText('Saved', { exact: true }).waitFor()
      assert.equal(await said(), '')
    }))

  test('a part that was not fetched is missing, and the editor stays', () =>
    inEditor(
      'fresh',
      async ({ page, frame, settle }) => {
        await page.route(/styles-panel/, (route) => route.abort())
        const panel = page.locator('[data-region="panel"]')
        await page.getByRole('button', { name: 'Site styles', exact: true }).click()
        await settle()
        await settle()
        assert.equal(await panel.count(), 0)
        // One that does not lie below what was said of it.
        const block = frame.locator('[data-block="heropict"]')
        await block.click()
        await settle()
        await becomes(() => block.getAttribute('role'), 'application', 'it is selected: the editor is there')
        await page.unroute(/styles-panel/)
        await page.getByRole('button', { name: 'Site styles', exact: true }).click()
        await panel.getByRole('heading', { name: 'Site styles' }).waitFor()
      },
      loaded,
    ).catch(unlessOffline))

  test('what one may need is there already: panels, menus, windows, and the word on saving', () =>
    inEditor(
      'fresh',
      async ({ page, frame, settle }) => {
        await frame.locator('[data-block="coltwo"]').click()
        // That it has begun to fetch them is seen by one of the last.
        await page.waitForFunction(() =>
          performance.getEntriesByType('resource').some(({ name }) => /save-trouble/.test(name)),
        )
        await untilFetched(page)
        const asked: string[] = []
        await page.route(/\.(js|css)$/, async (route) => {
          asked.push(new URL(route.request().url()).pathname)
          await route.abort()
        })
        for (const name of ['Add', 'Layers', 'Site styles', 'Accessibility and search']) {
          await page.getByRole('button', { name, exact: true }).click()
          await page.locator('[data-region="panel"]').getByRole('heading', { name, exact: true }).waitFor()
        }
        await frame.locator('[data-block="coltwo"]').click({ button: 'right' })
        await page.getByRole('menu').waitFor()
        await page.keyboard.press('Escape')
        await page.keyboard.press('Control+k')
        await page.getByRole('dialog').waitFor()
        await page.keyboard.press('Escape')
        await settle()
        await frame.locator('[data-block="coltwo"]').dblclick()
        await frame.locator('.editor-text').waitFor()
        await page.keyboard.press('Escape')
        await page.evaluate(() => {
          ;(globalThis as unknown as { gallery: { line: boolean } }).gallery.line = false
        })
        await page.keyboard.press('ArrowDown')
        await page.getByRole('button', { name: 'Kept in this browser' }).click()
        await page.getByRole('dialog').waitFor()
        assert.deepEqual(asked, [])
      },
      loaded,
    ))
})
