import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  applyLetters,
  composeLetters,
  invertLetters,
  isLettersEdit,
  lettersBetween,
  putLess,
  rebaseLetters,
  rebaseLettersInRow,
  type LettersEdit,
} from './letters.ts'

const words = fc.string({ maxLength: 12, unit: fc.constantFrom('a', 'b', ' ', 'é', '🥐', '👩‍🍳') })

/** Words, and a row of edits that lead on from them. */
const row = (start: string, ends: readonly string[]): LettersEdit[] =>
  ends.map((end, index) => lettersBetween(ends[index - 1] ?? start, end))
const applied = (start: string, edits: readonly LettersEdit[]) => edits.reduce(applyLetters, start)

test('an edit is what differs', () => {
  assert.deepEqual(lettersBetween('Bread at seven', 'Bread at eleven'), [9, 'el', -1])
  assert.deepEqual(lettersBetween('same', 'same'), [])
  assert.deepEqual(lettersBetween('aa', 'aaa'), [2, 'a'])
  assert.deepEqual(lettersBetween('🥐', '🥨'), ['🥨', -2], 'half an emoji is no letter')
})

test('what is no edit is told apart', () => {
  for (const given of [null, 'x', [0], [1.5], [''], [{}], ['\0'], ['\ud83e'], [Infinity]])
    assert.equal(isLettersEdit(given), false)
  assert.ok(isLettersEdit([3, 'x', -2]))
  assert.throws(() => applyLetters('abc', [2, -2]), RangeError)
  assert.throws(() => applyLetters('🥐', [1, -1]), RangeError)
})

test('an edit leads there, and its inverse exactly back', () => {
  fc.assert(
    fc.property(words, words, (before, after) => {
      const edit = lettersBetween(before, after)
      assert.ok(isLettersEdit(edit))
      assert.equal(applyLetters(before, edit), after)
      assert.equal(applyLetters(after, invertLetters(before, edit)), before)
    }),
  )
})

test('edits in a row are one, however they are grouped', () => {
  fc.assert(
    fc.property(words, words, words, words, (start, one, two, three) => {
      const [a = [], b = [], c = []] = row(start, [one, two, three])
      assert.equal(applyLetters(start, composeLetters(composeLetters(a, b), c)), three)
      assert.deepEqual(composeLetters(composeLetters(a, b), c), composeLetters(a, composeLetters(b, c)))
      assert.ok(isLettersEdit(composeLetters(a, b)))
    }),
  )
})

test('two people come to the same words, whoever is heard first', () => {
  fc.assert(
    fc.property(
      words,
      fc.array(words, { maxLength: 4 }),
      fc.array(words, { maxLength: 4 }),
      (start, ours, theirs) => {
        const [one, other] = [row(start, ours), row(start, theirs)]
        const head = applied(start, other)
        const mine = applied(start, one)
        const after = applied(head, rebaseLettersInRow(one, other, 'after'))
        assert.equal(after, applied(mine, rebaseLettersInRow(other, one, 'before')))
      },
    ),
    { numRuns: 1_000 },
  )
})

test('what others put in stays, even amid what is taken away', () => {
  const base = 'Bread, rolls and cakes'
  const ours = lettersBetween(base, 'Bread and cakes')
  const theirs = lettersBetween(base, 'Bread, warm rolls and cakes')
  assert.equal(applied(base, [theirs, rebaseLetters(ours, theirs, 'after')]), 'Breadwarm  and cakes')
  assert.deepEqual(rebaseLetters(ours, ours, 'after'), [], 'what both take is taken once')
})

test('less is put in where there is no room', () => {
  assert.deepEqual(putLess([2, 'abc', 1, 'de'], 3), [2, 'ab'])
  assert.deepEqual(putLess(['a🥐'], 1), ['a'])
  assert.deepEqual(putLess(['ab', -1], 9), [-1])
})
