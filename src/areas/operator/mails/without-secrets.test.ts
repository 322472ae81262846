import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newToken } from '#platform/auth/token.ts'
import { HIDDEN, withoutSecrets } from './without-secrets.ts'

test('tokens of links and typed codes are taken out, wherever they stand', () => {
  for (let n = 0; n < 200; n += 1) {
    const token = newToken()
    const text = withoutSecrets(`<a href="https://app.example/reset-password#${token}">Go</a> ${token}`)
    assert.ok(!text.includes(token), token)
    assert.equal(text.split(HIDDEN).length, 3)
  }
  assert.equal(withoutSecrets('Your code is 482913.'), `Your code is 482913.`.replace('482913', HIDDEN))
})

test('what is no secret stays: ids, prices, dates, years', () => {
  const text = 'Site 0193a0b0-0000-7000-8000-000000000000, €1,234,567.00, 2026-11-20, #fafafa, 10:30'
  assert.equal(withoutSecrets(text), text)
})
