import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { MINUTE } from '#kernel/clock.ts'
import * as at from '../contract.ts'
import { type Browser, type Door, GOOD_PASSWORD, openDoor, SoftKey } from '../testing.ts'

let door: Door
before(async () => {
  door = await openDoor()
})
after(() => door.close())

let count = 0
/** Somebody with a passkey, on an address that they have confirmed, or not. */
async function withPasskey({ isConfirmed = false } = {}): Promise<{
  browser: Browser
  key: SoftKey
  email: string
  passkeyId: string
}> {
  count += 1
  const email = `key-${count}@example.com`
  const browser = door.browser({ ip: `203.0.113.${count}` })
  await browser.call(at.signUp, { email, password: GOOD_PASSWORD, name: 'Mira Okafor', country: 'GB' })
  await browser.call(at.signIn, { email, password: GOOD_PASSWORD })
  if (isConfirmed)
    await browser.call(at.verifyEmail, { token: (await door.mailsTo(email)).at(-1)?.token ?? '' })
  const key = new SoftKey()
  const { options } = await browser.call(at.startPasskey, {})
  const made = await browser.call(at.addPasskey, {
    credential: key.make(options, door.origin),
    name: 'Blue key',
  })
  return { browser, key, email, passkeyId: made.id }
}

async function offered(browser: Browser): Promise<Record<string, unknown>> {
  return (await browser.call(at.startPasskeySignIn, {})).options
}

