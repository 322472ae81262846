import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { apply } from './apply.ts'
import * as text from './text/text-json.ts'
import { documentBytes } from './document-size.ts'
import { alignBlocks, alignEdges } from './commands/align-blocks.ts'
import { distributeBlocks } from './commands/distribute-blocks.ts'
import { duplicateBlocks, duplicateSection } from './commands/duplicate.ts'
import { setHidden } from './commands/hide.ts'
import { insertBlock } from './commands/insert-block.ts'
import { insertSection } from './commands/insert-section.ts'
import { setLocked } from './commands/lock.ts'
import { moveBlocks } from './commands/move-block.ts'
import { moveSection } from './commands/move-section.ts'
import { removeBlocks } from './commands/remove-blocks.ts'
import { removeSections } from './commands/remove-section.ts'
import { rename } from './commands/rename.ts'
import { reorderLayer } from './commands/reorder-layers.ts'
import { reorderReading } from './commands/reorder-reading.ts'
import { resizeBlock } from './commands/resize-block.ts'
import { addItem, removeItem } from './commands/set-items.ts'
import { resetPhone, setPhonePlace } from './commands/set-phone-place.ts'
import type { Json, PageDocument, Parent } from './nodes.ts'
import type { Patch } from './patch.ts'
import { readPatches } from './patch-shape.ts'
import { documentFault } from './rules.ts'
import { registry, sampleDocument } from './testing/sample-blocks.tsx'

const argument = fc.record({ command: fc.nat(19), a: fc.nat(99), b: fc.nat(99), c: fc.nat(99) })
type Argument = typeof argument extends fc.Arbitrary<infer Value> ? Value : never

function some<Item>(items: readonly Item[], index: number): Item | undefined {
  return items.length === 0 ? undefined : items[index % items.length]
}

function run(page: PageDocument, { command, a, b, c }: Argument): readonly Patch[] {
  const ids = Object.keys(page.blocks)
  const block = some(ids, a) ?? 'nobody'
  const several = [block, some(ids, b) ?? 'nobody', some(ids, c) ?? 'nobody']
  const section = some(page.order, a) ?? 'nobody'
  const tabs = Object.values(page.blocks).filter((held) => held.type === 'tabs')
  const parents: Parent[] = [
    ...page.order.map((node) => ({ node })),
    ...tabs.map(({ id }) => ({ node: id, slot: 'first0' })),
  ]
  const parent = some(parents, b)
  const cells = { column: 1 + (a % 26), row: 1 + (b % 30), width: 1 + (c % 26), height: 1 + (a % 9) }
  switch (command) {
    case 0:
    case 1:
      return parent
        ? insertBlock(
            page,
            { type: c % 4 ? 'text' : 'tabs', parent, ...(a % 2 ? { cells } : {}), layer: c % 3 },
            registry,
          )
        : []
    case 2:
    case 3:
      return moveBlocks(
        page,
        { blocks: several, by: { columns: (a % 30) - 15, rows: (b % 30) - 15 } },
        registry,
      )
    case 4:
      return parent
        ? moveBlocks(page, { blocks: [block], to: parent, by: { columns: 1, rows: 1 } }, registry)
        : []
    case 5:
    case 6:
      return resizeBlock(page, block, cells, registry)
    case 7:
      return c % 3 ? [] : removeBlocks(page, [block])
    case 8:
      return ids.length < 60 ? duplicateBlocks(page, several, registry).patches : []
    case 9:
      return page.order.length < 8 ? duplicateSection(page, section, registry).patches : []
    case 10:
      return insertSection(page, { after: section === 'nobody' ? null : section })
    case 11:
      return page.order.length > 4 ? removeSections(page, [section]) : []
    case 12:
      return moveSection(page, section, some([null, ...page.order], b) ?? null)
    case 13:
      return alignBlocks(page, several, some(alignEdges, c) ?? 'start', registry)
    case 14:
      return distributeBlocks(page, ids, a % 2 ? 'columns' : 'rows', registry)
    case 15:
      return reorderLayer(
        page,
        block,
        some(['forward', 'backward', 'front', 'back'] as const, b) ?? 'front',
        registry,
      )
    case 16:
      return setHidden(page, [a % 2 ? block : section], b % 2 ? 'desktop' : 'phone', c % 2 === 0, registry)
    case 17:
      return a % 4 ? setPhonePlace(page, block, cells, registry) : resetPhone(page, section)
    case 18:
      return c % 3
        ? reorderReading(page, block, some([null, ...ids], b) ?? null)
        : setLocked(page, [block], b % 5 === 0)
    default: {
      const held = some(tabs, a)?.id
      if (held === undefined) return rename(page, block, 'x')
      return b % 2
        ? addItem(page, { block: held, list: 'items' }, registry)
        : removeItem(page, held, 'items', 'first0')
    }
  }
}

