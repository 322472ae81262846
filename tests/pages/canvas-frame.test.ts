import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { frameDocument, framePolicy } from '#editor/canvas/frame-document.ts'
import { adminPolicy } from '#faces/server/admin-pages.ts'
import { escapeHtml } from '#kernel/html-text.ts'
import { sharedBrowser } from '../lane.ts'

// whatever gets into the canvas as an owner's content is drawn there and not carried out. The frame is made as the
// editor makes it, of `frameDocument` in `srcdoc`, on a page with the policy of the owner's app; the content is put into it
// from outside, as the editor draws.

const NONCE = 'b25jZQ=='

/** Content that tries to run, to send, and to reach the page around it. Each leaves a word in `tried` of the parent. */
const hostile = (): string => `
<script>parent.tried.push('script')</script>
<img src="data:," onerror="parent.tried.push('handler'); top.tried.push(document.cookie)">
<svg onload="parent.tried.push('svg')"></svg>
<details open ontoggle="parent.tried.push('toggle')">x</details>
<iframe srcdoc="&lt;script>top.tried.push('inner')&lt;/script>"></iframe>
<iframe src="javascript:top.tried.push('inner address')"></iframe>
<object data="data:text/html,<script>top.tried.push('object')</script>"></object>
<a id="link" href="javascript:parent.tried.push('link')">x</a>
<form id="form" action="${origin}/sent" method="post"><input name="a" value="b"><button id="send" formaction="${origin}/sent">x</button></form>
<form action="javascript:parent.tried.push('form address')"><button id="address">x</button></form>
<base href="https://elsewhere.example/">`

let server: Server
let origin = ''
const posted: string[] = []

/** The page around the frame, as the owner's app is served; `document` is what the frame begins with. */
const around = (document: string): string =>
  `<!doctype html><title>App</title><script nonce="${NONCE}">window.tried=[]</script>` +
  `<iframe id="canvas" srcdoc="${escapeHtml(document)}"></iframe>`

const made = frameDocument('en-US', 'ltr', 'Page')
/** The frame without its policy: what the test has to notice. */
const bared = made.replace(/<meta http-equiv[^>]*>/, '')

describe('canvas frame', () => {
  before(async () => {
    server = createServer((request, response) => {
      const url = request.url ?? '/'
      if (request.method === 'POST') posted.push(url)
      // With the app's own policy, and once without any, so that the frame's alone is seen to hold.
      if (url.startsWith('/with'))
        response.setHeader(
          'content-security-policy',
          adminPolicy({
            nonce: NONCE,
            sitesDomain: 'sites.localhost',
            isSecure: false,
            organisationId: null,
          }),
        )
      response.setHeader('set-cookie', 'crumb=secret; Path=/; SameSite=Lax')
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(around(url.endsWith('bared') ? bared : made))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  after(() => server.close())

  /** What the content managed to do on a page. */
  async function managed(path: string): Promise<{ tried: string[]; posted: number; address: string }> {
    posted.length = 0
    const page = await (await sharedBrowser()).newPage()
    try {
      await page.goto(origin + path)
      await page.waitForFunction(() => {
        const frame = document.querySelector<HTMLIFrameElement>('#canvas')
        return frame?.contentDocument?.title === 'Page'
      })
      await page.evaluate(async (html) => {
        const frame = document.querySelector<HTMLIFrameElement>('#canvas')?.contentDocument
        if (!frame) throw new Error('No frame')
        frame.body.innerHTML = html
        // A script put in by itself runs, where one in a text of HTML does not.
        const script = frame.createElement('script')
        script.textContent = `parent.tried.push('script of its own')`
        frame.body.append(script)
        for (const id of ['link', 'address', 'send']) frame.getElementById(id)?.click()
        await new Promise((resolve) => setTimeout(resolve, 800))
      }, hostile())
      const tried = await page.evaluate(() => (window as unknown as { tried: string[] }).tried)
      return { tried, posted: posted.length, address: page.url() }
    } finally {
      await page.close()
    }
  }

  test('R-36: in the canvas nothing of an owner’s content runs, is sent, or reaches the app around it', async () => {
    for (const path of ['/with', '/alone'])
      assert.deepEqual(await managed(path), { tried: [], posted: 0, address: origin + path }, path)
  })

  test('R-36: it is the frame’s own policy that holds it: without it, content runs and reads the cookies', async () => {
    const { tried, posted: sent } = await managed('/alone/bared')
    assert.ok(tried.includes('script of its own'), tried.join(', '))
    assert.ok(tried.includes('handler'), tried.join(', '))
    assert.ok(
      tried.some((one) => one.includes('crumb=secret')),
      tried.join(', '),
    )
    assert.ok(sent > 0, 'a form was sent')
  })

  test('R-36: the frame begins with the whole of its policy, before anything else that could load', () => {
    assert.ok(made.includes(`content="${escapeHtml(framePolicy)}"`))
    assert.ok(made.indexOf('Content-Security-Policy') < made.indexOf('<title>'))
    for (const closed of ['script-src', 'object-src', 'base-uri', 'form-action', 'connect-src', 'worker-src'])
      assert.ok(framePolicy.split('; ').includes(`${closed} 'none'`), closed)
  })
})
