import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { after, describe, test } from 'node:test'
import { Refusal } from '#kernel/refusal.ts'
import { startS3Server } from '../testing/s3-server.ts'
import { openLocalStorage } from './local-storage.ts'
import { openS3Storage } from './s3-storage.ts'
import { checkKey, siteKey, type Storage } from './storage.ts'

const folder = await mkdtemp(join(tmpdir(), 'portico-storage-'))
const server = await startS3Server('files')
after(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})
const { endpoint, credentials } = server
const stores: Record<string, Storage> = {
  folder: await openLocalStorage(join(folder, 'contract')),
  bucket: await openS3Storage({
    bucket: 'files',
    region: 'us-east-1',
    endpoint,
    credentials,
    pathStyle: true,
  }),
}

async function* inChunks(bytes: Uint8Array, size: number): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function keysOf(store: Storage, prefix: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list(prefix)) keys.push(key)
  return keys.toSorted()
}

/** What a store has under a key, as text. */
const textAt = async (store: Storage, key: string) => {
  const file = await store.get(key)
  return (await buffer(file?.stream ?? Readable.from([]))).toString()
}

const sum = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

for (const [name, store] of Object.entries(stores)) {
  describe(`a ${name}`, () => {
    test('gives back what it was given, bytes or stream, and says how long it is', async () => {
      const bytes = randomBytes(100_000)
      assert.equal(await store.put('s1/a.bin', bytes), 100_000)
      assert.equal(await store.put('s1/b.bin', inChunks(bytes, 7777)), 100_000)
      for (const key of ['s1/a.bin', 's1/b.bin']) {
        const file = await store.get(key)
        assert.ok(file)
        assert.equal(file.bytes, 100_000)
        assert.deepEqual(file.range, { start: 0, end: 99_999 })
        assert.equal(sum(await buffer(file.stream)), sum(bytes))
        const head = await store.head(key)
        assert.equal(head?.bytes, 100_000)
        assert.ok(Math.abs((head?.modified.getTime() ?? 0) - Date.now()) < 60_000)
      }
    })

    test('takes a stream of 20 MB whose length nobody knows', async () => {
      const bytes = randomBytes(20 * 1024 * 1024)
      assert.equal(await store.put('s1/big.bin', inChunks(bytes, 3_333_333)), bytes.length)
      const file = await store.get('s1/big.bin')
      assert.ok(file)
      assert.equal(sum(await buffer(file.stream)), sum(bytes))
    })

    test('keeps an empty file', async () => {
      assert.equal(await store.put('s1/empty', new Uint8Array(0)), 0)
      const file = await store.get('s1/empty')
      assert.equal(file?.bytes, 0)
      assert.equal((await buffer(file?.stream ?? Readable.from([]))).length, 0)
    })

    test('gives parts, with the first and last byte counted in', async () => {
      await store.put('s1/digits', Buffer.from('0123456789'))
      const part = async (start: number, end?: number) => {
        const file = await store.get('s1/digits', end === undefined ? { start } : { start, end })
        assert.equal(file?.bytes, 10)
        return [
          (await buffer(file?.stream ?? Readable.from([]))).toString(),
          file?.range.start,
          file?.range.end,
        ]
      }
      assert.deepEqual(await part(2, 4), ['234', 2, 4])
      assert.deepEqual(await part(7), ['789', 7, 9])
      assert.deepEqual(await part(9, 99), ['9', 9, 9])
      await assert.rejects(store.get('s1/digits', { start: 10 }), RangeError)
      await assert.rejects(store.get('s1/digits', { start: 5, end: 4 }), RangeError)
      await assert.rejects(store.get('s1/digits', { start: -1 }), RangeError)
    })

    test('replaces, removes, and is calm about what is not there', async () => {
      await store.put('s1/x', Buffer.from('one'))
      await store.put('s1/x', Buffer.from('two'))
      assert.equal(await textAt(store, 's1/x'), 'two')
      await store.remove('s1/x')
      await store.remove('s1/x')
      assert.equal(await store.get('s1/x'), null)
      assert.equal(await store.head('s1/x'), null)
      assert.equal(await store.head('never/was/here'), null)
    })

    test('lists by prefix over several pages, and never a neighbour', async () => {
      const names = Array.from({ length: 8 }, (_, i) => `listed/one/${i}`)
      for (const key of [...names, 'listed/onetwo/9', 'listed2/x']) await store.put(key, Buffer.from(key))
      assert.deepEqual(await keysOf(store, 'listed/one/'), names)
      assert.deepEqual(await keysOf(store, 'listed/one'), [...names, 'listed/onetwo/9'])
      assert.deepEqual(await keysOf(store, 'nothing/'), [])
    })

    test('forgets what was never finished before a moment, and leaves what is younger', async () => {
      const write = (key: string) => {
        const begun = Promise.withResolvers<undefined>()
        const held = Promise.withResolvers<undefined>()
        async function* slow(): AsyncIterable<Uint8Array> {
          yield Buffer.alloc(9 * 1024 * 1024, 1)
          // Asked for more, the store has taken what it was given.
          begun.resolve(undefined)
          await held.promise
          yield Buffer.alloc(10, 2)
        }
        const done = store.put(key, slow())
        return { begun: begun.promise, goOn: () => held.resolve(undefined), done }
      }
      const writing = Array.from({ length: 5 }, (_, n) => write(`s1/slow-${n}`))
      await Promise.all(writing.map(({ begun }) => begun))
      const [young, ...lost] = writing
      assert.ok(young)
      assert.equal(await store.removeUnfinished(new Date(Date.now() - 60_000)), 0)
      young.goOn()
      assert.equal(await young.done, 9 * 1024 * 1024 + 10)
      await store.remove('s1/slow-0')
      assert.equal(await store.removeUnfinished(new Date(Date.now() + 60_000)), lost.length)
      assert.equal(await store.removeUnfinished(new Date(Date.now() + 60_000)), 0)
      for (const { goOn, done } of lost) {
        goOn()
        await assert.rejects(done)
      }
      assert.deepEqual(await keysOf(store, 's1/slow'), [])
    })

    test('a stream that breaks leaves what was there, and nothing half', async () => {
      await store.put('s1/kept', Buffer.from('whole'))
      for (const length of [10, 9 * 1024 * 1024]) {
        async function* breaking(): AsyncIterable<Uint8Array> {
          yield Buffer.alloc(length, 1)
          throw new Error('the upload broke')
        }
        await assert.rejects(store.put('s1/kept', breaking()), /the upload broke/)
        await assert.rejects(store.put('s1/new', breaking()), /the upload broke/)
      }
      assert.equal(await textAt(store, 's1/kept'), 'whole')
      assert.equal(await store.head('s1/new'), null)
    })

    test('refuses keys that lead outside', async () => {
      const outside = '../x|a/../b|a//b|/etc/passwd|.hidden|a/.b|a\\b|a\0b|ä|a b|a/|/||C:x|a/%2e%2e/b'.split(
        '|',
      )
      for (const key of [...outside, 'x'.repeat(701)]) {
        await assert.rejects(store.put(key, Buffer.from('x')), /Not a storage key/, key)
        await assert.rejects(async () => store.get(key), /Not a storage key/, key)
        await assert.rejects(async () => store.remove(key), /Not a storage key/, key)
      }
    })

    test('many writers of one key leave one of them whole', async () => {
      const bodies = Array.from({ length: 12 }, (_, i) => Buffer.alloc(50_000, i))
      await Promise.all(bodies.map((body) => store.put('s1/raced', inChunks(body, 1000))))
      const bytes = await buffer((await store.get('s1/raced'))?.stream ?? Readable.from([]))
      assert.equal(bytes.length, 50_000)
      assert.ok(bytes.every((byte) => byte === bytes[0]))
    })

    test('writing beside removing never loses the folder under the writer', async () => {
      await Promise.all(
        Array.from({ length: 40 }, async (_, i) => {
          await store.put(`churn/deep/${i % 4}`, Buffer.from('x'))
          await store.remove(`churn/deep/${(i + 1) % 4}`)
        }),
      )
    })
  })
}

