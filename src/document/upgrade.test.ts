import assert from 'node:assert/strict'
import { test } from 'node:test'
import { replay } from './apply.ts'
import { type BlockDefinition, blockRegistry, defineBlock } from './define-block.ts'
import { type Fields, richText, toggle } from './fields.ts'
import type { PageDocument } from './nodes.ts'
import { documentFault } from './rules.ts'
import { applied, pageOf } from './testing/applied.ts'
import { registry, sampleDocument, textSample } from './testing/sample-blocks.tsx'
import { textOf } from './text/text-json.ts'
import { openDocument } from './upgrade.ts'

const third = defineBlock({
  ...textSample,
  version: 3,
  past: { 1: textSample.fields, 2: { words: richText({ label: 'ui.more' }) } },
  upgrades: {
    1: ({ body, ...others }) => ({ ...others, words: body }),
    2: ({ words, ...others }) => ({ ...others, body: words }),
  },
})
const newer = blockRegistry([third])

test('a document that is up to date is the very same', () => {
  const document = sampleDocument()
  assert.equal(openDocument(document, registry).document, document)
})

test('blocks are brought up version by version', () => {
  const document = pageOf({ blocka: [1, 1, 6, 3], blockb: [7, 1, 6, 3] })
  const opened = openDocument(document, newer)
  assert.equal(opened.readOnly, undefined)
  assert.equal(opened.document.blocks['blocka']?.version, 3)
  assert.deepEqual(opened.document.blocks['blocka']?.props, document.blocks['blocka']?.props)
  assert.equal(documentFault(opened.document, newer), undefined)
  assert.equal(document.blocks['blocka']?.version, 1, 'what was stored stays')
})

test('a document or block from a newer Portico may only be read', () => {
  const document = pageOf({ blocka: [1, 1, 6, 3] })
  assert.deepEqual(openDocument({ ...document, format: 2 }, registry).readOnly, { reason: 'newer_format' })
  const opened = openDocument(openDocument(document, newer).document, registry)
  assert.deepEqual(opened.readOnly, { reason: 'newer_block', block: 'blocka' })
})

test('a type that is gone is kept as it is, and may be moved and removed', () => {
  const document = pageOf({ blocka: [1, 1, 6, 3] }, 'gone')
  const strange = {
    ...document,
    blocks: { blocka: { ...document.blocks['blocka'], props: { any: ['thing'] } } },
  } as unknown as PageDocument
  const opened = openDocument(strange, registry)
  assert.deepEqual(opened.unknown, ['blocka'])
  assert.equal(opened.document, strange)
  assert.equal(documentFault(strange, registry), undefined)
  const moved = applied(strange, [
    {
      op: 'set',
      node: 'blocka',
      path: ['place'],
      value: { column: 3, row: 9, width: 1, height: 1, layer: 0, align: 'start' },
    },
  ])
  assert.deepEqual(moved.blocks['blocka']?.props, { any: ['thing'] })
  assert.deepEqual(applied(moved, [{ op: 'remove', node: 'blocka' }]).blocks, {})
})

test('the document’s own shape is brought up too', () => {
  const old = { ...sampleDocument(), format: 0 }
  const opened = openDocument(old, registry, { 0: (stored) => ({ ...stored, format: 1 }) })
  assert.deepEqual(opened.document, sampleDocument())
  assert.throws(() => openDocument(old, registry, {}), /No upgrade/)
})

test('a type that skips an upgrade is a bug that shows at once', () => {
  assert.throws(() => defineBlock({ ...textSample, version: 2 }), /upgrade from version 1 is missing/)
  assert.throws(
    () => defineBlock({ ...textSample, version: 2, upgrades: { 1: (props) => props } }),
    /fields of version 1 are missing/,
  )
  assert.throws(() => defineBlock({ ...textSample, type: 'Text' }), /lower-case/)
  assert.throws(() => blockRegistry([textSample, textSample]), /Two blocks/)
})

test('patches of an earlier version are replayed by the fields of their day', () => {
  const second = defineBlock<Fields>({
    ...(textSample as BlockDefinition),
    version: 2,
    fields: {
      words: richText({ label: 'ui.more', default: textOf('Something else.') }),
      big: toggle({ label: 'ui.more' }),
    },
    past: { 1: { body: richText({ label: 'ui.more', default: textOf('Bread.') }) } },
    upgrades: { 1: ({ body, ...others }) => ({ ...others, words: body }) },
  })
  const now = blockRegistry([second])
  const page = pageOf({ blocka: [1, 1, 6, 3] })
  const unset = replay(page, [{ op: 'set', node: 'blocka', path: ['props', 'body'] }], now)
  const typed = replay(
    unset,
    [
      {
        op: 'text',
        node: 'blocka',
        path: ['props', 'body'],
        steps: [
          { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: 'Rye. ' }] } },
        ],
      },
    ],
    now,
  )
  const { document } = openDocument(typed, now)
  assert.deepEqual(document.blocks['blocka']?.props, { words: textOf('Rye. Bread.') })
  assert.equal(documentFault(document, now), undefined)
  assert.equal(documentFault(typed, now), undefined, 'until then it is judged by what it was')
})
