import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { builtPage } from '../../../../../tests/built-page.ts'
import { eventually } from '../../../../../tests/eventually.ts'
import { sharedBrowser } from '../../../../../tests/shared-browser.ts'

// The views of blocks come late in a browser, as a canvas draws them: here that of words in markdown.

const at = (path: string): string => JSON.stringify(join(import.meta.dirname, '../../../../', path))
const main = `
import { createRoot } from 'react-dom/client'
import { blockRegistry } from ${at('document/define-block.ts')}
import { onViews } from ${at('document/block-views.ts')}
import { BlockFrame } from ${at('document/render/block-frame.tsx')}
import { typesCss } from ${at('document/render/page-css.ts')}
import { markdownBlock } from ${at('areas/pages/blocks/markdown/block.ts')}
const registry = blockRegistry([markdownBlock])
const root = createRoot(document.querySelector('#at'))
const block = (body, index) => ({
  id: 'block' + index, type: 'markdown', version: 1, props: { body },
  parent: { node: 'section' }, place: { column: 1, row: 1, width: 6, height: 2, layer: 0, align: 'start' },
})
onViews(registry, () => { globalThis.sheet = typesCss(registry) })
globalThis.show = (...texts) => root.render(texts.map((text, index) => (
  <BlockFrame key={index} block={block(text, index)} held={{}} registry={registry} ctx={{ mode: 'canvas' }} />
)))
globalThis.show('Plain **words**', 'Others, *slanted*')
`

const built = builtPage('late-views', main)

const PART = /assets\/view-.*\.js/
const framed = (...inside: readonly string[]): string =>
  inside
    .map(
      (html, index) =>
        `<div class="b type-markdown b-block${index}" data-block="block${index}">${html}</div>`,
    )
    .join('')
const prose = (html: string): string => `<div class="prose markdown">${html}</div>`
const WAITING = framed('', '')
const DRAWN = framed(prose('<p>Plain <strong>words</strong></p>'), prose('<p>Others, <em>slanted</em></p>'))

/** A page whose line does as it is told for the part: what came of it, and how often it was asked for. */
async function onLine(
  act: (given: {
    page: Page
    asked: () => number
    /** Lets the part come, or fails it; until then it is on its way. */
    answer: (how: 'comes' | 'fails') => void
    is: (html: string) => Promise<void>
  }) => Promise<void>,
): Promise<void> {
  const page = await (await sharedBrowser()).newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  let asked = 0
  let line = Promise.withResolvers<'comes' | 'fails'>()
  await page.route(PART, async (route) => {
    asked += 1
    const how = await line.promise
    line = Promise.withResolvers()
    await (how === 'comes' ? route.continue() : route.abort())
  })
  await page.clock.install()
  await page.goto((await built()).address)
  await act({
    page,
    asked: () => asked,
    answer: (how) => line.resolve(how),
    is: (html) => eventually(async () => assert.equal(await page.locator('#at').innerHTML(), html)),
  })
  assert.deepEqual(faults, [])
  await page.close()
}

/**
 * Whether the browser fetches a module again that it could not fetch once. HTML has it keep the failure as long as the
 * document lives; Chromium tries again since some version between 153 and 156.
 */
async function fetchesAgain(): Promise<boolean> {
  const page = await (await sharedBrowser()).newPage()
  let asked = 0
  await page.route(/late-part\.js/, (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.goto((await built()).address)
  const load = () => page.evaluate("import('/late-part.js').then(() => true, () => false)")
  const came = [await load(), await load()]
  await page.close()
  assert.equal(came[0], false)
  return came[1] === true
}

/** Draws the same blocks again, as a canvas does with every change. */
const drawAgain = (page: Page, ...texts: string[]) =>
  page.evaluate((words) => (globalThis as unknown as { show(...all: string[]): void }).show(...words), texts)

test('until its view comes a block is its frame, and then all that waited are drawn in theirs', () =>
  onLine(async ({ page, asked, answer, is }) => {
    await is(WAITING)
    await eventually(async () => assert.equal(asked(), 1))
    const first = await page.locator('#at > div').first().elementHandle()
    answer('comes')
    await is(DRAWN)
    assert.ok(await first?.evaluate((one) => one.isConnected), 'what was around it is the same')
    assert.match(await page.evaluate('globalThis.sheet'), /markdown/, 'its styles have come with it')
    // What is drawn from here on has it from the start.
    await drawAgain(page, 'Plain **words**', '# New')
    await is(framed(prose('<p>Plain <strong>words</strong></p>'), prose('<h2>New</h2>')))
    assert.equal(asked(), 1)
  }))

test('where the line failed the frame stays, and a later drawing asks again where the browser does', () =>
  onLine(async ({ page, asked, answer, is }) => {
    await eventually(async () => assert.equal(asked(), 1))
    answer('fails')
    await page.waitForEvent('requestfailed')
    await is(WAITING)
    await drawAgain(page, 'Plain **words**', 'Others, *slanted*')
    await is(WAITING)
    assert.equal(asked(), 1, 'not at once: the line is hardly back')
    await page.clock.runFor(5_100)
    await drawAgain(page, 'Plain **words**', 'Others, *slanted*')
    if (!(await fetchesAgain())) {
      await is(WAITING)
      assert.equal(asked(), 1)
      return
    }
    await eventually(async () => assert.equal(asked(), 2))
    await is(WAITING)
    answer('comes')
    await is(DRAWN)
  }))
