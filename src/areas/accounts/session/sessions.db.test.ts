import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { MINUTE } from '#kernel/clock.ts'
import * as at from '../contract.ts'
import { GOOD_PASSWORD, peopleOfFile } from '../testing.ts'

const people = await peopleOfFile()

describe('sessions', () => {
  test('are listed, ended one by one, or all but this one', async () => {
    const { email, browser } = await people.someone()
    const others = [people.newBrowser(), people.newBrowser(), people.newBrowser()]
    for (const other of others) {
      people.door.clock.advance(MINUTE)
      await other.call(at.signIn, { email, password: GOOD_PASSWORD })
    }
    const { items } = await browser.call(at.listSessions, {})
    assert.equal(items.length, 4)
    assert.deepEqual([items[0]?.isThis, items[1]?.isThis], [true, false])
    assert.deepEqual(items[0]?.device, { browser: 'Firefox', system: 'Linux', kind: 'desktop' })
    await browser.call(at.endSession, { sessionId: items[1]?.id ?? '' })
    assert.equal((await others[2]?.send(at.readAccount, {}))?.status, 401)
    assert.deepEqual(await browser.call(at.endOtherSessions, {}), { ended: 2 })
    assert.equal((await others[0]?.send(at.readAccount, {}))?.status, 401)
    assert.equal((await browser.send(at.readAccount, {})).status, 200)
  })

  test('a browser whose session was ended elsewhere signs in again on the page that is open', async () => {
    const { email, browser } = await people.someone()
    const entered = async () => {
      const other = people.newBrowser()
      await other.call(at.signIn, { email, password: GOOD_PASSWORD })
      return other
    }
    const [looks, asks] = [await entered(), await entered()]
    await browser.call(at.endOtherSessions, {})
    // What is refused for its token brings one that the next try is sent with.
    const old = looks.cookies.get('crumb') ?? ''
    assert.equal((await looks.send(at.signIn, { email, password: GOOD_PASSWORD })).body.error?.code, 'forged')
    const replayed = looks.copy()
    replayed.cookies.set('crumb', old)
    assert.equal((await looks.send(at.signIn, { email, password: GOOD_PASSWORD })).status, 200)
    assert.equal((await looks.send(at.readAccount, {})).status, 200)
    const refused = await asks.send(at.signOut, {})
    assert.deepEqual([refused.status, refused.body.error?.code], [403, 'forged'])
    assert.equal((await asks.send(at.signOut, {})).status, 200)
    // the token of the session before is worth nothing, in the same browser or another.
    assert.equal((await replayed.send(at.signIn, { email, password: GOOD_PASSWORD })).status, 403)
    looks.cookies.set('crumb', old)
    assert.equal((await looks.send(at.endOtherSessions, {})).body.error?.code, 'forged')
  })

  test('a forgery token is given to a browser that sent one alone, and one that fits no more', async () => {
    const { browser } = await people.someone()
    const crumb = browser.cookies.get('crumb') ?? ''
    assert.deepEqual((await browser.send(at.readAccount, {})).setCookies, [])
    // A page of somebody else’s makes the browser send neither cookie: what it has stays.
    const bare = people.newBrowser()
    bare.cookies.clear()
    assert.deepEqual((await bare.send(at.readAccount, {})).setCookies, [])
    // What was asked before a sign-in may be answered after it, and puts nothing in the place of what that gave.
    const late = browser.copy()
    late.cookies.set('crumb', 'x')
    assert.deepEqual((await late.send(at.readAccount, {})).setCookies, [])
    const twice = { cookie: 'crumb=x; crumb=y', 'x-csrf-token': 'x' }
    assert.deepEqual((await browser.send(at.endOtherSessions, {}, twice)).setCookies, [])
    // An answer that came late may have put another in the place of the one that fits.
    browser.cookies.set('crumb', 'x')
    assert.equal((await browser.send(at.endOtherSessions, {})).status, 403)
    assert.notEqual(browser.cookies.get('crumb'), crumb)
    assert.equal((await browser.send(at.endOtherSessions, {})).status, 200)
  })

  test('of somebody else are not there', async () => {
    const [one, other] = [await people.someone(), await people.someone()]
    const [session] = (await other.browser.call(at.listSessions, {})).items
    const answer = await one.browser.send(at.endSession, { sessionId: session?.id ?? '' })
    assert.equal(answer.status, 404)
    assert.equal((await other.browser.send(at.readAccount, {})).status, 200)
  })

  test('the last use is written once a minute at most', async () => {
    const { browser, id } = await people.someone()
    const lastUse = async (): Promise<number> => {
      const { rows } = await sql<{ last_used_at: Date }>`
        select last_used_at from account_sessions where account_id = ${id}`.execute(people.door.database.root)
      return rows[0]?.last_used_at.getTime() ?? 0
    }
    const start = await lastUse()
    people.door.clock.advance(59_000)
    await browser.call(at.readAccount, {})
    assert.equal(await lastUse(), start)
    people.door.clock.advance(1_000)
    await browser.call(at.readAccount, {})
    assert.equal(await lastUse(), start + 60_000)
  })
})
