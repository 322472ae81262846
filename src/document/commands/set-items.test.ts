import assert from 'node:assert/strict'
import { test } from 'node:test'
import { propsOf } from '../block-props.ts'
import type { PageDocument } from '../nodes.ts'
import { applied } from '../testing/applied.ts'
import { registry, sampleDocument, tabsSample } from '../testing/sample-blocks.tsx'
import { addItem, removeItem } from './set-items.ts'

function items(page: PageDocument): string {
  const block = page.blocks['tabsaa']
  const held = block ? propsOf(tabsSample, block)['items'] : []
  return (held as readonly { id: string; title: string }[]).map(({ id, title }) => `${id}:${title}`).join(' ')
}

test('items come last or first', () => {
  const page = sampleDocument()
  const last = applied(
    page,
    addItem(page, { block: 'tabsaa', list: 'items', id: 'second', item: { title: 'Two' } }, registry),
  )
  assert.equal(items(last), 'first0:First second:Two')
  const first = applied(
    last,
    addItem(last, { block: 'tabsaa', list: 'items', id: 'third0', after: null }, registry),
  )
  assert.equal(items(first), 'third0: first0:First second:Two')
})

test('an item goes with the blocks in the slot it names', () => {
  const page = sampleDocument()
  const after = applied(page, removeItem(page, 'tabsaa', 'items', 'first0'))
  assert.equal(items(after), '')
  assert.equal(after.blocks['inside'], undefined)
})
