import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type CssJudge, cssFaults } from './css-faults.ts'

/** A browser that knows a few properties, values and every selector without a sign it cannot read. */
const judge: CssJudge = {
  declaration: (property, value) =>
    value === 'inherit'
      ? ['color', 'margin', 'background', 'content'].includes(property)
      : property === 'color'
        ? /^(red|var\(--[\w-]+\))$/.test(value)
        : ['margin', 'background', 'content'].includes(property),
  selector: (selector) => selector !== '' && !/[%$]|\.\d|::nothing|^[>+~]/.test(selector),
}
const found = (css: string) => cssFaults(css, judge).map(({ line, code, what }) => `${line} ${code} ${what}`)

describe('what is wrong with a style sheet', () => {
  test('nothing, where it is right: comments, strings, addresses, nesting and every kind of rule', () => {
    assert.deepEqual(found(''), [])
    assert.deepEqual(
      found(`/* { ; } */
@charset "utf-8";
@layer base, site;
:root { --my-own: anything; --set: { a: b } }
.a, .b[title="},;{"] > c:not(.d, .e) {
  color: red !important;
  content: "/* no comment */ \\" }";
  background: url(data:image/png;base64,AA//BB==);
  &:hover { color: var(--my-own) }
  > .f { margin: 0 }
  @media (width > 40rem) { margin: 1rem; .g { color: red; } }
}
@media (width > 40rem) { .h { color: red } }
@supports (display: grid) { @container (width > 1px) { .i { color: red } } }
@font-face { font-family: Mine; src: url(/x.woff2) }
@page { size: A4; @top-left { content: none } }
@keyframes turn { from { color: red } 50%, 75.5% { margin: 0 } to { color: red } }
@-webkit-keyframes turn { to { color: red } }`),
      [],
    )
  })

  test('what the browser does not know: a property, a value, a selector, a rule', () => {
    assert.deepEqual(
      found('.a {\n  colour: red;\n  color: rde;\n  color:;\n}\n.b::nothing, .c { color: red }'),
      ['2 property colour', '3 value color: rde', '4 value color:', '6 selector .b::nothing'],
    )
    assert.deepEqual(found('@mixin a { color: red }\n@use "x";\n@keyframes a { middle { color: red } }'), [
      '1 at_rule @mixin',
      '2 at_rule @use',
      '3 selector middle',
    ])
  })

  test('what is no rule: a declaration outside of any, one without a colon, a block of nothing', () => {
    assert.deepEqual(found('color: red;\n.a { red }\n{ color: red }\n.b { color: red; };'), [
      '1 outside color: red',
      '2 colon red',
      '3 selector {',
    ])
  })

  test('what is not closed is told where it was opened', () => {
    assert.deepEqual(found('.a {\n  color: red;\n\n.b { color: red }\n'), ['1 block_open {'])
    assert.deepEqual(found('.a { color: red }\n}\n.b { color: red }'), ['2 brace_stray }'])
    assert.deepEqual(found('.a { color: red }\n/* and so on\n.b {'), ['2 comment_open /* and so on .b {'])
    assert.deepEqual(found('.a { content: "so on;\n color: red }'), ['1 string_open "so on;'])
    assert.deepEqual(found('.a { margin: calc(1px;\n}\n.b { color: red }'), ['1 bracket_open (1px;'])
  })

  test('other style sheets are not fetched', () => {
    assert.deepEqual(found('@import url(https://example.com/a.css);\n.a { color: red }'), [
      '1 import @import url(https://example.com/a.css)',
    ])
  })

  test('lines are counted whatever ends them', () => {
    assert.deepEqual(found('.a {\r\n\r\n colour: red }'), ['3 property colour'])
  })

  test('of many faults the first fifty, and of long pieces the beginning', () => {
    assert.equal(found('x;\n'.repeat(500)).length, 50)
    assert.ok((cssFaults(`.a { ${'y'.repeat(500)} }`, judge)[0]?.what.length ?? 0) <= 61)
  })

  test('100 KB of one sign are read in no time', () => {
    for (const sign of ['{', '}', '(', '"', '/', '/*', '\\', ':', ';', '@', 'a', '\n', '&', ',', '![']) {
      const from = performance.now()
      cssFaults(sign.repeat(100_000 / sign.length), judge)
      cssFaults(`.a{${sign.repeat(100_000 / sign.length)}`, judge)
      assert.ok(performance.now() - from < 1_500, sign)
    }
  })
})
