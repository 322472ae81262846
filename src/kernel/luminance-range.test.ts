import assert from 'node:assert/strict'
import { test } from 'node:test'
import { luminanceRange } from './luminance-range.ts'

/** So many dots of each grey. */
const greys = (...parts: readonly (readonly [grey: number, count: number])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap(([grey, count]) => Array<number>(count * 3).fill(grey)))

test('black is 0, white is 1, and the middle of sRGB a fifth', () => {
  assert.deepEqual(luminanceRange(greys([0, 10])), { darkest: 0, lightest: 0 })
  assert.deepEqual(luminanceRange(greys([255, 10])), { darkest: 1, lightest: 1 })
  assert.deepEqual(luminanceRange(greys([127, 10])), { darkest: 0.212, lightest: 0.213 })
})

test('a glint is left out, a window is not', () => {
  assert.equal(luminanceRange(greys([0, 995], [255, 5])).lightest, 0)
  assert.equal(luminanceRange(greys([0, 950], [255, 50])).lightest, 1)
  assert.equal(luminanceRange(greys([255, 995], [0, 5])).darkest, 1)
  assert.equal(luminanceRange(greys([255, 950], [0, 50])).darkest, 0)
})

test('colours count as they are seen: green is light, blue is dark', () => {
  assert.ok(luminanceRange(Uint8Array.of(0, 255, 0)).darkest > 0.7)
  assert.ok(luminanceRange(Uint8Array.of(0, 0, 255)).lightest < 0.08)
})

test('of nothing nothing is known', () => {
  assert.deepEqual(luminanceRange(new Uint8Array()), { darkest: 0, lightest: 1 })
})
