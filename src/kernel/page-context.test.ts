import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import {
  embeddedJson,
  isCommerceFlagOn,
  ownerPageContext,
  pageContextScript,
  publicSiteStatus,
  visitorPageContext,
  type PageContextSite,
} from './page-context.ts'
import { siteStatuses, siteStatusName } from './states/site-status.ts'

const site: PageContextSite = {
  id: '0193a0b0-0000-7000-8000-000000000000',
  language: 'de-CH',
  type: 4,
  status: 2,
  country: 'CH',
  timeZone: 'Europe/Zurich',
}

const owner = ownerPageContext({
  site: { ...site, bundleEligible: true },
  account: { id: 'a1', preferredLocale: 'fr-FR' },
  betaFeatureFlags: ['expired-site-improvements'],
  videoAssetsFeatureFlags: ['captions'],
  configFrontendFeatureFlags: [{ name: 'panel', variant: 'true', status: 'ACTIVE' }],
  activationFunnelFeatureFlags: [{ name: 'funnel', variant: 'b', status: 'INACTIVE' }],
  commerceSettings: { features: [{ name: 'gift-cards', variant: 'true', status: 'ACTIVE', id: 7 } as never] },
})

test('contract §4: the owner’s page context has every field by its name', () => {
  assert.deepEqual(owner, {
    website: { id: site.id, language: 'de-CH', websiteType: 4, siteStatus: { value: 'PAST_DUE' } },
    websiteSettings: { country: 'CH', bundleEligible: true, newPlanArchitectureEligible: false },
    authenticatedAccount: { id: 'a1', preferredLocale: 'fr-FR' },
    i18nContext: { timeZoneData: { timeZone: 'Europe/Zurich' } },
    betaFeatureFlags: ['expired-site-improvements'],
    videoAssetsFeatureFlags: ['captions'],
    configFrontendFeatureFlags: [{ name: 'panel', variant: 'true', status: 'ACTIVE' }],
    activationFunnelFeatureFlags: [{ name: 'funnel', variant: 'b', status: 'INACTIVE' }],
    isStandaloneScheduling: false,
    commerceSettings: { features: [{ name: 'gift-cards', variant: 'true', status: 'ACTIVE' }] },
  })
})

test('contract §4: a visitor’s page context has the same fields, no flag list of the owner’s and no account', () => {
  const wide = {
    ...site,
    bundleEligible: true,
    newPlanArchitectureEligible: true,
    betaFeatureFlags: ['secret'],
  }
  const visitor = visitorPageContext({
    site: wide,
    storefrontSettings: {
      features: [
        { name: 'gift-cards', variant: 'true', status: 'ACTIVE' },
        { name: 'planned', variant: 'true', status: 'INACTIVE' },
      ],
    },
  })
  assert.deepEqual(Object.keys(visitor).sort(), Object.keys(owner).sort())
  assert.equal(visitor.authenticatedAccount, null)
  for (const list of [
    'betaFeatureFlags',
    'videoAssetsFeatureFlags',
    'configFrontendFeatureFlags',
    'activationFunnelFeatureFlags',
  ] as const) {
    assert.deepEqual(visitor[list], [])
  }
  assert.deepEqual(visitor.websiteSettings, {
    country: 'CH',
    bundleEligible: false,
    newPlanArchitectureEligible: false,
  })
  assert.deepEqual(visitor.commerceSettings, {
    features: [{ name: 'gift-cards', variant: 'true', status: 'ACTIVE' }],
  })
  assert.doesNotMatch(JSON.stringify(visitor), /secret|planned|PAST_DUE/)
})

test('contract §4: siteStatus.value is the upper-snake name; a visitor is told only what the site shows', () => {
  for (const status of siteStatuses) {
    const value = ownerPageContext({
      site: { ...site, status },
      account: { id: 'a', preferredLocale: 'en-US' },
    }).website.siteStatus.value
    assert.equal(value, siteStatusName[status])
  }
  assert.equal(publicSiteStatus(1), 'EXPIRED')
  assert.equal(publicSiteStatus(3), 'TRIAL')
  assert.equal(publicSiteStatus(12), 'ACTIVE_PARKING_PAGE')
  for (const status of [2, 4, 6, 7, 8, 13, 14, 15] as const) assert.equal(publicSiteStatus(status), 'PAID')
})

test('contract §4: the script makes window.Static.PAGE_CONTEXT, beside what stands there', () => {
  const window = { Static: { OTHER: 1 } } as unknown as { Static: Record<string, unknown> }
  runInNewContext(pageContextScript(owner), { window })
  assert.equal(JSON.stringify(window.Static.PAGE_CONTEXT), JSON.stringify(owner))
  assert.equal(window.Static.OTHER, 1)
  const fresh = {} as { Static?: Record<string, unknown> }
  runInNewContext(pageContextScript(owner), { window: fresh })
  assert.equal(JSON.stringify(fresh.Static?.PAGE_CONTEXT), JSON.stringify(owner))
})

test('embedded JSON cannot end its script, open a comment or a new line, and reads back the same', () => {
  const hostile = '</script><!--<script>&lt;\u2028\u2029]]>'
  assert.doesNotMatch(embeddedJson({ [hostile]: hostile }), /[<>&\u2028\u2029]/)
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = embeddedJson(value)
      assert.doesNotMatch(text, /[<>&\u2028\u2029]/)
      assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify(value)))
    }),
    { numRuns: 1000 },
  )
  assert.throws(() => embeddedJson(undefined), TypeError)
})

test('contract §9: a commerce flag is on by an active entry of any list, under its namespace', () => {
  const lists = (...entries: [string, string, string][]) => ({
    commerceSettings: {
      none: [],
      features: entries.map(([name, variant, status]) => ({ name, variant, status })),
    },
  })
  const flag = 'currency-jpy'
  for (const name of [flag, `commerce.${flag}`]) {
    assert.equal(isCommerceFlagOn(lists([name, 'true', 'ACTIVE']), flag), true)
    assert.equal(isCommerceFlagOn(lists([name, 'false', 'ACTIVE']), flag), false)
    assert.equal(isCommerceFlagOn(lists([name, 'true', 'KILLED']), flag), false)
  }
  assert.equal(isCommerceFlagOn(lists(['currency-inr', 'true', 'ACTIVE']), flag), false)
  assert.equal(isCommerceFlagOn({ commerceSettings: {} }, flag), false)
  assert.equal(isCommerceFlagOn({ commerceSettings: {} }, 'unified-products'), true, 'contract §3: always')
  assert.equal(isCommerceFlagOn(lists(['unified-products', 'false', 'ACTIVE']), 'unified-products'), true)
})
