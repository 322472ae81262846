import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { ownerTexts } from '#kernel/messages/owner/en-US/index.ts'
import { ownerTranslations } from '#kernel/messages/owner/index.ts'
import { type Catalogue, translator } from '#kernel/messages/message.ts'
import { Refusal } from '#kernel/refusal.ts'
import { limitNames, permissionGroups, permissions, roleNames } from '../contract.ts'
import { limitCode } from '../limits/limit.ts'
import { refuseOver } from '../limits/limits.ts'
import { statusReasons } from '../status/status-reason.ts'

const areas = fileURLToPath(new URL('../../', import.meta.url))
const rooms = ['sites', 'billing']

test('every message that a screen, a verb or a mail names has words', () => {
  const missing: string[] = []
  for (const room of rooms) {
    for (const file of globSync(`${room}/**/*.{ts,tsx}`, { cwd: areas })) {
      if (file.includes('.test.') || file.endsWith('contract.ts')) continue
      const text = readFileSync(`${areas}${file}`, 'utf8')
      const named = [...text.matchAll(/'((?:sites|billing)\.[a-z_.]+)'/g)].map((match) => match[1] ?? '')
      for (const key of named) {
        const isKnown = [key, `refusal.${key}`, `timeline.${key}`].some((one) => one in ownerTexts)
        const isJob = /name: '/.test(text) && text.includes(`name: '${key}'`)
        if (!isKnown && !isJob) missing.push(`${file}: ${key}`)
      }
    }
  }
  assert.deepEqual(missing, [])
})

test('whoever offers a site twice is told where the first offer is withdrawn', () => {
  for (const [locale, catalogue] of [['en-US', ownerTexts] as const, ...Object.entries(ownerTranslations)]) {
    const said = catalogue['refusal.sites.offered_already']?.toLowerCase() ?? ''
    const place = catalogue['sites.settings.title']?.toLowerCase()
    assert.ok(place && said.includes(place), `${locale}: ${said}`)
  }
})

test('every role, right, group and limit has words', () => {
  const keys = [
    ...roleNames.flatMap((role) => [`sites.role.${role}`, `sites.role.${role}.text`]),
    ...Object.values(permissions).map(({ label }) => label),
    ...Object.keys(permissionGroups).map((group) => `sites.rights.${group}`),
    ...statusReasons.map((reason) => `sites.reason.${reason}`),
    ...limitNames.map((name) => `refusal.${limitCode(name)}`),
    ...limitNames.flatMap((name) => [`billing.limit.${name}`, `billing.limit.${name}.any`]),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15].map((status) => `sites.status.${status}`),
    ...[1, 2, 3, 4, 5].flatMap((type) => [`sites.type.${type}`, `sites.type.${type}.text`]),
  ]
  assert.deepEqual(
    keys.filter((key) => !(key in ownerTexts)),
    [],
  )
})

test('a limit says how much, by which plan, and what raises it', () => {
  const words = translator('en-US', [ownerTexts])
  const said = (name: string, values: Record<string, string | number>) =>
    words(`refusal.sites.limit_${name}`, values)
  assert.equal(
    said('contributors', { most: 2, plan: 'Personal', next: 'Business' }),
    'Personal has room for 2 contributors, invitations included. Business has room for more.',
  )
  assert.equal(
    said('products', { most: 0, plan: 'Personal', next: 'none' }),
    'Personal does not include products. Ask the operator for more.',
  )
  assert.equal(
    said('sites', { most: 3, plan: 'Business', next: 'Commerce' }),
    'One account can have 3 sites here. A site with the plan Commerce makes room for more.',
  )
})

test('a limit that no plan sets is the site’s own, in the reader’s language', () => {
  const said = (locale: string, texts: Catalogue) => {
    const words = translator(locale, [texts, ownerTexts])
    try {
      refuseOver('campaigns', { most: 3, plan: null, next: 'Business' }, 4)
    } catch (refusal) {
      if (refusal instanceof Refusal) return words(`refusal.${refusal.code}`, refusal.detail.values)
    }
    return null
  }
  assert.equal(said('en-US', ownerTexts), 'This site sends 3 campaigns a month. Business sends more.')
  const german = ownerTranslations['de-DE'] ?? {}
  assert.equal(said('de-DE', german), 'Diese Website sendet 3 Kampagnen im Monat. Business sendet mehr.')
})
