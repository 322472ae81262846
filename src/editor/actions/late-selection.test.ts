import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as moment } from 'node:timers/promises'
import { defaultStyles } from '#document/styles.ts'
import type { CanvasHandle } from '../canvas-handle.ts'
import type { Editor } from '../editor.ts'
import { engine } from '../engine.ts'
import { registry } from '../gallery/sample-blocks.tsx'
import { bakery } from '../gallery/sample-page.ts'
import { selectBlocks, selectSection } from '../selection.ts'
import { editorStore } from '../store.ts'
import { firstView } from '../view.ts'
import { arranging } from './arrange-actions.ts'
import { actions } from '../all-actions.ts'
import { fromMenu } from '../clipboard/clipboard-actions.ts'
import type { LateCode } from './late-code.ts'

// What is pressed before its code is there is meant for what was selected then. Every press below is made with code that
// comes a moment later: it is fetched by it, or held.

function opened() {
  const store = editorStore(registry, bakery, firstView({ styles: defaultStyles }))
  store.useEngine(engine)
  const said: string[] = []
  const canvas: Partial<CanvasHandle> = { slot: () => null, focus() {}, reveal() {} }
  const editor = {
    store,
    canvas,
    words: (key: string) => key,
    say: (text: string) => void said.push(text),
    props: { words: (key: string) => key },
  } as unknown as Editor
  const [first = '', second = ''] = store.document().order
  return {
    editor,
    store,
    said,
    first,
    second,
    select: (...ids: string[]) => store.show({ selection: selectBlocks(store.document(), ids) }),
    selectSection: (id: string) => store.show({ selection: selectSection(store.document(), id) }),
    run: (id: string) => actions.find((action) => action.id === id)?.run(editor),
  }
}

/** Holds the code of actions back until it is let go; what was asked of it is done then. */
function held<Code>(late: LateCode<Code>): () => Promise<void> {
  const { use } = late
  const waiting: (() => void)[] = []
  late.use = (editor, run) => void waiting.push(() => use(editor, run))
  return async () => {
    late.use = use
    await Promise.all([arranging.fetch(), fromMenu.fetch()])
    for (const one of waiting) one()
    await moment()
  }
}

test('Delete takes away what was selected when it was pressed, and leaves what was selected since', async () => {
  const { store, select, run } = opened()
  const letGo = held(arranging)
  select('colone')
  run('delete')
  select('coltwo')
  await letGo()
  assert.equal(store.block('colone'), undefined)
  assert.ok(store.block('coltwo'))
  assert.deepEqual(store.view().selection.blocks, ['coltwo'])
})

test('what is gone meanwhile is left out, and nothing else is taken for it', async () => {
  const { store, select, run, said } = opened()
  const letGo = held(arranging)
  select('colone', 'coltwo')
  run('delete')
  store.change({ patches: [{ op: 'remove', node: 'coltwo' }], label: 'editor.step.delete' })
  select('colthree')
  await letGo()
  assert.equal(store.block('colone'), undefined)
  assert.ok(store.block('colthree'))
  assert.ok(said.includes('editor.say.deleted'), said.join())
})

test('all that was selected is gone: its section, which is selected instead, stays', async () => {
  const { store, select, run } = opened()
  const letGo = held(arranging)
  select('colone')
  const { section } = store.view().selection
  run('delete')
  store.change({ patches: [{ op: 'remove', node: 'colone' }], label: 'editor.step.delete' })
  await letGo()
  assert.ok(store.section(section ?? ''))
})

test('a page that may only be looked at meanwhile stays as it is', async () => {
  const { store, select, selectSection: enter, first, run, said } = opened()
  const letGo = held(arranging)
  select('colone')
  run('delete')
  enter(first)
  run('section-down')
  store.show({ readOnly: true })
  await letGo()
  assert.deepEqual(store.document(), bakery)
  assert.deepEqual(said, [])
})

test('a section that is moved by a key is the one that was selected then', async () => {
  const { store, selectSection: enter, first, second, run } = opened()
  const letGo = held(arranging)
  enter(first)
  run('section-down')
  enter(second)
  await letGo()
  assert.deepEqual(store.document().order.slice(0, 2), [second, first])
})

test('Cut of a menu copies and takes away what was selected when it was chosen', async (t) => {
  const { store, select, run } = opened()
  class Item {
    readonly given: Readonly<Record<string, Blob>>
    constructor(given: Readonly<Record<string, Blob>>) {
      this.given = given
    }
  }
  const copied: Item[] = []
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator')
  Object.defineProperty(globalThis, 'navigator', {
    value: { clipboard: { write: async (items: Item[]) => void copied.push(...items) } },
    configurable: true,
  })
  Object.assign(globalThis, { ClipboardItem: Item })
  t.after(() => {
    Reflect.deleteProperty(globalThis, 'ClipboardItem')
    Reflect.deleteProperty(globalThis, 'navigator')
    if (before) Object.defineProperty(globalThis, 'navigator', before)
  })
  const letGo = held(fromMenu)
  select('colone')
  run('cut')
  select('coltwo')
  await letGo()
  assert.equal(store.block('colone'), undefined)
  assert.ok(store.block('coltwo'))
  const html = (await copied[0]?.given['text/html']?.text()) ?? ''
  assert.match(html, /colone/)
  assert.doesNotMatch(html, /coltwo/)
})
