import assert from 'node:assert/strict'
import test from 'node:test'
import { isUnchanged, keep, type KeptPage } from './kept-page.ts'
import { PageCache, type PageOwner } from './page-cache.ts'

const anOwner = (): PageOwner => ({ kept: new Map() })

const page = (words: string): KeptPage =>
  keep({ status: 200, html: `<p>${words}</p>`, headers: { 'x-a': 'b' } })

test('a page is made once, however many ask at once', async () => {
  const cache = new PageCache(1_000_000)
  const owner = anOwner()
  let made = 0
  const make = async () => {
    made += 1
    await new Promise((resolve) => setTimeout(resolve, 5))
    return page('one')
  }
  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.getOrMake(owner, '/', make)))
  assert.equal(made, 1)
  assert.equal(new Set(pages).size, 1)
})

test('two owners with the same path are strangers', async () => {
  const cache = new PageCache(1_000_000)
  const [a, b] = [anOwner(), anOwner()]
  await cache.getOrMake(a, '/', async () => page('a'))
  await cache.getOrMake(b, '/', async () => page('b'))
  assert.notEqual(cache.get(a, '/')?.etag, cache.get(b, '/')?.etag)
})

test('a failure is not kept', async () => {
  const cache = new PageCache(1_000_000)
  const owner = anOwner()
  await assert.rejects(cache.getOrMake(owner, '/', () => Promise.reject(new Error('no'))))
  assert.equal((await cache.getOrMake(owner, '/', async () => page('yes'))).status, 200)
})

test('pages together stay below the limit, and what an owner had goes with it', async () => {
  const cache = new PageCache(20_000)
  const owner = anOwner()
  for (let n = 0; n < 40; n += 1) await cache.getOrMake(owner, `/${n}`, async () => page(`page ${n}`))
  assert.ok(cache.weight <= 20_000)
  assert.equal(cache.get(owner, '/0'), undefined)
  assert.ok(cache.get(owner, '/39'))
  cache.drop(owner)
  assert.equal(cache.weight, 0)
})

test('a better one takes the place of a page that is still kept, and of no other', async () => {
  const cache = new PageCache(1_000_000)
  const owner = anOwner()
  const [first, better, other] = [page('one'), page('one, better'), page('other')]
  await cache.getOrMake(owner, '/', async () => first)
  cache.replace(first, better)
  assert.equal(cache.get(owner, '/'), better)
  assert.equal(cache.weight, better.weight)
  cache.replace(first, other)
  assert.equal(cache.get(owner, '/'), better)
  cache.drop(owner)
  cache.replace(better, other)
  assert.equal(cache.get(owner, '/'), undefined)
  assert.equal(cache.weight, 0)
})

/** A page that was drawn from what these keys name. */
const drawnFrom = (words: string, ...keys: string[]): KeptPage =>
  keep({ status: 200, html: `<p>${words}</p>`, headers: {}, origin: { keys } })

test('a page goes as what it was drawn from changes, and one that does not say with any change', async () => {
  const cache = new PageCache(1_000_000)
  const owner = anOwner()
  await cache.getOrMake(owner, '/a', async () => drawnFrom('a', 'styles', 'form:a'))
  await cache.getOrMake(owner, '/b', async () => drawnFrom('b', 'styles', 'form:b'))
  await cache.getOrMake(owner, '/c', async () => page('c'))
  cache.change(owner, (key) => key === 'form:a')
  assert.deepEqual([...owner.kept.keys()], ['/b'])
})

test('a page of which something changed while it was made is for who asked then alone', async () => {
  const cache = new PageCache(1_000_000)
  const owner = anOwner()
  const gate = Promise.withResolvers<void>()
  const slowly = (words: string) => async () => {
    await gate.promise
    return drawnFrom(words, 'form:a')
  }
  const early = [
    cache.getOrMake(owner, '/', slowly('early')),
    cache.getOrMake(owner, '/', slowly('never made')),
  ]
  cache.change(owner, (key) => key === 'form:a')
  const late = cache.getOrMake(owner, '/', async () => drawnFrom('late', 'form:a'))
  gate.resolve()
  const [one, two] = await Promise.all(early)
  assert.equal(one, two)
  assert.notEqual(await late, one)
  assert.equal(cache.get(owner, '/'), await late)
})

test('pages pass on from an owner to the next, but for those that changed, and none comes after', async () => {
  const cache = new PageCache(20_000)
  const [owner, next] = [anOwner(), anOwner()]
  const same = await cache.getOrMake(owner, '/same', async () => drawnFrom('same', 'page:1'))
  await cache.getOrMake(owner, '/other', async () => drawnFrom('other', 'page:2'))
  const gate = Promise.withResolvers<void>()
  const making = cache.getOrMake(owner, '/late', async () => {
    await gate.promise
    return drawnFrom('late', 'page:1')
  })
  cache.pass(owner, next, (key) => key === 'page:2')
  gate.resolve()
  await making
  assert.deepEqual([[...owner.kept], [...next.kept]], [[], [['/same', same]]])
  assert.equal(cache.weight, same.weight)
  // It is trimmed where it is now.
  for (let n = 0; n < 40; n += 1) await cache.getOrMake(next, `/${n}`, async () => page(`page ${n}`))
  assert.ok(cache.weight <= 20_000)
  assert.equal(cache.get(next, '/same'), undefined)
})

test('a tag is compared weakly, in a list, and by the star', () => {
  const one = page('words')
  assert.ok(isUnchanged(one, one.etag))
  assert.match(one.etag, /^W\/"/, 'one tag for every encoding')
  assert.ok(isUnchanged(one, `"x", ${one.etag}`))
  assert.ok(isUnchanged(one, one.etag.slice(2)))
  assert.ok(isUnchanged(one, '*'))
  assert.ok(!isUnchanged(one, '"x"'))
  assert.ok(!isUnchanged(one, undefined))
})
