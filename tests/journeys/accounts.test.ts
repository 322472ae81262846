import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { codeAt } from '#areas/accounts/testing.ts'
import {
  callFrom,
  fillSignIn,
  fillSignUp,
  freshAddress,
  makeAccount,
  PASSWORD,
  signIn,
} from './first-steps.ts'
import { siteOwner } from './sites.ts'
import { openJourney } from '../lane.ts'
import type { Journey, Person } from './world.ts'

// An account: from the sign-up to one whose address is confirmed, another address, and a session that is ended elsewhere.

const EMAIL = freshAddress('mira')

let journey: Journey
let mira: Person

describe('accounts', () => {
  before(async () => {
    journey = await openJourney()
    mira = await journey.person()
  })
  after(() => journey.close())

  /** Signs up with an address that has an account, in a browser that it does not know. */
  async function signUpAgain(password: string): Promise<Page> {
    const { page } = await journey.person()
    await fillSignUp(journey, page, 'Mira Okafor', EMAIL, password)
    return page
  }

  test('signing up signs in, and the mail in the development mailbox confirms the address', async () => {
    const { page } = mira
    await fillSignUp(journey, page, 'Mira Okafor', EMAIL)
    await page.getByText('Create your first site').waitFor()
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Open the mailbox' }).click()
    const mailbox = await opened
    await mailbox
      .getByRole('row')
      .filter({ hasText: EMAIL })
      .getByRole('link', { name: /^Confirm/ })
      .click()
    const confirmed = mailbox.waitForEvent('popup')
    await mailbox
      .frameLocator('iframe')
      .getByRole('link', { name: /^Confirm/ })
      .click()
    const app = await confirmed
    await app.getByRole('heading', { name: 'Your address is confirmed' }).waitFor()
    await app.getByRole('button', { name: 'Continue' }).click()
    await app.getByText('Create your first site').waitFor()
  })

  test('signing up with an address that has an account sends the person to the mail', async () => {
    const page = await signUpAgain('another kettle altogether')
    await page.getByRole('heading', { name: /your (mail|email)$/ }).waitFor()
    await page.context().close()
  })

  test('signing up with what one signs in with asks for the second factor', async () => {
    const { secret } = await callFrom<{ secret: string }>(
      mira.page,
      'POST',
      '/api/account/second-factor/start',
      {},
    )
    const code = codeAt(secret, Date.now())
    await callFrom(mira.page, 'POST', '/api/account/second-factor/confirm', { code })
    const page = await signUpAgain(PASSWORD)
    // A code is taken once: the next one is good already.
    await page.getByRole('textbox', { name: 'Six-digit code' }).fill(codeAt(secret, Date.now() + 30_000))
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByText('Create your first site').waitFor()
    assert.equal(new URL(page.url()).pathname, '/')
    await page.context().close()
  })

  test('the link to a new address, opened where nobody is signed in, leads to the sign-in and back to itself', async () => {
    const { email: old } = await makeAccount(journey, 'Noor')
    const fresh = `new-${old}`
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

  test('who is signed out from elsewhere is led to the sign-in, and what they looked at is gone from the window', async () => {
    const owner = await siteOwner(journey)
    await owner.site('Kestrel Books')
    const { email: ada } = await makeAccount(journey, 'Ada')
    const [laptop, phone] = [await journey.person(), await journey.person()]
    await signIn(journey, laptop.page, owner.email)
    await laptop.page.goto(journey.origin)
    await laptop.page.getByText('Kestrel Books').first().waitFor()
    await laptop.page.evaluate(() => Object.assign(window, { looked: true }))
    await signIn(journey, phone.page, owner.email)
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
