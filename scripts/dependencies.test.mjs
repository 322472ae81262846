import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importedBy, packagesIn, undeclaredOf, unusedOf } from './dependencies.mjs'

const sources = [
  `import { z } from 'zod'\nimport fs from 'node:fs'\n`,
  `const late = () => import('@scope/thing/deep.mjs')\n`,
  'require.resolve(`@fonts/${id}/package.json`)\n',
  `run(bin('linter/bin/linter'))\n`,
]
const spoken = new Set(sources.flatMap(packagesIn))
const unused = (...asked) =>
  unusedOf(asked, spoken, (name) => (name === 'linter' ? ['linter-with-types'] : []))

test('what is imported, resolved by a name made of parts, or run is used; so are its types and what it needs beside it', () => {
  assert.deepEqual(unused('zod', '@scope/thing', '@fonts/garamond', 'linter'), [])
  assert.deepEqual(unused('@types/zod', '@types/scope__thing', '@types/node'), [])
  assert.deepEqual(unused('linter', 'linter-with-types'), [])
})

test('what nothing speaks of is told, with its types, and what only something unused needs beside it', () => {
  assert.deepEqual(unused('zod', 'left-pad', '@types/left-pad', '@scope/other', 'zo'), [
    'left-pad',
    '@types/left-pad',
    '@scope/other',
    'zo',
  ])
  assert.deepEqual(unused('linter-with-types'), ['linter-with-types'])
})

test('a package that a source takes, whichever way, is to be asked for by name', () => {
  const source = `
    import { z } from 'zod'
    import fs, { type Stats } from 'node:fs'
    import { readFile } from 'fs/promises'
    import { nothing } from '#kernel/money.ts'
    import other from './other.ts'
    import type { Step } from '@editor/steps'
    export { one } from 'let-out'
    const late = () => import('@late/thing/deep.mjs')
    const needed = () => require('needed/parts')
    // import { gone } from 'commented-out'
    const told = "import { z } from 'told'"
  `
  const taken = importedBy(source)
  assert.deepEqual([...taken].toSorted(), ['@editor/steps', '@late/thing', 'let-out', 'needed', 'zod'])
  assert.deepEqual(undeclaredOf(['zod', 'needed', '@late/thing'], taken), ['@editor/steps', 'let-out'])
  assert.deepEqual(undeclaredOf(['zod', 'needed', '@late/thing', 'let-out', '@editor/steps'], taken), [])
})
