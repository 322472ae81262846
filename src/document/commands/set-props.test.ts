import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applied } from '../testing/applied.ts'
import { sampleDocument } from '../testing/sample-blocks.tsx'
import { setProp, setProps } from './set-props.ts'

test('props are set by name, and put back to their default', () => {
  const page = sampleDocument()
  const set = applied(page, setProps(page, 'tabsaa', { look: 'b', speed: 2 }))
  assert.deepEqual(set.blocks['tabsaa']?.props, { look: 'b', speed: 2 })
  assert.deepEqual(applied(set, setProps(set, 'tabsaa', { look: undefined })).blocks['tabsaa']?.props, {
    speed: 2,
  })
})

test('a field of a list’s item is set through its id', () => {
  const page = sampleDocument()
  const set = applied(page, setProp(page, 'tabsaa', ['items', 'first0', 'title'], 'Menu'))
  assert.equal(JSON.stringify(set.blocks['tabsaa']?.props).includes('"title":"Menu"'), true)
  assert.deepEqual(setProp(page, 'nobody', ['x'], 1), [])
})
