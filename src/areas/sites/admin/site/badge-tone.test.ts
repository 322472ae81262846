import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAY } from '#kernel/clock.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { trialDaysLeft } from '../../site/site.ts'
import { badgeOf } from './badge-tone.ts'

test('a trial is orange below three days, to the minute, and not before', () => {
  const toneOf = (left: number) =>
    badgeOf({ status: siteStatus.trial, trialDaysLeft: trialDaysLeft(left, 0), isPaused: false }).tone
  assert.equal(toneOf(3 * DAY + 60_000), 'info')
  for (const left of [3 * DAY - 60_000, 2 * DAY + 60_000, DAY, 0]) assert.equal(toneOf(left), 'warning')
})

test('a pause hides no status that somebody must act on: red when expired, orange before', () => {
  const { expired, pastDue, resoldGracePeriod, paid, comped, removed } = siteStatus
  const said = [expired, pastDue, resoldGracePeriod, removed, paid, comped].map((status) => {
    const { says, tone } = badgeOf({ status, trialDaysLeft: null, isPaused: true })
    return `${says} ${tone}`
  })
  assert.deepEqual(said, [
    'status danger',
    'status warning',
    'status warning',
    'status neutral',
    'paused neutral',
    'paused neutral',
  ])
})
