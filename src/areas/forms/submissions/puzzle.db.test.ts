import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { newId } from '#kernel/ids.ts'
import { fixedClock, HOUR } from '#kernel/clock.ts'
import { testTools } from '#platform/testing/world.ts'
import { firstWord, solve } from '../blocks/form/solve.ts'
import { newPuzzle, readProof } from './puzzle.ts'

const clock = fixedClock('2026-11-20T10:00:00Z')
const signing = { site: { id: newId() }, tools: testTools(), clock }

test('the browser digests as Node does', () => {
  for (const text of ['', 'abc', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'x'.repeat(119)])
    assert.equal(firstWord(text), createHash('sha256').update(text).digest().readUInt32BE(0), text)
})

test('a puzzle is solved in a moment, for its site and its hour alone', async () => {
  const puzzle = newPuzzle(signing)
  const begun = performance.now()
  const solved = await solve(puzzle)
  assert.ok(performance.now() - begun < 5_000)
  assert.equal(readProof(signing, solved)?.isSolved, true)
  assert.equal(readProof(signing, puzzle)?.isSolved, false)
  assert.equal(readProof(signing, `${puzzle}~${Array(16).fill('0').join('.')}`)?.isSolved, false)
  assert.equal(readProof({ ...signing, site: { id: newId() } }, solved), null)
  const later = { ...signing, clock: { now: () => clock.now() + 2 * HOUR } }
  assert.equal(readProof(later, solved)?.isSolved, false)
})
