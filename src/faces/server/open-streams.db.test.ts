import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { endAllSessions } from '#areas/accounts/index.ts'
import { listenToDocuments } from '#areas/documents/index.ts'
import { aContributor, anAccount, aSite } from '#areas/sites/testing.ts'
import { fixedClock } from '#kernel/clock.ts'
import { testClock, testCtx, testDatabase } from '#platform/testing/world.ts'
import { until } from '#platform/testing/until.ts'
import { ORIGIN, signedIn, wholeApi } from './testing.ts'

// A stream outlives the question whether one may have it. Whoever was let in, and is taken off the
// site or signed out meanwhile, is told nothing of what happens after that.

const clock = fixedClock(testClock.now())

interface Person {
  readonly accountId: string
  readonly headers: Record<string, string>
}

const database = await testDatabase()
let base = ''
let siteId = ''
let pageId = ''
let owner: Person
const ends: (() => Promise<unknown>)[] = []

async function enter(accountId: string): Promise<Person> {
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
  const { id } = await database.transaction('platform', (db) =>
    aContributor(testCtx(db), siteId, { roles: ['website_editor'] }),
  )
  return enter(id)
}

before(async () => {
  const app = await wholeApi({ clock })
  await listenToDocuments(database)
  base = await app.listen({ port: 0, host: '127.0.0.1' })
  ends.push(
    async () => app.server.closeAllConnections(),
    () => app.close(),
  )
  const ownerId = await database.transaction('platform', async (db) => {
    const ctx = testCtx(db)
    const account = await anAccount(ctx)
    siteId = await aSite(ctx, account)
    return account.id
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
  await until(() => said.includes('caught-up'))
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

const heard = (stream: { said(): string }, text: string) => until(() => stream.said().includes(text))

test('whoever may look is told, and goes on being told', async () => {
  const stream = await follow(await editor())
  await appear('owner-at-first')
  await heard(stream, 'owner-at-first')
  clock.advance(60_000)
  await appear('owner-later')
  await heard(stream, 'owner-later')
  stream.leave()
})

test('R-29: who is taken off the site is told nothing more', async () => {
  const guest = await editor()
  const stream = await follow(guest)
  await appear('seen-by-the-guest')
  await heard(stream, 'seen-by-the-guest')
  const removed = await fetch(`${base}/api/sites/${siteId}/contributors/${guest.accountId}`, {
    method: 'DELETE',
    headers: owner.headers,
    body: '{}',
  })
  assert.equal(removed.status, 200, await removed.text())
  clock.advance(10_000)
  await appear('not-for-the-guest')
  await until(stream.isOver)
  assert.ok(!stream.said().includes('not-for-the-guest'))
})

test('R-25: a session that is ended takes its streams with it', async () => {
  const guest = await editor()
  const stream = await follow(guest)
  await database.transaction('platform', (db) => endAllSessions(testCtx(db), { accountId: guest.accountId }))
  clock.advance(10_000)
  await appear('not-for-a-session-that-ended')
  await until(stream.isOver)
  assert.ok(!stream.said().includes('not-for-a-session-that-ended'))
})
