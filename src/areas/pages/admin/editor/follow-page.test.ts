import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import type { EventStream } from './event-stream.ts'
import { followStream } from './follow-page.ts'

class FakeSource implements EventStream {
  readonly since: number
  isClosed = false
  readonly #listeners = new Map<string, ((event: { data?: unknown }) => void)[]>()
  constructor(since: number) {
    this.since = since
  }
  addEventListener(type: string, listener: (event: { data?: unknown }) => void): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener])
  }
  tell(type: string, data?: unknown): void {
    for (const listener of this.#listeners.get(type) ?? [])
      listener(data === undefined ? {} : { data: JSON.stringify(data) })
  }
  close(): void {
    this.isClosed = true
  }
}

const saved = (version: number) => ({
  version,
  patches: [],
  clientId: 'tab-of-mira',
  saveId: `save-000${version}`,
  author: null,
})

beforeEach((test) => {
  mock.timers.enable({ apis: ['setTimeout'] })
  if ('after' in test) test.after(() => mock.timers.reset())
})

function following(since: number) {
  const opened: FakeSource[] = []
  const heard: string[] = []
  const stream = followStream(
    {
      open: (version) => {
        const source = new FakeSource(version)
        opened.push(source)
        return source
      },
      onPatches: (batch) => heard.push(`v${batch.version}`),
      onPresence: ({ name }) => heard.push(name),
      onStyles: (version) => heard.push(`styles ${version}`),
      onReady: () => heard.push('ready'),
      onBroken: () => heard.push('broken'),
      onAhead: (message) => heard.push(message),
    },
    since,
    () => 0.5,
  )
  return { opened, heard, stream }
}

test('a broken stream is opened again from the version it had come to', () => {
  const { opened, heard, stream } = following(3)
  opened[0]?.tell('patches', saved(4))
  opened[0]?.tell('caught-up', { version: 4 })
  opened[0]?.tell('error')
  assert.equal(opened.length, 1)
  assert.equal(opened[0]?.isClosed, true)
  mock.timers.tick(500)
  assert.equal(opened[1]?.since, 4)
  opened[1]?.tell('patches', saved(5))
  opened[1]?.tell('styles', { version: 9 })
  assert.deepEqual(heard, ['v4', 'ready', 'broken', 'v5', 'styles 9'])
  stream.stop()
  assert.equal(opened[1]?.isClosed, true)
})

test('the wait grows while nobody answers, and begins anew once somebody has', () => {
  const { opened, stream } = following(0)
  for (const wait of [500, 1_000, 2_000]) {
    opened.at(-1)?.tell('error')
    const before = opened.length
    mock.timers.tick(wait - 1)
    assert.equal(opened.length, before)
    mock.timers.tick(1)
    assert.equal(opened.length, before + 1)
  }
  opened.at(-1)?.tell('caught-up', { version: 0 })
  opened.at(-1)?.tell('error')
  mock.timers.tick(500)
  assert.equal(opened.length, 5)
  stream.stop()
})

test('a page that is older on the server is not followed, and that is told in the server’s words', () => {
  const { opened, heard, stream } = following(7)
  opened[0]?.tell('error', { error: { code: 'too_many', message: 'Wait.' } })
  mock.timers.tick(500)
  opened[1]?.tell('error', { error: { code: 'documents.version_unknown', message: 'Reload it.' } })
  mock.timers.tick(60_000)
  stream.again()
  assert.deepEqual([opened.length, heard], [2, ['broken', 'broken', 'Reload it.']])
})

test('when the line is back it is opened at once; what a closed one still says is not heard', () => {
  const { opened, heard, stream } = following(0)
  stream.again()
  assert.equal(opened.length, 1)
  opened[0]?.tell('error')
  stream.again()
  assert.equal(opened.length, 2)
  opened[0]?.tell('patches', saved(1))
  assert.deepEqual(heard, ['broken'])
  stream.stop()
  mock.timers.tick(60_000)
  assert.equal(opened.length, 2)
})

test('what is not in the shape it should be is passed over', () => {
  const { opened, heard, stream } = following(0)
  opened[0]?.tell('patches', { version: 'x' })
  opened[0]?.tell('presence', {})
  assert.deepEqual(heard, [])
  stream.stop()
})

test('while nobody looks there is no stream; then it goes on from where it was', () => {
  const { opened, heard, stream } = following(0)
  opened[0]?.tell('patches', saved(1))
  stream.pause()
  mock.timers.tick(60_000)
  opened[0]?.tell('error')
  assert.deepEqual([opened.length, opened[0]?.isClosed], [1, true])
  stream.again()
  assert.equal(opened[1]?.since, 1)
  assert.deepEqual(heard, ['v1'])
  stream.stop()
})
