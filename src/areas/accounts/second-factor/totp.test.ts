import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newRecoveryCodes, newTotpSecret, recoveryCodeOf, totpCode, totpStep, totpUri } from './totp.ts'

// The secret "12345678901234567890" and moments of RFC 6238 appendix B, cut to six digits.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test('codes are those of the standard', () => {
  assert.equal(totpCode(SECRET, 59_000), '287082')
  assert.equal(totpCode(SECRET, 1_111_111_109_000), '081804')
  assert.equal(totpCode(SECRET, 20_000_000_000_000), '353130')
})

test('a code belongs to its step, and one step early or late is still taken', () => {
  const now = 1_111_111_109_000
  const step = Math.floor(now / 30_000)
  assert.equal(totpStep(SECRET, '081804', now), step)
  assert.equal(totpStep(SECRET, '081 804', now), step)
  assert.equal(totpStep(SECRET, '081804', now + 30_000), step)
  assert.equal(totpStep(SECRET, '081804', now - 30_000), step)
  assert.equal(totpStep(SECRET, '081804', now + 61_000), null)
  assert.equal(totpStep(SECRET, '081805', now), null)
  assert.equal(totpStep(SECRET, '81804', now), null)
  assert.equal(totpStep(SECRET, '0818041', now), null)
  assert.equal(totpStep(SECRET, 'ABCDEF', now), null)
})

test('a new secret has 160 bits and is named after us and the person', () => {
  const secret = newTotpSecret()
  assert.match(secret, /^[A-Z2-7]{32}$/)
  assert.notEqual(newTotpSecret(), secret)
  const uri = new URL(totpUri(secret, 'ada@example.com'))
  assert.equal(uri.protocol, 'otpauth:')
  assert.equal(uri.searchParams.get('issuer'), 'Portico')
  assert.equal(uri.searchParams.get('secret'), secret)
  assert.match(decodeURIComponent(uri.pathname), /Portico:ada@example\.com$/)
})

test('ten recovery codes, read however they were copied', () => {
  const codes = newRecoveryCodes()
  assert.equal(new Set(codes).size, 10)
  for (const code of codes) assert.match(code, /^[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/)
  assert.equal(recoveryCodeOf(' abcde-23456 '), 'ABCDE23456')
  assert.equal(recoveryCodeOf('ABCDE23456'), 'ABCDE23456')
  assert.equal(recoveryCodeOf('ABCDE2345'), null)
  assert.equal(recoveryCodeOf('ABCDE-2345O'), null)
})
