import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { blockRegistry, defineBlock } from '../define-block.ts'
import { maxLayer, type Block, type PageDocument } from '../nodes.ts'
import { pageOf } from '../testing/applied.ts'
import {
  registry as tabsRegistry,
  sampleBlock,
  sampleDocument,
  textSample,
} from '../testing/sample-blocks.tsx'
import { cellsContain, cellsOverlap, type Cells } from './cells.ts'
import { pageLayoutCss, sectionLayoutCss } from './layout-css.ts'
import { makeRoom } from './make-room.ts'
import { phoneLayout } from './phone.ts'
import { byReading, pageOrder, readingOrder } from './reading-order.ts'

const pictureSample = defineBlock({ ...textSample, type: 'picture', sizing: 'box', phone: 'pair' })
const registry = blockRegistry([textSample, pictureSample])

function blocksOf(places: Record<string, number[]>, types: Record<string, string> = {}): Block[] {
  const document = pageOf(places)
  return Object.values(document.blocks).map((block) => ({ ...block, type: types[block.id] ?? 'text' }))
}

const order = (...given: Parameters<typeof blocksOf>) =>
  byReading(blocksOf(...given))
    .map((block) => block.id)
    .join(' ')

test('a grid is read in rows, then across', () => {
  assert.equal(
    order({ dddddd: [13, 5, 12, 3], bbbbbb: [13, 1, 12, 3], cccccc: [1, 5, 12, 3], aaaaaa: [1, 1, 12, 3] }),
    'aaaaaa bbbbbb cccccc dddddd',
  )
})

test('words beside a picture are read together, on whichever side it is', () => {
  const right = { pictur: [13, 1, 12, 10], titlee: [1, 1, 12, 2], wordss: [1, 4, 12, 6] }
  assert.equal(order(right, { pictur: 'picture' }), 'titlee wordss pictur')
  const left = { pictur: [1, 1, 12, 10], titlee: [13, 1, 12, 2], wordss: [13, 4, 12, 6] }
  assert.equal(order(left, { pictur: 'picture' }), 'pictur titlee wordss')
})

test('a caption is read with its picture, a wall of pictures row by row', () => {
  const pictures = { pica11: [1, 1, 8, 5], picb11: [9, 1, 8, 5], picc11: [17, 1, 8, 5] }
  const captions = { capa11: [1, 6, 8, 2], capb11: [9, 6, 8, 2], capc11: [17, 6, 8, 2] }
  const types = { pica11: 'picture', picb11: 'picture', picc11: 'picture' }
  assert.equal(order({ ...pictures, ...captions }, types), 'pica11 capa11 picb11 capb11 picc11 capc11')
  assert.equal(order({ ...captions, ...pictures }), 'pica11 picb11 picc11 capa11 capb11 capc11')
})

test('what lies upon a block is read after it, before what follows', () => {
  assert.equal(
    order({ afterr: [1, 11, 24, 2], uponnn: [3, 3, 8, 2, 1], ground: [1, 1, 24, 10] }),
    'ground uponnn afterr',
  )
})

test('an order a person set is kept', () => {
  const document = pageOf({ aaaaaa: [1, 9, 4, 2], bbbbbb: [1, 1, 4, 2] })
  const section = document.sections['sectna']
  assert.ok(section)
  assert.deepEqual(
    readingOrder(document, section).map(({ id }) => id),
    ['bbbbbb', 'aaaaaa'],
  )
  assert.deepEqual(
    readingOrder(document, { ...section, reading: 'list' }).map(({ id }) => id),
    ['aaaaaa', 'bbbbbb'],
  )
})

const occupant = (id: string, [column = 1, row = 1, width = 1, height = 1]: number[], layer = 0) => ({
  id,
  layer,
  cells: { column, row, width, height },
})

