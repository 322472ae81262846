import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portico-hooks-')))
const file = join(folder, 'page.tsx')
const kept = join(root, '.cache', 'translated', `${createHash('sha256').update(file).digest('hex')}.mjs`)
after(() => {
  rmSync(folder, { recursive: true })
  rmSync(kept, { force: true })
})

const run = () =>
  execFileSync(process.execPath, ['--import', join(root, 'scripts', 'hooks.mjs'), file], {
    encoding: 'utf8',
  }).trim()

test('a source file is translated once, and again when it has changed', () => {
  writeFileSync(file, 'const first: number = 1\nconsole.log(first)\n')
  assert.equal(run(), '1')
  assert.ok(existsSync(kept))
  assert.equal(run(), '1')
  writeFileSync(file, 'const second: number = 2\nconsole.log(second)\n')
  assert.equal(run(), '2')
})

test('what was kept half, or by another edition, is translated anew', () => {
  writeFileSync(kept, '// something else\nconsole.log("stale")\n')
  assert.equal(run(), '2')
})
