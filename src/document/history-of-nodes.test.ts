import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Json, newSection, type PageDocument } from './nodes.ts'
import type { Patch } from './patch.ts'
import { sampleBlock } from './testing/sample-blocks.tsx'
import { words, write } from './testing/applied.ts'
import { UndoingEditor, theme } from './testing/undoing-editor.ts'

/** What of a page is to be seen in the tests below: blocks by section, and who wrote what. */
const blocksIn = (document: PageDocument, section: string) => document.sections[section]?.blocks
const newBlock = {
  ...sampleBlock('blockx', 'sectna'),
  place: { ...sampleBlock('blockx', 'sectna').place, row: 9 },
}
const insertBlock: Patch = {
  op: 'insert',
  parent: { node: 'sectna' },
  after: 'blockb',
  nodes: { blocks: [newBlock] },
}
const insertSection: Patch = {
  op: 'insert',
  parent: 'page',
  after: 'sectnb',
  nodes: {
    section: newSection({ id: 'sectnx', blocks: ['blockx'] }),
    blocks: [{ ...newBlock, parent: { node: 'sectnx' } }],
  },
}
const writeIn = (node: string): Patch => ({ ...write(1, 'theirs'), node }) as Patch

test('a block that others have written in since it came stays, and the step before is meant', () => {
  for (const theirs of [
    writeIn('blockx'),
    { op: 'set', node: 'blockx', path: ['look', 'border'], value: true } as const,
  ]) {
    const editor = new UndoingEditor()
    editor.do('theme', [theme('ink')])
    editor.do('insert', [insertBlock])
    assert.ok(editor.other([theirs]))
    editor.undo()
    assert.deepEqual(blocksIn(editor.document, 'sectna'), ['blocka', 'blockb', 'blockx'])
    assert.equal(editor.document.sections['sectna']?.theme, 'paper')
  }
})

test('a block goes again where others did no more than give it another place', () => {
  const editor = new UndoingEditor()
  editor.do('insert', [insertBlock])
  editor.other([{ op: 'set', node: 'blockx', path: ['place'], value: { ...newBlock.place, row: 12 } }])
  editor.undo()
  assert.deepEqual(blocksIn(editor.document, 'sectna'), ['blocka', 'blockb'])
})

test('a section stays with what others have written in it, or put into it, since it came', () => {
  const another = {
    ...newBlock,
    id: 'blocky',
    parent: { node: 'sectnx' },
    place: { ...newBlock.place, row: 20 },
  }
  const elsewhere = { ...newBlock.place, row: 40 }
  for (const theirs of [
    [writeIn('blockx')],
    [{ op: 'insert', parent: { node: 'sectnx' }, after: 'blockx', nodes: { blocks: [another] } } as const],
    [
      { op: 'move', node: 'blocka', parent: { node: 'sectnx' }, after: null } as const,
      { op: 'set', node: 'blocka', path: ['place'], value: elsewhere } as const,
    ],
  ]) {
    const editor = new UndoingEditor()
    editor.do('insert', [insertSection])
    assert.ok(editor.other(theirs))
    assert.equal(editor.undo(), false)
    assert.ok(editor.document.sections['sectnx'])
  }
})

test('of several blocks that came together those go that nobody else was at, and nothing closes up on what stays', () => {
  const editor = new UndoingEditor()
  const other = { ...newBlock, id: 'blocky', place: { ...newBlock.place, row: 20 } }
  const pushed = { ...sampleBlock('blockb', 'sectna').place, column: 13, row: 30 }
  editor.do('paste', [
    { op: 'set', node: 'blockb', path: ['place'], value: pushed },
    insertBlock,
    { op: 'insert', parent: { node: 'sectna' }, after: 'blockx', nodes: { blocks: [other] } },
  ])
  editor.other([writeIn('blockx')])
  editor.undo()
  assert.deepEqual(blocksIn(editor.document, 'sectna'), ['blocka', 'blockb', 'blockx'])
  assert.deepEqual(editor.document.blocks['blockb']?.place, pushed)
})

test('an item stays that others have written in, or put something into, since it came', () => {
  const path = ['props', 'items']
  const inside = sampleBlock('blockx', 'tabsaa', 'second')
  for (const theirs of [
    { op: 'set', node: 'tabsaa', path: [...path, 'second', 'title'], value: 'Theirs' } as const,
    {
      op: 'insert',
      parent: { node: 'tabsaa', slot: 'second' },
      after: null,
      nodes: { blocks: [inside] },
    } as const,
  ]) {
    const editor = new UndoingEditor()
    editor.do('item', [
      { op: 'insert-item', node: 'tabsaa', path, item: { id: 'second', title: 'Ours' }, after: 'first0' },
    ])
    assert.ok(editor.other([theirs]), theirs.op)
    assert.equal(editor.undo(), false)
    assert.equal((editor.document.blocks['tabsaa']?.props['items'] as Json[] | undefined)?.length, 2)
  }
})

test('a section that others have moved since stays where they put it', () => {
  const editor = new UndoingEditor()
  editor.do('insert', [insertSection])
  editor.do('move', [{ op: 'move', node: 'sectnx', parent: 'page', after: null }])
  editor.other([{ op: 'move', node: 'sectnx', parent: 'page', after: 'sectna' }])
  editor.undo()
  assert.equal(editor.document.sections['sectnx'], undefined, 'the step before is meant')
  const one = new UndoingEditor()
  one.do('theme', [theme('ink')])
  one.do('move', [{ op: 'move', node: 'sectnb', parent: 'page', after: null }])
  one.other([
    { op: 'move', node: 'sectnb', parent: 'page', after: 'sectna' },
    { op: 'move', node: 'sectnb', parent: 'page', after: null },
  ])
  one.undo()
  assert.deepEqual(one.document.order, ['sectnb', 'sectna'])
})

test('what is to be removed again stays with what others have written in it since it came back', () => {
  const editor = new UndoingEditor()
  editor.do('remove', [{ op: 'remove', node: 'blocka' }])
  editor.undo()
  editor.other([writeIn('blocka')])
  assert.equal(editor.redo(), false)
  assert.ok(words(editor.document).includes('theirs'))
})
