import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AssetRow } from '../contract.ts'
import { assetBook } from './asset-book.ts'

const row = (id: string): AssetRow => ({
  id,
  kind: 'image',
  name: `${id}.jpg`,
  type: 'image/jpeg',
  bytes: 1,
  width: 10,
  height: 10,
  colour: null,
  luminance: null,
  alt: '',
  isDecorative: false,
  focal: null,
  src: `/media/${id}`,
  srcSet: '',
  createdAt: '2026-11-20T10:00:00Z',
})

test('an asset is asked for once, however often and by however many it is needed', async () => {
  const asked: string[][] = []
  const book = assetBook('site', async (ids) => {
    asked.push(ids)
    await new Promise((resolve) => setTimeout(resolve, 5))
    return ids.filter((id) => id !== 'gone').map(row)
  })
  const changes: number[] = []
  book.onChange(() => changes.push(book.version()))
  await Promise.all([book.load(['a', 'b', 'a']), book.load(['b', 'gone'])])
  assert.deepEqual(asked, [['a', 'b'], ['gone']])
  assert.equal(book.get('a')?.name, 'a.jpg')
  assert.equal(book.get('gone'), undefined)
  await book.load(['a', 'gone'])
  assert.equal(asked.length, 2)
  assert.deepEqual(changes, [1])
})

test('what could not be read is asked for again', async () => {
  let fails = true
  const book = assetBook('site', async (ids) => {
    if (fails) throw new Error('away')
    return ids.map(row)
  })
  await assert.rejects(book.load(['a']))
  fails = false
  await book.load(['a'])
  assert.equal(book.get('a')?.id, 'a')
})

test('an asset that was put in is not asked for, and one that was missing can come later', async () => {
  const asked: string[] = []
  const book = assetBook('site', async (ids) => {
    asked.push(...ids)
    return []
  })
  book.put([row('new')])
  await book.load(['new', 'later'])
  assert.deepEqual(asked, ['later'])
  book.put([row('later')])
  assert.equal(book.get('later')?.id, 'later')
})
