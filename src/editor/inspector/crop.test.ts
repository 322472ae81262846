import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { cropTo, pullCrop, wholeCrop } from './crop.ts'

const near = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 1e-9, `${actual} is not ${expected}`)

describe('crop', () => {
  test('a side is pulled, the other stays', () => {
    assert.deepEqual(pullCrop(wholeCrop, { x: 'start' }, { x: 0.25, y: 0 }, undefined, 1), {
      x: 0.25,
      y: 0,
      width: 0.75,
      height: 1,
    })
  })
  test('never leaves the picture and never shrinks to nothing', () => {
    const crop = pullCrop({ x: 0.5, y: 0.5, width: 0.4, height: 0.4 }, {}, { x: 2, y: -2 }, undefined, 1)
    near(crop.x, 0.6)
    near(crop.y, 0)
    assert.ok(pullCrop(wholeCrop, { x: 'end' }, { x: -3, y: 0 }, undefined, 1).width > 0)
    assert.equal(pullCrop(wholeCrop, { y: 'end' }, { x: 0, y: 3 }, undefined, 1).height, 1)
  })
  test('keeps a ratio in pixels whatever the picture’s own', () => {
    const start = cropTo(1, 2)
    near((start.width * 2) / start.height, 1)
    for (const sides of [{ x: 'end' }, { y: 'end' }, { x: 'start', y: 'start' }] as const) {
      const crop = pullCrop(start, sides, { x: -0.1, y: 0.1 }, 1, 2)
      near((crop.width * 2) / crop.height, 1)
      assert.ok(
        crop.x >= -1e-9 &&
          crop.y >= -1e-9 &&
          crop.x + crop.width <= 1 + 1e-9 &&
          crop.y + crop.height <= 1 + 1e-9,
      )
    }
  })
})
