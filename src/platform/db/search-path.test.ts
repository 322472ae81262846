import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchPathFor } from './search-path.ts'

test('tables are looked for in public first, and extensions where the server says, but nothing in our own schemas', () => {
  for (const [path, made] of [
    ['"$user", public', 'public'],
    ['"$user"', 'public'],
    ['', 'public'],
    ['""', 'public'],
    ['portico, public', 'public'],
    ['"$user", public, extensions', 'public,extensions'],
    ['other, public, extensions', 'public,other,extensions'],
    ['"my ""own""", "jobs", public', 'public,"my ""own"""'],
  ] as const)
    assert.equal(searchPathFor(path), made, path)
})
