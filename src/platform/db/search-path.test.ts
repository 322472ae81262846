import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchPathFor } from './search-path.ts'

test('tables are looked for where the server says, but not in our own schemas', () => {
  assert.equal(searchPathFor('"$user", public', 'portico'), 'public')
  assert.equal(searchPathFor('portico, public', 'somebody'), 'public')
  assert.equal(searchPathFor('"$user"', 'portico'), 'public')
  assert.equal(searchPathFor('"$user", public, extensions', 'portico'), 'public,extensions')
  assert.equal(searchPathFor('"my ""own""", "jobs", public', 'somebody'), '"my ""own""",public')
  for (const path of [
    '"$user", public',
    '"$user", public, extensions',
    'other, public',
    '"A, b", public',
    '',
  ])
    assert.equal(searchPathFor(path, 'somebody'), null, path)
})
