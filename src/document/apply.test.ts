import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply, applyLoosely } from './apply.ts'
import { documentBytes } from './document-size.ts'
import { rebase } from './merge.ts'
import { emptyDocument, newSection, type Block, type PageDocument } from './nodes.ts'
import type { Patch } from './patch.ts'
import { documentFault } from './rules.ts'
import { write } from './testing/applied.ts'
import { registry, sampleBlock, sampleDocument } from './testing/sample-blocks.tsx'
import { textOf } from './text/text-json.ts'

function applied(document: PageDocument, ...patches: Patch[]): PageDocument {
  const result = apply(document, patches, registry)
  assert.ok(result.ok, result.ok ? '' : JSON.stringify(result.fault))
  assert.equal(documentFault(result.document, registry), undefined)
  assert.equal(documentBytes(result.document), Buffer.byteLength(JSON.stringify(result.document)))
  const back = apply(result.document, result.inverse, registry)
  assert.ok(back.ok)
  assert.deepEqual(back.document, document)
  return result.document
}

function refused(document: PageDocument, ...patches: Patch[]): string {
  const result = apply(document, patches, registry)
  assert.ok(!result.ok, 'it was applied')
  return `${result.fault.rule} ${result.fault.node}`
}

const inserted = (parent: { node: string; slot?: string }, ...blocks: Block[]): Patch => ({
  op: 'insert',
  parent,
  after: null,
  nodes: { blocks },
})

const itemIds = (document: PageDocument): string[] => {
  const items = document.blocks['tabsaa']?.props['items']
  return Array.isArray(items) ? items.map((item: { id: string }) => item.id) : []
}

test('an empty page keeps every rule', () => {
  assert.equal(documentFault(emptyDocument(), registry), undefined)
  assert.equal(documentFault(sampleDocument(), registry), undefined)
})

test('a property is set, and set back', () => {
  const before = sampleDocument()
  const after = applied(before, { op: 'set', node: 'sectna', path: ['theme'], value: 'ink-bold' })
  assert.equal(after.sections['sectna']?.theme, 'ink-bold')
  assert.equal(after.blocks, before.blocks, 'what did not change is shared')
  const named = applied(after, { op: 'set', node: 'blocka', path: ['look', 'fill'], value: 'surface' })
  assert.deepEqual(named.blocks['blocka']?.look, { fill: 'surface' })
  applied(named, { op: 'set', node: 'blocka', path: ['look'] })
  applied(after, { op: 'set', node: 'page', path: ['header'], value: 'overlay' })
})

test('a patch of a newer version is refused whole, and left out where others are merged', () => {
  const document = sampleDocument()
  const known: Patch = {
    op: 'set',
    node: Object.keys(document.blocks)[0] ?? '',
    path: ['name'],
    value: 'Named',
  }
  const newer = { op: 'shuffle', node: known.node, seed: 7 } as unknown as Patch
  assert.equal(refused(document, known, newer), `json ${known.node}`)
  const loosely = applyLoosely(document, [known, newer], registry)
  assert.deepEqual([loosely.kept, loosely.failed.map(({ patch }) => patch)], [[known], [newer]])
  const merged = rebase(document, [known], [newer], registry)
  assert.deepEqual(merged.patches, [known])
})

test('setting what is there already changes nothing', () => {
  const before = sampleDocument()
  const result = apply(before, [{ op: 'set', node: 'sectna', path: ['theme'], value: 'paper' }], registry)
  assert.ok(result.ok)
  assert.equal(result.document, before)
  assert.deepEqual(result.inverse, [])
})

test('typing changes one block and shares the rest', () => {
  const before = sampleDocument()
  const after = applied(before, write(1, 'Fresh. '))
  assert.equal(JSON.stringify(after.blocks['blocka']?.props).includes('Fresh. Bread'), true)
  assert.equal(after.blocks['blockb'], before.blocks['blockb'])
})

test('typing into words nobody stored begins from the default', () => {
  const before = applied(sampleDocument(), { op: 'set', node: 'blocka', path: ['props', 'body'] })
  const after = applied(before, write(1, 'Hello'))
  assert.deepEqual(after.blocks['blocka']?.props['body'], textOf('Hello'))
})

