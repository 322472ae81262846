import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '#kernel/refusal.ts'
import { ownerTexts, ownerWords, translatedInto } from '#platform/testing/words.ts'
import type { LimitName } from '../contract.ts'
import { refuseOver } from '../limits/limits.ts'

test('whoever offers a site twice is told where the first offer is withdrawn', () => {
  for (const locale of ['en-US', ...translatedInto('owner')]) {
    const catalogue = ownerTexts(locale)
    const said = catalogue['refusal.sites.offered_already']?.toLowerCase() ?? ''
    const place = catalogue['frame.settings.title']?.toLowerCase()
    assert.ok(place && said.includes(place), `${locale}: ${said}`)
  }
})

test('a limit says how much, by which plan, and what raises it', () => {
  const words = ownerWords('en-US')
  const said = (name: LimitName, values: Record<string, string | number>) =>
    words(`refusal.sites.limit_${name}`, values)
  assert.equal(
    said('contributors', { most: 2, plan: 'Personal', next: 'Business' }),
    'Personal has room for 2 contributors, invitations included. Business has room for more.',
  )
  assert.equal(
    said('storage', { most: 0, plan: 'Personal', next: 'none' }),
    'Personal has no room for this. Remove files, or change the plan: ask the operator for more room.',
  )
  assert.equal(
    said('sites', { most: 3, plan: 'Business', next: 'Commerce' }),
    'One account can have 3 sites here. A site with the plan Commerce makes room for more.',
  )
})

test('a limit that no plan sets is the site’s own, in the reader’s language', () => {
  const said = (locale: string) => {
    const words = ownerWords(locale)
    try {
      refuseOver('contributors', { most: 3, plan: null, next: 'Business' }, 4)
    } catch (refusal) {
      if (refusal instanceof Refusal) return words(`refusal.${refusal.code}`, refusal.detail.values)
    }
    return null
  }
  assert.equal(
    said('en-US'),
    'This site has room for 3 contributors, invitations included. Business has room for more.',
  )
  assert.equal(
    said('de-DE'),
    'Diese Website hat Platz für 3 mitarbeitende Personen, Einladungen eingeschlossen. Business hat Platz für mehr.',
  )
})
