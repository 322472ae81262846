import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createAccount } from '#areas/accounts/index.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { callFrom, fillSignIn, PASSWORD, signIn } from './first-steps.ts'
import { type Journey, startJourney } from './world.ts'

// Another address: asked for in one browser, agreed to from two mailboxes, of which one is opened elsewhere.

const MIRA = 'mira@okafor.example'
const NEW = 'mira@newhouse.example'
let journey: Journey

before(async () => {
  journey = await startJourney()
  const passwordHash = await hashPassword(PASSWORD)
  await runAsSystem(journey.portico, { siteId: null, reason: 'journey' }, (ctx) =>
    createAccount(ctx, { email: MIRA, name: 'Mira', passwordHash, isVerified: true }),
  )
})
after(() => journey.close())

test('the link to a new address, opened where nobody is signed in, leads to the sign-in and back to itself', async () => {
  const [laptop, phone] = [await journey.person(), await journey.person()]
  await signIn(journey, laptop.page, MIRA)
  await callFrom(laptop.page, 'POST', '/api/account/email-change', { email: NEW })
  await phone.page.goto(await journey.linkMailedTo(MIRA, '/confirm-email'))
  await phone.page.getByRole('button', { name: 'Agree' }).click()
  await phone.page.getByRole('heading', { name: 'One mailbox to go' }).waitFor()

  const page = await phone.context.newPage()
  await page.goto(await journey.linkMailedTo(NEW, '/confirm-email'))
  await page.getByRole('button', { name: 'Agree' }).click()
  await page.getByRole('heading', { name: 'Sign in to agree' }).waitFor()
  assert.ok(await page.getByText(`moves to ${NEW} only once`).isVisible())
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/sign-in')
  await fillSignIn(page, MIRA)
  assert.equal(new URL(page.url()).pathname, '/confirm-email')
  await page.getByRole('button', { name: 'Agree' }).click()
  await page.getByRole('heading', { name: `Your address is ${NEW} now` }).waitFor()
  assert.deepEqual([...laptop.complaints, ...phone.complaints], [])
})
