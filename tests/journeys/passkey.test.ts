import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { openJourney } from '../lane.ts'
import { browserOf, makeAccount } from './first-steps.ts'
import type { Journey } from './world.ts'

// A passkey as a browser makes and uses it, with a key of its own in place of a finger.

let journey: Journey

describe('passkey', () => {
  before(async () => {
    journey = await openJourney()
  })
  after(() => journey.close())

  test('a passkey that was added signs its account in without a password', async () => {
    const { email } = await makeAccount(journey, 'Mira')
    const { page, context } = await browserOf(journey, email)
    const devtools = await context.newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    })
    await page.goto(`${journey.origin}/account/security`)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('My laptop')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByText('My laptop').waitFor()

    await context.clearCookies()
    await page.goto(`${journey.origin}/sign-in`)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'))
    const account = await page.request.get(`${journey.origin}/api/account`)
    assert.equal(((await account.json()) as { email: string }).email, email)
  })
})
