import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applied, cellsOf, pageOf } from '../testing/applied.ts'
import { lowered } from './lower-blocks.ts'

test('everything of a section goes down together, what is locked and hidden too', () => {
  const page = pageOf({ blocka: [1, 1, 4, 2], blockb: [5, 3, 4, 2] })
  const { blocka, blockb } = page.blocks
  assert.ok(blocka && blockb)
  const mixed = {
    ...page,
    blocks: { blocka: { ...blocka, locked: true }, blockb: { ...blockb, hidden: { desktop: true } } },
  }
  const { document, patches } = lowered(mixed, 'sectna', 3)
  assert.equal(cellsOf(document, 'blocka'), '1 4 4 2')
  assert.equal(cellsOf(document, 'blockb'), '5 6 4 2')
  assert.deepEqual(applied(mixed, patches), document)
})

test('by no rows, or where no section is, nothing changes', () => {
  const page = pageOf({ blocka: [1, 1, 4, 2] })
  assert.deepEqual(lowered(page, 'sectna', 0), { document: page, patches: [] })
  assert.deepEqual(lowered(page, 'nosuch', 2), { document: page, patches: [] })
})
