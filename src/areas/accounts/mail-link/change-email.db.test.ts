import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { DAY } from '#kernel/clock.ts'
import * as at from '../contract.ts'
import { GOOD_PASSWORD, peopleOfFile, SoftKey } from '../testing.ts'

const people = await peopleOfFile()

describe('a change of address', () => {
  test('is done when both mailboxes have agreed, in either order', async () => {
    for (const order of [
      ['from', 'to'],
      ['to', 'from'],
    ] as const) {
      const { email, browser } = await people.someone()
      const next = people.newAddress()
      await browser.call(at.changeEmail, { email: next })
      const tokens = {
        from: (await people.door.mailsTo(email)).at(-1)?.token ?? '',
        to: (await people.door.mailsTo(next)).at(-1)?.token ?? '',
      }
      const first = await browser.call(at.confirmEmailChange, { token: tokens[order[0]] })
      assert.equal(first.state, order[0] === 'from' ? 'waiting_to' : 'waiting_from')
      assert.equal((await browser.call(at.readAccount, {})).email, email)
      const second = await browser.call(at.confirmEmailChange, { token: tokens[order[1]] })
      assert.deepEqual(second, { state: 'changed', email: next })
      const account = await browser.call(at.readAccount, {})
      assert.deepEqual([account.email, account.isVerified, account.emailChange], [next, true, null])
      assert.equal(
        (await people.newBrowser().send(at.signIn, { email, password: GOOD_PASSWORD })).status,
        401,
      )
      assert.equal(
        (await people.newBrowser().send(at.signIn, { email: next, password: GOOD_PASSWORD })).status,
        200,
      )
      assert.match((await people.door.mailsTo(email)).at(-1)?.subject ?? '', /address was changed/)
    }
  })

  test('to an address that has an account is answered alike; that one is told', async () => {
    const [mover, holder] = [await people.someone(), await people.someone()]
    const known = await mover.browser.send(at.changeEmail, { email: holder.email })
    const unknown = await mover.browser.send(at.changeEmail, { email: people.newAddress() })
    assert.deepEqual([known.status, known.text], [unknown.status, unknown.text])
    assert.equal((await people.door.mailsTo(holder.email)).at(-1)?.kind, 'accounts.address-known')
    const same = await mover.browser.send(at.changeEmail, { email: mover.email })
    assert.equal(same.body.error?.code, 'accounts.email_same')
  })

  test('is over when it was taken back, replaced, or a day has passed', async () => {
    const { email, browser } = await people.someone()
    const [one, two] = [people.newAddress(), people.newAddress()]
    await browser.call(at.changeEmail, { email: one })
    const old = (await people.door.mailsTo(one)).at(-1)?.token ?? ''
    await browser.call(at.changeEmail, { email: two })
    assert.equal((await people.newBrowser().send(at.confirmEmailChange, { token: old })).status, 410)
    assert.equal((await browser.call(at.readAccount, {})).emailChange?.email, two)
    await browser.call(at.cancelEmailChange, {})
    const taken = (await people.door.mailsTo(two)).at(-1)?.token ?? ''
    assert.equal((await people.newBrowser().send(at.confirmEmailChange, { token: taken })).status, 410)
    await browser.call(at.changeEmail, { email: one })
    people.door.clock.advance(DAY + 1)
    const late = (await people.door.mailsTo(email)).at(-1)?.token ?? ''
    assert.equal((await people.newBrowser().send(at.confirmEmailChange, { token: late })).status, 410)
  })

  test('when the address got an account meanwhile, it stays with that one', async () => {
    const { email, browser } = await people.someone()
    const next = people.newAddress()
    await browser.call(at.changeEmail, { email: next })
    await people.newBrowser().call(at.signUp, people.form(next))
    const tokens = [
      (await people.door.mailsTo(email)).at(-1)?.token ?? '',
      (await people.door.mailsTo(next))[0]?.token ?? '',
    ]
    await people.newBrowser().call(at.confirmEmailChange, { token: tokens[0] ?? '' })
    const refused = await browser.send(at.confirmEmailChange, { token: tokens[1] ?? '' })
    assert.deepEqual([refused.status, refused.body.error?.code], [409, 'accounts.email_taken'])
    assert.equal((await browser.call(at.readAccount, {})).email, email)
  })

  test('an address that was never confirmed need not agree: it may be a slip', async () => {
    const [slip, right] = [people.newAddress(), people.newAddress()]
    const browser = people.newBrowser()
    await browser.call(at.signUp, people.form(slip))
    await browser.call(at.signIn, { email: slip, password: GOOD_PASSWORD })
    await browser.call(at.changeEmail, { email: right })
    assert.equal((await people.door.mailsTo(slip)).length, 1)
    const token = (await people.door.mailsTo(right)).at(-1)?.token ?? ''
    assert.equal((await browser.call(at.confirmEmailChange, { token })).state, 'changed')
  })

  test('the mailbox until now agrees in any browser; the new one where the account is signed in', async () => {
    const [{ email, browser }, other] = [await people.someone(), await people.someone()]
    const next = people.newAddress()
    await browser.call(at.changeEmail, { email: next })
    const from = (await people.door.mailsTo(email)).at(-1)?.token ?? ''
    const to = (await people.door.mailsTo(next)).at(-1)?.token ?? ''
    const elsewhere = people.newBrowser()
    assert.equal((await elsewhere.call(at.confirmEmailChange, { token: from })).state, 'waiting_to')
    for (const stranger of [elsewhere, other.browser]) {
      const answer = await stranger.call(at.confirmEmailChange, { token: to })
      assert.deepEqual(answer, { state: 'sign_in', email: next })
    }
    assert.equal((await browser.call(at.readAccount, {})).emailChange?.isConfirmedThere, false)
    // Asking spent nothing: who signs in there agrees by the same link.
    await elsewhere.call(at.signIn, { email, password: GOOD_PASSWORD })
    assert.equal((await elsewhere.call(at.confirmEmailChange, { token: to })).state, 'changed')
  })

  test('nobody makes a stranger’s account theirs by agreeing, and leaves them a way into it', async () => {
    const { origin } = people.door
    const victim = people.newAddress()
    const stranger = people.newBrowser()
    const own = people.newAddress()
    await stranger.call(at.signUp, people.form(own))
    await stranger.call(at.signIn, { email: own, password: GOOD_PASSWORD })
    const key = new SoftKey()
    const { options } = await stranger.call(at.startPasskey, {})
    await stranger.call(at.addPasskey, { name: 'Key', credential: key.make(options, origin) as never })
    await stranger.call(at.changeEmail, { email: victim })
    const token = (await people.door.mailsTo(victim)).at(-1)?.token ?? ''
    const { state } = await people.newBrowser().call(at.confirmEmailChange, { token })
    assert.equal(state, 'sign_in')
    assert.equal((await stranger.call(at.readAccount, {})).email, own)

    // The address is still free for its holder, and an account on it is theirs alone.
    const holder = people.newBrowser()
    await holder.call(at.signUp, people.form(victim))
    const mail = (await people.door.mailsTo(victim)).at(-1)
    assert.deepEqual(await holder.call(at.verifyEmail, { token: mail?.token ?? '' }), { state: 'signed_in' })
    const back = people.newBrowser()
    const begun = await back.call(at.startPasskeySignIn, {})
    await back.call(at.signInWithPasskey, { credential: key.answer(begun.options, origin) as never })
    assert.equal((await back.call(at.readAccount, {})).email, own)
  })
})
