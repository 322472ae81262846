import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { apply } from '#document/apply.ts'
import { rebase } from '#document/merge.ts'
import { newSection, type PageDocument } from '#document/nodes.ts'
import { readPatches } from '#document/patch-shape.ts'
import type { Patch } from '#document/patch.ts'
import { after } from '#document/testing/applied.ts'
import { registry, sampleBlock, sampleDocument } from '#document/testing/sample-blocks.tsx'
import { readText } from '#document/text/read-text.ts'
import { textOf, type TextJson } from '#document/text/text-json.ts'
import { toPlainText } from '#document/text/walk-text.ts'
import { documentPatches } from './document-patches.ts'

const path = ['props', 'body']
const textIn = (document: PageDocument) => document.blocks['blocka']?.props['body']
const wordsIn = (document: PageDocument) => toPlainText(textIn(document) as unknown as TextJson)

/** One key pressed in the text: where, over how many letters, and which. */
interface Key {
  readonly at: number
  readonly over: number
  readonly put: string
}

/** Patches of keys pressed one after another, and the text after them. */
function pressed(document: PageDocument, keys: readonly Key[]): { patches: Patch[]; document: PageDocument } {
  const patches: Patch[] = []
  let now = document
  for (const { at, over, put } of keys) {
    const { size } = readText(textIn(now)).content
    const from = 1 + (at % (size - 1))
    const to = Math.min(from + over, size - 1)
    if (from === to && put === '') continue
    const slice = put === '' ? {} : { slice: { content: [{ type: 'text', text: put }] } }
    const patch: Patch = {
      op: 'text',
      node: 'blocka',
      path,
      steps: [{ stepType: 'replace', from, to, ...slice }],
    }
    patches.push(patch)
    now = after(now, [patch])
  }
  return { patches, document: now }
}

const keysOf = (letters: string, most: number) =>
  fc.array(
    fc.record({
      at: fc.nat(6),
      over: fc.constantFrom(0, 0, 0, 1, 2),
      put: fc.constantFrom('', ...letters, letters),
    }),
    { maxLength: most },
  )

const algebra = documentPatches(registry)
const base = after(sampleDocument(), [
  { op: 'set', node: 'blocka', path, value: JSON.parse(JSON.stringify(textOf('wxyz'))) as never },
])

test('what waits lands where it would have with what is on its way, beside an insertion at the same place too', () => {
  fc.assert(
    fc.property(keysOf('AB', 2), keysOf('CD', 3), keysOf('12', 3), (first, second, others) => {
      const sent = pressed(base, first)
      const ours = pressed(sent.document, second)
      const theirs = pressed(base, others)
      const moved = algebra.rebase(theirs.document, sent.patches, ours.patches, theirs.patches)
      const whole = rebase(theirs.document, [...sent.patches, ...ours.patches], theirs.patches, registry)
      assert.equal(wordsIn(moved.document), wordsIn(whole.document))
    }),
    { numRuns: 3_000 },
  )
})

test('what others put in at the place of ours looks from here as it came: before ours', () => {
  const keys = (letters: string) =>
    fc.array(fc.record({ at: fc.nat(6), over: fc.constant(0), put: fc.constantFrom(...letters, letters) }), {
      maxLength: 3,
    })
  fc.assert(
    fc.property(keys('AB'), keys('CD'), keys('12'), (first, second, others) => {
      const sent = pressed(base, first)
      const ours = pressed(sent.document, second)
      const theirs = pressed(base, others)
      const moved = algebra.rebase(theirs.document, sent.patches, ours.patches, theirs.patches)
      assert.equal(wordsIn(after(ours.document, moved.theirs)), wordsIn(moved.document))
    }),
    { numRuns: 1_000 },
  )
})

test('words of ours on a text that we replaced ourselves stay with it, whatever others made of the old one', () => {
  const sent: Patch[] = [
    { op: 'set', node: 'blocka', path, value: JSON.parse(JSON.stringify(textOf('Ours'))) as never },
  ]
  const ours = pressed(after(base, sent), [{ at: 4, over: 0, put: ' too' }])
  const theirs: Patch[] = [
    { op: 'set', node: 'blocka', path, value: JSON.parse(JSON.stringify(textOf('Theirs'))) as never },
  ]
  const moved = algebra.rebase(after(base, theirs), sent, ours.patches, theirs)
  assert.equal(wordsIn(moved.document), 'Ours too')
  assert.equal(moved.lost, 0)
})

