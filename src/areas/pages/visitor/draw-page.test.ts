import assert from 'node:assert/strict'
import { test } from 'node:test'
import { descriptionOf } from './draw-page.server.tsx'

test('a page is described by the words of its first paragraph, as many as are shown whole', () => {
  assert.equal(descriptionOf('Bread &amp; <em>butter</em>.'), 'Bread & butter .')
  assert.equal(descriptionOf('Bread'), 'Bread')
  assert.equal(descriptionOf('<br/>'), '')
  const long = descriptionOf('word '.repeat(60))
  assert.ok(long.length <= 161 && long.endsWith('word…'))
})
