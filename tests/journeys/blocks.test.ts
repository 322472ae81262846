import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { blockRegistry, type BlockDefinition } from '#document/define-block.ts'
import { newSection, type Block, type JsonObject, type PageDocument } from '#document/nodes.ts'
import { emptyDocument } from '#document/nodes.ts'
import { pageCss } from '#document/render/page-css.ts'
import { renderPage } from '#document/render/render-page.server.tsx'
import { defaultStyles, themeNames, type ThemeName } from '#document/styles.ts'
import { codeBlock } from '#areas/pages/blocks/code/block.tsx'
import { galleryBlock } from '#areas/pages/blocks/gallery/block.tsx'
import { pageBlocks } from '#areas/pages/blocks/index.ts'
import { sampleContext } from '#areas/pages/blocks/testing.ts'
import { videoBlock } from '#areas/pages/blocks/video/block.tsx'
import { axeFaults, openStage, sideways, type Stage, wholePage } from './stage.ts'

const registry = blockRegistry(pageBlocks)
let stage: Stage

before(async () => {
  stage = await openStage()
})
after(() => stage.close())

/** All samples of these blocks under one another, in one theme. */
function samplesPage(definitions: readonly BlockDefinition[], theme: ThemeName): PageDocument {
  const blocks: { [id: string]: Block } = {}
  let row = 1
  for (const definition of definitions) {
    for (const { name, props } of definition.samples) {
      const id = `${definition.type}${name.replaceAll(/[^a-z0-9]/g, '')}00`
      const { width, height } = definition.size
      const align = definition.sizing === 'box' ? 'stretch' : 'start'
      blocks[id] = {
        id,
        type: definition.type,
        version: definition.version,
        props: props as JsonObject,
        parent: { node: 'sectiona' },
        place: { column: 1, row, width, height, layer: 0, align },
      }
      row += height + 1
    }
  }
  const section = newSection({ id: 'sectiona', theme, blocks: Object.keys(blocks) })
  return { ...emptyDocument(), order: ['sectiona'], sections: { sectiona: section }, blocks }
}

function htmlOf(definitions: readonly BlockDefinition[], theme: ThemeName = 'paper'): string {
  const drawn = renderPage(samplesPage(definitions, theme), { registry, ctx: sampleContext() })
  const { html, islands } = drawn
  const css = pageCss([drawn], defaultStyles)
  return wholePage({ title: 'Samples', css, body: `<main>${html}</main>`, islands })
}

/** One page shows every sample, so its headings are not an outline. */
const asOne = ['page-has-heading-one', 'heading-order', 'video-caption']

describe('every sample of every block', () => {
  for (const theme of themeNames) {
    test(`holds against axe on ${theme}`, async () => {
      await stage.show(htmlOf(pageBlocks, theme), 1280, async (page) => {
        assert.deepEqual(await axeFaults(page, asOne), [])
      })
    })
  }

  for (const width of [320, 390, 768, 1920]) {
    test(`stays inside a window ${width} px wide`, async () => {
      await stage.show(htmlOf(pageBlocks), width, async (page) => {
        assert.ok((await sideways(page)) <= 0)
        assert.deepEqual(await axeFaults(page, asOne), [])
      })
    })
  }
})

describe('the gallery', () => {
  test('opens a picture large, moves by keys, and gives the focus back', async () => {
    await stage.show(htmlOf([galleryBlock]), 1280, async (page) => {
      const first = page.locator('.gallery-grid a').first()
      await first.focus()
      await page.keyboard.press('Enter')
      const large = page.locator('dialog[open]')
      await large.waitFor()
      assert.match(String(await large.locator('figcaption').textContent()), /Picture 1 of 6/)
      await page.keyboard.press('ArrowRight')
      assert.match(String(await large.locator('figcaption').textContent()), /Picture 2 of 6/)
      assert.match(String(await large.locator('img').getAttribute('src')), /bottle\.jpg/)
      assert.deepEqual(await axeFaults(page, asOne), [])
      await page.keyboard.press('Escape')
      await large.waitFor({ state: 'detached' }).catch(() => {})
      assert.equal(await page.locator('dialog[open]').count(), 0)
      // A dialog says that it was closed a moment after it is.
      await page.locator('.gallery-grid li:nth-child(2) a:focus').waitFor({ timeout: 3000 })
    })
  })

  test('moves through a slideshow by its buttons and says where it is', async () => {
    await stage.show(htmlOf([galleryBlock]), 1280, async (page) => {
      const slideshow = page.locator('picture-gallery[data-layout=slideshow]')
      await slideshow.getByRole('button', { name: 'Next picture' }).click()
      await slideshow.locator('.gallery-bar p', { hasText: 'Picture 2 of 6' }).waitFor({ timeout: 3000 })
    })
  })

  test('stands still where motion is not wanted, and offers to play', async () => {
    await stage.show(htmlOf([galleryBlock]), 1280, async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.reload()
      const slideshow = page.locator('picture-gallery[data-layout=slideshow]')
      await slideshow.scrollIntoViewIfNeeded()
      await slideshow.getByRole('button', { name: 'Play slideshow' }).waitFor()
    })
  })
})

test('a film shows its poster and one button, then its own controls', async () => {
  await stage.show(htmlOf([videoBlock]), 1280, async (page) => {
    const player = page.locator('video-player').first()
    const play = player.getByRole('button', { name: /Play video: The dunes/ })
    await play.click()
    assert.ok(await play.isHidden())
    assert.ok(await player.locator('video').evaluate((video) => (video as HTMLVideoElement).controls))
  })
})

test('code is copied as it is, and says so', async () => {
  await stage.show(htmlOf([codeBlock]), 1280, async (page) => {
    const first = page.locator('code-copy').first()
    await first.getByRole('button', { name: 'Copy code' }).click()
    await first.getByRole('button', { name: 'Copied' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    assert.match(copied, /^\/\/ The kitchen closes.*console\.log/s)
  })
})
