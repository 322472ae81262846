import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accepts } from './file-rules.ts'

const photo = { name: 'Mug.JPG', type: 'image/jpeg', size: 2_000 }

test('types are exact, families, or endings; none takes all', () => {
  assert.equal(accepts(photo, ['image/jpeg']), null)
  assert.equal(accepts(photo, ['image/*']), null)
  assert.equal(accepts(photo, ['.jpg']), null)
  assert.equal(accepts(photo, []), null)
  assert.equal(accepts(photo, ['image/png', '.csv', 'video/*']), 'type')
  assert.equal(accepts({ ...photo, type: 'imagex/jpeg' }, ['image/*']), 'type')
})

test('a file of the limit is taken, one byte more is not', () => {
  assert.equal(accepts(photo, ['image/*'], 2_000), null)
  assert.equal(accepts(photo, ['image/*'], 1_999), 'size')
})
