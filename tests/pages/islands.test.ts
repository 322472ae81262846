import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { blockRegistry } from '#document/define-block.ts'
import { pageCss } from '#document/render/page-css.ts'
import { renderPage } from '#document/render/render-page.server.tsx'
import { defaultStyles } from '#document/styles.ts'
import { galleryBlock } from '#areas/pages/blocks/gallery/block.ts'
import { pageBlocks } from '#areas/pages/blocks/index.ts'
import { pageWith, sampleContext, samplesOf } from '#areas/pages/blocks/testing.ts'
import { drawn } from '../eventually.ts'
import { openStage, type Stage, wholePage } from './stage.ts'

// What a block needs is loaded when it is seen or touched, and not before (delivery.md, "Pages").

const registry = blockRegistry(pageBlocks)
const MODULE = '/_islands/picture-gallery.js'
let stage: Stage

describe('islands', () => {
  before(async () => {
    stage = await openStage()
  })
  after(() => stage.close())

  /** A gallery far below what a window shows. */
  function farBelow(): string {
    const props = { ...samplesOf(galleryBlock)[0]?.props, layout: 'grid', lightbox: true }
    const drawn = renderPage(pageWith(galleryBlock, props), { registry, ctx: sampleContext() })
    const far = '<div style="height:6000px">Far above</div>'
    const css = pageCss([drawn], defaultStyles, [drawn.html])
    const { islands } = drawn
    return wholePage({ title: 'A gallery', css, body: `${far}<main>${drawn.html}</main>`, islands })
  }

  /** Shows the page as a browser does that is told something before it begins. */
  async function show(init: string, act: (page: Page, asked: readonly string[]) => Promise<void>) {
    await stage.show(farBelow(), 1280, async (page) => {
      await page.addInitScript(init)
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.reload()
      await page.evaluate(drawn)
      await act(page, asked)
    })
  }
  const loaded = (page: Page) =>
    page.waitForFunction(() => customElements.get('picture-gallery') !== undefined)
  const dialog = (page: Page) => page.locator('dialog.gallery-large[open]').waitFor()

  /** A browser in which nothing is ever seen: what is touched has to do. */
  const BLIND = `window.IntersectionObserver = class { observe() {} disconnect() {} }`

  describe('what a block needs', () => {
    test('is not loaded before it is nearly in sight, and then once', async () => {
      await show('', async (page, asked) => {
        assert.ok(asked.includes('/_islands/load-islands.js'))
        assert.ok(!asked.includes(MODULE), asked.join(' '))
        await page.mouse.wheel(0, 6000)
        await loaded(page)
        await page.locator('picture-gallery a').first().click()
        await dialog(page)
        assert.equal(asked.filter((path) => path === MODULE).length, 1)
      })
    })

    test('is loaded by the first click, which is not lost', async () => {
      await show(BLIND, async (page, asked) => {
        assert.ok(!asked.includes(MODULE))
        await page.locator('picture-gallery a').first().click()
        await dialog(page)
        assert.ok(page.url().endsWith('/'), 'the picture did not open as a file')
      })
    })

    test('is loaded by the first touch of a finger', async () => {
      await show(BLIND, async (page) => {
        const link = page.locator('picture-gallery a').first()
        await link.scrollIntoViewIfNeeded()
        await link.dispatchEvent('pointerdown', { pointerType: 'touch' })
        await loaded(page)
      })
    })

    test('is loaded by the focus, and a key pressed at once is not lost', async () => {
      await show(BLIND, async (page, asked) => {
        assert.ok(!asked.includes(MODULE))
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await dialog(page)
      })
    })

    test('is loaded at once where nothing can tell what is seen', async () => {
      await show('delete window.IntersectionObserver', async (page, asked) => {
        await loaded(page)
        assert.ok(asked.includes(MODULE))
      })
    })

    test('that cannot be loaded leaves the page as it is, and is asked for again', async () => {
      await show(BLIND, async (page) => {
        // For as long as it is wanted: on a slow machine it is asked for once when the pointer comes and once when it presses.
        await page.route(`**${MODULE}`, (route) => route.abort())
        await page.locator('picture-gallery a').first().click()
        await page.waitForURL(/\.jpg$/)
        await page.unroute(`**${MODULE}`)
        await page.goBack()
        await page.locator('picture-gallery a').first().click()
        await dialog(page)
      })
    })
  })
})