const isFull = (error: unknown): boolean =>
  error instanceof Refusal && error.kind === 'full' && error.code === 'storage.full'

test('no space left is a refusal of kind full', async () => {
  const store = await openLocalStorage(join(folder, 'full'))
  async function* noSpace(): AsyncIterable<Uint8Array> {
    yield Buffer.alloc(10)
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  await assert.rejects(store.put('s1/x', noSpace()), isFull)
  assert.deepEqual(await readdir(join(folder, 'full', '.incoming')), [])

  server.fill(true)
  await assert.rejects(stores.bucket?.put('s1/none', Buffer.from('x')) ?? Promise.resolve(), isFull)
  server.fill(false)
  assert.equal(server.openUploads.size, 0)
})

test('what a crash left unfinished is swept after a day, not before', async () => {
  const incoming = join(folder, 'swept', '.incoming')
  await mkdir(incoming, { recursive: true })
  await writeFile(join(incoming, 'old'), 'x')
  await writeFile(join(incoming, 'young'), 'x')
  const yesterday = new Date(Date.now() - 25 * 3600 * 1000)
  await utimes(join(incoming, 'old'), yesterday, yesterday)
  await openLocalStorage(join(folder, 'swept'))
  assert.deepEqual(await readdir(incoming), ['young'])
})

test('keys of two sites never meet', () => {
  assert.equal(siteKey('s1', 'images', 'a.webp'), 's1/images/a.webp')
  assert.throws(() => siteKey('s1', '..', 's2'))
  assert.throws(() => siteKey('', 'x'))
  assert.equal(checkKey('a/b'), 'a/b')
})