test('amid what is on its way, beside an insertion at its beginning', () => {
  const sent = pressed(base, [{ at: 1, over: 0, put: 'AAAA' }])
  const ours = pressed(sent.document, [{ at: 3, over: 0, put: 'C' }])
  const theirs = pressed(base, [{ at: 1, over: 0, put: '12' }])
  assert.equal(wordsIn(ours.document), 'wAACAAxyz')
  const moved = algebra.rebase(theirs.document, sent.patches, ours.patches, theirs.patches)
  assert.equal(wordsIn(moved.document), 'w12AACAAxyz')
})

/** Large words of a text: so many bytes of them. */
const words = (bytes: number) => JSON.parse(JSON.stringify(textOf('ü'.repeat(bytes / 2)))) as never

/** The patches save by save, as the server would have to take them. */
function savesOf(document: PageDocument, patches: readonly Patch[]): Patch[][] {
  const saves: Patch[][] = []
  let now = document
  let left = algebra.squash(patches)
  while (left.length > 0) {
    const save = left.slice(0, algebra.first(now, left))
    assert.ok(save.length > 0)
    now = after(now, save)
    saves.push([...save])
    left = left.slice(save.length)
  }
  return saves
}

/** The server reads so much of one call. */
const isTaken = (save: readonly Patch[]) =>
  readPatches(save) !== undefined && Buffer.byteLength(JSON.stringify(save)) < 1_048_576 - 1_000

test('what is done in one go stays one save', () => {
  const patches: Patch[] = [{ op: 'set', node: 'blocka', path, value: words(900_000) }]
  assert.equal(savesOf(base, patches).length, 1)
  assert.equal(algebra.first(base, patches), 1)
})

test('texts are brought in turns of which the server goes through each', () => {
  const { patches } = pressed(
    base,
    Array.from({ length: 60 }, () => ({ at: 0, over: 0, put: 'a' })),
  )
  assert.equal(algebra.first(base, patches), 25)
  assert.equal(algebra.first(base, patches.slice(0, 25)), 25)
})

test('what is too much for one save goes in several, each of which the server takes, to the same end', () => {
  const sections = Array.from({ length: 4 }, (_, at): Patch => {
    const id = `large${at}0`
    const block = { ...sampleBlock(`words${at}0`, id), props: { body: words(450_000) } }
    return {
      op: 'insert',
      parent: 'page',
      after: null,
      nodes: { section: newSection({ id, blocks: [block.id] }), blocks: [block] },
    }
  })
  const saves = savesOf(base, sections)
  assert.ok(saves.length > 1 && saves.every(isTaken))
  assert.deepEqual(after(base, saves.flat()), after(base, sections))

  const many = Array.from({ length: 12_001 }, (_, at): Patch => ({
    op: 'move',
    node: at % 2 ? 'blocka' : 'blockb',
    parent: { node: 'sectna' },
    after: null,
  }))
  const named = savesOf(base, many)
  assert.ok(named.length > 1 && named.every(isTaken))
  assert.deepEqual(after(base, named.flat()), after(base, many))
})

test('a section that is too large for a save by itself goes block by block', () => {
  const blocks = [1, 9, 17].map((column) => ({
    ...sampleBlock(`block${column}0`, 'large0'),
    place: { ...sampleBlock('x', 'x').place, column, width: 8 },
    props: { body: words(500_000) },
  }))
  const insert: Patch = {
    op: 'insert',
    parent: 'page',
    after: 'sectna',
    nodes: { section: newSection({ id: 'large0', blocks: blocks.map(({ id }) => id) }), blocks },
  }
  const saves = savesOf(base, [insert])
  assert.ok(saves.length > 1 && saves.every(isTaken))
  assert.deepEqual(after(base, saves.flat()), after(base, [insert]))
})

test('a save ends where the page is whole, though more would go into it', () => {
  const place = (column: number) => ({ ...sampleBlock('x', 'x').place, column })
  const patches: Patch[] = [
    { op: 'set', node: 'blocka', path, value: words(600_000) },
    // The two change places: between these two steps one lies over the other, which no stored page may have.
    { op: 'set', node: 'blocka', path: ['place'], value: place(13) },
    { op: 'set', node: 'blockb', path, value: words(600_000) },
    { op: 'set', node: 'blockb', path: ['place'], value: place(1) },
  ]
  assert.equal(apply(base, patches.slice(0, 2), registry).ok, false)
  assert.deepEqual(
    savesOf(base, patches).map((save) => save.length),
    [1, 3],
  )
})
