import assert from 'node:assert/strict'
import { test } from 'node:test'
import { edgesOf } from './tracker.ts'

test('a mark knows the edges of the page it lies at', () => {
  const at = (left: number, top: number, width: number, height: number) =>
    edgesOf({ left, top, width, height }, 1_000, 2_000)
  assert.equal(at(100, 100, 200, 200), '')
  assert.equal(at(0, 100, 1_000, 200), 'left right')
  assert.equal(at(100, 4, 200, 200), 'top')
  assert.equal(at(100, 1_800, 200, 199), 'bottom')
})
