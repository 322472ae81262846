import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRecordingForced } from '#kernel/session-recording.ts'
import { followWith, type RecordAt, type RecordedPlace } from './follow.ts'
import type { Recorder, Recording } from './start.ts'
import { fetchedFollow } from './use-recording.ts'

const at = (siteId: string, country: string): RecordedPlace => ({ siteId, country })
const us = at('kestrel', 'US')
const otherUs = at('halm', 'US')
const swiss = at('enzian', 'CH')
const german = at('eiche', 'DE')
const outside: RecordedPlace = { siteId: null, country: '' }

/**
 * Somebody who goes from place to place, with all that the recorder is told and the server is asked.
 *
 * @param ask what becomes of a place; of one in the US unless given, a recording, and elsewhere none
 */
function someone(change: { ask?: RecordAt } = {}) {
  const happened: unknown[] = []
  let query = ''
  const recorder: Recorder = {
    identify: () => assert.fail('that is the start’s'),
    stop: () => void happened.push('stop'),
    resume: () => void happened.push('resume'),
  }
  const ask: RecordAt = async (_organisation, { siteId, country }, { running }): Promise<Recording> => {
    happened.push(`ask ${siteId}`)
    if (country !== 'US' && !isRecordingForced(query)) return { outcome: 'not_eligible' }
    if (running === null) happened.push('start')
    return { outcome: 'recording', recorder: running ?? recorder }
  }
  const follow = followWith({
    ask: change.ask ?? ask,
    query: () => query,
    log: (message, error) => void happened.push([message, (error as Error).message]),
  })
  return {
    ask,
    recorder,
    query: (given: string) => void (query = given),
    go: (place: RecordedPlace | null) => follow('o-1-na1', place),
    /** What has happened since this was asked last. */
    told: () => happened.splice(0),
  }
}

test('contract §7: a recording stops at a place that is not eligible, and is resumed where it is again', async () => {
  const { go, told } = someone()
  await go(us)
  assert.deepEqual(told(), ['ask kestrel', 'start'])
  for (const [place, asked] of [
    [swiss, ['ask enzian']],
    [german, ['ask eiche']],
    [outside, []],
    [null, []],
  ] as const) {
    await go(place)
    assert.deepEqual(told(), ['stop', ...asked])
    await go(us)
    assert.deepEqual(told(), ['resume'], 'what was decided is not asked again')
  }
  await go(swiss)
  await go(outside)
  assert.deepEqual(told(), ['stop'], 'once')
})

test('contract §7: a place of which nothing is known is not recorded before it is', async () => {
  const { go, told } = someone()
  await go(us)
  told()
  const arriving = go(otherUs)
  assert.deepEqual(told(), ['stop'])
  await arriving
  assert.deepEqual(told(), ['ask halm', 'resume'])
  await go(at('halm', 'DE'))
  assert.deepEqual(told(), ['stop', 'ask halm'], 'a site that has moved is another place')
})

test('contract §7: what starts when the person is elsewhere already stops at once, or does not start', async () => {
  const person = someone({
    ask: async (organisation, place, about) => {
      const found = await person.ask(organisation, place, about)
      if (place === us) void person.go(swiss)
      assert.equal(about.isHere(), place !== us)
      return found
    },
  })
  await person.go(us)
  await person.go(swiss)
  assert.deepEqual(person.told(), ['ask kestrel', 'start', 'stop', 'ask enzian'])

  const quick = someone()
  void quick.go(us)
  void quick.go(swiss)
  await quick.go(outside)
  assert.deepEqual(quick.told(), [], 'where nobody is any more nothing is asked')
})

test('contract §7: a recording that is forced stays, wherever the person goes', async () => {
  const { go, told, query } = someone()
  query('?force_enable_fullstory=true')
  await go(outside)
  assert.deepEqual(told(), ['ask null', 'start'])
  query('')
  for (const place of [swiss, us, outside, null]) await go(place)
  assert.deepEqual(told(), [])

  const late = someone()
  await late.go(us)
  await late.go(swiss)
  late.told()
  late.query('?force_enable_fullstory=true')
  await late.go(swiss)
  assert.deepEqual(late.told(), ['ask enzian', 'resume'], 'the query overrides what was decided')
  late.query('')
  await late.go(german)
  assert.deepEqual(late.told(), [])
})

test('contract §7: what failed at a place is asked there again', async () => {
  let tries = 0
  const log = ['Error determining FullStory eligibility', 'broken']
  const failing = someone({
    ask: async () => {
      tries += 1
      if (tries === 2) throw new Error('broken')
      return { outcome: 'failed' }
    },
  })
  for (const place of [us, outside, us, outside, us]) await failing.go(place)
  assert.equal(tries, 3)
  assert.deepEqual(failing.told(), [log])
})

test('contract §7: code that does not come is logged, and another try is made at the next place', async () => {
  let isOffline = true
  let query = ''
  const happened: unknown[] = []
  const go = fetchedFollow(
    async () => {
      happened.push('load')
      if (isOffline) throw new Error('offline')
      return async (_organisation, place) => void happened.push(place)
    },
    () => query,
    (message, error) => void happened.push([message, (error as Error).message]),
  )
  const log = ['Error determining FullStory eligibility', 'offline']
  await go('o-1-na1', outside)
  await go('o-1-na1', null)
  assert.deepEqual(happened.splice(0), [], 'not fetched where nobody may be recorded')
  await go('o-1-na1', us)
  assert.deepEqual(happened.splice(0), ['load', log])
  query = '?force_enable_fullstory=true'
  await go('o-1-na1', outside)
  assert.deepEqual(happened.splice(0), ['load', log])
  query = ''
  isOffline = false
  await Promise.all([go('o-1-na1', us), go('o-1-na1', swiss), go('o-1-na1', null)])
  assert.deepEqual(happened.splice(0), ['load', us, swiss, null], 'fetched once, and told in turn')
})
