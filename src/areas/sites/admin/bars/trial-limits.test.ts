import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownerWords } from '#platform/testing/words.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { siteTypes } from '#kernel/states/site-type.ts'
import { effectsOf } from '../../site/status-effects.ts'
import { trialLimits } from './trial-limits.ts'

test('the bar of a trial tells of orders where there are any', () => {
  const told = siteTypes.filter((type) => /orders/.test(ownerWords('en-US')(trialLimits(type))))
  const taking = (type: (typeof siteTypes)[number]) =>
    effectsOf({ status: siteStatus.trial, type, isPaused: false }).selling === 'test'
  assert.deepEqual(told, siteTypes.filter(taking))
})
