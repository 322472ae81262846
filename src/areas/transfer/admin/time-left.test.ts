import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOUR, MINUTE, SECOND } from '#kernel/clock.ts'
import { roughly, timeLeft } from './time-left.ts'

const from = { at: 1_000, done: 100 }

test('what is left is told by the pace since it was first seen', () => {
  assert.equal(timeLeft(from, { at: 11_000, done: 300 }, 900), 30 * SECOND)
  assert.equal(timeLeft(from, { at: 11_000, done: 900 }, 900), 0)
})

test('nothing is said before there is a pace, nor where work stands still', () => {
  assert.equal(timeLeft(from, { at: 2_000, done: 300 }, 900), null)
  assert.equal(timeLeft(from, { at: 60_000, done: 100 }, 900), null)
  assert.equal(timeLeft(from, { at: 21_000, done: 300 }, 900), MINUTE, 'twice as long since it moved no more')
  assert.equal(timeLeft(from, { at: 60_000, done: 0 }, 900), null, 'begun anew')
})

test('it is said no more exactly than it is known', () => {
  assert.deepEqual(roughly(59 * SECOND), { unit: 'soon' })
  assert.deepEqual(roughly(MINUTE + SECOND), { unit: 'minutes', count: 2 })
  assert.deepEqual(roughly(89 * MINUTE), { unit: 'minutes', count: 89 })
  assert.deepEqual(roughly(2.6 * HOUR), { unit: 'hours', count: 3 })
  assert.deepEqual(roughly(2.4 * HOUR), { unit: 'hours', count: 2 })
})
