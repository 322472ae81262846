import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { apply } from './apply.ts'
import { readPatches } from './patch-shape.ts'
import { registry, sampleDocument } from './testing/sample-blocks.tsx'

const document = sampleDocument()
const { sections, blocks } = document
const word = fc.constantFrom(
  ...Object.keys(sections),
  ...Object.keys(blocks),
  'page',
  'props',
  'body',
  'items',
  'id',
  'node',
  'slot',
  'blocks',
  'slots',
  'content',
  'type',
  'toString',
)
const leaf = fc.oneof(fc.constant(null), fc.boolean(), fc.integer(), fc.string({ maxLength: 4 }), word)
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(word, tie('any'), { maxKeys: 3 }),
  ),
})).any

/** A node of the document of which some properties are anything. */
const node = fc
  .tuple(
    fc.constantFrom(...Object.values(sections), ...Object.values(blocks)),
    fc.dictionary(fc.constantFrom('id', 'type', 'props', 'parent', 'place', 'blocks', 'slots'), value),
  )
  .map(([known, odd]) => ({ ...known, ...odd }))
const anything = fc.oneof(node, value)
const path = fc.array(word, { minLength: 1, maxLength: 4 })
const after = fc.oneof(fc.constant(null), word)
const parent = fc.oneof(fc.constant('page'), fc.record({ node: word }), fc.record({ node: word, slot: word }))
const some = fc.array(anything, { maxLength: 3 })
const nodes = fc.oneof(fc.record({ blocks: some }), fc.record({ section: anything, blocks: some }))
const op = <Op extends string>(name: Op) => fc.constant(name)
const patch = fc.oneof(
  fc.record({ op: op('set'), node: word, path, value }),
  fc.record({ op: op('insert'), parent, after, nodes }),
  fc.record({ op: op('remove'), node: word }),
  fc.record({ op: op('move'), node: word, parent, after }),
  fc.record({ op: op('insert-item'), node: word, path, item: anything, after }),
  fc.record({ op: op('remove-item'), node: word, path, id: word }),
  fc.record({ op: op('move-item'), node: word, path, id: word, after }),
  fc.record({ op: op('spell'), node: word, path, value }),
  fc.record({ op: op('text'), node: word, path, steps: some }),
  fc.record({ op: op('letters'), node: word, path, edit: fc.array(leaf, { maxLength: 4 }) }),
)

test('whatever comes over the wire is no patch, is refused by a rule, or is applied; nothing is thrown', () => {
  fc.assert(
    fc.property(fc.array(patch, { minLength: 1, maxLength: 3 }), (given) => {
      const patches = readPatches(JSON.parse(JSON.stringify(given)))
      if (patches) apply(document, patches, registry)
    }),
    { numRuns: 3_000 },
  )
})

test('nodes that do not say who they are or what they hold are no patch', () => {
  const [known] = Object.values(blocks)
  const inserted = (given: object) => [
    { op: 'insert', parent: { node: 'sectna' }, after: null, nodes: { blocks: [given] } },
  ]
  assert.ok(readPatches(inserted({ ...known, id: 'fresh1' })))
  for (const odd of [
    { id: {} },
    { parent: null },
    { parent: { node: 1 } },
    { slots: { first: 1 } },
    { slots: [] },
  ])
    assert.equal(readPatches(inserted({ ...known, ...odd })), undefined, JSON.stringify(odd))
  const whole = { op: 'insert', parent: 'page', after: null }
  for (const odd of [{ id: 'fresh1' }, { id: 'fresh1', blocks: 1 }, { id: 'fresh1', blocks: [{}] }])
    assert.equal(readPatches([{ ...whole, nodes: { section: odd, blocks: [] } }]), undefined)
})
