import assert from 'node:assert/strict'
import { afterEach, beforeEach, mock, test } from 'node:test'
import { defaultStyles } from '#document/styles.ts'
import { registry } from '../gallery/sample-blocks.tsx'
import { bakery } from '../gallery/sample-page.ts'
import type { Whereabouts } from '../props.ts'
import { selectBlocks } from '../selection.ts'
import { editorStore } from '../store.ts'
import { firstView } from '../view.ts'
import { tellPlace } from './tell-place.ts'

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
afterEach(() => mock.timers.reset())

function opened() {
  const store = editorStore(registry, bakery, firstView({ styles: defaultStyles }))
  const told: Whereabouts[] = []
  const stop = tellPlace(store, (at) => told.push(at))
  const select = (...blocks: string[]) => store.show({ selection: selectBlocks(store.document(), blocks) })
  return { store, told, stop, select }
}
const text = { block: 'herotext', path: ['props', 'body'] }

test('a new place is told after a moment, once', () => {
  const { store, told, select, stop } = opened()
  select('colone')
  select('herotext')
  mock.timers.tick(150)
  store.show({ panel: 'add' })
  mock.timers.tick(150)
  assert.deepEqual(
    told.map(({ blocks }) => blocks),
    [['herotext']],
  )
  stop()
})

test('who leaves a text is told of where they are again, though they are still at its block', () => {
  const { store, told, select, stop } = opened()
  select('herotext')
  mock.timers.tick(150)
  store.show({ text })
  mock.timers.tick(150)
  assert.equal(told.length, 1, 'their cursor is the text’s to tell')
  store.show({ text: null })
  mock.timers.tick(150)
  assert.equal(told.length, 2)
  stop()
})

test('who goes into a text at once is not told of without their cursor', () => {
  const { store, told, select, stop } = opened()
  select('herotext')
  store.show({ text })
  mock.timers.tick(1_000)
  assert.deepEqual(told, [])
  stop()
})