test('typing into a text spelled in another way leads back exactly', () => {
  const spelled = {
    type: 'doc',
    content: [
      { type: 'paragraph', attrs: { align: null, style: 'body' }, content: [{ type: 'text', text: 'x' }] },
    ],
  }
  const before = applied(sampleDocument(), {
    op: 'set',
    node: 'blocka',
    path: ['props', 'body'],
    value: spelled,
  })
  applied(before, write(1, 'y'))
})

test('sections and blocks come, move and go with what they hold', () => {
  const before = sampleDocument()
  const section = newSection({ id: 'sectnc' })
  const grown = applied(
    before,
    { op: 'insert', parent: 'page', after: 'sectna', nodes: { section, blocks: [] } },
    inserted({ node: 'sectnc' }, sampleBlock('blockn', 'sectnc')),
  )
  assert.deepEqual(grown.order, ['sectna', 'sectnc', 'sectnb'])
  const moved = applied(
    grown,
    { op: 'move', node: 'sectnb', parent: 'page', after: null },
    { op: 'move', node: 'blockn', parent: { node: 'tabsaa', slot: 'first0' }, after: 'inside' },
  )
  assert.deepEqual(moved.order, ['sectnb', 'sectna', 'sectnc'])
  assert.deepEqual(moved.blocks['tabsaa']?.slots?.['first0'], ['inside', 'blockn'])
  assert.deepEqual(moved.blocks['blockn']?.parent, { node: 'tabsaa', slot: 'first0' })
  const gone = applied(moved, { op: 'remove', node: 'sectnb' })
  assert.deepEqual(Object.keys(gone.blocks).toSorted(), ['blocka', 'blockb'])
})

test('items of a list come, move and go by id, the default ones too', () => {
  const path = ['props', 'items']
  const before = sampleDocument()
  const two = applied(before, {
    op: 'insert-item',
    node: 'tabsaa',
    path,
    item: { id: 'second' },
    after: 'first0',
  })
  const titled = applied(two, {
    op: 'set',
    node: 'tabsaa',
    path: [...path, 'second', 'title'],
    value: 'Prices',
  })
  const turned = applied(titled, { op: 'move-item', node: 'tabsaa', path, id: 'second', after: null })
  assert.deepEqual(itemIds(turned), ['second', 'first0'])
  applied(turned, { op: 'remove-item', node: 'tabsaa', path, id: 'second' })
  applied(before, { op: 'set', node: 'tabsaa', path: [...path, 'first0', 'title'], value: 'Menu' })
})

