import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  abTest,
  activeVariant,
  experimentName,
  featureToggle,
  isFeatureActive,
  noExperiments,
  type ExperimentConfiguration,
  type ExperimentContext,
} from './experiments.ts'

function context(part: Partial<ExperimentContext>): ExperimentContext {
  return {
    experimentType: 'FEATURE_TOGGLE',
    variant: 'true',
    segmentName: 'all',
    containsError: false,
    ...part,
  }
}

const configuration: ExperimentConfiguration = {
  loaded: true,
  contexts: {
    'commerce.gift-cards': context({}),
    'commerce.off': context({ variant: 'false' }),
    'commerce.loud': context({ variant: 'TRUE' }),
    'commerce.broken': context({ containsError: true }),
    'fullstory-sampled': context({ experimentType: 'AB_TEST', variant: 'b', segmentName: 'half' }),
    'broken-test': context({
      experimentType: 'AB_TEST',
      variant: 'b',
      segmentName: 'half',
      containsError: true,
    }),
    'commerce.unified-products': context({ variant: 'false', containsError: true }),
  },
}

test('contract §3: a toggle is enabled only when its variant is the text true', () => {
  assert.deepEqual(featureToggle(configuration, 'commerce.gift-cards'), { enabled: true })
  assert.deepEqual(featureToggle(configuration, 'commerce.off', true), { enabled: false })
  assert.deepEqual(featureToggle(configuration, 'commerce.loud', true), { enabled: false })
})

test('contract §3: an A/B test gives its segment and variant', () => {
  assert.deepEqual(abTest(configuration, 'fullstory-sampled', 'a'), { segmentName: 'half', variant: 'b' })
})

const failures: [string, ExperimentConfiguration, string, string][] = [
  [
    'not loaded',
    { ...configuration, loaded: false },
    'commerce.gift-cards',
    'The underlying Praetor configuration is not loaded',
  ],
  [
    'nothing at all',
    noExperiments,
    'commerce.gift-cards',
    'The underlying Praetor configuration is not loaded',
  ],
  ['missing', configuration, 'commerce.nothing', 'The specified feature does not exist'],
  ['inherited name', configuration, 'toString', 'The specified feature does not exist'],
  ['other type', configuration, 'fullstory-sampled', 'The specified feature is not a FEATURE_TOGGLE'],
  ['other type, broken too', configuration, 'broken-test', 'The specified feature is not a FEATURE_TOGGLE'],
  ['broken', configuration, 'commerce.broken', 'The specified feature has an invalid server-side definition'],
]
for (const [what, given, name, error] of failures) {
  test(`contract §3: a toggle that cannot answer gives the caller's default and the text: ${what}`, () => {
    for (const enabled of [true, false]) {
      const result = featureToggle(given, name, enabled)
      assert.equal(result.enabled, enabled)
      assert.equal(result.error, error)
    }
  })
}

test('contract §3: an A/B test that cannot answer gives the segment default, the caller’s variant and the text', () => {
  const cases: [ExperimentConfiguration, string, string][] = [
    [noExperiments, 'fullstory-sampled', 'The underlying Praetor configuration is not loaded'],
    [configuration, 'nothing', 'The specified feature does not exist'],
    [configuration, 'commerce.gift-cards', 'The specified feature is not a AB_TEST'],
    [configuration, 'broken-test', 'The specified feature has an invalid server-side definition'],
  ]
  for (const [given, name, error] of cases) {
    const { fault, ...result } = abTest(given, name, 'control')
    assert.deepEqual(result, { segmentName: 'default', variant: 'control', error })
    assert.ok(fault)
  }
})

test('contract §3: the unified-products flag is always true, whatever the configuration says', () => {
  for (const given of [configuration, noExperiments, { loaded: true, contexts: {} }]) {
    for (const name of ['unified-products', 'commerce.unified-products']) {
      assert.deepEqual(featureToggle(given, name, false), { enabled: true })
    }
  }
  assert.equal(isFeatureActive([], 'commerce', 'unified-products'), true)
  assert.equal(
    isFeatureActive(
      [{ name: 'unified-products', variant: 'false', status: 'PAUSED' }],
      'commerce',
      'unified-products',
    ),
    true,
  )
  assert.equal(featureToggle(noExperiments, 'not-unified-products').enabled, false)
})

test('contract §3: a name is looked up under its namespace', () => {
  assert.equal(experimentName('commerce', 'gift-cards'), 'commerce.gift-cards')
  assert.equal(experimentName('commerce', 'commerce.gift-cards'), 'commerce.gift-cards')
  assert.equal(experimentName('', 'fullstory-enabled'), 'fullstory-enabled')
  const entries = [
    { name: 'gift-cards', variant: 'true', status: 'ACTIVE' },
    { name: 'commerce.tips', variant: 'b', status: 'ACTIVE' },
  ]
  assert.equal(isFeatureActive(entries, 'commerce', 'gift-cards'), true)
  assert.equal(activeVariant(entries, 'commerce', 'tips'), 'b')
  assert.equal(activeVariant(entries, 'scheduling', 'tips'), null)
})

test('contract §3: only entries whose status is ACTIVE count', () => {
  for (const status of ['INACTIVE', 'active', 'ARCHIVED', '']) {
    const entries = [{ name: 'gift-cards', variant: 'true', status }]
    assert.equal(isFeatureActive(entries, 'commerce', 'gift-cards'), false)
    assert.equal(activeVariant(entries, 'commerce', 'gift-cards'), null)
  }
  const twice = [
    { name: 'gift-cards', variant: 'false', status: 'INACTIVE' },
    { name: 'gift-cards', variant: 'true', status: 'ACTIVE' },
  ]
  assert.equal(isFeatureActive(twice, 'commerce', 'gift-cards'), true)
})
