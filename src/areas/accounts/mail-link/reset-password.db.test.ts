import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { HOUR } from '#kernel/clock.ts'
import * as at from '../contract.ts'
import { totpCode } from '../second-factor/totp.ts'
import { mailsTo } from '../sign-in/guessing.ts'
import { GOOD_PASSWORD, peopleOfFile, SoftKey } from '../testing.ts'

const people = await peopleOfFile()

describe('a new password by mail', () => {
  const OTHER = 'seven quiet lanterns'
  async function resetToken(email: string): Promise<string> {
    await people.newBrowser().call(at.requestReset, { email })
    await people.door.sendResets()
    return (await people.door.mailsTo(email)).at(-1)?.token ?? ''
  }

  test('the answer tells nothing, and an address without an account gets no mail', async () => {
    const { email } = await people.someone()
    const stranger = people.newAddress()
    const [known, unknown] = [
      await people.newBrowser().send(at.requestReset, { email }),
      await people.newBrowser().send(at.requestReset, { email: stranger }),
    ]
    assert.deepEqual([known.status, known.text], [unknown.status, unknown.text])
    assert.deepEqual(Object.keys(known.headers), Object.keys(unknown.headers))
    await people.door.sendResets()
    assert.equal((await people.door.mailsTo(email)).at(-1)?.kind, 'accounts.reset-password')
    assert.deepEqual(await people.door.mailsTo(stranger), [])
  })

  test('works once, ends every session, and signs nobody in', async () => {
    const { email, browser } = await people.someone()
    const token = await resetToken(email)
    const elsewhere = people.newBrowser()
    assert.deepEqual(await elsewhere.call(at.checkReset, { token }), { email })
    const weak = await elsewhere.send(at.resetPassword, {
      token,
      password: 'password123',
      endOtherSessions: true,
    })
    assert.equal(weak.status, 422)
    await elsewhere.call(at.resetPassword, { token, password: OTHER, endOtherSessions: true })
    const again = await elsewhere.send(at.resetPassword, {
      token,
      password: GOOD_PASSWORD,
      endOtherSessions: true,
    })
    assert.deepEqual([again.status, again.body.error?.code], [410, 'accounts.link_spent'])
    assert.equal((await elsewhere.send(at.checkReset, { token })).status, 410)
    assert.equal((await elsewhere.send(at.readAccount, {})).status, 401)
    assert.equal((await browser.send(at.readAccount, {})).status, 401)
    assert.equal((await people.newBrowser().send(at.signIn, { email, password: GOOD_PASSWORD })).status, 401)
    assert.equal((await people.newBrowser().send(at.signIn, { email, password: OTHER })).status, 200)
  })

  test('is sent whatever name an account was given: one that no mail can carry is not taken', async () => {
    const { email, browser } = await people.someone()
    for (const mark of ['\u0080', '\u009f', '\r\nBcc: x@example.com', '\u2028']) {
      const answer = await browser.send(at.changeProfile, { name: `Mira${mark}Okafor` })
      assert.deepEqual([answer.status, answer.body.error?.code], [422, 'input'], JSON.stringify(mark))
    }
    assert.notEqual(await resetToken(email), '')
  })

  test('leaves the sessions where that is wished', async () => {
    const { email, browser } = await people.someone()
    const token = await resetToken(email)
    await people.newBrowser().call(at.resetPassword, { token, password: OTHER, endOtherSessions: false })
    assert.equal((await browser.send(at.readAccount, {})).status, 200)
  })

  test('is of no use after an hour, or when another one was sent', async () => {
    const { email } = await people.someone()
    const first = await resetToken(email)
    const second = await resetToken(email)
    assert.notEqual(first, second)
    assert.equal((await people.newBrowser().send(at.checkReset, { token: first })).status, 410)
    people.door.clock.advance(HOUR - 1000)
    assert.equal((await people.newBrowser().send(at.checkReset, { token: second })).status, 200)
    people.door.clock.advance(1000)
    assert.equal((await people.newBrowser().send(at.checkReset, { token: second })).status, 410)
    assert.equal((await people.newBrowser().send(at.checkReset, { token: 'A'.repeat(43) })).status, 410)
  })

  test('is of no use once the password was changed by who knew it', async () => {
    const { email, browser } = await people.someone()
    const token = await resetToken(email)
    await browser.call(at.changePassword, {
      current: GOOD_PASSWORD,
      password: OTHER,
      endOtherSessions: false,
    })
    assert.equal((await people.newBrowser().send(at.checkReset, { token })).status, 410)
  })

  test('confirms the address; where it was not before, whoever opened the account is out', async () => {
    const email = people.newAddress()
    const stranger = people.newBrowser()
    await stranger.call(at.signUp, people.form(email))
    await stranger.call(at.signIn, { email, password: GOOD_PASSWORD })
    const token = await resetToken(email)
    await people.newBrowser().call(at.resetPassword, { token, password: OTHER, endOtherSessions: false })
    assert.equal((await stranger.send(at.readAccount, {})).status, 401)
    const owner = people.newBrowser()
    await owner.call(at.signIn, { email, password: OTHER })
    assert.equal((await owner.call(at.readAccount, {})).isVerified, true)
  })

  test('what a stranger prepared on the account goes with them: another address, a second factor, a passkey', async () => {
    const email = people.newAddress()
    const theirs = people.newAddress()
    const stranger = people.newBrowser()
    await stranger.call(at.signUp, people.form(email))
    await stranger.call(at.signIn, { email, password: GOOD_PASSWORD })
    await stranger.call(at.changeEmail, { email: theirs })
    const trap = (await people.door.mailsTo(theirs)).at(-1)?.token ?? ''
    const { secret } = await stranger.call(at.startSecondFactor, {})
    await stranger.call(at.confirmSecondFactor, { code: totpCode(secret, people.door.clock.now()) })
    const { options } = await stranger.call(at.startPasskey, {})
    const credential = new SoftKey().make(options, people.door.origin)
    await stranger.call(at.addPasskey, { name: 'Key', credential })

    const token = await resetToken(email)
    await people.newBrowser().call(at.resetPassword, { token, password: OTHER, endOtherSessions: false })
    const owner = people.newBrowser()
    assert.deepEqual(await owner.call(at.signIn, { email, password: OTHER }), { state: 'signed_in' })
    assert.equal((await people.newBrowser().send(at.confirmEmailChange, { token: trap })).status, 410)
    const account = await owner.call(at.readAccount, {})
    assert.deepEqual([account.email, account.emailChange], [email, null])
    assert.deepEqual((await owner.call(at.readSecurity, {})).passkeys, [])
  })

  test('what its holder prepared stays: a second factor, and a change that both mailboxes are asked about', async () => {
    const { email, browser } = await people.someone()
    const next = people.newAddress()
    await browser.call(at.changeEmail, { email: next })
    const { secret } = await browser.call(at.startSecondFactor, {})
    await browser.call(at.confirmSecondFactor, { code: totpCode(secret, people.door.clock.now()) })
    const token = await resetToken(email)
    await people.newBrowser().call(at.resetPassword, { token, password: OTHER, endOtherSessions: false })
    assert.equal((await browser.call(at.readAccount, {})).emailChange?.email, next)
    const { state } = await people.newBrowser().call(at.signIn, { email, password: OTHER })
    assert.equal(state, 'second_factor')
  })

  test('links lead to our own host, whatever a request says of hosts', async () => {
    const { email } = await people.someone()
    const forged: Record<string, string>[] = [
      { host: 'evil.example' },
      { host: 'evil.example:4000' },
      { 'x-forwarded-host': 'evil.example' },
      { 'x-forwarded-server': 'evil.example' },
      { 'x-host': 'evil.example' },
      { 'x-original-host': 'evil.example' },
      { 'x-http-host-override': 'evil.example' },
      { forwarded: 'host=evil.example;proto=https' },
      { 'x-forwarded-proto': 'https' },
      { 'x-original-url': 'http://evil.example/' },
      { 'x-rewrite-url': 'http://evil.example/' },
      { referer: 'http://evil.example/' },
    ]
    for (const headers of forged) {
      const answer = await people.newBrowser().send(at.requestReset, { email }, headers)
      assert.equal(answer.status, 200, JSON.stringify(headers))
      await people.door.tools.limits.forgive(mailsTo, email)
    }
    await people.door.sendResets()
    for (const mail of await people.door.mailsTo(email)) {
      assert.doesNotMatch(mail.plain, /evil/)
      assert.match(mail.plain, /http:\/\/localhost:4000\//)
    }
  })

  test('five mails to an address in 15 minutes, then a wait', async () => {
    const { email } = await people.someone()
    const statuses: number[] = []
    for (let turn = 0; turn < 7; turn += 1)
      statuses.push((await people.newBrowser().send(at.requestReset, { email })).status)
    assert.equal(statuses.at(-1), 429)
    assert.ok(statuses.filter((status) => status === 200).length <= 6)
  })
})
