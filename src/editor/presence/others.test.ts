import type { Lookup } from '#kernel/messages/message.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Person } from '../props.ts'
import { comingsAndGoings, othersOf, tagOf } from './others.ts'
import { peopleAt } from './people-at.ts'

const tab = (id: string, account: string, more: Partial<Person> = {}): Person => ({
  id,
  account,
  name: account,
  at: null,
  ...more,
})
const words: Lookup = (key) => key

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

test('at a block everyone is once, though they have it open twice', () => {
  const at = (...blocks: string[]) => ({ at: { section: 'hero', blocks, device: 'desktop' as const } })
  const there = peopleAt([
    tab('one', 'mira', at('a', 'b')),
    tab('two', 'jon', at('b')),
    tab('three', 'mira', at('b')),
    tab('four', 'eve'),
  ])
  assert.deepEqual(
    [...there].map(([block, people]) => [block, ...people.map(({ account }) => account)]),
    [
      ['a', 'mira'],
      ['b', 'mira', 'jon'],
    ],
  )
})

test('who comes and goes is told once, however many tabs they have, and never of oneself', () => {
  const mine = tab('two', 'mine', { isSelf: true })
  const told = comingsAndGoings()
  const now = [mine, tab('three', 'mira'), tab('four', 'jon'), tab('five', 'jon')]
  assert.deepEqual(told([mine, tab('one', 'mira'), tab('three', 'mira')]), { came: ['mira'], went: [] })
  assert.deepEqual(told(now), { came: ['jon'], went: [] })
  assert.deepEqual(told([mine]), { came: [], went: ['mira', 'jon'] })
  assert.deepEqual(told(now), { came: ['mira', 'jon'], went: [] })
})

test('nobody has left, nor come, as the line goes down and is back', () => {
  const told = comingsAndGoings()
  const [mira, jon] = [tab('one', 'mira'), tab('four', 'jon')]
  told([mira, jon])
  const nothing = { came: [], went: [] }
  assert.deepEqual(told([], true), nothing)
  assert.deepEqual(told([mira]), nothing)
  assert.deepEqual(told([mira, jon]), nothing)
  assert.deepEqual(told([mira]), { came: [], went: ['jon'] })
})
