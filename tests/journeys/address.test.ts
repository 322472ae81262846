import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { callFrom, fillSignIn, makeAccount, signIn } from './first-steps.ts'
import { openJourney } from '../lane.ts'
import type { Journey } from './world.ts'

// Another address: asked for in one browser, agreed to from two mailboxes, of which one is opened elsewhere.

let journey: Journey
let old: string
let fresh: string

describe('address', () => {
  before(async () => {
    journey = await openJourney()
    old = (await makeAccount(journey, 'Mira')).email
    fresh = `new-${old}`
  })
  after(() => journey.close())

  test('the link to a new address, opened where nobody is signed in, leads to the sign-in and back to itself', async () => {
    const [laptop, phone] = [await journey.person(), await journey.person()]
    await signIn(journey, laptop.page, old)
    await callFrom(laptop.page, 'POST', '/api/account/email-change', { email: fresh })
    await phone.page.goto(await journey.linkMailedTo(old, '/confirm-email'))
    await phone.page.getByRole('button', { name: 'Agree' }).click()
    await phone.page.getByRole('heading', { name: 'One mailbox to go' }).waitFor()

    const page = await phone.context.newPage()
    await page.goto(await journey.linkMailedTo(fresh, '/confirm-email'))
    await page.getByRole('button', { name: 'Agree' }).click()
    await page.getByRole('heading', { name: 'Sign in to agree' }).waitFor()
    assert.ok(await page.getByText(`moves to ${fresh} only once`).isVisible())
    await page.getByRole('link', { name: 'Sign in', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/sign-in')
    await fillSignIn(page, old)
    assert.equal(new URL(page.url()).pathname, '/confirm-email')
    await page.getByRole('button', { name: 'Agree' }).click()
    await page.getByRole('heading', { name: `Your address is ${fresh} now` }).waitFor()
    assert.deepEqual([...laptop.complaints, ...phone.complaints], [])
  })
})
