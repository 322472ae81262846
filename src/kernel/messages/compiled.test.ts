import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { compileAll } from './compile.ts'

// As a browser gets it: outside production lingui brings a compiler, and takes what nobody compiled.
process.env['NODE_ENV'] = 'production'
const { growingWords } = await import('./compiled.ts')

test('words are said as they were compiled, without a complaint', (context: TestContext) => {
  const warned = context.mock.method(console, 'warn', () => undefined)
  const grown = growingWords('en-US')
  grown.add(
    compileAll({ plain: 'Save', named: 'Hello {name}', said: "It''s {n, plural, one {#} other {#}}" }),
  )
  assert.equal(grown.words('plain'), 'Save')
  assert.equal(grown.words('named', { name: 'Mira' }), 'Hello Mira')
  assert.equal(grown.words('said', { n: 2 }), "It's 2")
  assert.equal(warned.mock.callCount(), 0)
})

test('what is not known yet is its key; what is added later takes its place', () => {
  const grown = growingWords('en-US')
  assert.equal(grown.words('plain'), 'plain')
  assert.equal(grown.has('plain'), false)
  grown.add(compileAll({ plain: 'Save' }))
  grown.add(compileAll({ plain: 'Keep', constructor: 'Builder' }))
  assert.equal(grown.words('plain'), 'Keep')
  assert.equal(grown.words('constructor'), 'Builder')
  assert.equal(grown.words('toString'), 'toString')
})
