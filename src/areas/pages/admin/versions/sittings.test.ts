import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sittings, type VersionRow } from './sittings.ts'

const mira = { id: 'a1', name: 'Mira' }
const jon = { id: 'a2', name: 'Jon' }
const row = (version: number, minute: number, given: Partial<VersionRow> = {}): VersionRow => ({
  version,
  at: new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString(),
  author: mira,
  name: null,
  changes: 1,
  ...given,
})
const told = (versions: readonly VersionRow[]) =>
  sittings(versions).map(({ last, changes }) => [last.version, changes])

test('saves of one person without a long rest are one sitting, told by its last', () => {
  assert.deepEqual(told([row(4, 9), row(3, 5, { changes: 3 }), row(2, 1), row(1, 0)]), [[4, 6]])
})

test('another person, a rest of more than ten minutes, and half an hour each begin another', () => {
  assert.deepEqual(told([row(3, 4), row(2, 3, { author: jon }), row(1, 2)]), [
    [3, 1],
    [2, 1],
    [1, 1],
  ])
  assert.deepEqual(told([row(2, 20), row(1, 9)]), [
    [2, 1],
    [1, 1],
  ])
  assert.deepEqual(told([row(5, 40), row(4, 31), row(3, 22), row(2, 13), row(1, 4)]), [
    [5, 4],
    [1, 1],
  ])
})

test('a named version stays a point of its own, with what led to it', () => {
  assert.deepEqual(told([row(3, 2), row(2, 1, { name: 'Before the move' }), row(1, 0)]), [
    [3, 1],
    [2, 2],
  ])
})

test('the beginning of a page stands alone', () => {
  assert.deepEqual(told([row(2, 1), row(1, 0), row(0, 0, { changes: 0 })]), [
    [2, 2],
    [0, 0],
  ])
})
