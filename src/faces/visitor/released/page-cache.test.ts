import assert from 'node:assert/strict'
import test from 'node:test'
import { chosenVariant, isUnchanged, keep, type KeptPage } from './kept-page.ts'
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

test('the encoding follows what the browser accepts', () => {
  const one = page('words')
  assert.equal(chosenVariant(one, undefined), one.in('identity'))
  assert.equal(chosenVariant(one, 'gzip, deflate, br'), one.br)
  assert.equal(chosenVariant(one, 'gzip, deflate'), one.in('gzip'))
  assert.equal(chosenVariant(one, 'br;q=0, gzip;q=0.5'), one.in('gzip'))
  assert.equal(chosenVariant(one, 'identity'), one.in('identity'))
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
