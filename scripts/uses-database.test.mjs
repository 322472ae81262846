import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { usesDatabase } from './uses-database.mjs'

const root = join(import.meta.dirname, '..')

test('every file of tests that is skipped where no PostgreSQL is named is run where one is', () => {
  const files = globSync('src/**/*.test.{ts,tsx}', { cwd: root })
  const texts = files.map((file) => [file, readFileSync(join(root, file), 'utf8')])
  const skipping = texts.filter(([, text]) => /\bskip: \w+ ===/.test(text))
  assert.ok(skipping.length > 10, `${skipping.length} files`)
  assert.deepEqual(
    skipping.filter(([file, text]) => !usesDatabase(file, text)).map(([file]) => file),
    [],
  )
})

test('what makes up values in memory is not run twice', () => {
  assert.equal(usesDatabase('src/ui/a.test.ts', "import { a } from './a.ts'"), false)
  assert.equal(usesDatabase('src/areas/a/a.test.ts', "import { a } from '#kernel/testing.ts'"), false)
  assert.equal(usesDatabase('src/kernel/a.test.ts', "import { a } from './testing.ts'"), false)
  assert.equal(usesDatabase('src/areas/a/a.test.ts', "import { a } from './testing.ts'"), true)
})
