import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ID_PATTERN, isId, newId, newLocalId } from './ids.ts'

test('ids are version 7 as RFC 9562 writes it, sort by age, and are never the same twice', () => {
  const ids = Array.from({ length: 20_000 }, (_, at) => newId(1_700_000_000_000 + at))
  assert.deepEqual(ids.toSorted(), ids)
  assert.equal(new Set(ids.map((id) => id.slice(14))).size, ids.length)
  for (const id of ids) {
    assert.ok(isId(id), id)
    assert.match(id, /^.{14}7.{4}[89ab]/)
  }
  assert.equal(newId(0x0123456789ab).slice(0, 13), '01234567-89ab')
})

test('an id is known in the one spelling we write, alone and inside a text', () => {
  const id = '018f0000-0000-7000-8000-00000000000a'
  assert.ok(isId(id))
  for (const other of [
    '',
    `${id}0`,
    ` ${id}`,
    `${id}\n`,
    id.toUpperCase(),
    id.replaceAll('-', ''),
    id.slice(1),
  ])
    assert.equal(isId(other), false, other)
  const found = [...`/media/${id}/a ${id.toUpperCase()} ${id}`.matchAll(new RegExp(ID_PATTERN, 'g'))]
  assert.deepEqual(found.map(String), [id, id])
})

test('local names have the length asked for, and every letter as often as another', () => {
  for (const length of [1, 10, 16, 1_000])
    assert.match(newLocalId(length), new RegExp(`^[0-9a-z]{${length}}$`))
  const names = Array.from({ length: 20_000 }, () => newLocalId())
  assert.equal(new Set(names).size, names.length)
  const counts = new Map<string, number>()
  for (const letter of names.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  assert.equal(counts.size, 36)
  const usual = 200_000 / 36
  // Six standard deviations: seen once in ten million runs.
  for (const [letter, count] of counts) assert.ok(Math.abs(count - usual) < 6 * Math.sqrt(usual), letter)
})
