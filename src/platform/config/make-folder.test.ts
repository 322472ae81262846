import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { makeFolder } from './make-folder.ts'

const root = mkdtempSync(join(tmpdir(), 'portico-folder-'))
after(() => rmSync(root, { recursive: true }))

test('a folder is made with those above it, and one that is there stays', () => {
  const folder = join(root, 'some', 'where', 'data')
  makeFolder(folder, 0o700)
  makeFolder(folder)
  assert.equal(statSync(folder).mode & 0o777, 0o700)
})

test('a file in its place, or a link to nowhere, is an error', () => {
  writeFileSync(join(root, 'file'), '')
  assert.throws(() => makeFolder(join(root, 'file')), { code: 'EEXIST' })
  assert.throws(() => makeFolder(join(root, 'file', 'inner')), { code: 'ENOTDIR' })
  symlinkSync(join(root, 'nowhere', 'at-all'), join(root, 'link'))
  assert.throws(() => makeFolder(join(root, 'link')))
})

test('a file system that makes no folders says so at once', async () => {
  // In a process of its own, which can be ended: what this is about is an endless loop.
  if (!existsSync('/proc/self')) return
  const text = `const { makeFolder } = await import(${JSON.stringify(import.meta.resolve('./make-folder.ts'))})
    try { makeFolder('/proc/portico/data') } catch (error) { console.log(error.code) }`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', text], {
    timeout: 10_000,
  })
  assert.match(stdout, /^E[A-Z]+\n$/)
})
