import assert from 'node:assert/strict'
import { test } from 'node:test'
import { legacyAddressOf } from './legacy-address.ts'

const ours = { appOrigin: 'https://app.portico.example', sitesDomain: 'sites.example:8080' }

test('an older version is at an address of the web, outside of this platform', () => {
  assert.equal(legacyAddressOf(' https://old.example/kestrel?a=b ', ours), 'https://old.example/kestrel?a=b')
  assert.equal(legacyAddressOf('HTTP://Old.Example', ours), 'http://old.example/')
  for (const text of [
    '',
    'old.example',
    'javascript:alert(1)',
    'ftp://old.example/',
    'https://me:secret@old.example/',
    'https://app.portico.example/x',
    'https://APP.portico.example.:8443/',
    'http://sites.example/',
    'https://kestrel.sites.example/',
    `https://old.example/${'x'.repeat(2_000)}`,
  ])
    assert.equal(legacyAddressOf(text, ours), null, text)
})
