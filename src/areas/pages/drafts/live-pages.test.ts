import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId } from '#kernel/ids.ts'
import { testDatabase } from '#platform/testing/world.ts'
import { PATCHES_CHANNEL } from './draft.store.ts'
import { listenToPages, newsOf, type PageNews } from './live-pages.ts'

/** The first so many news of a page. */
async function first(count: number, news: AsyncIterable<PageNews>): Promise<PageNews[]> {
  const heard: PageNews[] = []
  for await (const item of news) {
    heard.push(item)
    if (heard.length === count) break
  }
  return heard
}

test('two who follow a page each hear of a save once, and nobody hears of another page', async () => {
  const database = await testDatabase()
  const stop = await listenToPages(database)
  const end = new AbortController()
  const [siteId, pageId, other] = [newId(), newId(), newId()]
  const followers = [newsOf(siteId, pageId, end.signal), newsOf(siteId, pageId, end.signal)]
  const tell = (page: string, version: number): void =>
    database.tell(PATCHES_CHANNEL, JSON.stringify({ siteId, pageId: page, version }))
  tell(other, 7)
  for (const version of [1, 2]) tell(pageId, version)
  for (const heard of await Promise.all(followers.map((news) => first(2, news))))
    assert.deepEqual(
      heard.map((item) => (item.kind === 'patches' ? item.notice.version : item.kind)),
      [1, 2],
    )
  end.abort()
  await stop()
})

test('what nobody told is looked for after half a minute', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const end = new AbortController()
  const news = first(2, newsOf(newId(), newId(), end.signal))
  t.mock.timers.tick(60_000)
  assert.deepEqual(await news, [{ kind: 'missed' }, { kind: 'missed' }])
  end.abort()
})
