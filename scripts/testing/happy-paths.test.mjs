import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { areas } from '../../architecture.mjs'
import { happyPaths } from './happy-paths.mjs'
import { root } from './run-tests.mjs'

test('every area has one, and it is there', () => {
  const made = Object.keys(areas).filter((area) => existsSync(join(root, 'src/areas', area)))
  assert.ok(made.length > 5)
  assert.deepEqual(Object.keys(happyPaths).toSorted(), made.toSorted())
  for (const file of Object.values(happyPaths)) {
    assert.match(file, /\.db\.test\.ts$/)
    assert.ok(existsSync(join(root, file)), file)
  }
})
