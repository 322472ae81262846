import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordFaults, recordOf } from './block-record.ts'
import { defineBlock } from './define-block.ts'
import { choice, list, number, richText, text } from './fields.ts'
import { tabsSample, textSample } from './testing/sample-blocks.tsx'

const options = (...values: string[]) => values.map((value) => ({ value, label: 'x' }))
const fields = {
  size: choice({ label: 'x', options: options('a', 'b'), default: 'a' }),
  rows: number({ label: 'x', default: 2, min: 1, max: 6 }),
  body: richText({ label: 'x' }),
  items: list({ label: 'x', addLabel: 'x', of: { title: text({ label: 'x' }) } }),
}
const record = recordOf(defineBlock({ ...textSample, fields, samples: [{ name: 'one', props: {} }] }))

test('what is as it was, or only wider, is no fault', () => {
  assert.deepEqual(recordFaults(recordOf(tabsSample), tabsSample.fields), [])
  const wider = {
    ...fields,
    size: choice({ label: 'y', options: options('c', 'b', 'a'), default: 'a' }),
    rows: number({ label: 'x', default: 2, min: 0, max: 12 }),
    fresh: text({ label: 'x' }),
    items: list({
      label: 'x',
      addLabel: 'x',
      of: { title: text({ label: 'x' }), more: text({ label: 'x' }) },
    }),
  }
  assert.deepEqual(recordFaults(record, wider), [])
})

test('what would refuse or change stored blocks is a fault', () => {
  const narrower = {
    size: choice({ label: 'x', options: options('b'), default: 'b' }),
    rows: number({ label: 'x', default: 2, min: 2, max: 4 }),
    body: richText({ label: 'x', flavour: 'inline' }),
    items: list({
      label: 'x',
      addLabel: 'x',
      of: { title: number({ label: 'x', default: 0, min: 0, max: 1 }) },
    }),
  }
  assert.deepEqual(recordFaults(record, narrower), [
    'size has another default',
    'size has lost an option',
    'rows holds less',
    'rows begins later',
    'body holds one line only',
    'items.title was text, and is number',
  ])
  assert.deepEqual(recordFaults(record, {}), [
    'size is gone',
    'rows is gone',
    'body is gone',
    'items is gone',
  ])
})
