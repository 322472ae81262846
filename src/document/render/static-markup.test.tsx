import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createContext, createElement as h, lazy, memo, type ReactNode, useContext, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { noMarks, staticMarkup } from './static-markup.ts'

// What React writes is what we write: it is asked, not remembered.
function same(node: ReactNode): void {
  assert.equal(staticMarkup(node), renderToStaticMarkup(node))
}

const Named = memo(({ name, children }: { name: string; children?: ReactNode }) => (
  <b title={name}>{children}</b>
))

test('elements, texts, lists, fragments and views are written as React writes them', () => {
  same('a < b & "c" \u0027d\u0027 > e')
  same([1, 0, 2n, null, undefined, true, false, '', [['deep']]])
  same(
    <>
      <Named name="one & two">
        {1}
        {' and '}
        {'<two>'}
      </Named>
      <br />
      <hr className="line" />
      <pre>{'\nfirst line kept'}</pre>
      <pre>{'no\nbreak'}</pre>
      {h('div', { dangerouslySetInnerHTML: { __html: '<i>as it is</i>' } })}
      {h('picture-gallery', { 'data-seconds': 3, 'data-none': undefined, src: 'a', 'data-on': true })}
    </>,
  )
})

test('attributes are spelt, kept and left out as React does', () => {
  same(
    h(
      'main',
      { id: 'm', className: 'a b', tabIndex: -1, dir: 'rtl', 'aria-hidden': true, 'aria-busy': false },
      [
        h(
          'a',
          { key: 1, href: '/x?a=1&b=2', target: '_blank', download: true, 'aria-current': undefined },
          'x',
        ),
        h('a', { key: 2, download: 'name.pdf', href: '' }, 'y'),
        h('img', {
          key: 3,
          src: '/a.jpg',
          srcSet: '/a.jpg 1w',
          sizes: '10px',
          alt: '',
          width: 1,
          loading: 'lazy',
        }),
        h('video', {
          key: 4,
          src: '/v.mp4',
          controls: true,
          muted: true,
          loop: false,
          playsInline: true,
          poster: '/p',
        }),
        h('track', { key: 5, kind: 'captions', src: '/t.vtt', srcLang: 'en', default: true }),
        h('details', { key: 6, open: true, name: 'one' }, h('summary', { hidden: false }, 's')),
        h('button', { key: 14, popoverTarget: 'm', popoverTargetAction: 'hide', autoFocus: true }, 'b'),
        h('ul', { key: 15, popover: 'auto', id: 'm' }),
        h('ul', { key: 16, popover: undefined }),
        h('button', { key: 7, type: 'button', disabled: true, title: '"quoted"' }, 'b'),
        h(
          'ol',
          { key: 8, start: 3, reversed: true },
          h('li', { 'data-on': true, 'data-off': false, 'data-text': '1' }),
        ),
        h('svg', { key: 9, viewBox: '0 0 1 1', focusable: 'false', strokeWidth: 2, fillRule: 'evenodd' }),
        h('th', { key: 10, scope: 'col', colSpan: 2 }),
        h('p', {
          key: 11,
          style: { borderColor: 'red', '--columns': 3, objectPosition: ' 1% 2% ', color: undefined },
        }),
        h('p', { key: 12, style: {}, onClick: () => {} }),
        h('label', { key: 13, htmlFor: 'm' }),
      ],
    ),
  )
})

test('controls hold what they are given where HTML has it', () => {
  same(
    <form noValidate action="/_/x" encType="multipart/form-data" method="post">
      <input id="a" name="a" type="text" required={false} maxLength={5} defaultValue={'"<5'} />
      <input type="checkbox" name="b" value="yes" defaultChecked disabled />
      <input type="radio" name="b" value="no" defaultChecked={false} />
      <input type="hidden" name="c" value="" />
      <textarea name="d" rows={3} defaultValue={'\n<b> & co'} />
      <textarea name="e" />
      <select name="f" defaultValue="two">
        <option value="">none</option>
        {['one', 'two'].map((one) => (
          <option key={one} value={one} disabled={one === 'one'}>
            {one}
          </option>
        ))}
      </select>
      <button type="submit" value="next" name="go">
        Go
      </button>
      <progress value={1} max={3} />
    </form>,
  )
})

test('any text stands as text, in an element and in an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      same(
        <p title={text} data-x={text}>
          {text}
        </p>,
      )
    }),
  )
})

test('an address that is a script is not written', () => {
  for (const address of ['javascript:alert(1)', ' \u0001JaVa\nScRiPt\t:alert(1)', 'j\ra\nvascript:x'])
    assert.equal(staticMarkup(h('a', { href: address }, 'x')), '<a>x</a>')
  const kept = '/javascript:x'
  assert.equal(staticMarkup(h('a', { href: kept }, 'x')), `<a href="${kept}">x</a>`)
})

test('what a page is not made of is refused, and not drawn as something else', () => {
  const Context = createContext('')
  const Stateful = () => useState('a')[0]
  const Reader = () => useContext(Context)
  const Late = lazy(() => Promise.resolve({ default: () => null }))
  for (const node of [
    <Stateful key="1" />,
    <Reader key="2" />,
    <Context key="3" value="a" />,
    <Late key="4" />,
    <script key="5" />,
    <style key="6" />,
    <p key="8" style={{ width: 3 }} />,
    { not: 'a node' } as unknown as ReactNode,
  ])
    assert.throws(() => staticMarkup(node))
  assert.equal(staticMarkup(h('p', { 'on"x': '1', 'a b': '2' })), '<p></p>')
})

test('what style rules may name is told while it is written', () => {
  const marks = noMarks()
  const html = staticMarkup(
    <nav className="a b" data-layout="left" data-open>
      <p className="a b c" />
    </nav>,
    marks,
  )
  assert.equal(html, '<nav class="a b" data-layout="left" data-open="true"><p class="a b c"></p></nav>')
  assert.deepEqual(new Set([...marks.classes].flatMap((names) => names.split(' '))), new Set(['a', 'b', 'c']))
  assert.deepEqual(
    [...marks.attributes],
    ['data-layout', 'data-layout="left"', 'data-open', 'data-open="true"'],
  )
})

test('the first paragraph is told as it stands on the page', () => {
  const marks = noMarks()
  staticMarkup(
    <>
      <pre>none</pre>
      <p>
        Bread &amp; <em>butter</em>
      </p>
      <p>another</p>
    </>,
    marks,
  )
  assert.equal(marks.firstParagraph, 'Bread &amp; <em>butter</em>')
})

test('styles that read custom properties and pictures to be fetched first are told, as they were given', () => {
  const marks = noMarks()
  staticMarkup(
    <>
      <p style={{ color: 'var(--ink)' }}>var(--words)</p>
      <hr style={{ width: '1px' }} />
      <img src="/a?b&c" srcSet="/a 1w" sizes="10px" alt="" fetchPriority="high" />
      <img src="/late" alt="" loading="lazy" />
      <img src="/one" alt="" fetchPriority="high" />
    </>,
    marks,
  )
  assert.deepEqual([...marks.styles], ['color:var(--ink)'])
  assert.deepEqual(marks.firstPictures, [{ src: '/a?b&c', srcSet: '/a 1w', sizes: '10px' }, { src: '/one' }])
})
