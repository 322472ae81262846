import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './run-tests.mjs'

test('every file of tests that asks for PostgreSQL is of the kind that is run on it', () => {
  const asking = globSync('src/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
    /TEST_DATABASE_URL|NO_SERVER/.test(readFileSync(join(root, file), 'utf8')),
  )
  assert.ok(asking.length > 10, `${asking.length} files`)
  assert.deepEqual(
    asking.filter((file) => !/\.db\.test\./.test(file)),
    [],
  )
})

test('the files of tests that are begun first are there', () => {
  const slow = JSON.parse(readFileSync(join(import.meta.dirname, 'slow-files.json'), 'utf8'))
  assert.deepEqual(
    Object.keys(slow).filter((file) => !existsSync(join(root, file))),
    [],
  )
})
