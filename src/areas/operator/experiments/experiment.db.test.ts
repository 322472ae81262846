import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { abTest, featureToggle, isFeatureActive } from '#kernel/experiments/experiments.ts'
import { newId } from '#kernel/ids.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { siteType } from '#kernel/states/site-type.ts'
import { segments as segmentsShape } from '../contract.ts'
import { anExperiment, aSegment } from '../testing.ts'
import {
  configurationOf,
  flagListsOf,
  partOf,
  place,
  type SiteSubject,
  strayConditions,
  type Subjects,
  variantAt,
} from './experiment.ts'

const site = (given: Partial<SiteSubject> = {}): SiteSubject => ({
  id: newId(),
  status: siteStatus.paid,
  type: siteType.commerce,
  country: 'US',
  language: 'en-US',
  isInCircle: false,
  ...given,
})
const on = (one: SiteSubject): Subjects => ({ site: one, account: null })

/** Shares of two to six variants that add up to 100.00 %. */
const shares = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 5 }).map((cuts) => {
  const ends = [...cuts.toSorted((a, b) => a - b), 10_000]
  return ends.map((end, n) => ({ variant: `v${n}`, weight: (end - (ends[n - 1] ?? 0)) / 100 }))
})

test('a subject is placed the same every time, whoever else there is', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), shares, (salt, id, given) => {
      const experiment = anExperiment({ salt, segments: [{ ...aSegment({}), shares: given }] })
      const once = place(experiment, on(site({ id })))
      place(experiment, on(site()))
      assert.deepEqual(place(experiment, on(site({ id, language: 'de-DE' }))), once)
      assert.ok(once.isPlaced)
    }),
  )
})

test('every part of ten thousand falls into exactly one share, as wide as its weight', () => {
  fc.assert(
    fc.property(shares, (given) => {
      assert.equal(segmentsShape.safeParse([{ ...aSegment({}), shares: given }]).success, true)
      const counts = new Map<string, number>()
      for (let part = 0; part < 10_000; part += 1) {
        const variant = variantAt(given, part)
        counts.set(variant, (counts.get(variant) ?? 0) + 1)
      }
      for (const { variant, weight } of given)
        assert.equal(counts.get(variant) ?? 0, Math.round(weight * 100), variant)
    }),
    { numRuns: 25 },
  )
})

test('over many subjects the shares come out as weighed: within four standard deviations', () => {
  const salt = newId()
  const given = [
    { variant: 'a', weight: 70 },
    { variant: 'b', weight: 25 },
    { variant: 'c', weight: 5 },
  ]
  const many = 20_000
  const counts = new Map<string, number>()
  for (let n = 0; n < many; n += 1) {
    const variant = variantAt(given, partOf(salt, `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`))
    counts.set(variant, (counts.get(variant) ?? 0) + 1)
  }
  for (const { variant, weight } of given) {
    const share = weight / 100
    const deviation = Math.sqrt(many * share * (1 - share))
    assert.ok(Math.abs((counts.get(variant) ?? 0) - many * share) < 4 * deviation, variant)
  }
})

test('whoever sees the first variant goes on seeing it while its share grows', () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.integer({ min: 0, max: 9_999 }),
      fc.integer({ min: 0, max: 9_999 }),
      (id, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        const rolled = (parts: number) => [
          { variant: 'true', weight: parts / 100 },
          { variant: 'false', weight: (10_000 - parts) / 100 },
        ]
        const part = partOf('salt', id)
        if (variantAt(rolled(less), part) === 'true') assert.equal(variantAt(rolled(more), part), 'true')
      },
    ),
  )
})

test('two experiments place the same subjects apart from each other', () => {
  const ids = Array.from({ length: 4_000 }, () => newId())
  const both = ids.filter((id) => partOf('one', id) < 5_000 && partOf('other', id) < 5_000).length
  assert.ok(Math.abs(both - 1_000) < 150, `${both} of 4000 are in the first half of both`)
})

test('weights that do not add up to 100 %, twins and odd fractions are no definition', () => {
  const accepts = (given: Record<string, number>): boolean =>
    segmentsShape.safeParse([aSegment(given)]).success
  assert.equal(accepts({ a: 33.33, b: 33.33, c: 33.34 }), true)
  assert.equal(accepts({ a: 50, b: 49.99 }), false)
  assert.equal(accepts({ a: 50, b: 50.01 }), false)
  assert.equal(accepts({ a: 50.005, b: 49.995 }), false)
  assert.equal(accepts({ a: 110, b: -10 }), false)
  assert.equal(
    segmentsShape.safeParse([aSegment({ a: 100 }), aSegment({ b: 100 })]).success,
    false,
    'two segments of one name',
  )
})

