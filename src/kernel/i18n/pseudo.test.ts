import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import fc from 'fast-check'
import { isPseudoRequested, pseudoLocalise } from './pseudo.ts'

test('contract §5: i18nLang with true or on asks for it, or a flag of that name', () => {
  for (const query of ['?i18nLang=true', 'i18nLang=on', '?a=1&i18nLang=on'])
    assert.equal(isPseudoRequested(query), true)
  for (const query of [
    '',
    ...'?i18nLang ?i18nLang= ?i18nLang=1 ?i18nLang=TRUE ?i18nlang=true ?x=i18nLang'.split(' '),
  ])
    assert.equal(isPseudoRequested(query), false, query)
  assert.equal(isPseudoRequested('', ['other', 'i18nLang']), true)
})

test('contract §5: accented, about 30 % longer, bracketed', () => {
  assert.equal(pseudoLocalise('Save changes'), '[Šááṽé ććĥáñĝĝéš]')
  assert.equal(pseudoLocalise('OK'), '[ÓĶĶ]')
  assert.equal(pseudoLocalise(''), '')
  const text = 'Your site is shown to everyone as soon as you release it, and not a moment before.'
  const longer = pseudoLocalise(text).length / text.length
  assert.ok(longer > 1.2 && longer < 1.4, String(longer))
})

test('contract §5: placeholders and markup stay untouched', () => {
  assert.equal(pseudoLocalise('Hi {name}!'), '[Ĥíí {name}!]')
  assert.equal(
    pseudoLocalise('{count, number, ::compact-short} to {day, date, short}'),
    '[{count, number, ::compact-short} ţóó {day, date, short}]',
  )
  assert.equal(
    pseudoLocalise('Go <0>home</0> or <a href="/x">out</a><br/>&nbsp;&#39;'),
    '[Ĝóó <0>ĥóɱɱé</0> óŕ <a href="/x">óóúţ</a><br/>&nbsp;&#39;]',
  )
  assert.equal(pseudoLocalise('a < b & c > d'), '[á < ƀƀ & ć > ď]')
  assert.equal(pseudoLocalise('{{handle}}'), '[{{handle}}]')
})

test('contract §5: ICU syntax stays, its branches are words', () => {
  assert.equal(
    pseudoLocalise('{n, plural, offset:1 =0 {none} one {# page} other {# pages of {total}}}'),
    '[{n, plural, offset:1 =0 {ñóóñé} one {# þþáĝé} other {# þþáĝééš óƒƒ {total}}}]',
  )
  assert.equal(
    pseudoLocalise('{who, select, me {You #1} other {{name} {k, plural, other {# x}}}}'),
    '[{who, select, me {Ýóóú #1} other {{name} {k, plural, other {# ẋ}}}}]',
  )
  assert.equal(pseudoLocalise("It''s '{quoted}' isn't"), "[Íţţ''š '{quoted}' íššñ'ţ]")
})

/** A message made of pieces, and what of it must be found again. */
const piece = fc.oneof(
  fc.stringMatching(/^[A-Za-z ,.!?-]{0,20}$/),
  fc.constantFrom(
    '{name}',
    '{count, number}',
    '<0>',
    '</0>',
    '<b class="x">',
    '&amp;',
    "''",
    "'{x}'",
    '{n, plural, one {# page} other {# pages}}',
    '{s, select, a {<i>Yes</i>} other {No {name}}}',
  ),
)

test('any message stays one that compiles, with the same placeholders and markup', () => {
  const syntax = /\{[^{}]*\}(?!')|<[^>]*>|&\w+;|\bplural\b|\bselect\b/g
  const kept = (message: string) =>
    (message.match(syntax) ?? []).filter((part) => /^(<|&|p|s|\{\w+(, number)?\})/.test(part))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const message = pieces.join('')
      const pseudo = pseudoLocalise(message)
      assert.deepEqual(kept(pseudo).filter(isSyntax), kept(message).filter(isSyntax))
      assert.deepEqual(shapeOf(compileMessage(pseudo)), shapeOf(compileMessage(message)))
    }),
    { numRuns: 2000 },
  )
})

const isSyntax = (part: string) => !/^\{[A-Za-z]+\}$/.test(part) || part === '{name}'

/** A compiled message with its words taken out: what remains is what the program sees. */
function shapeOf(compiled: unknown): unknown {
  if (typeof compiled === 'string') return []
  if (!Array.isArray(compiled)) return compiled
  return compiled.flatMap((part: unknown): unknown[] => {
    if (typeof part === 'string') return []
    if (!Array.isArray(part)) return [part]
    const [name, type, options] = part as [string, string | undefined, Record<string, unknown> | undefined]
    const branches = Object.entries(options ?? {}).map(([key, branch]) => [
      key,
      key === 'offset' ? branch : hashes(shapeOf(branch), branch),
    ])
    return [[name, type, branches]]
  })
}

/** The octothorpe of a plural is compiled to a text of its own. */
function hashes(shape: unknown, branch: unknown): unknown {
  return [shape, Array.isArray(branch) ? branch.filter((part) => part === '#').length : 0]
}

test('what is not well formed is left alone and throws nothing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(..."ab{}<>#'& ,".split(''), 'plural', 'select', 'other') }),
      (text) => {
        assert.equal(typeof pseudoLocalise(text), 'string')
      },
    ),
    { numRuns: 3000 },
  )
})