test('what breaks a rule is refused whole, with the rule and the node', () => {
  const page = sampleDocument()
  const place = { column: 1, row: 1, width: 12, height: 3, layer: 0, align: 'start' }
  const cases: [string, Patch[]][] = [
    ['node_unknown nobody', [{ op: 'set', node: 'nobody', path: ['name'], value: 'x' }]],
    ['path_unknown sectna', [{ op: 'set', node: 'sectna', path: ['blocks'], value: [] }]],
    ['path_unknown blocka', [{ op: 'set', node: 'blocka', path: ['type'], value: 'tabs' }]],
    ['path_unknown blocka', [{ op: 'set', node: 'blocka', path: ['props', '__proto__', 'x'], value: 1 }]],
    ['value_invalid sectna', [{ op: 'set', node: 'sectna', path: ['theme'], value: 'pink' }]],
    ['value_invalid sectna', [{ op: 'set', node: 'sectna', path: ['theme'] }]],
    ['value_invalid page', [{ op: 'set', node: 'page', path: ['header'], value: 3 }]],
    ['props_unknown blocka', [{ op: 'set', node: 'blocka', path: ['props', 'sides'], value: 3 }]],
    ['props_invalid tabsaa', [{ op: 'set', node: 'tabsaa', path: ['props', 'speed'], value: 9 }]],
    ['text_invalid blocka', [{ op: 'set', node: 'blocka', path: ['props', 'body'], value: { type: 'doc' } }]],
    ['text_invalid blocka', [write(900, 'x')]],
    ['path_unknown tabsaa', [{ ...write(1, 'x', 'tabsaa'), path: ['props', 'look'] } as Patch]],
    [
      'path_unknown tabsaa',
      [{ op: 'set', node: 'tabsaa', path: ['props', 'items', 'first0', 'id'], value: 'other0' }],
    ],
    ['json blocka', [{ op: 'set', node: 'blocka', path: ['name'], value: Number.NaN }]],
    ['json blocka', [{ op: 'set', node: 'blocka', path: ['name'], value: 'a\0b' }]],
    ['json blocka', [{ op: 'set', node: 'blocka', path: ['name'], value: 'half \ud83d' }]],
    ['json blocka', [write(1, 'a\0b')]],
    [
      'place_bounds blocka',
      [{ op: 'set', node: 'blocka', path: ['place'], value: { ...place, column: 20 } }],
    ],
    ['place_size blocka', [{ op: 'set', node: 'blocka', path: ['place'], value: { ...place, width: 1 } }]],
    ['place_overlap blockb', [{ op: 'set', node: 'blockb', path: ['place'], value: place }]],
    ['phone_bounds blocka', [{ op: 'set', node: 'blocka', path: ['phone'], value: { column: 8, width: 2 } }]],
    ['sibling_unknown blocka', [{ op: 'move', node: 'blocka', parent: { node: 'sectnb' }, after: 'nobody' }]],
    ['parent_unknown blocka', [{ op: 'move', node: 'blocka', parent: 'page', after: null }]],
    ['parent_unknown sectna', [{ op: 'move', node: 'sectna', parent: { node: 'sectnb' }, after: null }]],
    [
      'nesting tabsaa',
      [{ op: 'move', node: 'tabsaa', parent: { node: 'tabsaa', slot: 'first0' }, after: null }],
    ],
    [
      'slot_unknown blocka',
      [{ op: 'move', node: 'blocka', parent: { node: 'tabsaa', slot: 'nowhere' }, after: null }],
    ],
    ['slot_unknown inside', [{ op: 'remove-item', node: 'tabsaa', path: ['props', 'items'], id: 'first0' }]],
    ['item_unknown tabsaa', [{ op: 'remove-item', node: 'tabsaa', path: ['props', 'items'], id: 'nobody' }]],
    [
      'item_taken tabsaa',
      [{ op: 'insert-item', node: 'tabsaa', path: ['props', 'items'], item: { id: 'first0' }, after: null }],
    ],
    ['node_taken blocka', [inserted({ node: 'sectnb' }, sampleBlock('blocka', 'sectnb'))]],
    [
      'order_broken blockx',
      [inserted({ node: 'sectnb' }, sampleBlock('blocky', 'sectnb'), sampleBlock('blockx', 'sectnb'))],
    ],
    ['source_blocks sectna', [{ op: 'set', node: 'sectna', path: ['source'], value: 'saved' }]],
    [
      'nesting deeper',
      [
        inserted(
          { node: 'tabsaa', slot: 'first0' },
          {
            ...sampleBlock('outerr', 'tabsaa', 'first0'),
            type: 'tabs',
            props: {},
            slots: { first0: ['deeper'] },
          },
          sampleBlock('deeper', 'outerr', 'first0'),
        ),
      ],
    ],
  ]
  for (const [said, patches] of cases) {
    const before = JSON.stringify(page)
    // A good patch before the bad one must not stay either.
    const result = refused(page, { op: 'set', node: 'sectnb', path: ['name'], value: 'x' }, ...patches)
    if (said === 'nesting deeper') assert.match(result, /^nesting (outerr|deeper)$/)
    else assert.equal(result, said)
    assert.equal(JSON.stringify(page), before)
  }
})

test('a page at its limits says so', () => {
  const page = sampleDocument()
  const many: Block[] = Array.from({ length: 2_000 }, (_, index) => ({
    ...sampleBlock(`many${1000 + index}`, 'tabsaa', 'first0'),
  }))
  assert.equal(
    refused(page, ...many.map((block) => inserted(block.parent as never, block))),
    'limit_blocks page',
  )
  const long = textOf('ä'.repeat(1_000_000))
  assert.equal(
    refused(page, { op: 'set', node: 'blocka', path: ['props', 'body'], value: long as never }),
    'limit_bytes page',
  )
})
