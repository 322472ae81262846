import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { callFrom, fillSignIn, makeAccount, signIn } from './first-steps.ts'
import { openJourney } from '../lane.ts'
import { siteOwner } from './sites.ts'
import type { Journey } from './world.ts'

// A window whose session is ended in another: who sits there signs in again, whoever that is.

let journey: Journey
let mira: string
let ada: string

describe('signed out', () => {
  before(async () => {
    journey = await openJourney()
    const owner = await siteOwner(journey)
    mira = owner.email
    ada = (await makeAccount(journey, 'Ada')).email
    await owner.site('Kestrel Books')
  })
  after(() => journey.close())

  test('who is signed out from elsewhere is led to the sign-in, and what they looked at is gone from the window', async () => {
    const [laptop, phone] = [await journey.person(), await journey.person()]
    await signIn(journey, laptop.page, mira)
    await laptop.page.goto(journey.origin)
    await laptop.page.getByText('Kestrel Books').first().waitFor()
    await laptop.page.evaluate(() => Object.assign(window, { looked: true }))
    await signIn(journey, phone.page, mira)
    await callFrom(phone.page, 'POST', '/api/account/sessions/end-others', {})
    // What is older than some seconds is read again when the window is come back to.
    await laptop.page.clock.setSystemTime(Date.now() + 10_000)
    await laptop.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await laptop.page.waitForURL((url) => url.pathname === '/sign-in')
    await laptop.page.getByLabel('Email').waitFor()
    assert.equal(await laptop.page.evaluate(() => 'looked' in window), false)
    await fillSignIn(laptop.page, ada)
    await laptop.page.getByRole('heading', { level: 1 }).waitFor()
    const is = () => fetch('/api/account').then((answer) => answer.json() as Promise<{ name: string }>)
    assert.equal((await laptop.page.evaluate(is)).name, 'Ada')
    assert.equal(await laptop.page.getByText('Kestrel Books').count(), 0)
  })
})
