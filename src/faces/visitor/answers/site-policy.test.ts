import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteHeaders, sitePolicy } from './site-policy.ts'

const none = { scriptHashes: [], styleHashes: [], hasIslands: false, frames: [] }
const rule = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `))

test('HSTS is said where there is TLS, and nowhere else; the rest always', () => {
  assert.match(siteHeaders(true)['strict-transport-security'] ?? '', /^max-age=\d{8,}$/)
  assert.equal(siteHeaders(false)['strict-transport-security'], undefined)
  for (const headers of [siteHeaders(true), siteHeaders(false)]) {
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.match(headers['permissions-policy'] ?? '', /camera=\(\)/)
    assert.ok(headers['referrer-policy'])
  }
})

test('a page may do what a block on it needs, and nothing else', () => {
  const still = sitePolicy(none)
  assert.equal(rule(still, 'default-src'), "default-src 'none'")
  assert.equal(rule(still, 'script-src'), "script-src 'none'")
  assert.equal(rule(still, 'frame-src'), "frame-src 'none'")
  const alive = sitePolicy({
    scriptHashes: ['sha256-a'],
    styleHashes: ['sha256-b'],
    hasIslands: true,
    frames: ['https://maps.example'],
  })
  assert.equal(rule(alive, 'script-src'), "script-src 'self' 'sha256-a'")
  assert.equal(rule(alive, 'style-src'), "style-src 'self' 'sha256-b'")
  assert.equal(rule(alive, 'frame-src'), 'frame-src https://maps.example')
  assert.doesNotMatch(alive, /script-src[^;]*unsafe|object-src (?!'none')|\*/)
})