test('who is in the way moves down and pushes on; other layers stay', () => {
  const plan = makeRoom(
    [
      occupant('a', [1, 20, 4, 4]),
      occupant('b', [1, 1, 8, 3]),
      occupant('c', [3, 4, 4, 2]),
      occupant('d', [12, 1, 4, 3]),
      occupant('e', [1, 1, 8, 3], 1),
    ],
    new Map([['a', { column: 1, row: 1, width: 4, height: 4 }]]),
  )
  assert.deepEqual([...plan.moved], [['a', { column: 1, row: 1, width: 4, height: 4 }]])
  assert.deepEqual(
    [...plan.displaced].map(([id, cells]) => `${id} ${cells.row}`),
    ['b 5', 'c 8'],
  )
  assert.equal(plan.rows, 9)
})

const cell = fc.record({
  column: fc.integer({ min: 1, max: 24 }),
  row: fc.integer({ min: 1, max: 30 }),
  width: fc.integer({ min: 1, max: 24 }),
  height: fc.integer({ min: 1, max: 10 }),
})

test('after making room nobody of one layer overlaps, and asking again changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, fc.nat(2)), { maxLength: 14 }), cell, (given, wanted) => {
      const all = given.map(([cells, layer], index) => ({
        id: `b${index}`,
        layer,
        cells: { ...cells, width: Math.min(cells.width, 25 - cells.column) },
      }))
      const tidy = makeRoom(all, new Map())
      const start = all.map((one) => ({ ...one, cells: tidy.displaced.get(one.id) ?? one.cells }))
      const plan = makeRoom(start, new Map(start.slice(0, 1).map(({ id }) => [id, wanted])))
      const after = start.map((one) => ({
        ...one,
        cells: plan.moved.get(one.id) ?? plan.displaced.get(one.id) ?? one.cells,
      }))
      for (const [index, one] of after.entries()) {
        assert.ok(one.cells.column >= 1 && one.cells.column + one.cells.width <= 25 && one.cells.row >= 1)
        for (const other of after.slice(index + 1)) {
          assert.ok(one.layer !== other.layer || !cellsOverlap(one.cells, other.cells))
        }
      }
      assert.equal(makeRoom(after, new Map()).displaced.size, 0)
    }),
  )
})

const phone = (
  places: Record<string, number[]>,
  types: Record<string, string> = {},
  changed: Record<string, Partial<Block>> = {},
) => {
  const blocks = blocksOf(places, types).map((block) => ({ ...block, ...changed[block.id] }))
  const layout = phoneLayout(blocks, 'place', registry)
  return Object.fromEntries(
    [...layout.cells].map(([id, cells]) => [
      id,
      [cells.column, cells.row, cells.width, cells.height].join(' '),
    ]),
  )
}

test('on the phone words take the width, in reading order, with the breath they had', () => {
  assert.deepEqual(phone({ secndd: [1, 8, 12, 3], firstt: [1, 1, 12, 3], thirdd: [13, 8, 12, 3] }), {
    firstt: '1 1 8 1',
    secndd: '1 3 8 1',
    thirdd: '1 4 8 1',
  })
})

test('small things that stood beside one another stay in pairs', () => {
  const places = { logoaa: [1, 1, 6, 4], logobb: [7, 1, 6, 4], logocc: [13, 1, 6, 4], wordss: [1, 6, 24, 3] }
  const types = { logoaa: 'picture', logobb: 'picture', logocc: 'picture' }
  assert.deepEqual(phone(places, types), {
    logoaa: '1 1 4 2',
    logobb: '5 1 4 2',
    logocc: '3 3 4 2',
    wordss: '1 5 8 1',
  })
})

test('a column of picture and caption stands apart from the next', () => {
  const places = {
    pica11: [1, 1, 12, 8],
    capa11: [1, 9, 12, 2],
    picb11: [13, 1, 12, 8],
    capb11: [13, 9, 12, 2],
  }
  assert.deepEqual(phone(places, { pica11: 'picture', picb11: 'picture' }), {
    pica11: '1 1 8 5',
    capa11: '1 6 8 1',
    picb11: '1 8 8 5',
    capb11: '1 13 8 1',
  })
})

