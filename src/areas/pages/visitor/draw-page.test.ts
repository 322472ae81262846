import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstWordsOf } from './draw-page.server.tsx'

test('the first words of a page are those of its first paragraph', () => {
  const icon = '<svg><path d="M0 0"/></svg><pre>npm start</pre><picture><img src="a"/></picture>'
  assert.equal(
    firstWordsOf(`${icon}<p class="p-lead">Bread &amp; <em>butter</em>.</p><p>No.</p>`),
    'Bread & butter .',
  )
  assert.equal(firstWordsOf(`${icon}<p>Bread</p>`), 'Bread')
  assert.equal(firstWordsOf(icon), '')
  const long = firstWordsOf(`<p>${'word '.repeat(60)}</p>`)
  assert.ok(long.length <= 161 && long.endsWith('word…'))
})
