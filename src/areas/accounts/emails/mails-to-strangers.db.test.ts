import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { DAY, HOUR } from '#kernel/clock.ts'
import { passwordInTurn } from '#platform/auth/hash-in-turn.ts'
import { until } from '#platform/testing/until.ts'
import * as at from '../contract.ts'
import { mailsTo } from '../sign-in/guessing.ts'
import { type Browser, GOOD_PASSWORD, peopleOfFile, SoftKey } from '../testing.ts'

const people = await peopleOfFile()

/** Who has opened an account on an address and never confirmed it; the greeting of its mails is theirs to choose. */
async function unconfirmed(browser: Browser, email = people.newAddress()): Promise<string> {
  await people.newBrowser().call(at.signUp, { ...people.form(email), name: 'You have won: prize.example' })
  await browser.call(at.signIn, { email, password: GOOD_PASSWORD })
  return email
}

const kindsTo = async (email: string): Promise<string[]> =>
  (await people.door.mailsTo(email)).map(({ kind }) => kind)

describe('mails to addresses that are nobody’s of ours', () => {
  test('an account asks for another address five times a day', async () => {
    const browser = people.newBrowser()
    await unconfirmed(browser)
    const asked = Array.from({ length: 7 }, () => people.newAddress())
    const statuses: number[] = []
    for (const email of asked) statuses.push((await browser.send(at.changeEmail, { email })).status)
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429, 429])
    const mailed = await Promise.all(asked.map(kindsTo))
    assert.deepEqual(mailed.flat().length, 5)
    const refused = await browser.send(at.changeEmail, { email: people.newAddress() })
    assert.deepEqual(
      [refused.body.error?.code, refused.body.error?.field],
      ['accounts.address_changes_a_day', 'email'],
    )
    assert.ok(Number(refused.headers['retry-after']) > 23 * 3600)
    people.door.clock.advance(DAY)
    await browser.call(at.signIn, {
      email: (await browser.call(at.readAccount, {})).email,
      password: GOOD_PASSWORD,
    })
    assert.equal((await browser.send(at.changeEmail, { email: people.newAddress() })).status, 200)
  })

  test('what was refused is not counted: the address one has already', async () => {
    const { email, browser } = await people.someone()
    for (let turn = 0; turn < 4; turn += 1)
      assert.equal((await browser.send(at.changeEmail, { email })).status, 422)
    for (let turn = 0; turn < 5; turn += 1)
      assert.equal((await browser.send(at.changeEmail, { email: people.newAddress() })).status, 200)
  })

  test('a network asks for fifty, by however many accounts', async () => {
    const ip = '203.0.113.77'
    const statuses: number[] = []
    for (let account = 0; account < 11; account += 1) {
      const browser = people.door.browser({ ip })
      const email = await unconfirmed(browser)
      statuses.push((await browser.send(at.resendVerification, {})).status)
      for (let turn = 0; turn < 4; turn += 1)
        statuses.push((await browser.send(at.changeEmail, { email: `${turn}-${email}` })).status)
    }
    assert.deepEqual([statuses.filter((status) => status === 200).length, statuses.indexOf(429)], [50, 50])
  })

  test('who may have none sent uses up none of an address, whose owner asks for a new password', async () => {
    const { email: byNetwork } = await people.someone()
    const spent = people.door.browser({ ip: '203.0.113.78' })
    for (let turn = 0; turn < 50; turn += 1) await spent.call(at.requestReset, { email: people.newAddress() })
    for (let turn = 0; turn < 6; turn += 1)
      assert.equal((await spent.send(at.requestReset, { email: byNetwork })).status, 429)
    assert.equal((await people.newBrowser().send(at.requestReset, { email: byNetwork })).status, 200)

    const { email: byAccount } = await people.someone()
    const { browser } = await people.someone()
    for (let turn = 0; turn < 5; turn += 1) await browser.call(at.changeEmail, { email: people.newAddress() })
    for (let turn = 0; turn < 6; turn += 1)
      assert.equal((await browser.send(at.changeEmail, { email: byAccount })).status, 429)
    assert.equal((await people.newBrowser().send(at.requestReset, { email: byAccount })).status, 200)
  })

  test('who hangs up before their turn uses up none of an address either', async (t) => {
    const { email } = await people.someone()
    const { app, origin, tools } = people.door
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const turn = Promise.withResolvers<void>()
    t.after(() => turn.resolve())
    const asker = { request: { ip: '127.0.0.1' }, signal: new AbortController().signal }
    const before = passwordInTurn(asker, () => turn.promise)
    const crumb = people.newBrowser().cookies.get('crumb') ?? ''
    const hangUp = new AbortController()
    const asked = Array.from({ length: 5 }, () =>
      fetch(url + at.signUp.path, {
        method: 'POST',
        headers: {
          origin,
          cookie: `crumb=${crumb}`,
          'x-csrf-token': crumb,
          'content-type': 'application/json',
        },
        body: JSON.stringify(people.form(email)),
        signal: hangUp.signal,
      }),
    )
    await until(async () => (await tools.limits.wait(mailsTo, email)) > 0)
    hangUp.abort()
    await Promise.allSettled(asked)
    await until(async () => (await tools.limits.wait(mailsTo, email)) === 0, 5_000)
    turn.resolve()
    await before
    assert.equal((await people.newBrowser().send(at.requestReset, { email })).status, 200)
  })

  test('who asks too often for one address uses up none of the network that others ask from', async () => {
    const ip = '203.0.113.79'
    const often = people.newAddress()
    const statuses: number[] = []
    for (let turn = 0; turn < 60; turn += 1)
      statuses.push((await people.door.browser({ ip }).send(at.requestReset, { email: often })).status)
    assert.equal(statuses.filter((status) => status === 200).length, 5)
    const others = { email: people.newAddress() }
    assert.equal((await people.door.browser({ ip }).send(at.requestReset, others)).status, 200)
  })

  test('an address that was never confirmed is told of no browser and of no passkey', async () => {
    const browser = people.newBrowser()
    const email = await unconfirmed(browser)
    for (let turn = 0; turn < 4; turn += 1)
      await people.newBrowser().call(at.signIn, { email, password: GOOD_PASSWORD })
    const { options } = await browser.call(at.startPasskey, {})
    const credential = new SoftKey().make(options, people.door.origin) as never
    await browser.call(at.addPasskey, { name: 'Key', credential })
    assert.deepEqual(await kindsTo(email), ['accounts.verify-email'])
  })

  test('a confirmed one is told of five new browsers an hour', async () => {
    const { email } = await people.someone()
    const told = async (): Promise<number> =>
      (await kindsTo(email)).filter((kind) => kind === 'accounts.new-device').length
    for (let turn = 0; turn < 7; turn += 1)
      await people.newBrowser().call(at.signIn, { email, password: GOOD_PASSWORD })
    assert.equal(await told(), 5)
    people.door.clock.advance(HOUR)
    await people.newBrowser().call(at.signIn, { email, password: GOOD_PASSWORD })
    assert.equal(await told(), 6)
  })
})
