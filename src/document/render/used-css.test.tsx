import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noMarks, staticMarkup } from './static-markup.ts'
import { onlyRead, propertiesRead, usedCss } from './used-css.ts'

const marks = noMarks()
staticMarkup(
  <>
    <p className="a b">Hello</p>
    <nav data-layout="left" data-sticky />
  </>,
  marks,
)

/** What is left of a sheet on the page above. */
const left = (css: string): string => usedCss([css], [marks])

test('a rule stays where one of its selectors may match, and goes where none can', () => {
  assert.equal(left('.a{color:red}.c{color:red}'), '.a{color:red}')
  assert.equal(left('.a.b,.c{color:red}.a .c{color:red}'), '.a.b,.c{color:red}')
  assert.equal(left('p>a:hover{color:red}'), 'p>a:hover{color:red}', 'elements may come later')
  assert.equal(left('*,::before{margin:0}'), '*,::before{margin:0}')
})

test('each name of a class attribute counts by itself, and those of single sections and blocks nowhere', () => {
  const own = noMarks()
  staticMarkup(
    <section className="s t-ink s-one">
      <header className="site-header t-tint">
        <p className="b">Hello</p>
        <p className="b fill b-two">Hello</p>
        <p className="p-lead">Hello</p>
      </header>
    </section>,
    own,
  )
  const kept = '.s{x:y}.t-ink{x:y}.site-header.t-tint{x:y}.b.fill{x:y}.p-lead{x:y}'
  assert.equal(usedCss([`${kept}.s-one{x:y}.b-two{x:y}.t-paper{x:y}`], [own]), kept)
})

test('what a selector excludes or offers as a choice is not asked for', () => {
  for (const css of ['.a:not(.c){x:y}', ':is(.c,.a){x:y}', '.a:has(>:is(.c,.d:not(.e))){x:y}'])
    assert.equal(left(css), css)
})

test('our own attributes count, others change while the page is read', () => {
  assert.equal(
    left('[data-layout=left]{x:y}[data-layout="left"]{x:y}'),
    '[data-layout=left]{x:y}[data-layout="left"]{x:y}',
  )
  assert.equal(left('[data-layout=right]{x:y}[data-fold]{x:y}'), '')
  assert.equal(
    left('[data-sticky]{x:y}[open]{x:y}[dir=rtl] .a{x:y}'),
    '[data-sticky]{x:y}[open]{x:y}[dir=rtl] .a{x:y}',
  )
})

test('a condition goes with the last of its rules, and what only defines goes with it', () => {
  assert.equal(left('@media print{.a{x:y}.c{x:y}}'), '@media print{.a{x:y}}')
  assert.equal(left('@media print{@supports(a:b){@keyframes k{from{x:y}}.c{x:y}}}'), '')
  assert.equal(left('@keyframes k{from{x:y}}.c{x:y}'), '@keyframes k{from{x:y}}')
})

test('braces and classes in strings are words', () => {
  assert.equal(left('.a::after{content:"}.c{"}.b{x:y}'), '.a::after{content:"}.c{"}.b{x:y}')
  assert.equal(left('.a{background:url("x.c")}'), '.a{background:url("x.c")}')
})

test('a custom property that nothing reads is not sent, and what looks like one stays', () => {
  const read = propertiesRead(['p{color:var(--ink)}', '<hr style="color:var( --line, red)">'])
  assert.deepEqual([...read], ['--ink', '--line'])
  assert.equal(
    onlyRead(':root{--ink:#000;--gone:url("a b");--line:red}.t{--gone:1;color:red}', read),
    ':root{--ink:#000;--line:red}.t{color:red}',
  )
  assert.equal(onlyRead('.a--gone:hover{--gone:1}', read), '.a--gone:hover{}')
  const kept = '@media(width>1px){:root{--ink:a;--line:b}}'
  assert.equal(onlyRead(kept, read), kept)
})
