import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AllSelection, EditorState } from '@tiptap/pm/state'
import { textSchema } from '#document/text/schema.ts'
import { textState } from './text-commands.ts'

const heading = EditorState.create({
  doc: textSchema.nodeFromJSON({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 1, align: 'center' }, content: [{ type: 'text', text: 'Supper' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Twelve tables' }] },
    ],
  }),
})

test('all of a text selected at once is what its first line is', () => {
  const whole = heading.apply(heading.tr.setSelection(new AllSelection(heading.doc)))
  const { line, align } = textState(whole, false)
  assert.deepEqual({ line, align }, { line: 'heading-1', align: 'center' })
})
