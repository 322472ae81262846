import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { readAccount, signIn, signUp } from '#areas/accounts/contract.ts'
import { type Browser, GOOD_PASSWORD, peopleOfFile } from '#areas/accounts/testing.ts'
import { DAY } from '#kernel/clock.ts'
import { email as emailShape } from '#kernel/shapes.ts'
import { aContributor, anAccount, aSite, asEditor, onSiteAs, tokenFor } from '../testing.ts'
import { putContributor } from '../contributors/contributor.store.ts'
import { declineInvitation } from './decline-invitation.ts'
import { invite } from './invite.ts'
import { offerSite } from './offer-site.ts'
import { revokeInvitation } from './revoke-invitation.ts'

const people = await peopleOfFile()

/** A site of Odile Brun's, from which somebody is invited: the address, the secret of its link, and what may follow. */
async function invited(email = people.newAddress(), how: typeof invite | typeof offerSite = invite) {
  return people.asSystem(async (ctx) => {
    const owner = await anAccount(ctx, { name: 'Odile Brun' })
    const siteId = await aSite(ctx, owner)
    const mine = onSiteAs(ctx, owner, siteId)
    const { id } = await how(mine, { siteId, email: emailShape.parse(email), ...asEditor })
    return { email, id, siteId, owner, token: await tokenFor(mine, id) }
  })
}

/** Signs up by the link of an invitation. */
const signUpBy = (browser: Browser, email: string, invitation: string, headers = {}) =>
  browser.send(signUp, { ...people.form(email), invitation }, headers)

/** Whether the account of an address is confirmed, and what its sign-up mailed. */
async function become(email: string) {
  const { rows } = await sql<{ verified_at: Date | null }>`
    select verified_at from accounts where email = ${email}`.execute(people.door.database.root)
  const mails = (await people.door.mailsTo(email)).map(({ kind }) => kind)
  return {
    accounts: rows.length,
    isVerified: rows[0]?.verified_at != null,
    mails: mails.filter((kind) => kind.startsWith('accounts.')),
  }
}

const confirmed = { accounts: 1, isVerified: true, mails: ['accounts.opened'] }
const mailed = { accounts: 1, isVerified: false, mails: ['accounts.verify-email'] }

describe('signing up by an invitation', () => {
  test('the address it went to is confirmed, told so and asked nothing, and can sign in', async () => {
    for (const how of [invite, offerSite]) {
      const { email, token } = await invited(people.newAddress(), how as typeof invite)
      const browser = people.newBrowser()
      const answer = await signUpBy(browser, email, token)
      assert.deepEqual([answer.status, answer.body], [200, { state: 'confirmed' }])
      assert.deepEqual(await become(email), confirmed)
      assert.deepEqual(await browser.call(signIn, { email, password: GOOD_PASSWORD }), {
        state: 'signed_in',
      })
      assert.equal((await browser.call(readAccount, {})).isVerified, true)
      assert.deepEqual(await become(email), confirmed)
    }
  })

  test('written otherwise it is the same address; with anything more or less it is another', async () => {
    const { token } = await invited('noor.said@büro.example')
    for (const other of ['noor.said+1@büro.example', 'noorsaid@büro.example', 'noor.said@buro.example']) {
      assert.deepEqual((await signUpBy(people.newBrowser(), other, token)).body, { state: 'mail' })
    }
    const written = ' Noor.Said@BÜRO.example'
    assert.deepEqual((await signUpBy(people.newBrowser(), written, token)).body, { state: 'confirmed' })
    assert.deepEqual(await become('noor.said@xn--bro-hoa.example'), confirmed)
  })

  test('it proves nothing of another address', async () => {
    const { email, token } = await invited()
    const stranger = people.newAddress()
    const browser = people.newBrowser()
    const answer = await signUpBy(browser, stranger, token)
    // As without: the answer, and the cookie by which the link in the mail signs in.
    const plain = await people.newBrowser().send(signUp, people.form(people.newAddress()))
    assert.deepEqual([answer.status, answer.text], [plain.status, plain.text])
    assert.equal(answer.setCookies.length, plain.setCookies.length)
    assert.deepEqual(await become(stranger), mailed)
    // And nothing is lost by it: who was invited is confirmed afterwards.
    assert.deepEqual((await signUpBy(people.newBrowser(), email, token)).body, { state: 'confirmed' })
  })

  test('one that is over proves nothing: accepted, declined, taken back, expired, replaced, or never one', async () => {
    const isSpent = async (email: string, token: string, why: string): Promise<void> => {
      assert.deepEqual((await signUpBy(people.newBrowser(), email, token)).body, { state: 'mail' }, why)
      assert.deepEqual(await become(email), mailed, why)
    }
    const accepted = await invited()
    await people.asSystem((ctx) =>
      sql`update invitations set ended = 'accepted', ended_at = now(), ended_by = ${accepted.owner.id}
        where id = ${accepted.id}`.execute(ctx.db),
    )
    await isSpent(accepted.email, accepted.token, 'accepted')

    const declined = await invited()
    await people.asSystem((ctx) => declineInvitation(ctx, { token: declined.token }))
    await isSpent(declined.email, declined.token, 'declined')

    const revoked = await invited()
    await people.asSystem((ctx) =>
      revokeInvitation(onSiteAs(ctx, revoked.owner, revoked.siteId), {
        siteId: revoked.siteId,
        invitationId: revoked.id,
      }),
    )
    await isSpent(revoked.email, revoked.token, 'taken back')

    const nobody = people.newAddress()
    for (const token of ['', 'no token', 'x'.repeat(43)]) {
      assert.deepEqual((await signUpBy(people.newBrowser(), nobody, token)).body, { state: 'mail' })
    }

    const old = await invited()
    people.door.clock.advance(14 * DAY - 1)
    const stillGood = await invited()
    people.door.clock.advance(1)
    await isSpent(old.email, old.token, 'expired')
    assert.deepEqual((await signUpBy(people.newBrowser(), stillGood.email, stillGood.token)).body, {
      state: 'confirmed',
    })
  })

  test('one of somebody who may invite no more proves nothing', async () => {
    const { email, siteId, token, id } = await invited()
    await people.asSystem(async (ctx) => {
      const sender = await aContributor(ctx, siteId, { roles: ['admin'] })
      await sql`update invitations set invited_by = ${sender.id} where id = ${id}`.execute(ctx.db)
      await putContributor(ctx, {
        siteId,
        accountId: sender.id,
        roles: ['viewer'],
        customRoleIds: [],
        calendars: null,
        endsAt: null,
        now: ctx.clock.now(),
      })
    })
    assert.deepEqual((await signUpBy(people.newBrowser(), email, token)).body, { state: 'mail' })
    assert.deepEqual(await become(email), mailed)
  })

  test('an address that has an account keeps it as it is, and is told by mail', async () => {
    const { email } = await people.someone()
    const { token } = await invited(email)
    const browser = people.newBrowser()
    assert.deepEqual((await signUpBy(browser, email, token)).body, { state: 'mail' })
    assert.equal((await become(email)).mails.at(-1), 'accounts.address-known')
    assert.equal((await browser.send(readAccount, {})).status, 401)

    // An account that a stranger opened on the address is not confirmed with the stranger's password either.
    const taken = people.newAddress()
    await people.newBrowser().call(signUp, { ...people.form(taken), password: 'a stranger chose this' })
    const offer = await invited(taken)
    assert.deepEqual((await signUpBy(people.newBrowser(), taken, offer.token)).body, { state: 'mail' })
    assert.equal((await become(taken)).isVerified, false)
  })
})
