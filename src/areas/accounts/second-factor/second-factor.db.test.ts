import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { MINUTE } from '#kernel/clock.ts'
import * as at from '../contract.ts'
import { type Browser, GOOD_PASSWORD, peopleOfFile } from '../testing.ts'
import { totpCode } from './totp.ts'

const people = await peopleOfFile()

describe('the second factor', () => {
  async function withFactor(): Promise<{
    email: string
    browser: Browser
    id: string
    secret: string
    codes: string[]
  }> {
    const { email, browser, id } = await people.someone()
    const { secret, uri } = await browser.call(at.startSecondFactor, {})
    assert.match(uri, /^otpauth:\/\/totp\//)
    const wrong = await browser.send(at.confirmSecondFactor, { code: '000000' })
    assert.deepEqual([wrong.status, wrong.body.error?.field], [422, 'code'])
    const { recoveryCodes } = await browser.call(at.confirmSecondFactor, {
      code: totpCode(secret, people.door.clock.now()),
    })
    assert.equal(recoveryCodes.length, 10)
    // The code that turned it on is spent.
    people.door.clock.advance(MINUTE)
    return { email, browser, id, secret, codes: recoveryCodes }
  }

  test('asks for a code after the password, and takes each code once', async () => {
    const { email, secret } = await withFactor()
    const elsewhere = people.newBrowser()
    assert.deepEqual(await elsewhere.call(at.signIn, { email, password: GOOD_PASSWORD }), {
      state: 'second_factor',
    })
    assert.equal(elsewhere.cookies.has('portico'), false)
    assert.equal((await elsewhere.send(at.readAccount, {})).status, 401)
    const code = totpCode(secret, people.door.clock.now())
    assert.deepEqual(await elsewhere.call(at.signInWithCode, { code }), {
      state: 'signed_in',
      recoveryCodesLeft: null,
    })
    assert.equal((await elsewhere.send(at.readAccount, {})).status, 200)

    const again = people.newBrowser()
    await again.call(at.signIn, { email, password: GOOD_PASSWORD })
    const replayed = await again.send(at.signInWithCode, { code })
    assert.deepEqual([replayed.status, replayed.body.error?.code], [401, 'accounts.code_wrong'])
    people.door.clock.advance(30_000)
    const next = totpCode(secret, people.door.clock.now())
    assert.equal((await again.send(at.signInWithCode, { code: next })).status, 200)
  })

  test('takes each recovery code once, and says how many are left', async () => {
    const { email, codes } = await withFactor()
    const [code = ''] = codes
    const first = people.newBrowser()
    await first.call(at.signIn, { email, password: GOOD_PASSWORD })
    assert.deepEqual(await first.call(at.signInWithCode, { code: code.toLowerCase().replace('-', ' ') }), {
      state: 'signed_in',
      recoveryCodesLeft: 9,
    })
    const second = people.newBrowser()
    await second.call(at.signIn, { email, password: GOOD_PASSWORD })
    assert.equal((await second.send(at.signInWithCode, { code })).status, 401)
  })

  test('without the first half, after ten minutes, or a second time, there is nothing to end', async () => {
    const { email, secret } = await withFactor()
    const nobody = await people
      .newBrowser()
      .send(at.signInWithCode, { code: totpCode(secret, people.door.clock.now()) })
    assert.deepEqual([nobody.status, nobody.body.error?.code], [401, 'accounts.step_over'])
    const slow = people.newBrowser()
    await slow.call(at.signIn, { email, password: GOOD_PASSWORD })
    people.door.clock.advance(10 * MINUTE)
    const late = await slow.send(at.signInWithCode, { code: totpCode(secret, people.door.clock.now()) })
    assert.equal(late.body.error?.code, 'accounts.step_over')
    const quick = people.newBrowser()
    await quick.call(at.signIn, { email, password: GOOD_PASSWORD })
    const thief = quick.copy()
    await quick.call(at.signInWithCode, { code: totpCode(secret, people.door.clock.now()) })
    people.door.clock.advance(30_000)
    const stolen = await thief.send(at.signInWithCode, { code: totpCode(secret, people.door.clock.now()) })
    assert.equal(stolen.body.error?.code, 'accounts.step_over')
  })

  test('a first half by a password that is no more, or by one who was signed out, leads nowhere', async () => {
    const { email, browser, secret } = await withFactor()
    const password = 'seven quiet lanterns'
    const change = { current: GOOD_PASSWORD, password, endOtherSessions: false }
    for (const [known, end] of [
      [GOOD_PASSWORD, () => browser.call(at.changePassword, change)],
      [password, () => browser.call(at.endOtherSessions, {})],
    ] as const) {
      const halfway = people.newBrowser()
      assert.equal((await halfway.call(at.signIn, { email, password: known })).state, 'second_factor')
      await end()
      const code = totpCode(secret, people.door.clock.now())
      assert.equal((await halfway.send(at.signInWithCode, { code })).body.error?.code, 'accounts.step_over')
      people.door.clock.advance(MINUTE)
    }
  })

  test('five wrong codes, then a wait', async () => {
    const { email } = await withFactor()
    const stranger = people.newBrowser()
    await stranger.call(at.signIn, { email, password: GOOD_PASSWORD })
    const statuses: number[] = []
    for (let guess = 0; guess < 7; guess += 1) {
      statuses.push((await stranger.send(at.signInWithCode, { code: `00000${guess}` })).status)
    }
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429, 429])
  })

  test('who knows the password, and guesses at codes, does not keep the owner out of a browser that the account knows', async () => {
    const { email, browser, secret } = await withFactor()
    await browser.call(at.signOut, {})
    const stranger = people.newBrowser()
    await stranger.call(at.signIn, { email, password: GOOD_PASSWORD })
    for (let guess = 0; guess < 6; guess += 1) await stranger.send(at.signInWithCode, { code: '000000' })
    const code = totpCode(secret, people.door.clock.now())
    assert.equal((await stranger.send(at.signInWithCode, { code })).status, 429)
    await browser.call(at.signIn, { email, password: GOOD_PASSWORD })
    assert.equal((await browser.send(at.signInWithCode, { code })).status, 200)
  })

  test('all browsers that the account knows have five wrong codes together', async () => {
    const { email, browser, secret } = await withFactor()
    const other = people.newBrowser()
    await other.call(at.signIn, { email, password: GOOD_PASSWORD })
    await other.call(at.signInWithCode, { code: totpCode(secret, people.door.clock.now()) })
    const statuses: number[] = []
    for (const known of [browser, other]) {
      await known.call(at.signOut, {})
      await known.call(at.signIn, { email, password: GOOD_PASSWORD })
      for (let guess = 0; guess < 4; guess += 1)
        statuses.push((await known.send(at.signInWithCode, { code: '000000' })).status)
    }
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429, 429, 429])
  })

  test('neither secret nor recovery codes are readable in the database, not even as kept answers', async () => {
    const { browser, secret, codes } = await withFactor()
    const key = { 'idempotency-key': 'once' }
    const renewed = await browser.send(at.renewRecoveryCodes, {}, key)
    const all = [secret, ...codes, ...(renewed.body.recoveryCodes ?? [])]
    for (const table of ['idempotent_answers', 'account_second_factors', 'account_recovery_codes', 'mails']) {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(people.door.database.root)
      for (const { row } of rows)
        for (const word of all) assert.ok(!row.includes(word), `${table} holds ${word}`)
    }
  })

  test('renewed codes replace the old ones; turned off, nothing is asked any more', async () => {
    const { email, browser, codes } = await withFactor()
    const { recoveryCodes } = await browser.call(at.renewRecoveryCodes, {})
    const elsewhere = people.newBrowser()
    await elsewhere.call(at.signIn, { email, password: GOOD_PASSWORD })
    assert.equal((await elsewhere.send(at.signInWithCode, { code: codes[1] ?? '' })).status, 401)
    assert.equal((await elsewhere.send(at.signInWithCode, { code: recoveryCodes[1] ?? '' })).status, 200)
    await browser.call(at.removeSecondFactor, {})
    assert.deepEqual(await people.newBrowser().call(at.signIn, { email, password: GOOD_PASSWORD }), {
      state: 'signed_in',
    })
    assert.equal((await browser.call(at.readSecurity, {})).secondFactor, null)
    const kinds = (await people.door.mailsTo(email)).map((mail) => mail.subject)
    assert.ok(kinds.includes('Second factor turned on') && kinds.includes('Second factor turned off'))
  })

  test('one that is on is not replaced by beginning another', async () => {
    const { browser } = await withFactor()
    const again = await browser.send(at.startSecondFactor, {})
    assert.deepEqual([again.status, again.body.error?.code], [409, 'accounts.second_factor_on'])
  })
})
