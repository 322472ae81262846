import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import {
  ask,
  capture,
  CHANNEL,
  isThere,
  LEFT_OUT,
  type Place,
  type Question,
  readAnswer,
  VERSION,
} from './protocol.ts'

type Hear = (event: MessageEvent) => void

/** A window that hands what is posted to it to whoever listens, as a browser does. */
class TestWindow {
  readonly location = { origin: 'https://app.example' }
  readonly #hearers = new Set<Hear>()
  readonly posted: { data: unknown; target: unknown }[] = []

  addEventListener(_type: string, hear: unknown): void {
    this.#hearers.add(hear as Hear)
  }
  removeEventListener(_type: string, hear: unknown): void {
    this.#hearers.delete(hear as Hear)
  }
  postMessage(data: unknown, target: unknown): void {
    this.posted.push({ data, target })
    this.hear(data, this, this.location.origin)
  }
  hear(data: unknown, source: unknown, origin: string): void {
    for (const hear of this.#hearers) hear({ data, source, origin } as MessageEvent)
  }
  get listeners(): number {
    return this.#hearers.size
  }
  asPlace(): Place {
    return this as unknown as Place
  }
  /** Somebody who answers questions of a kind. */
  answering(what: Question['what'], answer: (id: string) => unknown): void {
    this.addEventListener('message', (event: MessageEvent) => {
      const question = event.data as Question
      if (question.from === 'page' && question.what === what)
        this.hear(answer(question.id), this, this.location.origin)
    })
  }
}

const ready = (id: string) => ({ channel: CHANNEL, from: 'extension', id, what: 'ready', version: VERSION })
const seen = {
  text: 'Kestrel Books',
  outline: [
    { depth: 0, role: 'heading 1', name: 'Kestrel Books', box: { x: 0, y: 0, width: 10, height: 5 } },
  ],
  screenshot: 'data:image/png;base64,iVBORw0KGgo=',
}

test('contract §8: posts a status message to the page, to its own origin alone', async () => {
  const place = new TestWindow()
  assert.equal(await ask(place.asPlace(), 'status', 5), null)
  const [{ data, target } = {}] = place.posted as { data?: Question; target?: unknown }[]
  assert.equal(target, 'https://app.example')
  assert.deepEqual(
    { ...data, id: '' },
    { channel: CHANNEL, version: 1, from: 'page', what: 'status', id: '' },
  )
})

test('contract §8: without an answer it stays disabled; with one it works', async () => {
  const silent = new TestWindow()
  assert.equal(await isThere(silent.asPlace()), false)
  assert.equal(silent.listeners, 0, 'nobody listens on')
  const place = new TestWindow()
  place.answering('status', ready)
  assert.equal(await isThere(place.asPlace()), true)
})

test('an extension that speaks another version is none', async () => {
  const place = new TestWindow()
  place.answering('status', (id) => ({ ...ready(id), version: VERSION + 1 }))
  assert.equal(await isThere(place.asPlace()), false)
})

test('contract §8: it answers with visible text, outline and a screenshot', async () => {
  const place = new TestWindow()
  place.answering('capture', (id) => ({
    channel: CHANNEL,
    from: 'extension',
    id,
    what: 'captured',
    captured: seen,
  }))
  assert.deepEqual(await capture(place.asPlace()), seen)
  const failing = new TestWindow()
  failing.answering('capture', (id) => ({
    channel: CHANNEL,
    from: 'extension',
    id,
    what: 'failed',
    reason: 'gone',
  }))
  assert.equal(await capture(failing.asPlace()), null)
})

test('answers from elsewhere, to other questions, or in another shape are none', async () => {
  const place = new TestWindow()
  const asked = ask(place.asPlace(), 'status', 20)
  const id = (place.posted[0]?.data as Question | undefined)?.id ?? ''
  place.hear(ready(id), {}, 'https://app.example')
  place.hear(ready(id), place, 'https://evil.example')
  place.hear(ready('another'), place, 'https://app.example')
  place.hear({ ...ready(id), channel: 'other' }, place, 'https://app.example')
  assert.equal(await asked, null)
  for (const data of [
    null,
    'ready',
    { ...ready('x'), what: 'captured', captured: { ...seen, screenshot: 'javascript:alert(1)' } },
    {
      ...ready('x'),
      what: 'captured',
      captured: { ...seen, screenshot: 'data:image/svg+xml;base64,PHN2Zz4=' },
    },
    { ...ready('x'), what: 'captured', captured: { ...seen, outline: [{ depth: -1 }] } },
  ]) {
    assert.equal(readAnswer(data), null)
  }
})

test('the extension speaks as the app does, and asks for no standing permission', () => {
  const read = (name: string) =>
    readFileSync(new URL(`../../../../extension/${name}`, import.meta.url), 'utf8')
  const content = read('content.js')
  assert.match(content, new RegExp(`CHANNEL = '${CHANNEL}'`))
  assert.match(content, new RegExp(`VERSION = ${VERSION}\\n`))
  assert.match(content, new RegExp(`LEFT_OUT = '\\[${LEFT_OUT}\\]'`))
  const manifest = JSON.parse(read('manifest.json')) as Record<string, unknown>
  assert.equal(manifest['manifest_version'], 3)
  assert.deepEqual(manifest['permissions'], ['activeTab', 'scripting'])
  assert.equal(manifest['host_permissions'], undefined)
  assert.equal(manifest['content_scripts'], undefined)
})