test('a thousand commands in any order keep every rule', () => {
  fc.assert(
    fc.property(fc.array(argument, { minLength: 80, maxLength: 100 }), (given) => {
      let page = sampleDocument()
      let refused = 0
      for (const choice of given) {
        const patches = run(page, choice)
        const result = apply(page, patches, registry)
        if (!result.ok) {
          // What a command may run into: a place where such blocks may not go, the end of the grid, what went before.
          assert.ok(
            ['nesting', 'slot_unknown', 'parent_unknown', 'place_bounds', 'item_unknown'].includes(
              result.fault.rule,
            ),
            `${choice.command}: ${JSON.stringify(result.fault)}`,
          )
          refused += 1
          continue
        }
        assert.deepEqual(
          readPatches(JSON.parse(JSON.stringify(patches))),
          JSON.parse(JSON.stringify(patches)),
        )
        page = result.document
        assert.equal(documentFault(page, registry), undefined, `command ${choice.command}`)
      }
      assert.ok(refused < given.length / 2)
      assert.equal(documentBytes(structuredClone(page)), Buffer.byteLength(JSON.stringify(page)))
    }),
    { numRuns: 12, endOnFailure: true },
  )
})

test('documents from outside are told apart', () => {
  const good = sampleDocument()
  /** The rule that is broken where a part of the page, by the way to it, has other values. */
  const changed = (path: readonly string[], values: object) => {
    const copy = structuredClone(good)
    Object.assign(
      path.reduce<object>((at, name) => (at as Record<string, object>)[name] ?? {}, copy),
      values,
    )
    return documentFault(copy, registry)?.rule
  }
  assert.equal(documentFault(good, registry), undefined)
  for (const nothing of [null, 1, 'x', [], {}, { format: 1 }, { ...good, format: 2 }, { ...good, more: 1 }]) {
    assert.equal(documentFault(nothing, registry)?.rule, 'format')
  }
  assert.equal(
    documentFault(
      JSON.parse('{"format":1,"page":{},"order":[],"sections":{},"blocks":{"__proto__":{}}}'),
      registry,
    )?.rule,
    'json',
  )
  const { inside: _, ...others } = good.blocks
  for (const [path, values, rule] of [
    [[], { blocks: others }, 'order_broken'],
    [['blocks', 'blocka'], { id: 'other0' }, 'value_invalid'],
    [['blocks', 'blocka'], { parent: { node: 'sectnb' } }, 'order_broken'],
    [['blocks', 'blocka'], { extra: 1 }, 'path_unknown'],
    [['blocks', 'blocka'], { place: 'top' }, 'value_invalid'],
    [['blocks', 'tabsaa'], { slots: { first0: [] } }, 'value_invalid'],
    [['sections', 'sectna'], { blocks: ['blocka', 'blocka'] }, 'order_broken'],
    [['sections', 'sectna'], { theme: 'pink' }, 'value_invalid'],
    [[], { order: ['sectna'] }, 'order_broken'],
    [[], { order: ['sectna', { toString: null }] }, 'order_broken'],
    [[], { order: [[{ toString: 1 }]] }, 'order_broken'],
    [[], { page: { header: 'site', footer: 'site', x: 1 } }, 'path_unknown'],
  ] as const)
    assert.equal(changed(path, values), rule, JSON.stringify([path, values]))
})

test('any JSON at all is answered, never thrown at', () => {
  fc.assert(fc.property(fc.jsonValue(), (given) => assert.ok(documentFault(given, registry))))
  fc.assert(
    fc.property(fc.constantFrom('sections', 'blocks', 'order', 'page'), fc.jsonValue(), (key, value) => {
      const fault = documentFault({ ...sampleDocument(), [key]: value }, registry)
      assert.ok(fault)
    }),
  )
})

test('patches that are none are told apart', () => {
  const good: Patch[] = [
    { op: 'set', node: 'blocka', path: ['props', 'body'], value: text.textOf('x') as unknown as Json },
    { op: 'set', node: 'blocka', path: ['name'] },
    { op: 'letters', node: 'blocka', path: ['name'], edit: [2, 'x', -1] },
  ]
  assert.deepEqual(readPatches(good), good)
  const wrong: unknown[] = [
    null,
    {},
    [null],
    [{ op: 'eval' }],
    [{ op: 'set', node: 'a', path: [] }],
    [{ op: 'set', node: 'a', path: ['x'], value: 1, more: 2 }],
    [JSON.parse('{"op":"set","node":"a","path":["x"],"value":{"__proto__":{"y":1}}}')],
    [{ op: 'move', node: 'a', parent: 'page' }],
    [{ op: 'letters', node: 'a', path: ['name'], edit: [0] }],
    [{ op: 'letters', node: 'a', path: ['name'], edit: ['\ud83e'] }],
    Array.from({ length: 5_001 }, () => ({ op: 'remove', node: 'a' })),
  ]
  for (const given of wrong) assert.equal(readPatches(given), undefined)
})
