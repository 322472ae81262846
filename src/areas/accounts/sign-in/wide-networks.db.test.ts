import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { MINUTE } from '#kernel/clock.ts'
import * as at from '../contract.ts'
import { codeAt, GOOD_PASSWORD, peopleOfFile, SoftKey } from '../testing.ts'

const people = await peopleOfFile()

/** A browser in a network of a /48. */
const inside = (prefix: string, network: number) =>
  people.door.browser({ ip: `${prefix}:${network.toString(16)}::1` })

describe('whoever has a /48 of IPv6 has 65,536 networks', () => {
  test('of all of them five hundred tries fail, whatever is tried, and then nobody’s are taken at once', async () => {
    const { email, browser: known } = await people.someone()
    const { secret } = await known.call(at.startSecondFactor, {})
    await known.call(at.confirmSecondFactor, { code: codeAt(secret, people.door.clock.now()) })
    people.door.clock.advance(MINUTE)
    const credential = new SoftKey().answer({ challenge: 'made-up' }, people.door.origin) as never
    const statuses: number[] = []
    for (let network = 1; network <= 12; network += 1) {
      const browser = inside('2001:db8:48', network)
      for (let turn = 0; turn < 45; turn += 1)
        statuses.push((await browser.send(at.signInWithPasskey, { credential })).status)
    }
    assert.deepEqual([statuses.filter((status) => status === 401).length, statuses.indexOf(429)], [500, 500])
    const guess = { email, password: GOOD_PASSWORD }
    assert.equal((await inside('2001:db8:48', 99).send(at.signIn, guess)).status, 429)
    assert.equal((await inside('2001:db8:49', 99).send(at.signIn, guess)).status, 200)
    // Its owner may be a customer of the same /48: a browser that the account knows counts for its own network alone.
    const owner = inside('2001:db8:48', 100)
    for (const [name, value] of known.cookies) if (name.includes('device')) owner.cookies.set(name, value)
    assert.equal((await owner.send(at.signIn, guess)).status, 200)
    const code = codeAt(secret, people.door.clock.now())
    assert.equal((await owner.send(at.signInWithCode, { code })).status, 200)
  })

  test('of all of them five hundred sign-ins by passkey are begun and not ended', async () => {
    const statuses: number[] = []
    for (let network = 1; network <= 12; network += 1) {
      const browser = inside('2001:db8:51', network)
      for (let turn = 0; turn < 45; turn += 1)
        statuses.push((await browser.send(at.startPasskeySignIn, {})).status)
    }
    assert.deepEqual([statuses.filter((status) => status === 200).length, statuses.indexOf(429)], [500, 500])
  })

  test('all of them have five hundred mails sent', async () => {
    const statuses: number[] = []
    for (let network = 1; network <= 12; network += 1) {
      const browser = inside('2001:db8:50', network)
      for (let turn = 0; turn < 45; turn += 1)
        statuses.push((await browser.send(at.requestReset, { email: people.newAddress() })).status)
    }
    assert.deepEqual([statuses.filter((status) => status === 200).length, statuses.indexOf(429)], [500, 500])
  })
})