test('the first segment that fits is taken; nobody it fits gets the control and takes no part', () => {
  const experiment = anExperiment({
    segments: [
      aSegment({ b: 100 }, { name: 'japan', audience: { countries: ['JP'] } }),
      aSegment({ c: 100 }, { name: 'circle', audience: { circle: true } }),
      aSegment(
        { d: 100 },
        { name: 'shops', audience: { types: [siteType.commerce], countries: ['US', 'JP'] } },
      ),
    ],
  })
  const got = (given: Partial<SiteSubject>) => place(experiment, on(site(given)))
  assert.deepEqual(got({ country: 'JP', isInCircle: true }), {
    segmentName: 'japan',
    variant: 'b',
    isPlaced: true,
  })
  assert.equal(got({ country: 'DE', isInCircle: true }).segmentName, 'circle')
  assert.equal(got({ country: 'US' }).segmentName, 'shops')
  const control = { segmentName: 'default', variant: 'a', isPlaced: false }
  assert.deepEqual(got({ country: 'DE' }), control)
  assert.deepEqual(got({ country: 'US', type: siteType.classic }), control)
  assert.deepEqual(place(experiment, { site: null, account: { id: newId(), language: 'en-US' } }), control)
})

test('conditions of the other kind are stray: one subject could be placed in two ways', () => {
  const { audience } = aSegment({}, { audience: { countries: ['US'], accountIds: [newId()] } })
  assert.deepEqual(strayConditions('site', audience), ['accountIds'])
  assert.deepEqual(strayConditions('account', audience), ['countries'])
})

test('contract §3: a draft does not exist, one that cannot be read has an invalid definition, a killed one is its control', () => {
  const somebody = on(site())
  const read = (given: Parameters<typeof anExperiment>[0]) =>
    configurationOf([anExperiment({ segments: [aSegment({ b: 100 })], ...given })], somebody)
  const name = 'commerce.checkout-order'
  assert.deepEqual(abTest(read({}), name, 'x'), { segmentName: 'everybody', variant: 'b' })
  assert.equal(abTest(read({ isActive: false }), name, 'x').error, 'The specified feature does not exist')
  assert.equal(
    abTest(read({ segments: null }), name, 'x').error,
    'The specified feature has an invalid server-side definition',
  )
  assert.deepEqual(abTest(read({ killedAt: new Date() }), name, 'x'), {
    segmentName: 'default',
    variant: 'a',
  })
  const toggle = { type: 'FEATURE_TOGGLE', control: 'false', segments: [aSegment({ true: 100 })] } as const
  assert.deepEqual(featureToggle(read(toggle), name), { enabled: true })
  assert.deepEqual(featureToggle(read({ ...toggle, killedAt: new Date() }), name), { enabled: false })
})

test('contract §3, §4: lists carry name, variant and status; only what is active counts, under its namespace', () => {
  const toggle = { type: 'FEATURE_TOGGLE', control: 'false', segments: [aSegment({ true: 100 })] } as const
  const lists = flagListsOf(
    [
      anExperiment({ ...toggle, name: 'commerce.gift-cards' }),
      anExperiment({ ...toggle, name: 'commerce.burnt', killedAt: new Date() }),
      anExperiment({ ...toggle, name: 'commerce.draft', isActive: false }),
      anExperiment({ ...toggle, name: 'beta.expired-site-improvements' }),
      anExperiment({ ...toggle, name: 'beta.off', segments: [aSegment({ false: 100 })] }),
      anExperiment({ ...toggle, name: 'video-assets.captions' }),
      anExperiment({ name: 'activation-funnel.steps', segments: [aSegment({ b: 100 })] }),
      anExperiment({ ...toggle, name: 'fullstory-enabled' }),
    ],
    on(site()),
  )
  assert.deepEqual(lists, {
    betaFeatureFlags: ['expired-site-improvements'],
    videoAssetsFeatureFlags: ['captions'],
    configFrontendFeatureFlags: [{ name: 'fullstory-enabled', variant: 'true', status: 'ACTIVE' }],
    activationFunnelFeatureFlags: [{ name: 'steps', variant: 'b', status: 'ACTIVE' }],
    commerceSettings: {
      features: [
        { name: 'gift-cards', variant: 'true', status: 'ACTIVE' },
        { name: 'burnt', variant: 'false', status: 'KILLED' },
      ],
    },
  })
  assert.equal(isFeatureActive(lists.commerceSettings.features, 'commerce', 'gift-cards'), true)
  assert.equal(isFeatureActive(lists.commerceSettings.features, 'commerce', 'burnt'), false)
})
