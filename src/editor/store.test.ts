import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { defaultStyles } from '#document/styles.ts'
import { moveBlocks } from '#document/commands/move-block.ts'
import { setText } from '#document/commands/set-text.ts'
import type { Patch } from '#document/patch.ts'
import type { StyleStep } from '#document/style-changes.ts'
import { engine } from './engine.ts'
import { registry } from './gallery/sample-blocks.tsx'
import { bakery } from './gallery/sample-page.ts'
import { selectBlocks } from './selection.ts'
import { editorStore, type EditorStore } from './store.ts'
import { firstView } from './view.ts'

function opened(withEngine = true): { store: EditorStore; saved: Patch[][] } {
  const store = editorStore(registry, bakery, firstView({ styles: defaultStyles }))
  const saved: Patch[][] = []
  store.saveTo((patches) => saved.push([...patches]))
  if (withEngine) store.useEngine(engine)
  return { store, saved }
}
const move = (store: EditorStore, id: string, columns: number) =>
  moveBlocks(store.document(), { blocks: [id], by: { columns, rows: 0 } }, registry)
const typing = (store: EditorStore, letter: string, at: number) =>
  setText(
    store.document(),
    'herotext',
    ['body'],
    [{ stepType: 'replace', from: at, to: at, slice: { content: [{ type: 'text', text: letter }] } }],
  )

