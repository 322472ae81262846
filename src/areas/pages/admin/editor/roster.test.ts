import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Presence } from '#areas/documents/contract.ts'
import { Roster, toldOf } from './roster.ts'

const told = (clientId: string, given: Partial<Presence> = {}): Presence => ({
  clientId,
  accountId: 'account',
  name: 'Mira',
  section: 's1',
  selection: ['b1'],
  device: 'desktop',
  caret: null,
  isLeaving: false,
  ...given,
})

test('who tells for the first time is new, ourselves never', () => {
  const roster = new Roster('our-own-tab', 'our-own')
  assert.equal(roster.hear(told('our-own-tab'), 0), false)
  assert.equal(roster.hear(told('tab-of-mira'), 0), true)
  assert.equal(roster.hear(told('tab-of-mira', { selection: ['b2'] }), 1), false)
  assert.deepEqual(roster.people(), [
    {
      id: 'tab-of-mira',
      account: 'account',
      name: 'Mira',
      at: { section: 's1', blocks: ['b2'], device: 'desktop' },
    },
  ])
})

test('our own other tab is heard of, as ours', () => {
  const roster = new Roster('our-own-tab', 'our-own')
  assert.equal(
    roster.hear(told('our-other-tab', { accountId: 'our-own' }), 0),
    true,
    'it wants to know where we are',
  )
  roster.hear(told('tab-of-mira'), 0)
  assert.deepEqual(
    roster.people().map(({ id, isSelf }) => [id, isSelf]),
    [
      ['our-other-tab', true],
      ['tab-of-mira', undefined],
    ],
  )
})

test('who leaves is gone at once, who is silent after a while', () => {
  const roster = new Roster('our-own-tab', 'our-own')
  roster.hear(told('tab-of-mira'), 0)
  roster.hear(told('tab-of-jon'), 0)
  roster.hear(told('tab-of-jon', { isLeaving: true }), 10)
  assert.deepEqual(
    roster.people().map(({ id }) => id),
    ['tab-of-mira'],
  )
  assert.equal(roster.expire(40_000), false)
  assert.equal(roster.expire(45_001), true)
  assert.deepEqual(roster.people(), [])
})

test('a place in a text goes there and back', () => {
  const at = {
    section: 's1',
    blocks: ['b1'],
    device: 'phone',
    text: { path: ['props', 'body'], from: 3, to: 7 },
  } as const
  const roster = new Roster('our-own-tab', 'our-own')
  roster.hear(told('tab-of-mira', toldOf(at)), 0)
  assert.deepEqual(roster.people()[0]?.at, at)
  assert.deepEqual(toldOf(null), { section: null, selection: [], device: 'desktop', caret: null })
})
