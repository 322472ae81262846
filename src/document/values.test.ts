import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fields from './fields.ts'
import { fieldShape } from './field-shape.ts'
import { referencesIn, withReferences } from './references.ts'
import { pageOf } from './testing/applied.ts'
import { isAnchor, isLink, isSafeUrl } from './values.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const other = '01890a5d-ac96-774b-bcce-b302099a8058'

test('addresses lead only where they may', () => {
  const good = [
    'https://example.com',
    'http://example.com/a?b=c#d',
    'mailto:a@b.example',
    'tel:+49301234',
    '/about',
    'about',
    './a',
    '#top',
    '?page=2',
    'a/b:c',
    'https://bücher.example/ä',
  ]
  const bad = [
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:x',
    'java\tscript:x',
    'java\nscript:x',
    '\u0001javascript:x',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https:///evil',
    'http://',
    'mailto:',
    'blob:https://x',
    'foo:bar',
    'a:b',
    '\u00a0javascript:x',
    'x'.repeat(3_000),
  ]
  for (const url of good) assert.equal(isSafeUrl(url), true, url)
  for (const url of bad) assert.equal(isSafeUrl(url), false, JSON.stringify(url))
})

test('links have one of seven forms and nothing more', () => {
  const good = [
    { kind: 'page', page: id, anchor: 'menu', newTab: true },
    { kind: 'item', collection: 'blog', item: id },
    { kind: 'file', asset: id },
    { kind: 'mail', address: 'ann@example.com', subject: 'Hello there' },
    { kind: 'phone', number: '+49 (30) 123-45' },
    { kind: 'anchor', anchor: 'öffnungszeiten' },
    { kind: 'url', url: 'https://example.com' },
  ]
  const bad = [
    null,
    [],
    'x',
    {},
    { kind: 'toString' },
    { kind: 'url' },
    { kind: 'page', page: 'x' },
    { kind: 'url', url: 'https://a.example', onclick: 'x' },
    { kind: 'mail', address: 'a@b.c?bcc=x@y.z' },
    { kind: 'mail', address: 'a b@c.d' },
    { kind: 'phone', number: 'call me' },
    { kind: 'anchor', anchor: 'a b' },
    { kind: 'url', url: 'https://a.example', newTab: 'yes' },
  ]
  for (const link of good) assert.equal(isLink(link), true, JSON.stringify(link))
  for (const link of bad) assert.equal(isLink(link), false, JSON.stringify(link))
  assert.equal(isAnchor('a"onmouseover='), false)
})

test('each kind of field takes what it should and refuses what it should not', () => {
  const label = 'ui.more'
  const cases: [fields.Field, unknown[], unknown[]][] = [
    [fields.text({ label, max: 3 }), ['', 'abc'], ['abcd', 1, null]],
    [fields.number({ label, default: 1, min: 0, max: 9 }), [0, 9, 2.5], [-1, 10, '1', Number.NaN]],
    [fields.toggle({ label }), [true, false], [0, 'true']],
    [fields.choice({ label, options: [{ value: 'a', label }], default: 'a' }), ['a'], ['b', null]],
    [fields.colour({ label }), ['auto', 'accent'], ['#ff0000', 'red']],
    [
      fields.length({ label, default: '1px', max: 100 }),
      ['12px', '1.5rem', '40%'],
      ['12', '1e3px', '101px', 'calc(1px)', '1px;x', '-1px'],
    ],
    [
      fields.image({ label }),
      [
        { asset: id, alt: '' },
        { asset: id, alt: 'x', focal: { x: 0, y: 1 }, crop: { x: 0.1, y: 0, width: 0.9, height: 1 } },
      ],
      [
        { asset: 'x', alt: '' },
        { asset: id },
        { asset: id, alt: '', focal: { x: 2, y: 0 } },
        { asset: id, alt: '', crop: { x: 0.5, y: 0, width: 0.9, height: 1 } },
        { asset: id, alt: '', src: 'x' },
      ],
    ],
    [fields.file({ label }), [{ asset: id }], [{ asset: '../x' }]],
    [fields.link({ label }), [{ kind: 'anchor', anchor: 'a' }], ['/about']],
    [fields.date({ label }), ['2026-02-28'], ['2026-02-30', '2026-2-3', '2026-02-28T10:00']],
    [fields.date({ label, time: true }), ['2026-02-28T10:00'], ['2026-02-28', '2026-02-28T24:00']],
    [fields.code({ label, max: 3 }), ['a<b'], ['long']],
    [fields.markdown({ label }), ['# x'], [1]],
    [fields.reference({ label, to: 'forms.form' }), [id], ['', 1]],
    [
      fields.richText({ label }),
      [{ type: 'doc', content: [{ type: 'paragraph' }] }],
      ['words', { type: 'doc', content: [{ type: 'script' }] }],
    ],
    [
      fields.list({ label, addLabel: 'ui.more', max: 2, of: { title: fields.text({ label }) } }),
      [[], [{ id: 'first0' }, { id: 'second', title: 'x' }]],
      [
        [{}],
        [{ id: 'first0' }, { id: 'first0' }],
        [{ id: 'first0', more: 1 }],
        [{ id: 'aaaaaa' }, { id: 'bbbbbb' }, { id: 'cccccc' }],
        {},
      ],
    ],
  ]
  for (const [field, good, bad] of cases) {
    for (const value of good)
      assert.equal(fieldShape(field).safeParse(value).success, true, `${field.kind} ${JSON.stringify(value)}`)
    for (const value of bad)
      assert.equal(
        fieldShape(field).safeParse(value).success,
        false,
        `${field.kind} ${JSON.stringify(value)}`,
      )
  }
})

test('what a page refers to is found wherever it stands, and renamed there', () => {
  const page = pageOf({ blocka: [1, 1, 6, 3] })
  const props = {
    picture: { asset: id, alt: '' },
    items: [{ id: 'first0', link: { kind: 'page', page: other } }],
    body: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'x',
              marks: [{ type: 'link', attrs: { target: { kind: 'item', collection: 'blog', item: id } } }],
            },
          ],
        },
      ],
    },
  }
  const block = page.blocks['blocka']
  const section = page.sections['sectna']
  assert.ok(block && section)
  const document = {
    sections: {
      sectna: { ...section, background: { kind: 'image', image: { asset: other, alt: '' } } as const },
      sectnb: { ...section, source: 'saved' },
    },
    blocks: { blocka: { ...block, type: 'nobody-knows', props } },
  }
  const found = referencesIn(document)
  assert.deepEqual([...found.assets].toSorted(), [id, other])
  assert.deepEqual([...found.pages], [other])
  assert.deepEqual([...found.items], [`blog/${id}`])
  assert.deepEqual([...found.saved], ['saved'])
  const moved = withReferences(props, {
    assets: new Map([[id, 'fresh']]),
    pages: new Map([[other, 'page']]),
    items: new Map([[id, 'item']]),
  })
  const after = referencesIn({ sections: {}, blocks: { blocka: { ...block, props: moved } } })
  assert.deepEqual(
    [[...after.assets], [...after.pages], [...after.items]],
    [['fresh'], ['page'], ['blog/item']],
  )
})
