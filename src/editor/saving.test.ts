import assert from 'node:assert/strict'
import { afterEach, beforeEach, mock, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '../../tests/eventually.ts'
import { apply } from '#document/apply.ts'
import type { History } from '#document/history.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { type StyleChange, withStyles } from '#document/style-changes.ts'
import { defaultStyles } from '#document/styles.ts'
import { after as applied, words as wordsIn, write } from '#document/testing/applied.ts'
import { registry, sampleDocument } from '#document/testing/sample-blocks.tsx'
import type { StoredBatch } from './autosave/autosave.ts'
import type { LeftCopies, LocalCopy } from './autosave/left-copies.ts'
import type { Editor } from './editor.ts'
import { engine } from './engine.ts'
import type { SaveRequest } from './props.ts'
import { startSaving, type Saving } from './saving.ts'
import { editorStore } from './store.ts'
import { firstView } from './view.ts'

// What saving hears of the browser: that the page is hidden or left, which happens in none of these.
const browser = { document: new EventTarget(), addEventListener() {}, removeEventListener() {} }
beforeEach(() => void Object.assign(globalThis, browser))
let saving: Saving | undefined
afterEach(async () => {
  await saving?.flush()
  saving?.stop()
  for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name)
})

const named = (node: string, value: string): Patch => ({ op: 'set', node, path: ['name'], value })