test('a picture keeps its proportions', () => {
  const { pictur } = phone({ pictur: [1, 1, 12, 12] }, { pictur: 'picture' })
  assert.equal(pictur, '1 1 8 7')
})

test('words upon a picture stay upon it, with their margins', () => {
  const places = { pictur: [1, 1, 24, 14], wordss: [3, 10, 10, 3, 1], afterr: [1, 15, 24, 2] }
  assert.deepEqual(phone(places, { pictur: 'picture' }), {
    pictur: '1 1 8 4',
    wordss: '2 3 6 1',
    afterr: '1 5 8 1',
  })
})

test('what a person moved on the phone stays; the rest makes room', () => {
  const places = { firstt: [1, 1, 24, 3], secndd: [1, 4, 24, 3], thirdd: [1, 7, 24, 3] }
  const moved = { thirdd: { phone: { row: 1, column: 1, width: 4, height: 2 } } }
  assert.deepEqual(phone(places, {}, moved), { firstt: '1 3 8 1', secndd: '1 4 8 1', thirdd: '1 1 4 2' })
  const hidden = { firstt: { hidden: { phone: true } } }
  assert.deepEqual(phone(places, {}, hidden), { secndd: '1 1 8 1', thirdd: '1 2 8 1' })
})

test('a picture moved on the phone takes the words upon it along', () => {
  const places = { beforr: [1, 1, 24, 2], pictur: [1, 3, 24, 14], wordss: [3, 12, 10, 3, 1] }
  const moved = { pictur: { phone: { row: 10, column: 3, width: 4 } } }
  assert.deepEqual(phone(places, { pictur: 'picture' }, moved), {
    beforr: '1 1 8 1',
    pictur: '3 10 4 4',
    wordss: '3 12 4 1',
  })
})

test('words that lie over one another above pictures that do so are read, in whatever columns they stand', () => {
  const column = {
    wordsa: [1, 1, 4, 3],
    wordsb: [1, 2, 4, 3, 1],
    pictua: [1, 5, 4, 3],
    pictub: [1, 6, 4, 3, 1],
  }
  const types = { pictua: 'picture', pictub: 'picture' }
  const read = (places: Record<string, number[]>) => byReading(blocksOf(places, types)).map(({ id }) => id)
  assert.deepEqual(read(column), ['wordsa', 'wordsb', 'pictua', 'pictub'])
  const beside = Object.entries(column).map(([id, [, ...rest]]) => [`${id}x`, [9, ...rest]] as const)
  assert.equal(read({ ...column, ...Object.fromEntries(beside) }).length, 8)
})

/** Processor time of some work, ms: other work on the machine does not count. */
function timeOf(work: () => void): number {
  const from = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1_000
}

test('a pile on as many layers as there are is laid out as soon as a low one', () => {
  const pile = Array.from({ length: maxLayer + 1 }, (_, layer) => [`pile${layer}0`, [1, 1, 24, 5, layer]])
  // Laid out twice a layer, twenty of them already take a second, and all of them never end.
  const low = blocksOf(Object.fromEntries(pile.slice(0, 20)))
  assert.ok(timeOf(() => phoneLayout(low, 'place', registry)) < 100)
  const { cells } = phoneLayout(blocksOf(Object.fromEntries(pile)), 'place', registry)
  assert.equal(cells.size, maxLayer + 1)
})

test('a thousand blocks that are wanted in one place on the phone stand under one another at once', () => {
  const places = Array.from({ length: 1_000 }, (_, at) => [`block${at}0`, [1, at + 1, 24, 1]])
  const wanted = blocksOf(Object.fromEntries(places)).map((block) => ({ ...block, phone: { row: 1 } }))
  const time = timeOf(() => assert.equal(phoneLayout(wanted, 'place', registry).rows, 1_000))
  assert.ok(time < 500, `${time} ms`)
})

