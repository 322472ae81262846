import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainSentence } from './plain-sentence.ts'

test('a right that the database refuses is told with what to run', () => {
  const error = Object.assign(new Error('permission denied to set role "portico_app"'), { code: '42501' })
  assert.equal(
    plainSentence(error),
    'The database refuses a right (permission denied to set role "portico_app"). The role that DATABASE_URL names has to own the database and what is in it. As a superuser, run: grant portico_app, portico_platform to that role.',
  )
})

test('an address to listen at that the machine does not have is told by its variable', () => {
  const at = (code: string, syscall: string) =>
    Object.assign(new Error(`${syscall} ${code}: 203.0.113.7:4000`), {
      code,
      syscall,
      address: '203.0.113.7',
    })
  for (const code of ['EADDRNOTAVAIL', 'EAFNOSUPPORT']) {
    assert.equal(
      plainSentence(at(code, 'listen')),
      'HOST takes an address of this machine, which 203.0.113.7 is not. With HOST=:: it listens at every one.',
    )
    assert.equal(plainSentence(at(code, 'connect')), null)
  }
})
