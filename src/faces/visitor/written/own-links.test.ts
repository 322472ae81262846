import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fontFiles } from '#areas/pages/visitor/index.ts'
import { filesOfPage, ownLinks } from './own-links.ts'

const OWN = 'https://own.example'

test('links of a page are told whole, as browsers read them', () => {
  const page = `<a href="/media/a/b/Chef&#x27;s%20(1).pdf#page=2">x</a><img src="${OWN}/media/c"
    srcset="/media/d/320 320w, /media/d/640 640w"><a href="https://other.example/media/e">y</a>
    <p>href="/media/f" is (/media/g)</p><a href="/menu?x=1">z</a><a href="//elsewhere.example/media/h">h</a>
    <a href='/media/i'>i</a><script>const a = ' href="/media/j"'</script>`
  assert.deepEqual(ownLinks(page, OWN), [
    "/media/a/b/Chef's%20(1).pdf",
    '/media/c',
    '/media/d/320',
    '/media/d/640',
    '/menu',
    '/media/i',
  ])
})

test('files of a page are those it leads to, and those its styles, scripts and shared picture name', () => {
  const [font = ''] = fontFiles().keys()
  const file = (letter: string, last: string): string =>
    `/media/${letter.repeat(8)}-0000-7000-8000-000000000000/${'0'.repeat(12)}/${last}`
  const page = `<meta property="og:image" content="${OWN}${file('a', '1200')}"><style>a{src:url(/fonts/${font})}</style>
    <div style="background:url(&quot;${file('c', '640')}&quot;)"></div><a href="${file('d', 'Menu%20(2).pdf')}">d</a>
    <script type="module">import '/_islands/e.js'</script><p title="or (${file('e', 'none')})">so (${file('f', 'none')}) it is</p>
    <a href="/menu">g</a><a href="/media/press">h</a><a href="/fonts/h.woff2">i</a><style>b{src:url(/media/old/j.woff2)}</style>`
  assert.deepEqual(filesOfPage(page, OWN), [
    file('a', '1200'),
    file('c', '640'),
    file('d', 'Menu%20(2).pdf'),
    `/fonts/${font}`,
    '/_islands/e.js',
  ])
})
