import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { caretAfter } from './caret-after.ts'

/** Words with a place written into them as `|`, or with two as `[` and `]`. */
const moved = (before: string, after: string): string => {
  const plain = before.replaceAll(/[[\]|]/g, '')
  if (before.includes('|')) {
    const at = caretAfter(plain, after, before.indexOf('|'))
    return `${after.slice(0, at)}|${after.slice(at)}`
  }
  const from = caretAfter(plain, after, before.indexOf('['), 'behind')
  const to = caretAfter(plain, after, before.indexOf(']') - 1, 'before')
  return `${after.slice(0, from)}[${after.slice(from, to)}]${after.slice(to)}`
}

test('a caret stays beside the letters it stood beside', () => {
  assert.equal(moved('Fresh br|ead', 'Warm fresh bread'), 'Warm fresh br|ead')
  assert.equal(moved('Fresh br|ead', 'Fresh bread and cakes'), 'Fresh br|ead and cakes')
  assert.equal(moved('Fresh, warm br|ead', 'Fresh bread'), 'Fresh br|ead')
  assert.equal(moved('br|ead', 'bread'), 'br|ead')
  assert.equal(moved('🥐| and rolls', '🥨🥐 and rolls'), '🥨🥐| and rolls')
  assert.equal(moved('O|rder', 'Older Order'), 'Older O|rder')
})

test('changes on both of its sides at once leave it where it was', () => {
  assert.equal(
    moved('Order for |tomorrow', 'Please Order for tomorrow at n'),
    'Please Order for |tomorrow at n',
  )
  assert.equal(moved('One tw|o three', 'Two three four'), 'Tw|o three four')
  assert.equal(
    moved('Order for [tomorrow]', 'Please order for tomorrow, noon'),
    'Please order for [tomorrow], noon',
  )
})

test('what is put in right at it comes after it, and what is selected stays what it was', () => {
  assert.equal(moved('Bread|', 'Bread and cakes'), 'Bread| and cakes')
  assert.equal(moved('Fresh |bread', 'Fresh warm bread'), 'Fresh |warm bread')
  assert.equal(
    moved('Fresh [bread] and rolls', 'Fresh warm bread, cakes and rolls'),
    'Fresh warm [bread], cakes and rolls',
  )
})

test('amid what is taken away it stands where that was', () => {
  assert.equal(moved('Fresh wa|rm bread', 'Fresh bread'), 'Fresh |bread')
  assert.equal(moved('Fresh [warm] bread', 'Fresh bread'), 'Fresh []bread')
  assert.equal(moved('Br|ead', ''), '|')
})

test('it never leaves the words, and unchanged words move nothing', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '🥐', '🥨'), maxLength: 9 })
  fc.assert(
    fc.property(words, words, fc.nat(9), (before, after, n) => {
      const at = Math.min(n, before.length)
      fc.pre(before.slice(0, at).isWellFormed())
      assert.equal(caretAfter(before, before, at), at)
      for (const holds of ['before', 'behind'] as const) {
        const place = caretAfter(before, after, at, holds)
        assert.ok(place >= 0 && place <= after.length)
        assert.ok(after.slice(0, place).isWellFormed(), 'half an emoji is no letter')
      }
    }),
  )
})

test('words as long as a page take no time that one would feel: they count as one change', () => {
  const [before, after] = ['a'.repeat(60_000), `${'b'.repeat(60_000)}c`]
  assert.equal(caretAfter(before, after, 30_000), 0)
})
