import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { apply } from '#document/apply.ts'
import { rebase } from '#document/merge.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { registry, sampleDocument } from '#document/testing/sample-blocks.tsx'
import { readText } from '#document/text/read-text.ts'
import { textOf, type TextJson } from '#document/text/text-json.ts'
import { toPlainText } from '#document/text/walk-text.ts'
import { documentPatches } from './document-patches.ts'

const path = ['props', 'body']
const textIn = (document: PageDocument) => document.blocks['blocka']?.props['body']
const wordsIn = (document: PageDocument) => toPlainText(textIn(document) as unknown as TextJson)

function after(document: PageDocument, patches: readonly Patch[]): PageDocument {
  const result = apply(document, patches, registry)
  assert.ok(result.ok, result.ok ? '' : JSON.stringify(result.fault))
  return result.document
}

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
