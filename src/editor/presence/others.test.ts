import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Person } from '../props.ts'
import { cameAndWent, othersOf, tagOf } from './others.ts'

const tab = (id: string, account: string, more: Partial<Person> = {}): Person => ({
  id,
  account,
  name: account,
  at: null,
  ...more,
})
const words = (key: string) => key

test('a person with several tabs is one, and who looks on is none of the others', () => {
  const tabs = [
    tab('one', 'mira'),
    tab('two', 'mine', { isSelf: true }),
    tab('three', 'mira'),
    tab('four', 'jon'),
  ]
  assert.deepEqual(
    othersOf(tabs).map(({ id }) => id),
    ['one', 'four'],
  )
})

test('one’s own other tab is called that, others by their names', () => {
  assert.equal(tagOf(tab('one', 'mira'), words), 'mira')
  assert.equal(tagOf(tab('two', 'mine', { isSelf: true }), words), 'editor.people.self')
})

test('who comes and goes is told once, however many tabs they have, and never of oneself', () => {
  const mine = tab('two', 'mine', { isSelf: true })
  const before = [mine, tab('one', 'mira'), tab('three', 'mira')]
  const now = [mine, tab('three', 'mira'), tab('four', 'jon'), tab('five', 'jon')]
  assert.deepEqual(cameAndWent([], before), { came: ['mira'], went: [] })
  assert.deepEqual(cameAndWent(before, now), { came: ['jon'], went: [] })
  assert.deepEqual(cameAndWent(now, [mine]), { came: [], went: ['mira', 'jon'] })
})
