import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  isRecordingEligible,
  isRecordingForced,
  recordingClass,
  type RecordingFacts,
} from './session-recording.ts'

const eligible: RecordingFacts = {
  siteCountry: 'US',
  timeZone: 'America/New_York',
  toggleEnabled: true,
  sampledVariant: 'true',
  logicalProcessors: 8,
  query: '',
}

test('contract §7: eligible when all hold', () => {
  assert.equal(isRecordingEligible(eligible), true)
  assert.equal(isRecordingEligible({ ...eligible, siteCountry: 'JP' }), true)
  assert.equal(isRecordingEligible({ ...eligible, timeZone: 'Asia/Tokyo' }), true)
  assert.equal(isRecordingEligible({ ...eligible, timeZone: 'America/Argentina/Buenos_Aires' }), true)
  assert.equal(isRecordingEligible({ ...eligible, logicalProcessors: 3 }), true)
  for (const sampledVariant of ['true', 'control', '', 'FALSE']) {
    assert.equal(isRecordingEligible({ ...eligible, sampledVariant }), true)
  }
})

const failing: [string, Partial<RecordingFacts>][] = [
  ['another country', { siteCountry: 'CH' }],
  ['a country in lower case', { siteCountry: 'us' }],
  ['another time zone', { timeZone: 'Europe/Zurich' }],
  ['another zone of Asia', { timeZone: 'Asia/Seoul' }],
  ['a zone beyond Tokyo’s name', { timeZone: 'Asia/Tokyo2' }],
  ['the toggle off', { toggleEnabled: false }],
  ['sampled out', { sampledVariant: 'false' }],
  ['two logical processors', { logicalProcessors: 2 }],
  ['processors not told', { logicalProcessors: undefined }],
]
for (const [what, facts] of failing) {
  test(`contract §7: not eligible with ${what}, unless force_enable_fullstory=true overrides all`, () => {
    assert.equal(isRecordingEligible({ ...eligible, ...facts }), false)
    assert.equal(isRecordingEligible({ ...eligible, ...facts, query: '?force_enable_fullstory=true' }), true)
  })
}

test('contract §7: only the value true overrides', () => {
  const nothing = Object.assign(
    {},
    eligible,
    Object.fromEntries(failing.flatMap(([, facts]) => Object.entries(facts))),
  )
  assert.equal(isRecordingEligible({ ...nothing, query: '?a=1&force_enable_fullstory=true#x' }), false)
  assert.equal(isRecordingEligible({ ...nothing, query: '?a=1&force_enable_fullstory=true' }), true)
  for (const query of [
    '',
    '?force_enable_fullstory',
    '?force_enable_fullstory=1',
    '?force_enable_fullstory=TRUE',
    '?x=force_enable_fullstory=true',
  ]) {
    assert.equal(isRecordingForced(query), false, query)
  }
})

test('contract §7: the class names', () => {
  assert.deepEqual(recordingClass, { mask: 'fs-mask', unmask: 'fs-unmask', exclude: 'fs-exclude' })
})
