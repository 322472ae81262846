import assert from 'node:assert/strict'
import { test } from 'node:test'
import { packagesIn, unusedOf } from './dependencies.mjs'

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
