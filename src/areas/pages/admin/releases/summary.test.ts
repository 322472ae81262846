import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Words } from '#ui/words.ts'
import type { ReleaseChanges } from '#areas/releases/contract.ts'
import { summaryOf } from './summary.ts'

const t = ((key: string, values: Record<string, unknown> = {}) =>
  [key.split('.').at(-1), ...Object.values(values)].join(' ')) as Words
const changes = (given: Partial<ReleaseChanges> = {}): ReleaseChanges => ({
  isFirst: false,
  counts: { added: 0, changed: 0, renamed: 0, removed: 0 },
  pages: [],
  site: [],
  ...given,
})
const told = (given: Partial<ReleaseChanges>, most = 2) =>
  summaryOf(changes(given), t, most, (names) => names.join(', '))
const page = (title: string, change: ReleaseChanges['pages'][number]['change'] = 'changed') => ({
  change,
  title,
  was: null,
})
const none = changes().counts

test('a release that changed nothing says so', () => {
  assert.deepEqual(told({}), ['none'])
})

test('pages are named by what became of them, then what is of the whole site', () => {
  assert.deepEqual(
    told({
      counts: { added: 1, changed: 1, renamed: 1, removed: 0 },
      pages: [page('Prices', 'added'), page('Home'), { change: 'renamed', title: 'Visit', was: 'Contact' }],
      site: ['styles', 'navigation'],
    }),
    ['added Prices', 'changed Home', 'renamed was Contact Visit', 'site styles, navigation'],
  )
})

test('too many are counted; one too many is named', () => {
  const pages = [page('A'), page('B'), page('C')]
  assert.deepEqual(told({ counts: { ...none, changed: 3 }, pages }), ['changed A, B, C'])
  assert.deepEqual(told({ counts: { ...none, changed: 40 }, pages }), ['changed A, B, more 38'])
})

test('of the first release all is new', () => {
  assert.deepEqual(told({ isFirst: true, counts: { ...none, added: 1 }, pages: [page('Home', 'added')] }), [
    'first Home',
  ])
})
