import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { assertInAMoment } from '#kernel/testing.ts'
import { describeBlock, drawBlock, samplesOf } from '../testing.ts'
import { codeBlock } from './block.ts'
import { codeLanguages } from './code-languages.ts'
import { highlight } from './highlight.ts'

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
  const from = process.cpuUsage()
  for (const language of codeLanguages) {
    highlight('"\\'.repeat(8_000), language)
    highlight('/*'.repeat(8_000), language)
    highlight('a'.repeat(16_000), language)
    highlight('#['.repeat(8_000), language)
  }
  const { user, system } = process.cpuUsage(from)
  assert.ok(user + system < 5_000_000, `${user + system} µs`)
})

test('R-43: signs that may stand in names make none that is looked through from each of its letters', () => {
  for (const language of codeLanguages)
    assertInAMoment(() => {
      for (const pair of ['$a', '_$', '$$', '0$', '@a', '-a', '.a']) highlight(pair.repeat(25_000), language)
    })
})

test('a name begins with its first sign', () => {
  const names = highlight('$find(a$b (c))', 'javascript').filter(({ kind }) => kind === 'name')
  assert.deepEqual(
    names.map(({ text }) => text),
    ['$find', 'a$b'],
  )
})

test('colours what it knows', () => {
  const kinds = highlight("const a = 'x' // y", 'typescript').map(({ kind, text }) => `${kind} ${text}`)
  assert.deepEqual(kinds, ['keyword const', 'plain  a = ', "string 'x'", 'plain  ', 'comment // y'])
})

test('R-43: the empty lines at its end are found from the end', () => {
  const from = process.cpuUsage()
  const { html } = drawBlock(codeBlock, { code: `${'\n'.repeat(49_998)}a`, language: 'text' })
  assert.match(html, /\na<\/code>/)
  const { user, system } = process.cpuUsage(from)
  assert.ok(user + system < 2_000_000, `${user + system} µs`)
  assert.match(drawBlock(codeBlock, { code: 'a\r\n\n' }).html, /<code>a<\/code>/)
})

test('numbers its lines where they wrap too, and keeps the code as it is', () => {
  const code = '/* two\nlines */ const a = 1\n\nb'
  const { html } = drawBlock(codeBlock, { code, language: 'typescript', numbers: true, wrap: true })
  assert.match(html, /code-wrapped" style="--digits:1"/)
  assert.doesNotMatch(html, /code-numbers/)
  const [, inner = ''] = /<code>(.*)<\/code>/s.exec(html) ?? []
  assert.equal(inner.match(/class="code-line"/g)?.length, 4)
  assert.equal(inner.replaceAll(/<[^>]+>/g, ''), code)
  assert.match(inner, /^<span class="code-line"><span class="code-comment">\/\* two<\/span>\n<\/span>/)
})

test('needs no script where there is nothing to copy', () => {
  const islandsOf = (props: object) =>
    drawBlock(codeBlock, { ...samplesOf(codeBlock)[0]?.props, ...props }).islands
  assert.deepEqual(islandsOf({ copy: true }), ['code-copy'])
  assert.deepEqual(islandsOf({ copy: false }), [])
  assert.deepEqual(islandsOf({ code: ' ' }), [])
})
