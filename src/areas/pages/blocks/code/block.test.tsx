import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { describeBlock } from '../testing.ts'
import { codeBlock } from './block.tsx'
import { codeLanguages, highlight } from './highlight.ts'

describeBlock(codeBlock)

test('puts every piece together to the code it was given', () => {
  const language = fc.constantFrom(...codeLanguages)
  const code = fc
    .array(fc.constantFrom(...'ab 1."\'`/*#-<>{}()=:$@\\\n'.split('')), { maxLength: 200 })
    .map((letters) => letters.join(''))
  fc.assert(
    fc.property(language, code, (language, code) => {
      assert.equal(
        highlight(code, language)
          .map((token) => token.text)
          .join(''),
        code,
      )
    }),
    { numRuns: 500 },
  )
})

test('takes no longer for hostile code', () => {
  const from = performance.now()
  for (const language of codeLanguages) {
    highlight('"\\'.repeat(8_000), language)
    highlight('/*'.repeat(8_000), language)
    highlight('a'.repeat(16_000), language)
    highlight('#['.repeat(8_000), language)
  }
  assert.ok(performance.now() - from < 5_000)
})

test('colours what it knows', () => {
  const kinds = highlight("const a = 'x' // y", 'typescript').map(({ kind, text }) => `${kind} ${text}`)
  assert.deepEqual(kinds, ['keyword const', 'plain  a = ', "string 'x'", 'plain  ', 'comment // y'])
})
