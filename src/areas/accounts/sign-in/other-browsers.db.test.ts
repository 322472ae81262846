import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { MINUTE } from '#kernel/clock.ts'
import * as at from '../contract.ts'
import { type Browser, codeAt, GOOD_PASSWORD, peopleOfFile, SoftKey } from '../testing.ts'

const people = await peopleOfFile()

const key = { 'idempotency-key': 'one key' }
const address = '203.0.113.5'
const inTheirNetwork = (): Browser => people.door.browser({ ip: address })

/** What a browser without the cookie is given for another's key: no session, and nothing that they were told. */
async function isStranger(browser: Browser, setCookies: readonly string[]): Promise<void> {
  assert.deepEqual(
    setCookies.filter((cookie) => !cookie.startsWith('crumb=')),
    [],
  )
  assert.equal((await browser.send(at.readAccount, {})).status, 401)
}

describe('a key and what was sent are no session: what was kept is for the browser that began', () => {
  test('the second half of a sign-in, by code', async () => {
    const { email, browser } = await people.someone()
    const { secret } = await browser.call(at.startSecondFactor, {})
    await browser.call(at.confirmSecondFactor, { code: codeAt(secret, people.door.clock.now()) })
    people.door.clock.advance(MINUTE)
    const owner = inTheirNetwork()
    await owner.call(at.signIn, { email, password: GOOD_PASSWORD })
    const unanswered = owner.copy()
    const code = codeAt(secret, people.door.clock.now())
    assert.equal((await owner.send(at.signInWithCode, { code }, key)).status, 200)
    const stranger = inTheirNetwork()
    const refused = await stranger.send(at.signInWithCode, { code }, key)
    assert.deepEqual([refused.status, refused.body.error?.code], [401, 'accounts.step_over'])
    await isStranger(stranger, refused.setCookies)
    // Whose answer was lost has the cookie of the first half still.
    const repeated = await unanswered.send(at.signInWithCode, { code }, key)
    assert.deepEqual(repeated.body, { state: 'signed_in', recoveryCodesLeft: null })
    assert.equal((await unanswered.send(at.readAccount, {})).status, 200)
  })

  test('a sign-in by passkey', async () => {
    const { browser } = await people.someone()
    const passkey = new SoftKey()
    const { options } = await browser.call(at.startPasskey, {})
    const made = passkey.make(options, people.door.origin) as never
    await browser.call(at.addPasskey, { name: 'Key', credential: made })
    const owner = inTheirNetwork()
    const begun = await owner.call(at.startPasskeySignIn, {})
    const unanswered = owner.copy()
    const credential = passkey.answer(begun.options, people.door.origin) as never
    assert.equal((await owner.send(at.signInWithPasskey, { credential }, key)).status, 200)
    const stranger = inTheirNetwork()
    const refused = await stranger.send(at.signInWithPasskey, { credential }, key)
    assert.deepEqual([refused.status, refused.body.error?.code], [401, 'accounts.passkey_unknown'])
    await isStranger(stranger, refused.setCookies)
    assert.equal((await unanswered.send(at.signInWithPasskey, { credential }, key)).status, 200)
    assert.equal((await unanswered.send(at.readAccount, {})).status, 200)
  })

  test('the link of a sign-up', async () => {
    const email = people.newAddress()
    const owner = inTheirNetwork()
    await owner.call(at.signUp, people.form(email))
    const unanswered = owner.copy()
    const token = (await people.door.mailsTo(email)).at(-1)?.token ?? ''
    assert.deepEqual((await owner.send(at.verifyEmail, { token }, key)).body, { state: 'signed_in' })
    const stranger = inTheirNetwork()
    const told = await stranger.send(at.verifyEmail, { token }, key)
    assert.deepEqual(told.body, { state: 'confirmed' })
    await isStranger(stranger, told.setCookies)
    assert.deepEqual((await unanswered.send(at.verifyEmail, { token }, key)).body, { state: 'signed_in' })
    assert.equal((await unanswered.send(at.readAccount, {})).status, 200)
  })
})
