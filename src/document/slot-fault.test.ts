import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply } from './apply.ts'
import { insertBlock } from './commands/insert-block.ts'
import { blockRegistry, defineBlock } from './define-block.ts'
import { list, text } from './fields.ts'
import { emptyDocument, newSection, type Block, type PageDocument } from './nodes.ts'
import { slotFault } from './slot-fault.ts'

const kind = {
  version: 1,
  view: { view: () => null },
  samples: { samples: [{ name: 'one', props: {} }] },
  size: { width: 4, height: 1, minWidth: 1, minHeight: 1 },
  group: 'basic',
  icon: 'text',
  name: 'ui.more',
} as const
const fields = { words: text({ label: 'ui.more' }) }
const words = defineBlock({ ...kind, type: 'words', fields })
const rows = defineBlock({
  ...kind,
  type: 'rows',
  fields: {
    rows: list({ label: 'ui.more', addLabel: 'ui.more', of: { title: text({ label: 'ui.more' }) } }),
  },
  slots: { perItem: 'rows', slot: { label: 'ui.more', layout: 'stack', max: 2 } },
})
const picky = defineBlock({
  ...kind,
  type: 'picky',
  fields,
  slots: { named: { only: { label: 'ui.more', layout: 'stack', accept: ['words'] } } },
})
const registry = blockRegistry([words, rows, picky])

const place = { column: 1, row: 1, width: 4, height: 1, layer: 0, align: 'start' } as const
const block = (id: string, type: string, more: Partial<Block> = {}): Block => ({
  id,
  type,
  version: 1,
  props: type === 'rows' ? { rows: [{ id: 'rowone', title: 'One' }] } : {},
  parent: { node: 'sectiona' },
  place,
  ...more,
})
const inRow = (id: string, type: string, node = 'holder') =>
  block(id, type, { parent: { node, slot: 'rowone' } })

const page = (holder: Partial<Block>, ...inside: readonly Block[]): PageDocument => ({
  ...emptyDocument(),
  order: ['sectiona'],
  sections: { sectiona: newSection({ id: 'sectiona', blocks: ['holder'] }) },
  blocks: Object.fromEntries([block('holder', 'rows', holder), ...inside].map((one) => [one.id, one])),
})

const empty = page({})
const full = page(
  { slots: { rowone: ['firstone', 'lastone'] } },
  inRow('firstone', 'words'),
  inRow('lastone', 'words'),
)
const deep = page({ slots: { rowone: ['within'] } }, inRow('within', 'rows'))
const narrow = page({ type: 'picky', props: {} })

const cases = [
  {
    name: 'words in an empty item',
    in: empty,
    node: 'holder',
    slot: 'rowone',
    type: 'words',
    rule: undefined,
  },
  {
    name: 'a block with slots and nothing in them',
    in: empty,
    node: 'holder',
    slot: 'rowone',
    type: 'rows',
    rule: undefined,
  },
  { name: 'what stands in a slot', in: deep, node: 'within', slot: 'rowone', type: 'words', rule: 'nesting' },
  { name: 'a slot that is full', in: full, node: 'holder', slot: 'rowone', type: 'words', rule: 'slot_full' },
  {
    name: 'a type it does not take',
    in: narrow,
    node: 'holder',
    slot: 'only',
    type: 'rows',
    rule: 'slot_type',
  },
  { name: 'no such slot', in: empty, node: 'holder', slot: 'rowtwo', type: 'words', rule: 'slot_unknown' },
] as const

for (const { name, in: document, node, slot, type, rule } of cases)
  test(`${name}: ${rule ?? 'allowed'}, said before as the rules say it after`, () => {
    const parent = { node, slot }
    assert.equal(slotFault(document, parent, [{ id: 'newblock', type }], registry)?.rule, rule)
    const applied = apply(
      document,
      insertBlock(document, { type, parent, id: 'newblock' }, registry),
      registry,
    )
    assert.equal(applied.ok ? undefined : applied.fault.rule, rule)
  })

test('what holds blocks itself is refused, and what is in the slot already counts once', () => {
  const parent = { node: 'holder', slot: 'rowone' }
  const holding = { id: 'newblock', type: 'rows', slots: { rowone: ['other'] } }
  assert.equal(slotFault(empty, parent, [holding], registry)?.rule, 'nesting')
  assert.equal(slotFault(full, parent, [{ id: 'lastone', type: 'words' }], registry), undefined)
  assert.equal(slotFault(empty, { node: 'nobody', slot: 'rowone' }, [], registry)?.rule, 'parent_unknown')
})
