import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { escapeHtml, unescapeHtml } from './html-text.ts'

test('text in HTML is text, and comes back as it was', () => {
  assert.equal(escapeHtml(`a <b> & "c" 'd'`), 'a &lt;b&gt; &amp; &quot;c&quot; &#x27;d&#x27;')
  assert.equal(unescapeHtml('&amp;lt; &nbsp;'), '&lt; &nbsp;')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const html = escapeHtml(text)
      assert.doesNotMatch(html, /["'<>]/)
      assert.equal(unescapeHtml(html), text)
    }),
  )
})
