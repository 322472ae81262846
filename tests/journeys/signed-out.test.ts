import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createAccount } from '#areas/accounts/index.ts'
import { createSite } from '#areas/sites/index.ts'
import { aSiteInput } from '#areas/sites/testing.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { asAccount } from '#platform/testing/world.ts'
import { callFrom, fillSignIn, PASSWORD, signIn } from './first-steps.ts'
import { type Journey, startJourney } from './world.ts'

// A window whose session is ended in another: who sits there signs in again, whoever that is.

const MIRA = 'mira@okafor.example'
const ADA = 'ada@lind.example'
let journey: Journey

before(async () => {
  journey = await startJourney()
  const passwordHash = await hashPassword(PASSWORD)
  await runAsSystem(journey.portico, { siteId: null, reason: 'journey' }, async (ctx) => {
    const mira = await createAccount(ctx, { email: MIRA, name: 'Mira', passwordHash, isVerified: true })
    const ada = await createAccount(ctx, { email: ADA, name: 'Ada', passwordHash, isVerified: true })
    assert.ok(mira && ada)
    await createSite(asAccount(ctx, { id: mira.accountId }), aSiteInput({ title: 'Kestrel Books' }))
  })
})
after(() => journey.close())

test('who is signed out from elsewhere is led to the sign-in, and what they looked at is gone from the window', async () => {
  const [laptop, phone] = [await journey.person(), await journey.person()]
  await signIn(journey, laptop.page, MIRA)
  await laptop.page.getByText('Kestrel Books').first().waitFor()
  await laptop.page.evaluate(() => Object.assign(window, { looked: true }))
  await signIn(journey, phone.page, MIRA)
  await callFrom(phone.page, 'POST', '/api/account/sessions/end-others', {})
  // What is older than some seconds is read again when the window is come back to.
  await laptop.page.waitForTimeout(6_000)
  await laptop.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await laptop.page.waitForURL((url) => url.pathname === '/sign-in')
  await laptop.page.getByLabel('Email').waitFor()
  assert.equal(await laptop.page.evaluate(() => 'looked' in window), false)
  await fillSignIn(laptop.page, ADA)
  await laptop.page.getByRole('heading', { level: 1 }).waitFor()
  const is = () => fetch('/api/account').then((answer) => answer.json() as Promise<{ name: string }>)
  assert.equal((await laptop.page.evaluate(is)).name, 'Ada')
  assert.equal(await laptop.page.getByText('Kestrel Books').count(), 0)
})
