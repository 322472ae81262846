import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decoded } from './decoded.ts'

test('escapes are read, and what is none of them stays as it is', () => {
  assert.equal(decoded('/caf%C3%A9'), '/café')
  assert.equal(decoded('/café'), '/café')
  for (const broken of ['/100%', '/%', '/%C3', '/%C3%A9/%ff']) assert.equal(decoded(broken), broken)
})
