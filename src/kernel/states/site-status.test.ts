import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  canMove,
  movesFrom,
  siteStatus,
  siteStatusName,
  siteStatusOf,
  siteStatuses,
  type SiteStatus,
} from './site-status.ts'

test('contract §2: the status codes are 1–8 and 11–15; 9 and 10 are never used', () => {
  assert.deepEqual(siteStatuses, [1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15])
  assert.deepEqual(siteStatus, {
    expired: 1,
    pastDue: 2,
    trial: 3,
    beta: 4,
    removed: 5,
    internal: 6,
    comped: 7,
    paid: 8,
    linkedToLegacyVersion: 11,
    activeParkingPage: 12,
    resold: 13,
    resoldGracePeriod: 14,
    enterprise: 15,
  })
})

test('contract §4: siteStatus.value is the upper-snake name', () => {
  assert.equal(siteStatusName[1], 'EXPIRED')
  assert.equal(siteStatusName[2], 'PAST_DUE')
  assert.equal(siteStatusName[3], 'TRIAL')
  for (const status of siteStatuses) {
    assert.match(siteStatusName[status], /^[A-Z]+(_[A-Z]+)*$/)
    assert.equal(siteStatusOf(siteStatusName[status]), status)
  }
  assert.equal(siteStatusOf('UNKNOWN'), null)
})

// The sentence of the product book, in its own notation.
const book =
  '3→8, 15, 1, 7, 6, 5 · 8→2, 1, 5, 7, 13, 15 · 2→8, 15, 1, 5 · 1→8, 15, 3, 7, 5 · 13→14, 8 · 14→8, 13, 1 · ' +
  '12→3, 8, 5 · 11→8, 5 · 4→8, 3, 5 · 6→8, 3, 5 · 7→8, 3, 5 · 15→2, 1, 8, 5'

// How a site comes to live on an older version, of which the book says only the rest: the operator's to say.
const operators = '3→11 · 7→11 · 8→11'

test('product book, sites: every transition of the table is allowed and every other refused', () => {
  const allowed = new Set<string>()
  for (const row of [book, operators].join(' · ').split(' · ')) {
    const [from, targets] = row.split('→') as [string, string]
    for (const to of targets.split(', ')) allowed.add(`${from}→${to}`)
  }
  let refused = 0
  for (const from of siteStatuses) {
    if (from === siteStatus.removed) continue
    for (const to of siteStatuses) {
      assert.equal(canMove(from, to), allowed.has(`${from}→${to}`), `${from}→${to}`)
      // What a site was before counts for nothing unless it is removed.
      assert.equal(canMove(from, to, to), allowed.has(`${from}→${to}`), `${from}→${to}`)
      if (!allowed.has(`${from}→${to}`)) refused += 1
    }
  }
  assert.equal(allowed.size, 44 + 3)
  assert.equal(refused, 12 * 13 - 44 - 3)
})

test('product book, sites: a removed site goes back to the status before, and nowhere else', () => {
  for (const before of siteStatuses) {
    for (const to of siteStatuses) {
      assert.equal(canMove(5, to, before), to === before && before !== 5, `5→${to}, before ${before}`)
    }
  }
  for (const to of siteStatuses) assert.equal(canMove(5, to), false)
})

test('movesFrom lists what canMove allows', () => {
  for (const from of siteStatuses) {
    for (const before of [null, ...siteStatuses]) {
      const moves = movesFrom(from, before)
      assert.deepEqual(
        [...moves].sort((a, b) => a - b),
        siteStatuses.filter((to: SiteStatus) => canMove(from, to, before)),
      )
    }
  }
})
