import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AllSelection, EditorState, NodeSelection } from '@tiptap/pm/state'
import { textSchema } from '#document/text/schema.ts'
import { removeImage, selectWords, setImage, textState } from './text-commands.ts'

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

test('what is typed over all the words stays the kind of line that comes first', () => {
  let state = heading
  selectWords(state, (tr) => {
    state = state.apply(tr)
  })
  assert.equal(textState(state, false).line, 'heading-1')
  state = state.apply(state.tr.insertText('Dinner'))
  assert.equal(String(state.doc), 'doc(heading("Dinner"))')
  assert.deepEqual({ ...state.doc.child(0).attrs }, { level: 1, align: 'center' })
  selectWords(state, (tr) => {
    state = state.apply(tr)
  })
  state = state.apply(state.tr.deleteSelection().insertText('Supper'))
  assert.deepEqual([state.doc.childCount, state.doc.child(0).type.name], [1, 'heading'])
  const empty = EditorState.create({ schema: textSchema })
  selectWords(empty, (tr) => assert.equal(empty.apply(tr).selection.from, 1))
})

const asset = '018f0000-0000-7000-8000-000000000001'
const picture = EditorState.create({
  doc: textSchema.nodeFromJSON({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'See ' },
          { type: 'image', attrs: { asset, alt: 'DSC_0042' } },
        ],
      },
    ],
  }),
})

test('a picture that is selected is known, changed and taken out', () => {
  assert.equal(textState(picture, false).image, null)
  let state = picture.apply(picture.tr.setSelection(NodeSelection.create(picture.doc, 5)))
  assert.deepEqual(textState(state, false).image, { asset, alt: 'DSC_0042', decorative: false, width: null })
  const dispatch = (tr: typeof state.tr) => {
    state = state.apply(tr)
  }
  assert.equal(setImage({ alt: 'Loaves', width: 240, decorative: true })(state, dispatch), true)
  assert.deepEqual(textState(state, false).image, { asset, alt: 'Loaves', decorative: true, width: 240 })
  assert.equal(setImage({ alt: 'Loaves' })(state, dispatch), false)
  assert.equal(removeImage(state, dispatch), true)
  assert.equal(state.doc.textContent, 'See ')
})
