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
