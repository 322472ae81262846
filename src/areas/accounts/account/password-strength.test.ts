import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertInAMoment } from '#kernel/testing.ts'
import { passwordStrength } from './password-strength.ts'

test('passwords that are commonly used, a walk over the keys, or one’s own name are refused', () => {
  const own = ['ada.lovelace@example.com', 'Ada Lovelace']
  const faultOf = (password: string): string | null => passwordStrength(password, own).fault
  assert.equal(faultOf('kettle-9'), 'accounts.password_short')
  assert.equal(faultOf('password12'), 'accounts.password_common')
  assert.equal(faultOf('Password123!'), 'accounts.password_common')
  assert.equal(faultOf('qwertyuiop12'), 'accounts.password_common')
  assert.equal(faultOf('aaaaaaaaaaaa'), 'accounts.password_common')
  assert.equal(faultOf('Lovelace2026'), 'accounts.password_yours')
  assert.equal(faultOf('lovelace.ada'), 'accounts.password_yours')
  assert.equal(faultOf('correct horse battery'), null)
  assert.equal(faultOf('kettle-anvil-93'), null)
  assert.equal(faultOf('日本語のながいパスワード'), null)
})

test('a very long password is judged in no time', () => {
  assertInAMoment(() => assert.equal(passwordStrength('a1b2 '.repeat(40), []).score > 0, true))
})