test('nothing overlaps on the phone that did not on the desktop', () => {
  const place = fc.tuple(
    cell,
    fc.nat(2),
    fc.boolean(),
    fc.option(fc.record({ column: fc.integer({ min: 1, max: 8 }), row: fc.integer({ min: 1, max: 12 }) })),
  )
  fc.assert(
    fc.property(fc.array(place, { maxLength: 10 }), (given) => {
      const all = given.map(([cells, layer], index) => ({
        id: `block${index}0`,
        layer,
        cells: { ...cells, width: Math.min(cells.width, 25 - cells.column) },
      }))
      const tidy = makeRoom(all, new Map())
      const places = Object.fromEntries(
        all.map(({ id, cells, layer }) => {
          const at = tidy.displaced.get(id) ?? cells
          return [id, [at.column, at.row, at.width, at.height, layer]]
        }),
      )
      const types = Object.fromEntries(
        given.map(([, , picture], index) => [`block${index}0`, picture ? 'picture' : 'text']),
      )
      const blocks = blocksOf(places, types).map((block, index) => {
        const override = given[index]?.[3]
        return override ? { ...block, phone: override } : block
      })
      const { cells } = phoneLayout(blocks, 'place', registry)
      // What a person moved by hand, with what lies upon it, may lie on another layer.
      const rides = (block: Block) =>
        blocks.some((ground) => ground.phone && (ground === block || cellsContain(ground.place, block.place)))
      const seen: [Block, Cells][] = blocks.map((block) => [block, cells.get(block.id) as Cells])
      for (const [index, [one, at]] of seen.entries()) {
        assert.ok(at.column >= 1 && at.column + at.width <= 9 && at.row >= 1 && at.height >= 1)
        for (const [other, there] of seen.slice(index + 1)) {
          const meant = cellsOverlap(one.place, other.place) || rides(one) || rides(other)
          assert.ok(meant || !cellsOverlap(at, there), `${one.id} ${other.id}`)
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('places become grid areas, the phone first', () => {
  const document = pageOf({ aaaaaa: [3, 2, 10, 4, 2], bbbbbb: [1, 8, 24, 2] })
  const hidden = {
    ...document,
    blocks: {
      ...document.blocks,
      bbbbbb: { ...document.blocks['bbbbbb'], hidden: { phone: true } } as Block,
    },
  }
  assert.equal(
    pageLayoutCss(hidden, registry),
    '.b-aaaaaa{grid-area:1/1/2/9;align-self:start;z-index:2}' +
      '@media(min-width:48rem){.b-aaaaaa{grid-area:2/3/6/13}.b-bbbbbb{grid-area:8/1/10/25;align-self:start}}' +
      '@media not all and (min-width:48rem){.b-bbbbbb{display:none}}',
  )
})

test('typing does not make a section’s places anew', () => {
  const document = pageOf({ aaaaaa: [1, 1, 10, 4] })
  const section = document.sections['sectna']
  const block = document.blocks['aaaaaa']
  assert.ok(section && block)
  const css = sectionLayoutCss(document, section, registry)
  const typed = { ...document, blocks: { aaaaaa: { ...block, props: {} } } }
  assert.equal(sectionLayoutCss(typed, section, registry), css)
  const moved = { ...document, blocks: { aaaaaa: { ...block, place: { ...block.place, row: 9 } } } }
  assert.notEqual(sectionLayoutCss(moved, section, registry), css)
})

test('what stands in slots is read by the order of the items, not by which was filled first', () => {
  const document = sampleDocument()
  const tabs = document.blocks['tabsaa']
  assert.ok(tabs)
  const page: PageDocument = {
    ...document,
    blocks: {
      ...document.blocks,
      tabsaa: {
        ...tabs,
        props: { items: [{ id: 'newtab' }, { id: 'first0' }] },
        slots: { first0: ['inside'], newtab: ['before'] },
      },
      before: sampleBlock('before', 'tabsaa', 'newtab'),
    },
  }
  assert.deepEqual(
    pageOrder(page, tabsRegistry).map(({ id }) => id),
    ['blocka', 'blockb', 'tabsaa', 'before', 'inside'],
  )
})
