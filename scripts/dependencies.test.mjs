import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importedBy, isServing, misplacedOf, packagesIn, undeclaredOf, unusedOf } from './dependencies.mjs'

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

test('what serves asks for its packages where they are installed without the development packages, and for no other', () => {
  const files = {
    'src/areas/mail/send.ts': `import { send } from 'mailer'`,
    'src/areas/mail/send.test.ts': `import { parse } from 'mail-parser'`,
    'src/ui/gallery/mount.tsx': `import { mount } from 'mounting'`,
    'scripts/build-parts.mjs': `const { build } = await import('bundler')`,
    'scripts/test.mjs': `run(bin('linter/bin/linter'))`,
  }
  const serving = Object.keys(files).filter(isServing)
  assert.deepEqual(serving, ['src/areas/mail/send.ts', 'scripts/build-parts.mjs'])
  const texts = serving.map((file) => files[file])
  const misplaced = (dependencies, devDependencies) =>
    misplacedOf(
      { dependencies, devDependencies },
      new Set(texts.flatMap(packagesIn)),
      texts.flatMap(importedBy),
      () => [],
    )
  assert.deepEqual(misplaced(['mailer', 'bundler'], ['mail-parser', 'mounting', 'linter']), {
    needed: [],
    notNeeded: [],
  })
  assert.deepEqual(misplaced(['mailer', 'mail-parser'], ['bundler', 'linter']), {
    needed: ['bundler'],
    notNeeded: ['mail-parser'],
  })
})
