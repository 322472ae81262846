import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openLeftCopies, type LocalCopy } from './left-copies.ts'
import { openLocalCopies } from './local-copies.ts'

const copy = (tab: string): LocalCopy<string> => {
  return { page: 'page', tab, at: 0, count: 1, version: 0, sending: null, waiting: ['words'] }
}

/** What the browser has stored, and whether its disk is full: that is told as a transaction ends, after its requests. */
const disk = { rows: new Map<string, LocalCopy<string>>(), isFull: false }

function transaction() {
  const ends = new EventTarget()
  const before = new Map(disk.rows)
  let isPut = false
  const request = (result?: unknown) => {
    const one = Object.assign(new EventTarget(), { result })
    setTimeout(() => one.dispatchEvent(new Event('success')))
    return one
  }
  const store = {
    put(row: LocalCopy<string>) {
      isPut = true
      disk.rows.set(row.tab, row)
      return request()
    },
    delete([, tab]: readonly string[]) {
      disk.rows.delete(tab ?? '')
      return request()
    },
    index: () => ({ getAll: () => request([...disk.rows.values()]) }),
  }
  setTimeout(() => {
    const isOver = isPut && disk.isFull
    if (isOver) disk.rows = before
    ends.dispatchEvent(new Event(isOver ? 'abort' : 'complete'))
  }, 5)
  return Object.assign(ends, { error: null, objectStore: () => store })
}

/** The smaller storage, which has room of its own. */
class Small {
  [key: string]: unknown
  setItem(key: string, value: string) {
    this[key] = value
  }
  getItem(key: string) {
    return this[key] ?? null
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key)
  }
}

const database = { transaction, close() {} }

/** The locks of a browser, for one tab. */
function locks() {
  const taken = new Set<string>()
  return {
    async request(name: string, _: object, work: (lock: object | null) => unknown) {
      if (taken.has(name)) return void work(null)
      taken.add(name)
      await work({})
      taken.delete(name)
    },
  }
}

const navigatorOf = Object.getOwnPropertyDescriptor(globalThis, 'navigator')
const localStorageOf = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
const withLocks = (given: object) =>
  Object.defineProperty(globalThis, 'navigator', { value: given, configurable: true })
beforeEach(() => {
  disk.rows = new Map([['old', copy('old')]])
  disk.isFull = false
  const indexedDB = {
    open() {
      const opening = Object.assign(new EventTarget(), { result: database })
      setTimeout(() => opening.dispatchEvent(new Event('success')))
      return opening
    },
  }
  Object.assign(globalThis, { indexedDB })
  Object.defineProperty(globalThis, 'localStorage', { value: new Small(), configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB')
  if (localStorageOf) Object.defineProperty(globalThis, 'localStorage', localStorageOf)
  else Reflect.deleteProperty(globalThis, 'localStorage')
  if (navigatorOf) Object.defineProperty(globalThis, 'navigator', navigatorOf)
})

test('a copy that could not go because the disk turned out full is given to nobody a second time', async () => {
  withLocks({ locks: locks() })
  const storage = openLeftCopies<string>('here', null)
  const found = await storage.left('page')
  assert.deepEqual(
    found.map(({ tab }) => tab),
    ['old'],
  )
  disk.isFull = true
  const copies = openLocalCopies(storage)
  copies.keep(copy('here'))
  await Promise.all(found.map((one) => copies.drop(one)))
  await pause(20)
  assert.deepEqual(await storage.left('page'), [])
  disk.isFull = false
  await copies.settled()
  assert.deepEqual([...disk.rows.keys()], ['here'])
})

test('what could not go from a full disk is given out with what stands for it, once, and goes with that', async () => {
  withLocks({ locks: locks() })
  const first = openLeftCopies<string>('first', null)
  const [old] = await first.left('page')
  assert.ok(old)
  disk.isFull = true
  const copies = openLocalCopies(first)
  copies.keep({ ...copy('first'), at: 1, waiting: ['words', 'and more'] })
  await copies.drop(old)
  copies.keepNow()
  assert.deepEqual([...disk.rows.keys()], ['old'])
  first.close()

  // Whose room is as small: what it kept stands for both.
  const second = openLeftCopies<string>('second', null)
  const [taken, ...others] = await second.left('page')
  assert.deepEqual([taken?.waiting, others], [['words', 'and more'], []])
  assert.ok(taken)
  const theirs = openLocalCopies(second)
  theirs.keep({ ...copy('second'), at: 2, waiting: ['words', 'and more', 'still'] })
  await theirs.drop(taken)
  theirs.keepNow()
  second.close()

  disk.isFull = false
  const third = openLeftCopies<string>('third', null)
  const found = await third.left('page')
  assert.deepEqual(
    found.map(({ waiting }) => waiting),
    [['words', 'and more', 'still']],
  )
  const last = openLocalCopies(third)
  last.keep({ ...copy('third'), at: 3, waiting: [] })
  await Promise.all(found.map((one) => last.drop(one)))
  assert.deepEqual([...disk.rows.keys()], ['third'])
  assert.deepEqual(Object.keys(localStorage), [])
})

test('what was written as the page went away stays, though a write of before is through only then', async () => {
  withLocks({ locks: locks() })
  disk.rows.clear()
  const first = openLeftCopies<string>('first', null)
  const copies = openLocalCopies(first)
  copies.keep({ ...copy('first'), at: 1 })
  const written = copies.settled()
  await pause(2)
  copies.keep({ ...copy('first'), at: 2, waiting: ['words', 'and more'] })
  copies.keepNow()
  await written
  // Nothing runs in this one any more: it is gone.
  const second = openLeftCopies<string>('second', null)
  first.close()
  const found = await second.left('page')
  assert.deepEqual(
    found.map(({ waiting }) => waiting),
    [['words', 'and more']],
  )
  await copies.settled()
  assert.deepEqual(Object.keys(localStorage), [])
})

test('where the browser has no locks, too, what was left is given out once until it is let go of', async () => {
  withLocks({})
  const storage = openLeftCopies<string>('here', 'old')
  assert.equal((await storage.left('page')).length, 1)
  assert.equal((await storage.left('page')).length, 0)
  storage.letGo('old')
  assert.equal((await storage.left('page')).length, 1)
})