/** A page opened while its server does not answer yet, with what a closed tab left of it. */
function opened(
  left: Pick<LocalCopy<Patch>, 'sending' | 'waiting' | 'styles'> & { readonly version?: number },
  {
    history,
    isLooking = false,
    others = [],
    stored = [],
    version = 0,
  }: {
    readonly history?: History
    readonly isLooking?: boolean
    /** What more closed tabs left. */
    readonly others?: readonly LocalCopy<Patch>[]
    /** What is stored, and how much of it the page that was opened has. */
    readonly stored?: StoredBatch<Patch>[]
    readonly version?: number
  } = {},
) {
  const start = stored
    .slice(0, version)
    .reduce((document, batch) => applied(document, batch.patches), sampleDocument())
  const said: string[] = []
  const saves: string[] = []
  let siteStyles = defaultStyles
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const store = editorStore(registry, start, firstView({ styles: defaultStyles, readOnly: isLooking }))
  store.useEngine(engine)
  const words = (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`
  const editor = {
    store,
    words,
    say: (text: string) => void said.push(text),
    props: {
      page: { id: 'page' },
      document: start,
      version,
      words,
      async save({ batch, version: on, patches }: SaveRequest) {
        saves.push(batch)
        await held
        if (on !== stored.length) return { kind: 'behind', missing: stored.filter((one) => one.version > on) }
        stored.push({ id: batch, version: on + 1, patches })
        return { kind: 'saved', version: on + 1 }
      },
      site: {
        async save(changes: readonly StyleChange[]) {
          siteStyles = withStyles(siteStyles, changes)
          return { kind: 'saved', styles: siteStyles }
        },
      },
      missing: async (on: number) => stored.filter((one) => one.version > on),
    },
  } as unknown as Editor
  const copy: LocalCopy<Patch> = { page: 'page', tab: 'gone', at: 0, count: 1, version: 0, ...left }
  const dropped: string[] = []
  const kept: LocalCopy<Patch>[] = []
  // Who may only look has not looked for anything as the page opened.
  const found = isLooking ? [] : [copy, ...others]
  const storage: LeftCopies<Patch> = {
    tab: 'here',
    left: async () => (isLooking ? [copy] : []),
    leftElsewhere: async () => [],
    letGo: (tab) => void dropped.push(tab),
    // The closed tab's history is there, and what this one keeps is told.
    async withStore<T>(store: string, mode: string, work: (of: IDBObjectStore) => IDBRequest<T>) {
      if (store === 'history')
        return mode === 'readonly' && history
          ? ({ page: 'page', tab: 'gone', count: 1, history } as T)
          : undefined
      const written = { put: (one: LocalCopy<Patch>) => void kept.push(one), delete() {} }
      work(written as unknown as IDBObjectStore)
      return undefined
    },
    close() {},
  }
  const started = startSaving(editor, { storage, left: found, previous: history ? 'gone' : null })
  saving = started
  return {
    start,
    store,
    said,
    saves,
    kept,
    dropped,
    siteStyles: () => siteStyles,
    answer: () => answer(),
    stop: () => started.stop(),
    remote: (batch: StoredBatch<Patch>) => started.remote(batch),
    flush: () => started.flush(),
    /** What the server has, once it answers and has got all. */
    async answered(): Promise<PageDocument> {
      answer()
      await eventually(async () => assert.equal(dropped.length, 1 + others.length))
      await started.flush()
      return stored.reduce((document, batch) => applied(document, batch.patches), sampleDocument())
    },
  }
}
test('what is typed while a closed tab’s words come back stands behind them, here and on the server', async () => {
  const sent = [write(1, 'Sent. ')]
  const waits = [write(1, 'Left. ')]
  const { store, answered } = opened({ sending: { id: 'old', patches: sent }, waiting: waits })
  store.change({ patches: [write(1 + 'Bread '.length, 'Now. ')], label: 'editor.step.text' })
  const server = await answered()
  assert.equal(wordsIn(store.document()), 'Left. Sent. Bread Now. at seven.')
  assert.deepEqual(store.document(), server)
  store.undo()
  assert.equal(wordsIn(store.document()), 'Left. Sent. Bread at seven.')
  assert.equal(store.undo(), null, 'the closed tab’s are no step of this one')
})

test('what is done meanwhile to a block that the closed tab removed is told to be lost', async () => {
  const { store, said, answered } = opened({
    sending: { id: 'old', patches: [named('blocka', 'First')] },
    waiting: [{ op: 'remove', node: 'blockb' }],
  })
  store.change({ patches: [named('blockb', 'Second')], label: 'editor.step.rename' })
  store.change({ patches: [named('sectna', 'Opening')], label: 'editor.step.rename' })
  const server = await answered()
  assert.deepEqual(store.document(), server)
  assert.equal(server.sections['sectna']?.name, 'Opening')
  assert.equal(server.blocks['blockb'], undefined)
  assert.ok(said.includes('editor.save.lost {"count":1}'), said.join())
})

test('after a reload what was done meanwhile is undone first, and then what was done before', async () => {
  const page = sampleDocument()
  const patches = [write(1, 'Left. ')]
  const result = apply(page, patches, registry)
  assert.ok(result.ok)
  const mark = { kind: 'mark', gesture: 'g', label: 'editor.step.text', at: 0, selection: [] } as const
  const { store, answered } = opened(
    { sending: { id: 'old', patches }, waiting: [] },
    { history: { done: [{ ...mark, inverse: result.inverse }], undone: [] } },
  )
  store.change({ patches: [write(1 + 'Bread '.length, 'Now. ')], label: 'editor.step.move' })
  const server = await answered()
  assert.equal(wordsIn(store.document()), 'Left. Bread Now. at seven.')
  assert.deepEqual(store.document(), server)
  assert.equal(store.nextStep('undo'), 'editor.step.move')
  store.undo()
  assert.equal(wordsIn(store.document()), 'Left. Bread at seven.')
  store.undo()
  assert.equal(wordsIn(store.document()), 'Bread at seven.')
})

test('after a reload only what was done before is undone, and nothing of what others stored since', async () => {
  const page = sampleDocument()
  const mark = { kind: 'mark', gesture: 'g', label: 'editor.step.text', at: 0, selection: [] } as const
  const own = { id: 'own', version: 1, patches: [write(1, 'Every day: ')] }
  const went = applied(page, own.patches)
  const others = (at: number) => [write(at + 'Bread at '.length, 'half past '), write(1, 'Now: ')]
  const cases = [
    // The page that is opened has what others stored …
    { base: page, at: 1, stored: [], version: 1 },
    // … or has not heard of it, nor of what the closed tab itself had stored before.
    { base: went, at: 1 + 'Every day: '.length, stored: [own], version: 0 },
  ]
  for (const { base, at, stored, version } of cases) {
    const waiting = [write(at + 'Bread '.length, 'fresh ')]
    const result = apply(base, waiting, registry)
    assert.ok(result.ok)
    const on = stored.length
    const since = { id: 'others', version: on + 1, patches: others(at) }
    const { store, answered, flush, stop } = opened(
      { sending: null, waiting, version: on },
      {
        history: { done: [{ ...mark, inverse: result.inverse }], undone: [] },
        stored: [...stored, since],
        version,
      },
    )
    const server = await answered()
    const before = on > 0 ? 'Now: Every day: ' : 'Now: '
    assert.equal(wordsIn(server), `${before}Bread fresh at half past seven.`)
    store.undo()
    assert.equal(wordsIn(store.document()), `${before}Bread at half past seven.`)
    await flush()
    stop()
  }
})

test('where all was stored before a reload only that is undone, though news of others are late', async () => {
  const page = sampleDocument()
  const mark = { kind: 'mark', gesture: 'g', label: 'editor.step.text', at: 0, selection: [] } as const
  const own = [write(1 + 'Bread '.length, 'fresh ')]
  const result = apply(page, own, registry)
  assert.ok(result.ok)
  const since = [write(1, 'Now: ')]
  const later = [write(1, 'Here: ')]
  const all = [own, since, later].map((patches, at) => ({ id: `batch${at}`, version: at + 1, patches }))
  const left = 'Here: Now: Bread at seven.'
  for (const [version, after] of [
    [1, left],
    [2, left],
    [3, left],
    // What is undone is not in the page that is opened: then nothing is, and never what is others'.
    [0, 'Here: Now: Bread fresh at seven.'],
  ] as const) {
    const { store, answered, flush, stop, remote } = opened(
      { sending: null, waiting: [], version: 1 },
      { history: { done: [{ ...mark, inverse: result.inverse }], undone: [] }, stored: [...all], version },
    )
    await answered()
    for (const batch of all) remote(batch)
    assert.equal(wordsIn(store.document()), 'Here: Now: Bread fresh at seven.')
    store.undo()
    assert.equal(wordsIn(store.document()), after, `opened at ${version}`)
    await flush()
    stop()
  }
})

test('what is done while a closed tab’s comes back is not saved, and who has it sent waits until it is', async () => {
  const { store, flush, answered } = opened({
    sending: { id: 'old', patches: [named('blocka', 'First')] },
    waiting: [],
  })
  store.change({ patches: [named('sectna', 'Opening')], label: 'editor.step.rename' })
  assert.equal(store.view().saving, 'unsaved')
  let isSent = false
  const sent = flush().then(() => (isSent = true))
  await pause(30)
  assert.equal(isSent, false)
  const server = await answered()
  await sent
  assert.equal(server.sections['sectna']?.name, 'Opening')
  assert.equal(store.view().saving, 'saved')
})

test('what is done while a closed tab’s comes back is in the browser, though the page is left before it has', async () => {
  const sending = { id: 'old', patches: [named('blocka', 'First')] }
  const { start, store, kept, dropped, answer, stop } = opened({ sending, waiting: [] })
  store.change({ patches: [write(1, 'Now. ')], label: 'editor.step.text' })
  await pause(300)
  store.change({ patches: [named('sectna', 'Opening')], label: 'editor.step.rename' })
  stop()
  await pause(30)
  answer()
  await pause(30)
  assert.deepEqual(
    kept.map(({ tab, version, waiting }) => [tab, version, waiting.length]),
    [
      ['here', 0, 1],
      ['here', 0, 2],
    ],
  )
  const server = applied(start, kept[1]?.waiting ?? [])
  assert.equal(wordsIn(server), 'Now. Bread at seven.')
  assert.equal(server.sections['sectna']?.name, 'Opening')
  assert.deepEqual(dropped, [], 'and what came back stays where it was')
})

test('what is being written to the browser as the page is left meanwhile is in its smaller storage, too', async () => {
  const smaller = new Map<string, string>()
  const localStorage = { setItem: (key: string, value: string) => smaller.set(key, value), removeItem() {} }
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true })
  try {
    const sending = { id: 'old', patches: [named('blocka', 'First')] }
    const { store, kept, answer } = opened({ sending, waiting: [] })
    store.change({ patches: [named('sectna', 'Opening')], label: 'editor.step.rename' })
    await eventually(async () => assert.equal(kept.length, 1))
    // The window closes: what is not through by now never is.
    Object.assign(browser.document, { visibilityState: 'hidden' })
    browser.document.dispatchEvent(new Event('visibilitychange'))
    answer()
    const [late] = [...smaller.values()].map((one) => JSON.parse(one) as LocalCopy<Patch>)
    assert.deepEqual(late?.waiting, [named('sectna', 'Opening')])
  } finally {
    Reflect.deleteProperty(browser.document, 'visibilityState')
    if (before) Object.defineProperty(globalThis, 'localStorage', before)
    else Reflect.deleteProperty(globalThis, 'localStorage')
  }
})

test('of two closed tabs what was done later stands over what was done earlier', async () => {
  const sent = [named('blockb', 'Sent')]
  for (const sending of [null, { id: 'old', patches: sent }]) {
    const later = {
      page: 'page',
      tab: 'later',
      at: 1,
      count: 1,
      version: 0,
      sending: null,
      waiting: [named('blocka', 'Later'), write(1, 'Later. ')],
    }
    const waiting = [named('blocka', 'Earlier'), write(1, 'Earlier. ')]
    const { store, answered, stop } = opened({ sending, waiting }, { others: [later] })
    const server = await answered()
    assert.deepEqual(store.document(), server)
    assert.equal(server.blocks['blocka']?.name, 'Later')
    assert.match(wordsIn(server), /^(Earlier. Later.|Later. Earlier.) Bread at seven.$/)
    stop()
  }
})

test('styles that are set while a closed tab’s come back stand over those', async () => {
  const sending = { id: 'old', patches: [named('blocka', 'First')] }
  const { store, siteStyles, answered } = opened({
    sending,
    waiting: [],
    styles: [
      { path: ['corners'], value: 'round' },
      { path: ['animation'], value: 'fade' },
    ],
  })
  const { styles } = store.view()
  store.changeStyles({ styles: { ...styles, corners: 'square' }, label: 'editor.step.css' })
  await answered()
  for (const { corners, animation } of [store.view().styles, siteStyles()])
    assert.deepEqual([corners, animation], ['square', 'fade'])
})

test('what comes back and is stored already is not said to be unsaved for good', async () => {
  const { store, answered } = opened({
    sending: { id: 'old', patches: [named('blocka', 'First')] },
    waiting: [],
  })
  // As the page is told of it before what saves is there.
  store.autosave({ status: 'unsaved', refusal: null })
  await answered()
  assert.equal(store.view().saving, 'saved')
})

test('who may only look takes up nothing that a closed tab left, and sends nothing of it', async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  const sending = { id: 'old', patches: [named('blocka', 'First')] }
  const { start, store, saves, flush } = opened({ sending, waiting: [] }, { isLooking: true })
  await flush()
  mock.timers.tick(9_000)
  await new Promise(setImmediate)
  mock.timers.reset()
  assert.deepEqual(saves, [])
  assert.equal(store.document(), start)
  assert.equal(store.view().saving, 'saved')
})
