import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applied } from '../testing/applied.ts'
import { sampleDocument } from '../testing/sample-blocks.tsx'
import { setProps } from './set-props.ts'

test('props are set by name, and put back to their default', () => {
  const page = sampleDocument()
  const set = applied(page, setProps(page, 'tabsaa', { look: 'b', speed: 2 }))
  assert.deepEqual(set.blocks['tabsaa']?.props, { look: 'b', speed: 2 })
  assert.deepEqual(applied(set, setProps(set, 'tabsaa', { look: undefined })).blocks['tabsaa']?.props, {
    speed: 2,
  })
})
