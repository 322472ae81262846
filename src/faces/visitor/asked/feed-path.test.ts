import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertInAMoment } from '#kernel/testing.ts'
import { isFeed } from './feed-path.ts'

test('a feed is asked for by ending, by name or by format, and a page is not', () => {
  for (const path of ['/feed', '/feed/', '/FEED', '/blog/rss', '/atom', '/feed.xml', '/a.json', '/news.rss'])
    assert.equal(isFeed(path, ''), true, path)
  for (const query of ['?format=rss', '?a=b&format=ATOM', '?format=json'])
    assert.equal(isFeed('/blog', query), true, query)
  for (const path of ['/', '/feeding', '/rss-explained', '/feed/birds', '/atomic'])
    assert.equal(isFeed(path, '?format=print'), false, path)
})

test('R-43: an address of nothing but slashes is looked through once', () => {
  assertInAMoment(() => {
    for (let i = 0; i < 10; i += 1) assert.equal(isFeed(`/${'/'.repeat(15_000)}x`, ''), false)
  })
})
