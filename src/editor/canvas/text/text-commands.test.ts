import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AllSelection, type Command, EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state'
import { textSchema } from '#document/text/schema.ts'
import {
  insertLink,
  removeImage,
  selectWords,
  setImage,
  setLine,
  setLink,
  textState,
} from './text-commands.ts'

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

/** A text of these blocks, with the cursor so far in. */
function standing(at: number, ...content: object[]): EditorState {
  const state = EditorState.create({ doc: textSchema.nodeFromJSON({ type: 'doc', content }) })
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)))
}

/** What a command makes of a state. */
function after(state: EditorState, command: Command): EditorState {
  let made = state
  command(state, (tr) => {
    made = state.apply(tr)
  })
  return made
}

test('a link where no words are selected brings its own, and what follows them is no link', () => {
  const link = { kind: 'url', url: 'https://supper.example' } as const
  const words = { type: 'paragraph', content: [{ type: 'text', text: 'See  now' }] }
  const state = standing(5, words)
  assert.equal(setLink(link)(state), false)
  const written = after(state, insertLink(link, 'Supper'))
  assert.equal(String(written.doc), 'doc(paragraph("See ", link("Supper"), " now"))')
  const typed = written.apply(written.tr.insertText('!'))
  assert.equal(String(typed.doc), 'doc(paragraph("See ", link("Supper"), "! now"))')
})

test('code takes no link', () => {
  const state = standing(1, { type: 'codeBlock', content: [{ type: 'text', text: 'x' }] })
  assert.equal(textState(state, false).takesLinks, false)
  assert.equal(insertLink({ kind: 'url', url: 'https://supper.example' }, 'Supper')(state), false)
})

test('a quotation becomes a heading in one step', () => {
  const quote = {
    type: 'blockquote',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Twelve tables' }] }],
  }
  assert.equal(String(after(standing(2, quote), setLine('heading-2')).doc), 'doc(heading("Twelve tables"))')
})
