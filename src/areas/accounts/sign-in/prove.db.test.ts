import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { MINUTE } from '#kernel/clock.ts'
import * as at from '../contract.ts'
import { GOOD_PASSWORD, peopleOfFile } from '../testing.ts'

const people = await peopleOfFile()

describe('sensitive changes', () => {
  test('ask again who is there after 15 minutes; the session then has another id', async () => {
    const { browser } = await people.someone()
    people.door.clock.advance(15 * MINUTE + 1)
    const stale = await browser.send(at.startSecondFactor, {})
    assert.deepEqual([stale.status, stale.body.error?.code], [401, 'prove_again'])
    const wrong = await browser.send(at.prove, { password: 'not the password' })
    assert.deepEqual(
      [wrong.status, wrong.body.error?.code, wrong.body.error?.field],
      [422, 'accounts.password_wrong', 'password'],
    )
    const before = browser.copy()
    await browser.call(at.prove, { password: GOOD_PASSWORD })
    assert.equal((await before.send(at.readAccount, {})).status, 401)
    assert.equal((await browser.send(at.startSecondFactor, {})).status, 200)
  })

  test('ten wrong passwords within a session, then a wait', async () => {
    const { browser } = await people.someone()
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess += 1) {
      statuses.push((await browser.send(at.prove, { password: `guess ${guess}` })).status)
    }
    assert.deepEqual(statuses.slice(-1), [429])
    assert.equal(statuses.filter((status) => status === 422).length, 10)
  })

  test('a password is changed by who knows the present one; others are signed out by choice', async () => {
    const { email, browser } = await people.someone()
    const elsewhere = people.newBrowser()
    await elsewhere.call(at.signIn, { email, password: GOOD_PASSWORD })
    const before = browser.copy()
    const change = { current: GOOD_PASSWORD, password: 'seven quiet lanterns', endOtherSessions: false }
    const wrong = await browser.send(at.changePassword, { ...change, current: 'not the password' })
    assert.equal(wrong.body.error?.field, 'current')
    const weak = await browser.send(at.changePassword, { ...change, password: 'Okafor Mira' })
    assert.deepEqual([weak.body.error?.code, weak.body.error?.field], ['accounts.password_yours', 'password'])
    await browser.call(at.changePassword, change)
    assert.equal((await before.send(at.readAccount, {})).status, 401)
    assert.equal((await elsewhere.send(at.readAccount, {})).status, 200)
    await browser.call(at.changePassword, {
      current: 'seven quiet lanterns',
      password: GOOD_PASSWORD,
      endOtherSessions: true,
    })
    assert.equal((await elsewhere.send(at.readAccount, {})).status, 401)
    assert.equal((await browser.send(at.readAccount, {})).status, 200)
  })
})
