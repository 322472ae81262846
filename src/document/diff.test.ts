import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { apply } from './apply.ts'
import { blockRegistry, defineBlock } from './define-block.ts'
import { diff } from './diff.ts'
import { rebase } from './merge.ts'
import { emptyDocument, type PageDocument } from './nodes.ts'
import { choiceOf } from './testing.ts'
import { applied, words, write } from './testing/applied.ts'
import { patchesFor } from './testing/random-patches.ts'
import { registry, sampleBlock, sampleDocument, tabsSample, textSample } from './testing/sample-blocks.tsx'
import { openDocument } from './upgrade.ts'

test('nothing differs from itself', () => {
  assert.deepEqual(diff(sampleDocument(), sampleDocument(), registry), [])
})

test('words differ by a step: what others write beside them stays', () => {
  const old = sampleDocument()
  const now = applied(old, [write(15, ' Or eight')])
  const back = diff(now, old, registry)
  assert.deepEqual(applied(now, back), old)
  assert.ok(back.every((patch) => patch.op !== 'set'))
  const theirs = write(1, 'Rye. ')
  const merged = rebase(applied(now, [theirs]), back, [theirs], registry)
  assert.equal(words(merged.document), 'Rye. Bread at seven.')
  assert.deepEqual(merged.lost, [])
})

test('what is in both keeps its name and moves; the rest comes and goes', () => {
  const old = sampleDocument()
  const now = applied(old, [
    { op: 'move', node: 'sectnb', parent: 'page', after: null },
    { op: 'move', node: 'blockb', parent: { node: 'tabsaa', slot: 'first0' }, after: 'inside' },
    { op: 'remove', node: 'blocka' },
    { op: 'set', node: 'tabsaa', path: ['props', 'speed'], value: 2 },
    {
      op: 'insert',
      parent: { node: 'sectna' },
      after: null,
      nodes: { blocks: [sampleBlock('fresha', 'sectna')] },
    },
  ])
  const back = diff(now, old, registry)
  assert.deepEqual(applied(now, back), old)
  assert.deepEqual(
    back.map((patch) =>
      patch.op === 'insert' ? `insert ${patch.nodes.blocks[0]?.id}` : `${patch.op} ${patch.node}`,
    ),
    ['insert blocka', 'move blockb', 'remove fresha', 'move sectnb', 'set tabsaa'],
  )
})

test('a holder that goes leaves what stays elsewhere, and one that comes takes in what was elsewhere', () => {
  const old = sampleDocument()
  const moved = applied(old, [
    { op: 'move', node: 'inside', parent: { node: 'sectna' }, after: null },
    { op: 'set', node: 'inside', path: ['place', 'row'], value: 90 },
    { op: 'remove', node: 'sectnb' },
  ])
  assert.deepEqual(applied(moved, diff(moved, old, registry)), old)
  assert.deepEqual(applied(old, diff(old, moved, registry)), moved)
  const empty = { ...emptyDocument() }
  assert.deepEqual(applied(empty, diff(empty, old, registry)), old)
  assert.deepEqual(applied(old, diff(old, empty, registry)), empty)
})

test('a block that is of another version under the same name goes and comes', () => {
  const second = defineBlock({
    ...textSample,
    version: 2,
    past: { 1: textSample.fields },
    upgrades: { 1: (props) => props },
  })
  const now = openDocument(sampleDocument(), blockRegistry([second, tabsSample])).document
  const patches = diff(now, sampleDocument(), registry)
  const result = apply(now, patches, registry)
  assert.ok(result.ok, result.ok ? '' : JSON.stringify(result.fault))
  assert.deepEqual(result.document, sampleDocument())
})

test('any document is made of any other, and the way is accepted', () => {
  const choices = fc.array(choiceOf, { maxLength: 25 })
  fc.assert(
    fc.property(choices, choices, (one, other) => {
      const made = (given: typeof one, who: string) =>
        given.reduce<PageDocument>((document, choice, index) => {
          const result = apply(document, patchesFor(document, choice, `${who}${index}xxxxx`), registry)
          return result.ok ? result.document : document
        }, sampleDocument())
      const [before, after] = [made(one, 'one'), made(other, 'two')]
      const result = apply(before, diff(before, after, registry), registry)
      assert.ok(result.ok, result.ok ? '' : JSON.stringify(result.fault))
      assert.deepEqual(result.document, after)
    }),
    { numRuns: 300 },
  )
})

test('a list whose items moved moves as few as can be', () => {
  const items = ['aaaaaa', 'bbbbbb', 'cccccc', 'dddddd'].map((id) => ({ id, title: id }))
  const listed = (order: readonly (typeof items)[number][]): PageDocument =>
    applied({ ...sampleDocument(), blocks: { ...sampleDocument().blocks } }, [
      { op: 'remove', node: 'inside' },
      { op: 'set', node: 'tabsaa', path: ['props', 'items'], value: [...order] },
    ])
  const before = listed(items)
  const after = listed([...items.slice(1), ...items.slice(0, 1)])
  assert.deepEqual(
    diff(before, after, registry).map((patch) => patch.op),
    ['move-item'],
  )
  assert.deepEqual(applied(before, diff(before, after, registry)), after)
})
