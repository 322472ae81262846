import assert from 'node:assert/strict'
import { test } from 'node:test'
import { insertBlock } from '#document/commands/insert-block.ts'
import { moveBlocks } from '#document/commands/move-block.ts'
import { removeBlocks } from '#document/commands/remove-blocks.ts'
import { removeSections } from '#document/commands/remove-section.ts'
import type { Patch } from '#document/patch.ts'
import { defaultStyles } from '#document/styles.ts'
import { engine } from '../engine.ts'
import { registry } from '../gallery/sample-blocks.tsx'
import { bakery } from '../gallery/sample-page.ts'
import { editorStore } from '../store.ts'
import { firstView } from '../view.ts'
import { landBeside } from './landing.ts'

/** The page as somebody else has made it during the gesture. */
function after(theirs: readonly Patch[]) {
  const store = editorStore(registry, bakery, firstView({ styles: defaultStyles }))
  store.useEngine(engine)
  assert.equal(store.change({ patches: theirs, label: 'editor.step.delete' }), null)
  return store
}
/** One column dragged onto another, which makes way. */
const dragged = moveBlocks(bakery, { blocks: ['colone'], by: { columns: 8, rows: 0 } }, registry)

test('a drop loses nothing where what had to make way is gone', () => {
  const store = after(removeBlocks(bakery, ['coltwo']))
  const { patches, lost } = landBeside(store, bakery, { patches: dragged }, ['colone'])
  assert.equal(lost, 0)
  assert.equal(store.change({ patches, label: 'editor.step.move' }), null)
  assert.notEqual(store.block('colone')?.place.column, bakery.blocks['colone']?.place.column)
})

test('a drop of what is gone moves nothing, and is one loss', () => {
  const store = after(removeBlocks(bakery, ['colone']))
  assert.deepEqual(landBeside(store, bakery, { patches: dragged }, ['colone']), { patches: [], lost: 1 })
})

test('so is a new block for a section that is gone', () => {
  const id = 'newcomer'
  const cells = { column: 1, row: 4 }
  const patches = insertBlock(bakery, { type: 'text', id, parent: { node: 'three1' }, cells }, registry)
  const store = after(removeSections(bakery, ['three1']))
  assert.deepEqual(landBeside(store, bakery, { patches, select: [id] }, [id]), { patches: [], lost: 1 })
})

test('of several blocks each that is gone is one loss, and the others land', () => {
  const both = moveBlocks(bakery, { blocks: ['colone', 'coltwo'], by: { columns: 0, rows: 3 } }, registry)
  const store = after(removeBlocks(bakery, ['colone']))
  const { patches, lost } = landBeside(store, bakery, { patches: both }, ['colone', 'coltwo'])
  assert.equal(lost, 1)
  assert.ok(patches.length > 0)
})

test('what is let go of where it has no place is no loss', () => {
  const store = after(removeBlocks(bakery, ['colone']))
  assert.deepEqual(landBeside(store, bakery, { patches: [] }, ['colone']), { patches: [], lost: 0 })
})
