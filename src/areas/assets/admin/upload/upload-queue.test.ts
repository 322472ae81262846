import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AssetRow } from '../../contract.ts'
import { uploadQueue } from './upload-queue.ts'

const asset = (name: string): AssetRow => ({
  id: name,
  kind: 'image',
  name,
  type: 'image/png',
  bytes: 4,
  width: 1,
  height: 1,
  colour: null,
  luminance: null,
  alt: '',
  isDecorative: false,
  focal: null,
  src: '/media/x',
  srcSet: '',
  createdAt: '2026-11-20T10:00:00Z',
})
const file = (name: string): File => new File(['four'], name)
const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A line on which each file waits until it is let through. */
function line() {
  const open = new Map<
    string,
    { done: (isNew?: boolean) => void; fail: () => void; progress: (sent: number) => void }
  >()
  const send = (given: File, how: { signal?: AbortSignal; onProgress?: (sent: number) => void }) =>
    new Promise<{ asset: AssetRow; isNew: boolean }>((resolve, reject) => {
      open.set(given.name, {
        done: (isNew = true) => resolve({ asset: asset(given.name), isNew }),
        fail: () => reject(new Error('broken')),
        progress: (sent) => how.onProgress?.(sent),
      })
      how.signal?.addEventListener('abort', () => reject(new Error('aborted')))
    })
  return { open, send }
}

test('three files travel at once, the others wait their turn, and each tells how far it is', async () => {
  const { open, send } = line()
  const added: string[] = []
  const queue = uploadQueue(send, ({ name }) => added.push(name))
  const all = queue.add(['a', 'b', 'c', 'd'].map(file))
  assert.deepEqual([...open.keys()], ['a', 'b', 'c'])
  open.get('b')?.progress(2)
  assert.equal(queue.list()[1]?.sent, 2)
  open.get('b')?.done(false)
  await turn()
  assert.deepEqual([...open.keys()], ['a', 'b', 'c', 'd'])
  assert.equal(queue.list()[1]?.wasThere, true)
  for (const name of ['a', 'c', 'd']) open.get(name)?.done()
  assert.deepEqual(
    (await all).map(({ name }) => name),
    ['a', 'b', 'c', 'd'],
  )
  assert.deepEqual(added.toSorted(), ['a', 'b', 'c', 'd'])
})

test('a cancelled file leaves the list and makes room; a waiting one is never sent', async () => {
  const { open, send } = line()
  const queue = uploadQueue(send, () => {})
  const all = queue.add(['a', 'b', 'c', 'd', 'e'].map(file))
  queue.cancel('5')
  queue.cancel('1')
  await turn()
  assert.deepEqual([...open.keys()], ['a', 'b', 'c', 'd'])
  assert.deepEqual(
    queue.list().map((upload) => upload.file.name),
    ['b', 'c', 'd'],
  )
  for (const name of ['b', 'c', 'd']) open.get(name)?.done()
  assert.equal((await all).length, 3)
})

test('a failed file stays with its error, and is sent again when asked', async () => {
  const { open, send } = line()
  const queue = uploadQueue(send, () => {})
  const all = queue.add([file('a')])
  open.get('a')?.fail()
  await turn()
  assert.equal(queue.list()[0]?.state, 'failed')
  queue.retry('1')
  assert.equal(queue.list()[0]?.state, 'sending')
  open.get('a')?.done()
  assert.deepEqual(
    (await all).map(({ name }) => name),
    ['a'],
    'who waits for it gets it, though it took two times',
  )
  assert.equal(queue.list()[0]?.state, 'done')
  queue.clear()
  assert.deepEqual(queue.list(), [])
})

test('a failed file that is taken off the list is waited for no longer', async () => {
  const { open, send } = line()
  const queue = uploadQueue(send, () => {})
  const [first, second] = [queue.add([file('a')]), queue.add([file('b')])]
  for (const name of ['a', 'b']) open.get(name)?.fail()
  await turn()
  queue.cancel('1')
  assert.deepEqual(await first, [])
  queue.clear()
  assert.deepEqual(await second, [])
})

test('a file that is wanted as a picture is sent as one, also when it is sent again', async () => {
  const asked: (boolean | undefined)[] = []
  const queue = uploadQueue(
    (_, { isPicture }) => {
      asked.push(isPicture)
      return Promise.reject(new Error('no picture'))
    },
    () => {},
  )
  const first = queue.add([file('scan.bmp')], true)
  await turn()
  queue.retry(queue.list()[0]?.id ?? '')
  const second = queue.add([file('menu.pdf')])
  await turn()
  queue.clear()
  assert.deepEqual([await first, await second], [[], []])
  assert.deepEqual(asked, [true, true, false])
})
