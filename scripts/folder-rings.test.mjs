import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { faultsOf, ringsOf } from './folder-rings.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

test('folders that need each other are a ring, over others too', () => {
  const files = {
    'areas/pages/tree/page.ts': "import { a } from '../releases/release.ts'",
    'areas/pages/releases/release.ts': "import type { B } from '#areas/pages/styles/styles.ts'",
    'areas/pages/styles/styles.ts': "const late = () => import('../tree/page.ts')",
    'areas/pages/blocks/block.ts': "export { c } from '../tree/page.ts'",
  }
  assert.deepEqual(ringsOf(files), { 'areas/pages': [['releases', 'styles', 'tree']] })
  assert.deepEqual(ringsOf({ ...files, 'areas/pages/styles/styles.ts': '' }), {})
})

test('a file of the folder itself belongs to no ring', () => {
  const files = {
    'editor/store.ts': "import { a } from './drag/drag.ts'",
    'editor/drag/drag.ts': "import { b } from '../store.ts'",
  }
  assert.deepEqual(ringsOf(files), {})
})

test('a ring may shrink and not grow, and the list says how it is', () => {
  const known = { ui: [['field', 'key', 'switch']] }
  assert.deepEqual(faultsOf(known, known), { larger: [], smaller: [] })
  assert.equal(faultsOf({ ui: [['field', 'key', 'menu', 'switch']] }, known).larger.length, 1)
  assert.equal(faultsOf({ ui: [['field', 'key']] }, known).larger.length, 0)
  assert.equal(faultsOf({ ui: [['field', 'key']] }, known).smaller.length, 1)
  assert.equal(faultsOf({ kernel: [['i18n', 'money']] }, known).larger.length, 1)
})

test('the folders of the product have no ring that is not listed', () => {
  execFileSync(process.execPath, [join(root, 'scripts', 'folder-rings.mjs')], { stdio: 'pipe' })
})