describe('store', () => {
  test('a change is applied, saved and can be taken back', () => {
    const { store, saved } = opened()
    assert.equal(store.change({ patches: move(store, 'colone', 1), label: 'editor.step.move' }), null)
    assert.equal(store.block('colone')?.place.column, 2)
    assert.equal(saved.length, 1)
    assert.equal(store.nextStep('undo'), 'editor.step.move')
    store.undo()
    assert.deepEqual(store.document(), bakery)
    assert.equal(saved.length, 2, 'what undo did is saved like any change')
    store.redo()
    assert.equal(store.block('colone')?.place.column, 2)
  })
  test('changes of one gesture are one step; a mark begins the next', () => {
    const { store } = opened()
    for (let step = 0; step < 3; step += 1) {
      store.change({ patches: move(store, 'colone', 1), label: 'editor.step.move', gesture: 'arrows' })
    }
    store.mark()
    store.change({ patches: move(store, 'colone', 1), label: 'editor.step.move', gesture: 'arrows' })
    assert.equal(store.block('colone')?.place.column, 5)
    store.undo()
    assert.equal(store.block('colone')?.place.column, 4)
    store.undo()
    assert.equal(store.block('colone')?.place.column, 1)
  })
  test('what was done before a reload is a step of its own', () => {
    const { store: before } = opened()
    before.change({ patches: move(before, 'colone', 1), label: 'editor.step.move', gesture: 'arrows' })
    const { store } = opened()
    store.replace(before.document(), before.history())
    store.change({ patches: move(store, 'colone', 1), label: 'editor.step.move', gesture: 'arrows' })
    assert.equal(store.block('colone')?.place.column, 3)
    store.undo()
    assert.equal(store.block('colone')?.place.column, 2)
    store.undo()
    assert.equal(store.block('colone')?.place.column, 1)
  })
  test('what is set as a whole is saved as what differs, so that others may change the rest', () => {
    const { store, saved } = opened()
    const place = store.block('colone')?.place
    const patches: Patch[] = [
      { op: 'set', node: 'colone', path: ['place'], value: { ...place, layer: 3 } as never },
    ]
    store.change({ patches, label: 'editor.step.move' })
    assert.deepEqual(saved, [[{ op: 'set', node: 'colone', path: ['place', 'layer'], value: 3 }]])
    store.change({ patches, label: 'editor.step.move' })
    assert.equal(saved.length, 1, 'what is there already is no change')
    store.undo()
    assert.deepEqual(store.document(), bakery)
  })
  test('styles are steps of the same history, one gesture one step', () => {
    const { store, saved } = opened()
    const sent: StyleStep[][] = []
    store.saveStylesTo((steps) => sent.push([...steps]))
    store.change({ patches: move(store, 'colone', 1), label: 'editor.step.move' })
    for (const base of [18, 19, 20]) {
      const type = { ...defaultStyles.type, base }
      store.changeStyles({ styles: { type }, label: 'editor.step.type_scale', gesture: 'drag' })
    }
    assert.equal(store.nextStep('undo'), 'editor.step.type_scale')
    store.undo()
    assert.deepEqual(store.view().styles, defaultStyles)
    assert.equal(store.block('colone')?.place.column, 2, 'the block stays where it was moved')
    store.undo()
    assert.equal(store.block('colone')?.place.column, 1)
    store.redo()
    store.redo()
    assert.equal(store.view().styles.type.base, 20)
    assert.equal(sent.length, 5, 'three changes, one undone, one redone')
    assert.equal(saved.length, 3)
  })
  test('undoing styles leaves what somebody else has set since', () => {
    const { store } = opened()
    store.changeStyles({ styles: { corners: 'round', imageShape: 'arch' }, label: 'editor.step.spacing' })
    store.show({ styles: { ...store.view().styles, corners: 'soft', animation: 'fade' } })
    store.undo()
    assert.deepEqual(store.view().styles, { ...defaultStyles, corners: 'soft', animation: 'fade' })
    store.redo()
    assert.deepEqual(store.view().styles, {
      ...defaultStyles,
      corners: 'soft',
      animation: 'fade',
      imageShape: 'arch',
    })
  })
  test('styles changed before the engine is there wait for it; where nothing may be changed, nothing is', () => {
    const { store } = opened(false)
    store.changeStyles({ styles: { corners: 'round' }, label: 'editor.step.spacing' })
    assert.equal(store.view().saving, 'unsaved')
    store.useEngine(engine)
    assert.equal(store.view().styles.corners, 'round')
    store.show({ readOnly: true })
    store.changeStyles({ styles: { corners: 'soft' }, label: 'editor.step.spacing' })
    assert.equal(store.view().styles.corners, 'round')
  })
  test('a text that is written ends when something else is selected', () => {
    const { store } = opened()
    const text = { block: 'herotext', path: ['props', 'body'] }
    store.show({ selection: selectBlocks(store.document(), ['herotext']), text })
    store.change({ patches: typing(store, 'x', 1), label: 'editor.step.text' })
    store.show({ selection: selectBlocks(store.document(), ['herotext']) })
    assert.equal(store.view().text, text, 'the same block')
    store.change({ patches: move(store, 'colone', 1), label: 'editor.step.move', select: ['colone'] })
    assert.equal(store.view().text, null)
    store.show({ selection: selectBlocks(store.document(), ['herotext']), text })
    assert.equal(store.view().text, text, 'both at once')
  })
  test('what breaks a rule changes nothing and is not saved', () => {
    const { store, saved } = opened()
    const fault = store.change({
      patches: [
        {
          op: 'set',
          node: 'colone',
          path: ['place'],
          value: { column: 24, row: 1, width: 7, height: 4, layer: 0, align: 'start' },
        },
      ],
      label: 'editor.step.move',
    })
    assert.ok(fault && fault !== 'read-only')
    assert.equal(fault.rule, 'place_bounds')
    assert.equal(store.document(), bakery)
    assert.equal(saved.length, 0)
  })
  test('a letter tells its own block and nobody else, and moves nothing', () => {
    const { store } = opened()
    const heard: string[] = []
    for (const id of ['herotext', 'colone', 'hero01']) store.onNode(id, () => heard.push(id))
    store.onLayout(() => heard.push('layout'))
    store.change({ patches: typing(store, 'x', 1), label: 'editor.step.text' })
    assert.deepEqual(heard, ['herotext'])
    heard.length = 0
    store.change({ patches: move(store, 'colone', 1), label: 'editor.step.move' })
    assert.deepEqual(
      heard.sort(),
      ['colone', 'coltwo', 'layout'].filter((id) => id !== 'coltwo'),
    )
  })
  test('a change made before the engine is there waits for it', () => {
    const { store, saved } = opened(false)
    let asked = 0
    store.onEngineAsked(() => (asked += 1))
    assert.equal(store.change({ patches: move(store, 'colone', 1), label: 'editor.step.move' }), null)
    assert.equal(asked, 1)
    assert.equal(store.document(), bakery)
    assert.equal(store.view().saving, 'unsaved', 'the server has nothing of it')
    store.useEngine(engine)
    assert.equal(store.block('colone')?.place.column, 2)
    assert.equal(saved.length, 1)
  })
  test('what waits for the engine does not hide that it cannot come', () => {
    const { store } = opened(false)
    store.show({ saving: 'outdated' })
    store.change({ patches: move(store, 'colone', 1), label: 'editor.step.move' })
    assert.equal(store.view().saving, 'outdated')
  })
  test('a page that is read only does not change', () => {
    const { store } = opened()
    store.show({ readOnly: true })
    const refused = store.change({ patches: move(store, 'colone', 1), label: 'editor.step.move' })
    assert.equal(refused, 'read-only', 'nobody takes it for done')
    assert.equal(store.document(), bakery)
  })
  test('what is gone is not selected any more', () => {
    const { store } = opened()
    store.show({
      selection: { blocks: ['colone'], section: 'three1' },
      text: { block: 'colone', path: ['props', 'body'] },
    })
    store.change({ patches: [{ op: 'remove', node: 'colone' }], label: 'editor.step.delete' })
    assert.deepEqual(store.view().selection, { blocks: [], section: 'three1' })
    assert.equal(store.view().text, null)
    store.undo()
    assert.deepEqual(store.view().selection.blocks, ['colone'], 'undo selects what it brings back')
  })
  test('others’ changes come under ours, and undo takes back only ours', () => {
    const { store } = opened()
    store.change({ patches: typing(store, 'x', 1), label: 'editor.step.text' })
    const theirs: Patch[] = [...typing(store, 'y', 1)]
    const applied = engine.apply(store.document(), theirs, registry)
    assert.ok(applied.ok)
    store.merged(applied.document, theirs)
    store.undo()
    assert.match(JSON.stringify(store.block('herotext')?.props), /"ySourdough/)
  })
})