describe('passkeys', () => {
  test('one is added, listed, renamed and removed, and mails tell of it', async () => {
    const { browser, email, passkeyId } = await withPasskey({ isConfirmed: true })
    const [listed] = (await browser.call(at.readSecurity, {})).passkeys
    assert.deepEqual([listed?.name, listed?.isSynced, listed?.lastUsedAt], ['Blue key', false, null])
    await browser.call(at.renamePasskey, { passkeyId, name: 'Red key' })
    assert.equal((await browser.call(at.readSecurity, {})).passkeys[0]?.name, 'Red key')
    await browser.call(at.removePasskey, { passkeyId })
    assert.deepEqual((await browser.call(at.readSecurity, {})).passkeys, [])
    assert.equal((await browser.send(at.removePasskey, { passkeyId })).status, 404)
    const subjects = (await door.mailsTo(email)).map((mail) => mail.subject)
    assert.deepEqual(subjects.slice(-2), ['A passkey was added', 'A passkey was removed'])
  })

  test('signs in without a name or a second factor, and the answer works once', async () => {
    const { key } = await withPasskey()
    const elsewhere = door.browser()
    const credential = key.answer(await offered(elsewhere), door.origin)
    assert.deepEqual(await elsewhere.call(at.signInWithPasskey, { credential }), { state: 'signed_in' })
    assert.equal((await elsewhere.call(at.readSecurity, {})).passkeys[0]?.lastUsedAt !== null, true)
    const replayed = await door.browser().send(at.signInWithPasskey, { credential })
    assert.deepEqual([replayed.status, replayed.body.error?.code], [401, 'accounts.passkey_unknown'])
    assert.equal((await elsewhere.send(at.signInWithPasskey, { credential })).status, 401)
  })

  test('fifty sign-ins are begun and not ended in a network, then a wait; each leaves a row behind', async () => {
    const { key } = await withPasskey()
    const rowsLeft = async (): Promise<number> => {
      const { rows } = await sql<{ count: string }>`
        select count(*) from account_steps where kind = 'passkey_sign_in'`.execute(door.database.root)
      return Number(rows[0]?.count)
    }
    const before = await rowsLeft()
    const browser = door.browser({ ip: '203.0.113.200' })
    // Whoever ends theirs is not counted: a whole office may come from one address.
    for (let turn = 0; turn < 60; turn += 1) {
      const credential = key.answer(await offered(browser), door.origin)
      assert.equal((await browser.send(at.signInWithPasskey, { credential })).status, 200, `turn ${turn}`)
    }
    assert.equal(await rowsLeft(), before)
    const stranger = door.browser({ ip: '203.0.113.200' })
    const statuses: number[] = []
    for (let turn = 0; turn < 60; turn += 1)
      statuses.push((await stranger.send(at.startPasskeySignIn, {})).status)
    assert.deepEqual([statuses.indexOf(429), await rowsLeft()], [50, before + 50])
    assert.ok(Number((await stranger.send(at.startPasskeySignIn, {})).headers['retry-after']) > 0)
  })

  test('refusals: another challenge, another page, not unlocked, unknown, spoilt, an old counter', async () => {
    const { key } = await withPasskey()
    const refused = async (
      make: (options: Record<string, unknown>) => ReturnType<SoftKey['answer']>,
    ): Promise<void> => {
      const browser = door.browser()
      const answer = await browser.send(at.signInWithPasskey, { credential: make(await offered(browser)) })
      assert.deepEqual([answer.status, answer.body.error?.code], [401, 'accounts.passkey_unknown'])
    }
    await refused(() => key.answer({ challenge: randomBytes(32).toString('base64url') }, door.origin))
    await refused((options) => key.answer(options, 'http://evil.example'))
    await refused((options) => key.answer(options, door.origin, 0x01))
    await refused((options) => new SoftKey().answer(options, door.origin))
    await refused((options) => {
      const answer = key.answer(options, door.origin)
      return { ...answer, response: { ...answer.response, signature: randomBytes(70).toString('base64url') } }
    })
    await refused((options) => ({ ...key.answer(options, door.origin), response: {} as never }))
    const browser = door.browser()
    await browser.call(at.signInWithPasskey, { credential: key.answer(await offered(browser), door.origin) })
    key.counter -= 2
    await refused((options) => key.answer(options, door.origin))
  })

  test('a challenge is this browser’s alone, and ten minutes old at most', async () => {
    const { key } = await withPasskey()
    const [one, other] = [door.browser(), door.browser()]
    const credential = key.answer(await offered(one), door.origin)
    await offered(other)
    assert.equal((await other.send(at.signInWithPasskey, { credential })).status, 401)
    const slow = door.browser()
    const late = key.answer(await offered(slow), door.origin)
    door.clock.advance(10 * MINUTE)
    assert.equal((await slow.send(at.signInWithPasskey, { credential: late })).status, 401)
  })

  test('one key serves one account', async () => {
    const { browser, key } = await withPasskey()
    const { options } = await browser.call(at.startPasskey, {})
    const again = await browser.send(at.addPasskey, {
      credential: key.make(options, door.origin),
      name: 'Again',
    })
    assert.deepEqual([again.status, again.body.error?.code], [409, 'accounts.passkey_known'])
  })

  test('proves again who is there; another’s passkey does not', async () => {
    const [mine, yours] = [await withPasskey(), await withPasskey()]
    door.clock.advance(16 * MINUTE)
    assert.equal((await mine.browser.send(at.startSecondFactor, {})).body.error?.code, 'prove_again')
    const first = await mine.browser.call(at.startPasskeyProof, {})
    const wrong = await mine.browser.send(at.proveWithPasskey, {
      credential: yours.key.answer(first.options, door.origin),
    })
    assert.equal(wrong.status, 422)
    const { options } = await mine.browser.call(at.startPasskeyProof, {})
    await mine.browser.call(at.proveWithPasskey, { credential: mine.key.answer(options, door.origin) })
    assert.equal((await mine.browser.send(at.startSecondFactor, {})).status, 200)
  })

  test('somebody else’s are neither seen, renamed nor removed', async () => {
    const [mine, yours] = [await withPasskey(), await withPasskey()]
    const { passkeyId } = yours
    assert.equal((await mine.browser.send(at.renamePasskey, { passkeyId, name: 'Mine' })).status, 404)
    assert.equal((await mine.browser.send(at.removePasskey, { passkeyId })).status, 404)
    const { rows } = await sql<{ name: string }>`
      select name from account_passkeys where id = ${passkeyId}`.execute(door.database.root)
    assert.equal(rows[0]?.name, 'Blue key')
  })
})
