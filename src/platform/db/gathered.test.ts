import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Db } from './database.ts'
import { gathered } from './gathered.ts'

const one = {} as Db
const other = {} as Db

/** A reader whose answers are given by hand, and what it was asked. */
function reader() {
  const asked: { db: Db; keys: readonly string[] }[] = []
  const ends: ((failure?: Error) => void)[] = []
  const read = gathered<string>((db, keys) => {
    asked.push({ db, keys })
    return new Promise((resolve, reject) => {
      ends.push((failure) =>
        failure
          ? reject(failure)
          : resolve(new Map(keys.filter((key) => key !== 'gone').map((key) => [key, `${key}!`]))),
      )
    })
  })
  return { asked, ends, read }
}
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('who comes in one turn is asked for once, each gets their own, and what is not there is not there', async () => {
  const { asked, ends, read } = reader()
  const answers = Promise.all([read(one, 'a'), read(one, 'b'), read(one, 'a'), read(one, 'gone')])
  await turn()
  assert.deepEqual(
    asked.map(({ keys }) => keys),
    [['a', 'b', 'gone']],
  )
  ends[0]?.()
  assert.deepEqual(await answers, ['a!', 'b!', 'a!', undefined])
})

test('who comes while a question is under way is asked for anew, after it', async () => {
  const { asked, ends, read } = reader()
  const first = read(one, 'a')
  await turn()
  const later = [read(one, 'a'), read(one, 'b')]
  await turn()
  assert.equal(asked.length, 1)
  ends[0]?.()
  assert.equal(await first, 'a!')
  await turn()
  assert.deepEqual(asked[1]?.keys, ['a', 'b'])
  ends[1]?.()
  assert.deepEqual(await Promise.all(later), ['a!', 'b!'])
})

test('a question that fails fails for those it was for, and the next is asked', async () => {
  const { ends, read } = reader()
  const failed = assert.rejects(read(one, 'a'), /away/)
  await turn()
  const later = read(one, 'a')
  ends[0]?.(new Error('away'))
  await failed
  await turn()
  ends[1]?.()
  assert.equal(await later, 'a!')
})

test('two databases are asked apart, and many keys in parts', async () => {
  const { asked, ends, read } = reader()
  const some = read(other, 'a')
  const many = Array.from({ length: 450 }, (_, at) => read(one, `k${at}`))
  await turn()
  assert.deepEqual(
    asked.map(({ db, keys }) => [db === one, keys.length]),
    [
      [false, 1],
      [true, 200],
    ],
  )
  ends[0]?.()
  assert.equal(await some, 'a!')
  for (let at = 1; at <= 3; at += 1) {
    ends[at]?.()
    await turn()
  }
  assert.equal((await Promise.all(many))[449], 'k449!')
})
