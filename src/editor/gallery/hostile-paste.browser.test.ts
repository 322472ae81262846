import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { hostileMarkup } from '../../../tests/hostile/markup.ts'
import { dangersOf } from '../../../tests/hostile/parsed.ts'
import { sharedBrowser } from '../../../tests/shared-browser.ts'
import type * as Paste from '../clipboard/clean-paste.ts'

// hostile markup on the clipboard. The code that cleans what is pasted runs in a browser, under a policy as strict
// about styles as the app's.

let page: Page

/** The module as one script that leaves it in `paste`. */
async function bundled(): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, '../../..'),
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, '../clipboard/clean-paste.ts'),
        formats: ['iife'],
        name: 'paste',
      },
    },
  })) as Rolldown.RolldownOutput[]
  const [chunk] = made.flatMap(({ output }) => output)
  assert.ok(chunk?.type === 'chunk')
  return chunk.code
}

interface Cleaned {
  readonly once: string
  readonly twice: string
  /** The text that is stored, as JSON. */
  readonly text: string
}

const cleaned = (all: readonly string[]): Promise<Cleaned[]> =>
  page.evaluate((markup) => {
    const { cleanPaste, textOfPaste } = (globalThis as unknown as { paste: typeof Paste }).paste
    return markup.map((one) => {
      const once = cleanPaste(one, globalThis.window)
      return {
        once,
        twice: cleanPaste(once, globalThis.window),
        text: JSON.stringify(textOfPaste(one, globalThis.window) ?? null),
      }
    })
  }, all)

describe('what is pasted, in a browser', () => {
  before(async () => {
    page = await (await sharedBrowser()).newPage()
    const code = await bundled()
    await page.route('http://paste.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': "default-src 'none'; style-src-attr 'none'" },
        body: '<!doctype html><title>Paste</title>',
      }),
    )
    await page.goto('http://paste.example/')
    // By the protocol: the page's own policy lets no script in.
    await page.evaluate(`${code}; globalThis.paste = paste; globalThis.violated = 0`)
    await page.evaluate(() =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (effectiveDirective === 'style-src-attr')
          (globalThis as unknown as { violated: number }).violated += 1
      }),
    )
  })
  after(() => page.close())

  test('R-38: nothing that is pasted runs, after a second parse either, and what is cleaned twice stays', async () => {
    const all = await cleaned(hostileMarkup)
    assert.equal(all.length, hostileMarkup.length)
    const changed = all.flatMap(({ once, twice }, n) =>
      once === twice ? [] : [[hostileMarkup[n], once, twice]],
    )
    assert.deepEqual(changed, [])
    for (const [n, { once, text }] of all.entries()) {
      const markup = hostileMarkup[n] ?? ''
      assert.deepEqual(dangersOf(once), [], markup)
      assert.doesNotMatch(text, /"(url|href|src)":"\s*(javascript|vbscript|data):/i, markup)
    }
    assert.ok(all.filter(({ text }) => text !== 'null').length > 1_000, 'words are left')
    assert.equal(await page.evaluate(() => (globalThis as unknown as { ran?: number }).ran), undefined)
  })

  test('R-37: what Docs and Word style where it stands keeps its weight where no style attribute is parsed', async () => {
    const [docs] = await cleaned([
      '<b style="font-weight:normal"><p><span style="font-weight:700">open</span><span style="font-weight:400"> late</span></p></b>',
    ])
    assert.deepEqual(JSON.parse(docs?.text ?? ''), {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          attrs: { align: null, style: 'body' },
          content: [
            { type: 'text', text: 'open', marks: [{ type: 'bold' }] },
            { type: 'text', text: ' late' },
          ],
        },
      ],
    })
    assert.equal(await page.evaluate(() => (globalThis as unknown as { violated: number }).violated), 0)
  })
})
