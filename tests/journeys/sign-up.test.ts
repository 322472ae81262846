import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { codeAt } from '#areas/accounts/testing.ts'
import { callFrom, fillSignUp, freshAddress, PASSWORD } from './first-steps.ts'
import { openJourney } from '../lane.ts'
import type { Journey, Person } from './world.ts'

// From the sign-up to an account whose address is confirmed. Without a mail server mails stay in the development
// mailbox: what a person presses there has to work as it does in a mail program.

const EMAIL = freshAddress('mira')

let journey: Journey
let mira: Person

describe('signing up', () => {
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
})
