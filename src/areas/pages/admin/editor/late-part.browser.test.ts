import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { type BuiltPage, openBuiltPage } from '../../../../../tests/built-page.ts'
import { eventually } from '../../../../../tests/eventually.ts'

// A part of a block that comes late, as a canvas draws it: words in markdown, whose parser is fetched when they are.

const main = `
import { createRoot } from 'react-dom/client'
import { drawMarkdown } from ${JSON.stringify(join(import.meta.dirname, '../../blocks/markdown/draw-markdown.tsx'))}
const root = createRoot(document.querySelector('#at'))
globalThis.show = (...texts) => root.render(texts.map((text, at) => <div key={at}>{drawMarkdown(text)}</div>))
globalThis.show('Plain **words**', 'Others, *slanted*')
`

let built: BuiltPage
before(async () => {
  built = await openBuiltPage('late-part', main)
})
after(() => built.close())

const PART = /parsed-markdown/
const WRITTEN = '<div>Plain **words**</div><div>Others, *slanted*</div>'
const DRAWN = '<div><p>Plain <strong>words</strong></p></div><div><p>Others, <em>slanted</em></p></div>'

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
  const page = await built.browser.newPage()
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
  await page.goto(built.address)
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
  const page = await built.browser.newPage()
  let asked = 0
  await page.route(/late-part\.js/, (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.goto(built.address)
  const load = () => page.evaluate("import('/late-part.js').then(() => true, () => false)")
  const came = [await load(), await load()]
  await page.close()
  assert.equal(came[0], false)
  return came[1] === true
}

/** Draws the same blocks again, as a canvas does with every change. */
const drawAgain = (page: Page, ...texts: string[]) =>
  page.evaluate((words) => (globalThis as unknown as { show(...all: string[]): void }).show(...words), texts)

test('until it comes the words stand as they were written, and then it draws all that waited, in place', () =>
  onLine(async ({ page, asked, answer, is }) => {
    await is(WRITTEN)
    await eventually(async () => assert.equal(asked(), 1))
    const first = await page.locator('#at > div').first().elementHandle()
    answer('comes')
    await is(DRAWN)
    assert.ok(await first?.evaluate((one) => one.isConnected), 'what was around it is the same')
    // What is drawn from here on has it from the start.
    await drawAgain(page, 'Plain **words**', '# New')
    await is('<div><p>Plain <strong>words</strong></p></div><div><h2>New</h2></div>')
    assert.equal(asked(), 1)
  }))

test('where the line failed the words stay, and a later drawing asks again where the browser does', () =>
  onLine(async ({ page, asked, answer, is }) => {
    await eventually(async () => assert.equal(asked(), 1))
    answer('fails')
    await page.waitForEvent('requestfailed')
    await is(WRITTEN)
    await drawAgain(page, 'Plain **words**', 'Others, *slanted*')
    await is(WRITTEN)
    assert.equal(asked(), 1, 'not at once: the line is hardly back')
    await page.clock.runFor(5_100)
    await drawAgain(page, 'Plain **words**', 'Others, *slanted*')
    if (!(await fetchesAgain())) {
      await is(WRITTEN)
      assert.equal(asked(), 1)
      return
    }
    await eventually(async () => assert.equal(asked(), 2))
    await is(WRITTEN)
    answer('comes')
    await is(DRAWN)
  }))
