import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { createAccount, endAllSessions } from '#areas/accounts/index.ts'
import { listenToDocuments } from '#areas/documents/index.ts'
import { createSite } from '#areas/sites/index.ts'
import { aContributor, aSiteInput } from '#areas/sites/testing.ts'
import { fixedClock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { asAccount, testClock, testCtx, testDatabase } from '#platform/testing/world.ts'
import { ORIGIN, signedIn, wholeApi } from './testing.ts'

// A stream outlives the question whether one may have it. Whoever was let in, and is taken off the
// site or signed out meanwhile, is told nothing of what happens after that.

const clock = fixedClock(testClock.now())

interface Person {
  readonly accountId: string
  readonly headers: Record<string, string>
}

let base = ''
let siteId = ''
let pageId = ''
let owner: Person
const ends: (() => Promise<unknown>)[] = []

async function enter(accountId: string): Promise<Person> {
  const database = await testDatabase()
  return database.transaction('platform', async (db) => {
    const { cookie, crumb } = await signedIn({ db }, accountId)
    const headers = {
      cookie,
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      'x-csrf-token': crumb,
      'content-type': 'application/json',
    }
    return { accountId, headers }
  })
}

async function editor(): Promise<Person> {
  const database = await testDatabase()
  const { id } = await database.transaction('platform', (db) =>
    aContributor(testCtx(db), siteId, { roles: ['website_editor'] }),
  )
  return enter(id)
}

before(async () => {
  const database = await testDatabase()
  const app = await wholeApi({ clock })
  await listenToDocuments(database)
  base = await app.listen({ port: 0, host: '127.0.0.1' })
  ends.push(
    async () => app.server.closeAllConnections(),
    () => app.close(),
  )
  const ownerId = await database.transaction('platform', async (db) => {
    const ctx = testCtx(db)
    const made = await createAccount(ctx, {
      email: `owner-${newId()}@example.com`,
      name: 'Mira Okafor',
      passwordHash: null,
      isVerified: true,
    })
    assert.ok(made)
    siteId = (await createSite(asAccount(ctx, { id: made.accountId }), aSiteInput())).id
    return made.accountId
  })
  owner = await enter(ownerId)
  const listed = await fetch(`${base}/api/sites/${siteId}/pages`, { headers: owner.headers })
  const { pages } = (await listed.json()) as { pages: { id: string; kind: string }[] }
  pageId = pages.find((page) => page.kind === 'layout')?.id ?? ''
  assert.notEqual(pageId, '')
})

after(async () => {
  for (const end of ends) await end()
})

/** Opens the stream of the page, and gives what it has said so far. */
async function follow(person: Person): Promise<{ said(): string; isOver(): boolean; leave(): void }> {
  const hangUp = new AbortController()
  const response = await fetch(`${base}/api/sites/${siteId}/pages/${pageId}/live?since=0`, {
    headers: person.headers,
    signal: hangUp.signal,
  })
  assert.equal(response.status, 200)
  let said = ''
  let isOver = false
  const read = async (): Promise<void> => {
    for await (const part of response.body ?? []) said += new TextDecoder().decode(part)
  }
  void read()
    .catch(() => undefined)
    .then(() => (isOver = true))
  for (let waited = 0; !said.includes('caught-up'); waited += 20) {
    assert.ok(waited < 20_000, said)
    await pause(20)
  }
  return { said: () => said, isOver: () => isOver, leave: () => hangUp.abort() }
}

/** The owner tells the others where they are. */
async function appear(clientId: string): Promise<void> {
  const response = await fetch(`${base}/api/sites/${siteId}/pages/${pageId}/presence`, {
    method: 'PUT',
    headers: owner.headers,
    body: JSON.stringify({ clientId, selection: [], caret: null }),
  })
  assert.equal(response.status, 200, await response.text())
}

async function heard(stream: { said(): string }, text: string): Promise<boolean> {
  for (let waited = 0; waited < 20_000; waited += 20) {
    if (stream.said().includes(text)) return true
    await pause(20)
  }
  return false
}

async function isOverSoon(stream: { isOver(): boolean }): Promise<boolean> {
  for (let waited = 0; waited < 20_000 && !stream.isOver(); waited += 20) await pause(20)
  return stream.isOver()
}

test('whoever may look is told, and goes on being told', async () => {
  const stream = await follow(await editor())
  await appear('owner-at-first')
  assert.ok(await heard(stream, 'owner-at-first'))
  clock.advance(60_000)
  await appear('owner-later')
  assert.ok(await heard(stream, 'owner-later'))
  stream.leave()
})

test('R-29: who is taken off the site is told nothing more', async () => {
  const guest = await editor()
  const stream = await follow(guest)
  await appear('seen-by-the-guest')
  assert.ok(await heard(stream, 'seen-by-the-guest'))
  const removed = await fetch(`${base}/api/sites/${siteId}/contributors/${guest.accountId}`, {
    method: 'DELETE',
    headers: owner.headers,
    body: '{}',
  })
  assert.equal(removed.status, 200, await removed.text())
  clock.advance(10_000)
  await appear('not-for-the-guest')
  assert.ok(await isOverSoon(stream))
  assert.ok(!stream.said().includes('not-for-the-guest'))
})

test('R-25: a session that is ended takes its streams with it', async () => {
  const guest = await editor()
  const stream = await follow(guest)
  const database = await testDatabase()
  await database.transaction('platform', (db) => endAllSessions(testCtx(db), { accountId: guest.accountId }))
  clock.advance(10_000)
  await appear('not-for-a-session-that-ended')
  assert.ok(await isOverSoon(stream))
  assert.ok(!stream.said().includes('not-for-a-session-that-ended'))
})
