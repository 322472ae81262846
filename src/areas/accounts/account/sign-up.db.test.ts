import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { DAY } from '#kernel/clock.ts'
import * as at from '../contract.ts'
import { GOOD_PASSWORD, peopleOfFile } from '../testing.ts'

const people = await peopleOfFile()

describe('signing up', () => {
  test('contract §9: no account from a sanctioned country, with a plain message', async () => {
    const browser = people.newBrowser()
    for (const country of ['CU', 'IR', 'KP', 'SD', 'SY']) {
      const refused = await browser.send(at.signUp, { ...people.form(people.newAddress()), country })
      assert.deepEqual([refused.status, refused.body.error?.code], [403, 'accounts.country_refused'])
      assert.match(refused.body.error?.message ?? '', /cannot offer accounts in this country/)
    }
  })

  test('refusals: a weak password, no crumb, what is missing', async () => {
    const browser = people.newBrowser()
    const weak = await browser.send(at.signUp, {
      ...people.form(people.newAddress()),
      password: 'password123',
    })
    assert.deepEqual(
      [weak.status, weak.body.error?.code, weak.body.error?.field],
      [422, 'accounts.password_common', 'password'],
    )
    const short = await browser.send(at.signUp, { ...people.form(people.newAddress()), password: 'kettle-9' })
    assert.equal(short.status, 422)
    assert.match(short.text, /accounts\.password_short/)
    const forged = await browser.send(at.signUp, people.form(people.newAddress()), { 'x-csrf-token': '' })
    assert.equal(forged.status, 403)
    const foreign = await browser.send(at.signUp, people.form(people.newAddress()), {
      origin: 'https://evil.example',
    })
    assert.equal(foreign.status, 403)
    const empty = await browser.send(at.signUp, { ...people.form(people.newAddress()), name: '  ' })
    assert.equal(empty.status, 422)
  })

  test('an address that has an account is answered like one that has none; the mails differ', async () => {
    const { email } = await people.someone()
    const fresh = people.newAddress()
    const [known, unknown] = [
      await people.newBrowser().send(at.signUp, people.form(email)),
      await people.newBrowser().send(at.signUp, people.form(fresh)),
    ]
    assert.deepEqual([known.status, known.text], [unknown.status, unknown.text])
    assert.deepEqual(Object.keys(known.headers).toSorted(), Object.keys(unknown.headers).toSorted())
    const shapeOf = (cookies: readonly string[]): string[] =>
      cookies.map((cookie) => cookie.replace(/=[^;]*/, '='))
    assert.deepEqual(shapeOf(known.setCookies), shapeOf(unknown.setCookies))
    assert.equal((await people.door.mailsTo(email)).at(-1)?.kind, 'accounts.address-known')
    assert.equal((await people.door.mailsTo(fresh)).at(-1)?.kind, 'accounts.verify-email')
    const { rows } = await sql`select from accounts where email = ${email}`.execute(people.door.database.root)
    assert.equal(rows.length, 1)
  })

  test('R-01: a repeat under its key sends no second mail and is answered as the first was, cookie and all', async () => {
    const { email } = await people.someone()
    for (const [address, kind] of [
      [people.newAddress(), 'accounts.verify-email'],
      [email, 'accounts.address-known'],
    ] as const) {
      const browser = people.newBrowser()
      const before = (await people.door.mailsTo(address)).length
      // More often than mails may go to an address: whose answer was lost is not refused for asking again.
      const answers = []
      for (let turn = 0; turn < 7; turn += 1)
        answers.push(
          await browser.send(at.signUp, people.form(address), { 'idempotency-key': 'lost answer' }),
        )
      const [first, ...repeats] = answers
      assert.equal(first?.status, 200)
      assert.equal(first?.headers['idempotent-replayed'], undefined)
      for (const repeat of repeats) {
        assert.deepEqual([repeat.status, repeat.text], [200, first?.text])
        assert.deepEqual(repeat.setCookies, first?.setCookies)
        assert.equal(repeat.headers['idempotent-replayed'], 'true')
      }
      const mails = (await people.door.mailsTo(address)).slice(before)
      assert.deepEqual(
        mails.map((mail) => mail.kind),
        [kind],
      )
      const other = await browser.send(at.signUp, people.form(people.newAddress()), {
        'idempotency-key': 'lost answer',
      })
      assert.deepEqual([other.status, other.body.error?.code], [422, 'idempotency.other_body'])
      // Somebody else's key of the same name is another one.
      const elsewhere = await people.newBrowser().send(at.signUp, people.form(people.newAddress()), {
        'idempotency-key': 'lost answer',
      })
      assert.equal(elsewhere.headers['idempotent-replayed'], undefined)
    }
  })

  test('R-01: the link of a sign-up signs in where only the answer to its repeat arrived', async () => {
    const email = people.newAddress()
    const browser = people.newBrowser()
    await browser.copy().send(at.signUp, people.form(email), { 'idempotency-key': 'again' })
    await browser.send(at.signUp, people.form(email), { 'idempotency-key': 'again' })
    const token = (await people.door.mailsTo(email)).at(-1)?.token ?? ''
    assert.deepEqual(await browser.call(at.verifyEmail, { token }), { state: 'signed_in' })
  })

  test('R-01: what was refused is not kept, and what is kept tells no password', async () => {
    const browser = people.newBrowser()
    const email = people.newAddress()
    const key = { 'idempotency-key': 'second thoughts' }
    assert.equal(
      (await browser.send(at.signUp, { ...people.form(email), password: 'password123' }, key)).status,
      422,
    )
    assert.equal((await browser.send(at.signUp, people.form(email), key)).status, 200)
    const { rows } = await sql<{ fingerprint: string; row: string }>`
      select fingerprint, to_jsonb(t)::text as row from idempotent_answers t where key = 'second thoughts'`.execute(
      people.door.database.root,
    )
    assert.equal(rows.length, 1)
    const input = JSON.stringify(at.signUp.input.parse(people.form(email)))
    assert.notEqual(rows[0]?.fingerprint, createHash('sha256').update(input).digest('base64url'))
    for (const [name, value] of browser.cookies) assert.ok(!rows[0]?.row.includes(value), name)
  })

  test('the link signs in where the account was opened; elsewhere it asks for the password first', async () => {
    const email = people.newAddress()
    const [browser, elsewhere] = [people.newBrowser(), people.newBrowser()]
    await browser.call(at.signUp, people.form(email))
    const token = (await people.door.mailsTo(email)).at(-1)?.token ?? ''
    assert.deepEqual(await elsewhere.call(at.verifyEmail, { token }), { state: 'sign_in' })
    const { rows } = await sql<{ verified_at: Date | null }>`
      select verified_at from accounts where email = ${email}`.execute(people.door.database.root)
    assert.equal(rows[0]?.verified_at, null)
    await elsewhere.call(at.signIn, { email, password: GOOD_PASSWORD })
    assert.equal((await elsewhere.call(at.readAccount, {})).isVerified, false)
    assert.deepEqual(await elsewhere.call(at.verifyEmail, { token }), { state: 'confirmed' })
    assert.equal((await elsewhere.call(at.readAccount, {})).isVerified, true)
    // Used, and harmless: it signs nobody in any more.
    assert.deepEqual(await browser.call(at.verifyEmail, { token }), { state: 'confirmed' })
    assert.equal((await browser.send(at.readAccount, {})).status, 401)
  })

  test('a link is of no use after seven days, or when another was sent', async () => {
    const email = people.newAddress()
    const browser = people.newBrowser()
    await browser.call(at.signUp, people.form(email))
    await browser.call(at.signIn, { email, password: GOOD_PASSWORD })
    await browser.call(at.resendVerification, {})
    const [first, second] = await people.door.mailsTo(email)
    assert.equal((await browser.send(at.verifyEmail, { token: first?.token ?? '' })).status, 410)
    people.door.clock.advance(7 * DAY + 1)
    assert.equal((await browser.send(at.verifyEmail, { token: second?.token ?? '' })).status, 410)
  })
})
