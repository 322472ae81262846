import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { after, before, describe, test } from 'node:test'
import { type BrowserContext, chromium, type Page, type Worker } from 'playwright-core'
import type { Answer, Captured, Question } from './protocol.ts'
import { CHANNEL, readAnswer, VERSION } from './protocol.ts'
import { quietArgs, wholeBrowser } from '../../../../tests/browser.ts'

// The unpacked extension in a real browser. Nobody can press its icon in a browser without a screen: the
// copy under test has the permission that the press would give, and its worker does what the press does.

const extension = fileURLToPath(new URL('../../../../extension/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'portico-extension-'))

/** What the editor's canvas is: a frame of the page's own origin. */
const framed =
  "<body style='margin:0'><section data-block='text' style='width:200px;height:40px'><p style='margin:0'>Opening hours</p></section>"

const html = `<!doctype html><html lang="en"><head><title>Kestrel Books</title></head><body>
<main aria-label="Shop"><h1>Kestrel Books</h1><p>Open <b>until six</b>.</p>
<p hidden>Not for the eye</p><p style="visibility:hidden">Nor this</p>
<label>Name <input value="typed by somebody"></label><button>Save</button>
<iframe title="Canvas" srcdoc="${framed}"
  style="width:400px;height:200px;border:10px solid;transform:scale(.5);transform-origin:0 0"></iframe>
<iframe title="Strange" sandbox srcdoc="<p>Of another origin</p>"></iframe>
<iframe title="Folded" srcdoc="<p>Not for the eye</p>" style="display:none"></iframe>
<div role="dialog" data-visual-context><h2>Get help</h2></div></main>
<script>window.secret = 'in a script'</script></body></html>`

/** The browser that comes as a package takes no extension: what was not run is named at the end. */
const executable = wholeBrowser()
const options = { skip: executable ? false : 'no whole Chromium on this machine' }

let server: Server
let context: BrowserContext
let page: Page
let worker: Worker

/** Posts a question from the page, as the app does, and gives what is answered within a while. */
function asked(what: Question['what'], wait: number): Promise<Answer | null> {
  return page
    .evaluate(
      ({ question, most }) =>
        new Promise<unknown>((resolve) => {
          window.addEventListener('message', ({ data }: MessageEvent<{ from?: string; id?: string }>) => {
            if (data.from === 'extension' && data.id === question.id) resolve(data)
          })
          setTimeout(() => resolve(null), most)
          window.postMessage(question, location.origin)
        }),
      {
        question: { channel: CHANNEL, version: VERSION, from: 'page', what, id: `q-${Math.random()}` },
        most: wait,
      },
    )
    .then(readAnswer)
}

/** What a press of the icon does. */
async function press(): Promise<void> {
  await worker.evaluate(async () => {
    const api = (globalThis as never as { chrome: ChromeApi }).chrome
    const [tab] = await api.tabs.query({ active: true })
    await api.scripting.executeScript({ target: { tabId: tab?.id ?? -1 }, files: ['content.js'] })
  })
}

interface ChromeApi {
  readonly tabs: { query(about: { active: boolean }): Promise<{ id?: number }[]> }
  readonly scripting: {
    executeScript(given: { target: { tabId: number }; files: string[] }): Promise<unknown>
  }
}

describe('the extension, unpacked', () => {
  before(async () => {
    if (!executable) return
    const unpacked = join(folder, 'extension')
    cpSync(extension, unpacked, { recursive: true })
    const manifest = JSON.parse(readFileSync(join(unpacked, 'manifest.json'), 'utf8')) as object
    writeFileSync(
      join(unpacked, 'manifest.json'),
      JSON.stringify({ ...manifest, host_permissions: ['<all_urls>'] }),
    )
    server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      executablePath: executable,
      headless: false,
      viewport: { width: 800, height: 600 },
      args: [
        '--headless=new',
        ...quietArgs,
        `--disable-extensions-except=${unpacked}`,
        `--load-extension=${unpacked}`,
      ],
    })
    worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker', { timeout: 15_000 }))
    page = context.pages()[0] ?? (await context.newPage())
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  })

  after(async () => {
    await context?.close()
    server?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('contract §8: before its icon is pressed, the extension answers nobody', options, async () => {
    assert.equal(await asked('status', 400), null)
  })

  test('contract §8: pressed, it answers the status message, also when pressed twice', options, async () => {
    await press()
    await press()
    assert.deepEqual(
      { ...(await asked('status', 20_000)), id: '' },
      {
        channel: CHANNEL,
        from: 'extension',
        id: '',
        what: 'ready',
        version: VERSION,
      },
    )
  })

  test('contract §8: it answers with the visible text, the outline and a screenshot', options, async () => {
    const given = await asked('capture', 30_000)
    assert.equal(given?.what, 'captured')
    const { text, outline, screenshot } = (given as { captured: Captured }).captured
    assert.equal(text, 'Kestrel Books\nOpen until six.\nName\nSave\nOpening hours')
    assert.deepEqual(
      outline.map(({ depth, role, name }) => [depth, role, name]),
      [
        [0, 'main', 'Shop'],
        [1, 'heading 1', 'Kestrel Books'],
        [1, 'input', 'Name'],
        [1, 'button', 'Save'],
        [1, 'iframe', 'Canvas'],
        [2, 'block text', ''],
        [1, 'iframe', 'Strange'],
      ],
    )
    const [canvas, block] = outline.filter(({ name, role }) => name === 'Canvas' || role === 'block text')
    assert.ok(canvas && block)
    const edge = { x: canvas.box.x + 5, y: canvas.box.y + 5 }
    assert.deepEqual(block.box, { ...edge, width: 100, height: 20 }, 'where it stands in the window')
    assert.ok(outline.every(({ box }) => box.width > 0 && box.height > 0))
    assert.doesNotMatch(JSON.stringify({ text, outline }), /typed by somebody|in a script|Get help/)
    const png = Buffer.from((screenshot ?? '').split(',')[1] ?? '', 'base64')
    assert.deepEqual([...png.subarray(0, 4)], [0x89, 0x50, 0x4e, 0x47])
    assert.equal(png.readUInt32BE(16), 800, 'as wide as the window')
  })
})
