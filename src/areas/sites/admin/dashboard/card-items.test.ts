import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteStatus } from '#kernel/states/site-status.ts'
import { permissions as p } from '../../contract.ts'
import { cardItems } from './card-items.ts'

test('the menu of a site’s card leads whoever may only take the site out to where they do', () => {
  const site = { rights: [p.siteExport.name], roles: [], status: siteStatus.paid }
  assert.deepEqual(cardItems(site), ['duplicate', 'export', 'leave'])
  // Of what can only be read no copy is made, and everything can be taken out.
  assert.deepEqual(cardItems({ ...site, status: siteStatus.expired }), ['export', 'leave'])
  assert.deepEqual(cardItems({ ...site, rights: [] }), ['leave'])
})

test('an owner finds all that can be done with a site, and no way to leave it', () => {
  const rights = [p.siteSettings, p.siteExport, p.siteTransfer, p.siteRemove].map(({ name }) => name)
  const items = cardItems({ rights, roles: ['owner'], status: siteStatus.paid })
  assert.deepEqual(items, ['settings', 'duplicate', 'export', 'transfer', 'line', 'remove'])
})
