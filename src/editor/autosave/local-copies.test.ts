import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LeftCopies, LocalCopy } from './left-copies.ts'
import { openLocalCopies } from './local-copies.ts'

/** A storage that tells what is asked of it, step by step, and may be full. */
function storage() {
  const steps: string[][] = []
  const free: string[] = []
  const disk = { isFull: false, takesNothingNew: false }
  const opened: LeftCopies<string> = {
    tab: 'here',
    left: async () => [],
    leftElsewhere: async () => [],
    letGo: (tab) => void free.push(tab),
    async withStore(name, _, work) {
      const step: string[] = []
      const store = {
        put: ({ tab }: LocalCopy<string>) => step.push(`put ${tab}`),
        delete: ([, tab]: readonly string[]) => step.push(`delete ${tab}`),
      }
      work(store as unknown as IDBObjectStore)
      const isNew = step.some((one) => one.startsWith('put'))
      if (disk.isFull || (disk.takesNothingNew && isNew)) throw new Error('The disk is full')
      if (name === 'unsaved') steps.push(step)
      return undefined
    },
    close() {},
  }
  return { steps, free, disk, copies: openLocalCopies(opened) }
}
const copy = (tab: string): LocalCopy<string> => {
  return { page: 'page', tab, at: 0, count: 1, version: 0, sending: null, waiting: ['words'] }
}

test('what has come over from closed tabs goes in one step with what this one keeps of it', async () => {
  const { steps, free, copies } = storage()
  copies.keep(copy('here'))
  await Promise.all([copies.drop(copy('first')), copies.drop(copy('second'))])
  assert.deepEqual(steps, [['put here', 'delete first', 'delete second']])
  assert.deepEqual(free, ['first', 'second'])
})

test('where it cannot be written here it stays there, and nobody else gets it, until it can', async () => {
  const { steps, free, disk, copies } = storage()
  disk.isFull = true
  copies.keep(copy('here'))
  await copies.drop(copy('first'))
  assert.deepEqual([steps, free], [[], []])
  disk.isFull = false
  copies.keep(copy('here'))
  await copies.settled()
  assert.deepEqual(steps, [['put here', 'delete first']])
  assert.deepEqual(free, ['first'])
})

test('on a full disk none goes as long as what is kept in its place cannot be written', async () => {
  const { steps, free, disk, copies } = storage()
  disk.takesNothingNew = true
  copies.keep(copy('here'))
  await Promise.all([copies.drop(copy('first')), copies.drop(copy('second'))])
  await copies.settled()
  assert.deepEqual([steps, free], [[], []])
  disk.takesNothingNew = false
  await copies.settled()
  assert.deepEqual(steps, [['put here', 'delete first', 'delete second']])
})

test('on a full disk they go, and what this tab kept of itself, once it has nothing that is not stored', async () => {
  const { steps, free, disk, copies } = storage()
  disk.takesNothingNew = true
  copies.keep(copy('here'))
  await copies.drop(copy('first'))
  copies.keep({ ...copy('here'), waiting: [] })
  await copies.settled()
  assert.deepEqual(steps, [['delete first', 'delete here']])
  assert.deepEqual(free, ['first'])
})
