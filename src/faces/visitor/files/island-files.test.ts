import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { islandFiles } from './island-files.ts'

test('a page of another version is given what it loads late; nothing else is guessed', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-islands-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const manifest = {
    'load-islands': 'load-islands.00000001.js',
    'picture-gallery': 'picture-gallery.0000000a.js',
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  const { file } = islandFiles(folder)
  const path = join(folder, 'picture-gallery.0000000a.js')
  assert.deepEqual(file('picture-gallery.0000000a.js'), { path, isAnother: false })
  assert.deepEqual(file('picture-gallery.9999999f.js'), { path, isAnother: true })
  for (const name of [
    '',
    'none.0000000a.js',
    'picture-gallery.js',
    'picture-gallery.0000000a.js.map',
    'picture-gallery.999999999.js',
    '../picture-gallery.9999999f.js',
    'constructor.9999999f.js',
    'manifest.json',
  ])
    assert.equal(file(name), undefined, name)
})
