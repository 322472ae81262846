import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { pageBlocks } from '#areas/pages/blocks/index.ts'
import { drawBlock } from '#areas/pages/blocks/testing.ts'
import { sharedBrowser } from '../lane.ts'
import { worded } from './worded.ts'

// Hostile text in every text of every block: whatever is written there, the page that a browser
// reads from it, and reads again from what it read, holds nothing that runs. Thousands of others are read by HTML's rules
// alone (src/areas/pages/blocks/hostile.test.ts); of those that have got past sanitisers this is what a browser makes.

const vectors: readonly string[] = [
  '<script>window.ran=1</script>',
  '"><img src=x onerror=window.ran=1>',
  "'><svg onload=window.ran=1>",
  '</style><script>window.ran=1</script>',
  '</textarea></title><script>window.ran=1</script>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.ran=1&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=window.ran=1>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.ran=1>',
  '<noscript><p title="</noscript><img src=x onerror=window.ran=1>">',
  '<template><script>window.ran=1</script></template>',
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  '<a href="java&#10;script:window.ran=1">a</a>',
  '<base href="https://elsewhere.example/">',
  '<meta http-equiv=refresh content="0;url=https://elsewhere.example/">',
  '[a](javascript:window.ran=1)',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '![a](javascript:window.ran=1 "b" onerror=window.ran=1)',
  '<javascript:window.ran=1>',
  '[a]: javascript:window.ran=1\n[a]',
  '```html onload=window.ran=1\n<script>window.ran=1</script>\n```',
  '&lt;script&gt;window.ran=1&lt;/script&gt;',
  '\u2028<script>window.ran=1</script>\u2029',
]

let page: Page

describe('hostile text', () => {
  before(async () => {
    page = await (await sharedBrowser()).newPage()
  })
  after(() => page.close())

  /** What a browser finds in each of the pieces that would run, or lead elsewhere by itself. */
  function dangers(pieces: readonly string[]): Promise<string[]> {
    return page.evaluate((all) => {
      const found: string[] = []
      const look = (html: string, piece: string, again: boolean): void => {
        const { body, head } = new DOMParser().parseFromString(html, 'text/html')
        for (const element of [...head.querySelectorAll('*'), ...body.querySelectorAll('*')]) {
          const name = element.localName
          // React's own: a picture that is wanted early.
          if (name === 'link' && element.getAttribute('rel') === 'preload') continue
          if (/^(script|iframe|object|embed|base|meta|link|frame|applet|form|template)$/.test(name))
            found.push(`<${name}> in ${piece}`)
          for (const { name: attribute, value } of element.attributes) {
            const isAddress = /^(href|src|action|formaction|data|xlink:href|poster)$/.test(attribute)
            const scheme = /^[\s\u0000-\u0020]*([a-z][a-z0-9+.-]*):/i.exec(
              value.replace(/[\t\n\r]/g, ''),
            )?.[1]
            if (attribute.startsWith('on') || attribute === 'srcdoc') found.push(`${attribute} in ${piece}`)
            if (isAddress && scheme && !/^(https?|mailto|tel)$/i.test(scheme))
              found.push(`${attribute}=${value} in ${piece}`)
          }
        }
        // What was serialised and is read once more must not become something else (mutation).
        if (again) look(body.innerHTML, piece, false)
      }
      for (const html of all) look(html, html.slice(0, 300), true)
      return found
    }, pieces)
  }

  for (const definition of pageBlocks) {
    test(`R-38: hostile text in every text of the block ${definition.type}`, async () => {
      for (const mode of ['page', 'canvas'] as const) {
        const pieces = vectors.map(
          (text) => drawBlock(definition, worded(definition, text), { ctx: { mode } }).html,
        )
        assert.deepEqual((await dangers(pieces)).slice(0, 5), [])
      }
    })
  }

  test('the check sees what runs', async () => {
    const running = [
      '<p onclick="x">a</p>',
      '<a href="jav&#9;ascript:x">a</a>',
      '<script>x</script>',
      '<iframe srcdoc="x"></iframe>',
    ]
    for (const html of running) assert.notEqual((await dangers([html])).length, 0, html)
    const calm = '<p title="<script>">safe</p><a href="/menu">safe</a><a href="https://example.com/">safe</a>'
    assert.deepEqual(await dangers([calm]), [])
  })
})
