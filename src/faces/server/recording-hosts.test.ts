import assert from 'node:assert/strict'
import { test } from 'node:test'
import { adminDocument, adminPolicy } from './admin-pages.ts'

const policy = (organisationId: string | null) =>
  adminPolicy({ nonce: 'n', sitesDomain: 'sites.example', isSecure: true, organisationId })
const template = '<html lang="en-US"><head><!--page-context--></head></html>'
const page = (organisationId: string | null) =>
  adminDocument(template, { locale: 'de-DE', script: '', nonce: 'n', organisationId, hasMailbox: false })

test('contract §7: none configured, nothing starts: no id in the page, no host opened', () => {
  assert.doesNotMatch(policy(null), /fullstory/)
  assert.match(page(null), /^<html lang="de-DE">/)
  assert.doesNotMatch(page(null), /recording/)
})

test('contract §7: a configured organisation stands in the page, and its hosts are open, with their region', () => {
  assert.match(page('o-7Y9H-na1'), /^<html lang="de-DE" data-recording="o-7Y9H-na1">/)
  const open = policy('o-7Y9H-na1')
  assert.match(open, /script-src 'self' 'nonce-n' https:\/\/edge\.fullstory\.com;/)
  assert.match(open, /connect-src 'self' https:\/\/edge\.fullstory\.com https:\/\/rs\.fullstory\.com;/)
  assert.match(open, /img-src [^;]* https:\/\/rs\.fullstory\.com;/)
  assert.match(policy('o-7Y9H-eu1'), /https:\/\/rs\.eu1\.fullstory\.com/)
  assert.match(policy('7Y9H'), /https:\/\/edge\.fullstory\.com;/)
  assert.doesNotMatch(open, /frame-ancestors 'self'|unsafe-eval/)
})
