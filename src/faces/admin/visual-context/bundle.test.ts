import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bundleHtml, bundleName, mailHref } from './bundle.ts'

const bundle = {
  message: 'The "save" button <does> nothing & stays',
  page: 'https://app.example/sites/1?x=<script>',
  userAgent: 'Firefox/145.0',
  window: '1440 × 900',
  at: '2026-11-20T10:00:00.000Z',
  captured: {
    text: '</pre><script>alert(1)</script>',
    outline: [
      { depth: 1, role: 'button', name: '<img onerror=x>', box: { x: 1.4, y: 2, width: 3, height: 4 } },
    ],
    screenshot: 'data:image/png;base64,iVBORw0KGgo=',
  },
}

test('a bundle is one file that runs nothing, whatever was written or seen', () => {
  const html = bundleHtml(bundle, (key) => key, 'en-US')
  assert.doesNotMatch(html, /<script|<img onerror/)
  assert.match(html, /default-src 'none'; img-src data:; style-src 'unsafe-inline'/)
  assert.match(html, /&quot;save&quot; button &lt;does&gt; nothing &amp; stays/)
  assert.match(html, /<img alt="" src="data:image\/png;base64,iVBORw0KGgo=">/)
  assert.match(html, /<td>· button<\/td><td>&lt;img onerror=x&gt;<\/td><td>1 2 3 4<\/td>/)
  assert.equal(bundleName(bundle.at), 'support-request-2026-11-20.html')
})

test('without the extension a request is words alone', () => {
  const html = bundleHtml({ ...bundle, captured: null }, (key) => key, 'en-US')
  assert.doesNotMatch(html, /support\.bundle\.(picture|outline|text)/)
  assert.match(html, /support\.bundle\.page/)
})

test('a mail names subject and text, and adds no header', () => {
  const href = mailHref('help@example.com', 'Support request', 'one\ntwo&bcc=evil@example.com?')
  assert.equal(
    href,
    'mailto:help@example.com?subject=Support%20request&body=one%0D%0Atwo%26bcc%3Devil%40example.com%3F',
  )
  assert.ok(mailHref('a@b.example', 's', 'x'.repeat(5000)).length < 1700)
})
