import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId } from '#kernel/ids.ts'
import { sharedDatabase } from '#platform/testing/world.ts'
import { PATCHES_CHANNEL } from '../saves/save.store.ts'
import { listenToDocuments, type Notification, notificationsOf, PRESENCE_CHANNEL } from './notifications.ts'

/** The first so many of what is told of a document. */
async function first(count: number, told: AsyncIterable<Notification>): Promise<Notification[]> {
  const heard: Notification[] = []
  for await (const item of told) {
    heard.push(item)
    if (heard.length === count) break
  }
  return heard
}

test('two who follow a document each hear of a save once, and nobody hears of another one', async () => {
  const database = await sharedDatabase()
  const stop = await listenToDocuments(database)
  const end = new AbortController()
  const [siteId, documentId, other] = [newId(), newId(), newId()]
  const followers = [
    notificationsOf(siteId, documentId, end.signal),
    notificationsOf(siteId, documentId, end.signal),
  ]
  const tell = (to: string, version: number): void =>
    database.notify(PATCHES_CHANNEL, JSON.stringify({ siteId, documentId: to, version }))
  tell(other, 7)
  for (const version of [1, 2]) {
    tell(documentId, version)
    for (const heard of await Promise.all(followers.map((news) => first(1, news))))
      assert.deepEqual(
        heard.map((item) => (item.kind === 'patches' ? item.notice.version : item.kind)),
        [version],
      )
  }
  end.abort()
  await stop()
})

test('what nobody told is looked for after half a minute', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const end = new AbortController()
  const news = notificationsOf(newId(), newId(), end.signal)
  for (let half = 0; half < 2; half += 1) {
    t.mock.timers.tick(30_000)
    assert.deepEqual(await first(1, news), [{ kind: 'missed' }])
  }
  end.abort()
})

test('who hung up before they were let in is not listened for', async () => {
  const waiting = () => process.getActiveResourcesInfo().filter((one) => one === 'Timeout').length
  const before = waiting()
  const news = notificationsOf(newId(), newId(), AbortSignal.abort())
  assert.equal(waiting(), before)
  assert.deepEqual(await first(1, news), [])
})

test('who does not read is told how things stand, not all that happened meanwhile', async () => {
  const database = await sharedDatabase()
  const stop = await listenToDocuments(database)
  const end = new AbortController()
  const [siteId, documentId] = [newId(), newId()]
  const news = notificationsOf(siteId, documentId, end.signal)
  const other = notificationsOf(siteId, documentId, end.signal)
  const presence = (clientId: string, section: string) =>
    database.notify(PRESENCE_CHANNEL, JSON.stringify({ siteId, documentId, presence: { clientId, section } }))
  for (let at = 0; at < 1_000; at += 1) {
    presence(`tab-${at % 2}`, `section${at}`)
    database.notify(PATCHES_CHANNEL, JSON.stringify({ siteId, documentId, version: at }))
  }
  presence('tab-last', 'last')
  // The other one is told as it comes: by then all of it has arrived.
  for await (const item of other) if (item.kind === 'presence' && item.presence.clientId === 'tab-last') break
  assert.deepEqual(
    (await first(4, news)).map((item) => (item.kind === 'presence' ? item.presence.section : item.kind)),
    ['patches', 'section998', 'section999', 'last'],
  )
  // Nor may somebody have it pile up under ever other names.
  for (let at = 0; at < 1_000; at += 1) presence(`tab-${at}`, 'here')
  database.notify(PATCHES_CHANNEL, JSON.stringify({ siteId, documentId, version: 1_000 }))
  for await (const item of other) if (item.kind === 'patches' && item.notice.version === 1_000) break
  const left = await first(201, news)
  assert.deepEqual(
    left.map((item) => (item.kind === 'presence' ? item.presence.clientId : item.kind)),
    ['patches', ...Array.from({ length: 200 }, (_, at) => `tab-${800 + at}`)],
  )
  end.abort()
  await stop()
})
