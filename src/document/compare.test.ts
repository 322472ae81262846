import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { compare } from './compare.ts'
import { applied } from './testing/applied.ts'
import { registry, sampleBlock, sampleDocument } from './testing/sample-blocks.tsx'
import { wordDiff } from './text/word-diff.ts'

const told = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'new' ? `+${text}+` : `-${text}-`))
    .join('')

test('words are told as they went and came', () => {
  assert.equal(told('Bread at seven.', 'Bread at seven.'), 'Bread at seven.')
  assert.equal(told('Bread at seven.', 'Rye bread at eight.'), '-Bread -+Rye bread +at -seven-+eight+.')
  assert.equal(told('', 'Brötchen'), '+Brötchen+')
  assert.equal(told('one two three', 'one three'), 'one -two -three')
  const long = Array.from({ length: 3_000 }, (_, index) => `w${index}`)
  assert.deepEqual(
    wordDiff(long.join(' '), long.toReversed().join(' '))
      .map(({ kind }) => kind)
      .slice(0, 2),
    ['gone', 'new'],
  )
})

test('whatever the texts, the runs lead from the one to the other', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.', 'ö', '\n'), maxLength: 40 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const runs = wordDiff(before, after)
      const without = (kind: string) =>
        runs
          .filter((run) => run.kind !== kind)
          .map((run) => run.text)
          .join('')
      assert.deepEqual([without('new'), without('gone')], [before, after])
      assert.ok(runs.every((run, index) => run.text !== '' && run.kind !== runs[index + 1]?.kind))
    }),
    { numRuns: 500 },
  )
})

test('blocks and sections are told by what became of them, with their words', () => {
  const before = sampleDocument()
  assert.deepEqual(compare(before, before, registry), { blocks: [], sections: [] })
  const after = applied(before, [
    {
      op: 'text',
      node: 'blocka',
      path: ['props', 'body'],
      steps: [
        { stepType: 'replace', from: 10, to: 15, slice: { content: [{ type: 'text', text: 'eight' }] } },
      ],
    },
    { op: 'set', node: 'blockb', path: ['place', 'row'], value: 9 },
    { op: 'remove', node: 'inside' },
    {
      op: 'insert',
      parent: { node: 'sectna' },
      after: null,
      nodes: {
        blocks: [
          {
            ...sampleBlock('fresha', 'sectna'),
            place: { column: 1, row: 40, width: 12, height: 3, layer: 0, align: 'start' },
          },
        ],
      },
    },
    { op: 'set', node: 'sectnb', path: ['theme'], value: 'accent' },
  ])
  const { blocks, sections } = compare(before, after, registry)
  assert.deepEqual(
    blocks.map(({ id, change }) => `${id} ${change}`),
    ['blocka changed', 'blockb moved', 'fresha new', 'inside gone'],
  )
  assert.deepEqual(blocks[0]?.words, [
    [
      { kind: 'same', text: 'Bread at ' },
      { kind: 'gone', text: 'seven' },
      { kind: 'new', text: 'eight' },
      { kind: 'same', text: '.' },
    ],
  ])
  assert.deepEqual(blocks[2]?.words, [[{ kind: 'new', text: 'Bread at seven.' }]])
  assert.deepEqual(sections, [{ id: 'sectnb', change: 'changed' }])
  const turned = applied(before, [{ op: 'move', node: 'sectnb', parent: 'page', after: null }])
  assert.deepEqual(
    compare(before, turned, registry).sections.map(({ change }) => change),
    ['moved', 'moved'],
  )
})
