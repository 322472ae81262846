import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ExperimentConfiguration, ExperimentContext } from '#kernel/experiments/experiments.ts'
import { startSessionRecording, type RecordingParts } from './start.ts'

function context(experimentType: ExperimentContext['experimentType'], variant: string): ExperimentContext {
  return { experimentType, variant, segmentName: 'all', containsError: false }
}

const experiments: ExperimentConfiguration = {
  loaded: true,
  contexts: {
    'fullstory-enabled': context('FEATURE_TOGGLE', 'true'),
    'fullstory-sampled': context('AB_TEST', 'true'),
  },
}

const browser = { timeZone: 'America/Chicago', logicalProcessors: 4, query: '' }

const unasked = () => assert.fail('nobody asks for it')

/** Runs with an eligible session, changed as said, and gives the outcome with all that happened. */
async function run(change: Partial<RecordingParts>): Promise<unknown[]> {
  const happened: unknown[] = []
  const { outcome } = await startSessionRecording({
    organisationId: 'o-1-na1',
    siteCountry: 'US',
    experiments,
    browser: () => browser,
    getId: async () => {
      happened.push('getId')
      return 'u1'
    },
    inject: async (options) => {
      happened.push(['inject', options.organisationId])
      return { identify: (id) => void happened.push(['identify', id]), stop: unasked, resume: unasked }
    },
    running: null,
    isHere: () => true,
    log: (message, error) => void happened.push(['log', message, (error as Error).message]),
    ...change,
  })
  return [outcome, ...happened]
}

test('contract §7: started with the organisation id, identifies by the id of the call', async () => {
  assert.deepEqual(await run({}), ['recording', 'getId', ['inject', 'o-1-na1'], ['identify', 'u1']])
})

test('contract §7: no organisation configured, nothing starts and nothing is asked', async () => {
  for (const organisationId of [null, undefined, '']) {
    assert.deepEqual(await run({ organisationId }), ['not_configured'])
  }
  const forced = { ...browser, query: '?force_enable_fullstory=true' }
  assert.deepEqual(await run({ organisationId: null, browser: () => forced }), ['not_configured'])
})

test('contract §7: who is not eligible is not asked for an id; the query overrides', async () => {
  const { 'fullstory-enabled': toggle, 'fullstory-sampled': sampled } = experiments.contexts
  assert.ok(toggle && sampled)
  const cases: Partial<RecordingParts>[] = [
    { siteCountry: 'CH' },
    { browser: () => ({ ...browser, timeZone: 'Europe/Zurich' }) },
    { browser: () => ({ ...browser, logicalProcessors: 2 }) },
    { experiments: { loaded: false, contexts: experiments.contexts } },
    { experiments: { loaded: true, contexts: { 'fullstory-sampled': sampled } } },
    { experiments: { loaded: true, contexts: { 'fullstory-enabled': toggle } } },
    {
      experiments: {
        loaded: true,
        contexts: { 'fullstory-enabled': toggle, 'fullstory-sampled': context('AB_TEST', 'false') },
      },
    },
  ]
  for (const change of cases) {
    assert.deepEqual(await run(change), ['not_eligible'])
    const facts = (change.browser ?? (() => browser))()
    const forced = { ...change, browser: () => ({ ...facts, query: '?force_enable_fullstory=true' }) }
    assert.equal((await run(forced))[0], 'recording')
  }
})

test('contract §7: nothing starts at a place that the person has left, nor a second time', async () => {
  assert.deepEqual(await run({ isHere: () => false }), ['left', 'getId'])
  const running = { identify: unasked, stop: unasked, resume: unasked }
  assert.deepEqual(await run({ running }), ['recording'])
  assert.deepEqual(await run({ running, siteCountry: 'CH' }), ['not_eligible'])
})

test('contract §6: the id automated-mock-id makes the client skip session recording', async () => {
  assert.deepEqual(await run({ getId: async () => 'automated-mock-id' }), ['automated'])
})

test('contract §7: a failure to tell eligibility is logged, and nothing starts', async () => {
  const log = ['log', 'Error determining FullStory eligibility']
  assert.deepEqual(await run({ getId: () => Promise.reject(new Error('getId [down]')) }), [
    'failed',
    [...log, 'getId [down]'],
  ])
  assert.deepEqual(await run({ getId: async () => '' }), ['failed', [...log, 'The server gave no id']])
  const broken = () => {
    throw new Error('no Intl')
  }
  assert.deepEqual(await run({ browser: broken }), ['failed', [...log, 'no Intl']])
})

test('contract §7: a failure to inject the script is logged, and nothing is thrown', async () => {
  const log = ['log', 'Error injecting FullStory script']
  assert.deepEqual(await run({ inject: () => Promise.reject(new Error('blocked')) }), [
    'failed',
    'getId',
    [...log, 'blocked'],
  ])
  const mute = async () => ({
    identify: () => {
      throw new Error('not ready')
    },
    stop: unasked,
    resume: unasked,
  })
  assert.deepEqual(await run({ inject: mute }), ['failed', 'getId', [...log, 'not ready']])
})
