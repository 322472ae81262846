import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { OpenFeature, type Client } from '@openfeature/server-sdk'
import type { ExperimentConfiguration } from './experiments.ts'
import { ExperimentProvider } from './openfeature.server.ts'

const broken = {
  experimentType: 'FEATURE_TOGGLE',
  variant: 'true',
  segmentName: 'all',
  containsError: true,
} as const
const loaded: ExperimentConfiguration = {
  loaded: true,
  contexts: {
    'commerce.gift-cards': { ...broken, containsError: false },
    'commerce.broken': broken,
    'fullstory-sampled': {
      experimentType: 'AB_TEST',
      variant: 'b',
      segmentName: 'half',
      containsError: false,
    },
  },
}

let client: Client
before(async () => {
  const provider = new ExperimentProvider((context) =>
    context.targetingKey === 'unloaded' ? { ...loaded, loaded: false } : loaded,
  )
  await OpenFeature.setProviderAndWait('experiments-test', provider)
  client = OpenFeature.getClient('experiments-test')
})
after(() => OpenFeature.clearProviders())

test('contract §3 through OpenFeature: values with their variant, segment and reason', async () => {
  assert.equal(await client.getBooleanValue('commerce.gift-cards', false), true)
  assert.equal(
    await client.getBooleanValue('commerce.unified-products', false, { targetingKey: 'unloaded' }),
    true,
  )
  const variant = await client.getStringDetails('fullstory-sampled', 'a')
  assert.equal(variant.value, 'b')
  assert.deepEqual(variant.flagMetadata, { segmentName: 'half' })
  assert.deepEqual(await client.getObjectValue('fullstory-sampled', {}), {
    segmentName: 'half',
    variant: 'b',
  })
})

test('contract §3 through OpenFeature: the four texts are four error codes, and the default comes back', async () => {
  const cases = [
    [
      'unloaded',
      'commerce.gift-cards',
      'PROVIDER_NOT_READY',
      'The underlying Praetor configuration is not loaded',
    ],
    ['site', 'commerce.nothing', 'FLAG_NOT_FOUND', 'The specified feature does not exist'],
    ['site', 'fullstory-sampled', 'TYPE_MISMATCH', 'The specified feature is not a FEATURE_TOGGLE'],
    ['site', 'commerce.broken', 'PARSE_ERROR', 'The specified feature has an invalid server-side definition'],
  ] as const
  for (const [targetingKey, name, errorCode, errorMessage] of cases) {
    for (const value of [true, false]) {
      const details = await client.getBooleanDetails(name, value, { targetingKey })
      assert.equal(details.value, value)
      assert.equal(details.reason, 'ERROR')
      assert.equal(details.errorCode, errorCode)
      assert.equal(details.errorMessage, errorMessage)
    }
  }
  const test = await client.getStringDetails('commerce.gift-cards', 'control')
  assert.deepEqual(
    [test.value, test.errorCode, test.errorMessage],
    ['control', 'TYPE_MISMATCH', 'The specified feature is not a AB_TEST'],
  )
  const object = await client.getObjectDetails('nothing', { kept: true })
  assert.deepEqual([object.value, object.errorCode], [{ kept: true }, 'FLAG_NOT_FOUND'])
  const number = await client.getNumberDetails('fullstory-sampled', 7)
  assert.deepEqual([number.value, number.errorCode], [7, 'TYPE_MISMATCH'])
})
