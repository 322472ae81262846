import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EditorState } from '@tiptap/pm/state'
import { readText } from '#document/text/read-text.ts'
import { newId } from '#kernel/ids.ts'
import { type Arriving, letterPlace, pictureAt, placesIn } from './arriving.ts'

const text = (...lines: string[]) =>
  readText({
    type: 'doc',
    content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
  } as never)
const at = (...places: number[]): Arriving[] =>
  places.map((place, n) => ({ id: String(n), at: place, share: 0 }))
const placed = (all: readonly Arriving[]): number[] => all.map((one) => one.at)

test('places stay in their words, whatever became of the text around them', () => {
  const before = text('one two three')
  assert.deepEqual(placed(placesIn(before, before, at(1, 5, 14))), [1, 5, 14])
  assert.deepEqual(placed(placesIn(text('one and two three'), before, at(1, 5, 9, 14))), [1, 9, 13, 18])
  assert.deepEqual(placed(placesIn(before, text('one and two three'), at(1, 6, 14, 18))), [1, 5, 10, 14])
  assert.deepEqual(placed(placesIn(text('zero', 'one two three'), before, at(5))), [11])
  assert.deepEqual(placed(placesIn(text('oone two three'), text('one two three'), at(5))), [6])
})

test('a picture goes to the nearest place that takes one, and the cursor stays', () => {
  const doc = text('one', 'two')
  const state = EditorState.create({ doc })
  const image = { asset: newId(), alt: '' }
  for (const place of [0, 1, 4, 5, 6, 9, 10, 500]) {
    const tr = pictureAt(state, place, image)
    assert.equal(tr.doc.childCount, 2)
    assert.equal(tr.doc.textContent, 'onetwo')
    assert.equal(tr.doc.nodeSize, doc.nodeSize + 1)
  }
  assert.equal(pictureAt(state, 9, image).selection.from, state.selection.from)
})

test('a place is told by the letters before it, and whether a line begins there', () => {
  const doc = text('one', 'two')
  assert.deepEqual(letterPlace(doc, 1), { letters: 0, starts: true })
  assert.deepEqual(letterPlace(doc, 4), { letters: 3, starts: false })
  assert.deepEqual(letterPlace(doc, 6), { letters: 3, starts: true })
  assert.deepEqual(letterPlace(doc, 8), { letters: 5, starts: false })
  assert.equal(letterPlace(doc, 500).letters, 6)
})
