import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { DAY, HOUR, MINUTE } from '#kernel/clock.ts'
import type { RequestFacts } from '#platform/ctx.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { provideAccountFlags } from './account/account-flags.ts'
import { lockAccount } from './account/lock-account.ts'
import { guardAccountDeletion } from './account/deletion-guards.ts'
import * as at from './contract.ts'
import { mailSecurityChange } from './emails/mail-security-change.ts'
import { authenticate } from './session/authenticate.ts'
import { totpCode } from './second-factor/totp.ts'
import { mailsTo } from './sign-in/guessing.ts'
import { type Browser, type Door, GOOD_PASSWORD, openDoor } from './testing.ts'

let door: Door
before(async () => {
  door = await openDoor()
})
after(() => door.close())

let count = 0
const newAddress = (): string => `person-${(count += 1)}@example.com`
let network = 10
/** A browser of another network each time, so that the limits of one test are not those of the next. */
const newBrowser = (): Browser => door.browser({ ip: `198.51.100.${(network += 1)}` })

const form = (email: string) => ({ email, password: GOOD_PASSWORD, name: 'Mira Okafor', country: 'GB' })

/** Somebody with a confirmed account, signed in in a browser of their own. */
async function someone(): Promise<{ email: string; browser: Browser; id: string }> {
  const email = newAddress()
  const browser = newBrowser()
  await browser.call(at.signUp, form(email))
  const [mail] = await door.mailsTo(email)
  assert.deepEqual(await browser.call(at.verifyEmail, { token: mail?.token ?? '' }), { state: 'signed_in' })
  const { id } = await browser.call(at.readAccount, {})
  return { email, browser, id }
}

const asSystem = <T>(work: Parameters<typeof runAsSystem<T>>[2]): Promise<T> =>
  runAsSystem(
    { database: door.database, tools: door.tools, clock: door.clock },
    { siteId: null, reason: 'test' },
    work,
  )

describe('a language that is tried', () => {
  test('is chosen, spoken and written in by who has its flag, and by nobody else', async () => {
    const { browser, email, id } = await someone()
    const choose = () => browser.send(at.changeProfile, { preferredLocale: 'ja-JP' })
    const spoken = () =>
      door.database.transaction('platform', async (db) => {
        const facts = { cookies: Object.fromEntries(browser.cookies), origin: door.origin, headers: {} }
        const { locale } = await authenticate(
          db,
          { ...facts, ip: '192.0.2.7', userAgent: '' } as unknown as RequestFacts,
          door.clock,
        )
        return locale
      })
    /** The language of a mail that the account is sent. */
    const written = () =>
      asSystem(async (ctx) => {
        await mailSecurityChange(ctx, { accountId: id, change: 'password' })
        const { rows } = await sql<{ locale: string }>`
          select locale from mails where to_address = ${email} order by id desc limit 1`.execute(ctx.db)
        return rows[0]?.locale
      })
    const refused = await choose()
    assert.deepEqual([refused.status, refused.body.error?.code], [403, 'accounts.locale_closed'])
    let flags: readonly string[] = ['member-locale-ja-jp']
    provideAccountFlags(async (_db, accountId) => (accountId === id ? flags : []))
    assert.equal((await choose()).status, 200)
    assert.deepEqual([await spoken(), await written()], ['ja-JP', 'ja-JP'])
    flags = []
    assert.deepEqual([await spoken(), await written()], ['en-US', 'en-US'])
    assert.equal((await choose()).status, 403)
    assert.equal((await browser.send(at.changeProfile, { preferredLocale: 'de-DE' })).status, 200)
  })
})

describe('signing up', () => {
  test('refusals: a weak password, a sanctioned country, no crumb, what is missing', async () => {
    const browser = newBrowser()
    const weak = await browser.send(at.signUp, { ...form(newAddress()), password: 'password123' })
    assert.deepEqual(
      [weak.status, weak.body.error?.code, weak.body.error?.field],
      [422, 'accounts.password_common', 'password'],
    )
    const short = await browser.send(at.signUp, { ...form(newAddress()), password: 'kettle-9' })
    assert.equal(short.status, 422)
    assert.match(short.text, /accounts\.password_short/)
    for (const country of ['CU', 'IR', 'KP', 'SD', 'SY']) {
      const refused = await browser.send(at.signUp, { ...form(newAddress()), country })
      assert.deepEqual([refused.status, refused.body.error?.code], [403, 'accounts.country_refused'])
      assert.match(refused.body.error?.message ?? '', /cannot offer accounts in this country/)
    }
    const forged = await browser.send(at.signUp, form(newAddress()), { 'x-csrf-token': '' })
    assert.equal(forged.status, 403)
    const foreign = await browser.send(at.signUp, form(newAddress()), { origin: 'https://evil.example' })
    assert.equal(foreign.status, 403)
    const empty = await browser.send(at.signUp, { ...form(newAddress()), name: '  ' })
    assert.equal(empty.status, 422)
  })

  test('an address that has an account is answered like one that has none; the mails differ', async () => {
    const { email } = await someone()
    const fresh = newAddress()
    const [known, unknown] = [
      await newBrowser().send(at.signUp, form(email)),
      await newBrowser().send(at.signUp, form(fresh)),
    ]
    assert.deepEqual([known.status, known.text], [unknown.status, unknown.text])
    assert.deepEqual(Object.keys(known.headers).toSorted(), Object.keys(unknown.headers).toSorted())
    const shapeOf = (cookies: readonly string[]): string[] =>
      cookies.map((cookie) => cookie.replace(/=[^;]*/, '='))
    assert.deepEqual(shapeOf(known.setCookies), shapeOf(unknown.setCookies))
    assert.equal((await door.mailsTo(email)).at(-1)?.kind, 'accounts.address-known')
    assert.equal((await door.mailsTo(fresh)).at(-1)?.kind, 'accounts.verify-email')
    const { rows } = await sql`select from accounts where email = ${email}`.execute(door.database.root)
    assert.equal(rows.length, 1)
  })

  test('R-01: a repeat under its key sends no second mail and is answered as the first was, cookie and all', async () => {
    const { email } = await someone()
    for (const [address, kind] of [
      [newAddress(), 'accounts.verify-email'],
      [email, 'accounts.address-known'],
    ] as const) {
      const browser = newBrowser()
      const before = (await door.mailsTo(address)).length
      // More often than mails may go to an address: whose answer was lost is not refused for asking again.
      const answers = []
      for (let turn = 0; turn < 7; turn += 1)
        answers.push(await browser.send(at.signUp, form(address), { 'idempotency-key': 'lost answer' }))
      const [first, ...repeats] = answers
      assert.equal(first?.status, 200)
      assert.equal(first?.headers['idempotent-replayed'], undefined)
      for (const repeat of repeats) {
        assert.deepEqual([repeat.status, repeat.text], [200, first?.text])
        assert.deepEqual(repeat.setCookies, first?.setCookies)
        assert.equal(repeat.headers['idempotent-replayed'], 'true')
      }
      const mails = (await door.mailsTo(address)).slice(before)
      assert.deepEqual(
        mails.map((mail) => mail.kind),
        [kind],
      )
      const other = await browser.send(at.signUp, form(newAddress()), { 'idempotency-key': 'lost answer' })
      assert.deepEqual([other.status, other.body.error?.code], [422, 'idempotency.other_body'])
      // Somebody else's key of the same name is another one.
      const elsewhere = await newBrowser().send(at.signUp, form(newAddress()), {
        'idempotency-key': 'lost answer',
      })
      assert.equal(elsewhere.headers['idempotent-replayed'], undefined)
    }
  })

  test('R-01: the link of a sign-up signs in where only the answer to its repeat arrived', async () => {
    const email = newAddress()
    const browser = newBrowser()
    await browser.copy().send(at.signUp, form(email), { 'idempotency-key': 'again' })
    await browser.send(at.signUp, form(email), { 'idempotency-key': 'again' })
    const token = (await door.mailsTo(email)).at(-1)?.token ?? ''
    assert.deepEqual(await browser.call(at.verifyEmail, { token }), { state: 'signed_in' })
  })

  test('R-01: what was refused is not kept, and what is kept tells no password', async () => {
    const browser = newBrowser()
    const email = newAddress()
    const key = { 'idempotency-key': 'second thoughts' }
    assert.equal(
      (await browser.send(at.signUp, { ...form(email), password: 'password123' }, key)).status,
      422,
    )
    assert.equal((await browser.send(at.signUp, form(email), key)).status, 200)
    const { rows } = await sql<{ fingerprint: string; row: string }>`
      select fingerprint, to_jsonb(t)::text as row from idempotent_answers t where key = 'second thoughts'`.execute(
      door.database.root,
    )
    assert.equal(rows.length, 1)
    const input = JSON.stringify(at.signUp.input.parse(form(email)))
    assert.notEqual(rows[0]?.fingerprint, createHash('sha256').update(input).digest('base64url'))
    for (const [name, value] of browser.cookies) assert.ok(!rows[0]?.row.includes(value), name)
  })

  test('R-01: a reset, a change of address and a new confirmation are asked for once under a key', async () => {
    const { email, browser } = await someone()
    const key = { 'idempotency-key': 'once' }
    const next = newAddress()
    for (const _ of [1, 2, 3]) {
      assert.equal((await browser.send(at.requestReset, { email }, key)).status, 200)
      assert.equal((await browser.send(at.changeEmail, { email: next }, key)).status, 200)
    }
    const before = (await door.mailsTo(email)).length
    await door.sendResets()
    assert.equal((await door.mailsTo(email)).length, before + 1)
    assert.equal((await door.mailsTo(next)).length, 1)

    const fresh = newAddress()
    const unconfirmed = newBrowser()
    await unconfirmed.call(at.signUp, form(fresh))
    await unconfirmed.call(at.signIn, { email: fresh, password: GOOD_PASSWORD })
    const mailed = (await door.mailsTo(fresh)).length
    for (const _ of [1, 2, 3])
      assert.equal((await unconfirmed.send(at.resendVerification, {}, key)).status, 200)
    assert.equal((await door.mailsTo(fresh)).length, mailed + 1)
  })

  test('the case of an address does not make it another one', async () => {
    const { email } = await someone()
    await newBrowser().call(at.signUp, form(email.toUpperCase()))
    assert.equal((await door.mailsTo(email)).at(-1)?.kind, 'accounts.address-known')
  })

  test('only the very first account runs the platform', async () => {
    const { rows } = await sql<{ email: string; is_operator: boolean }>`
      select email, is_operator from accounts`.execute(door.database.root)
    const numberOf = (email: string): number => Number(/\d+/.exec(email)?.[0])
    const first = Math.min(...rows.map((row) => numberOf(row.email)))
    assert.ok(rows.length > 1)
    assert.deepEqual(
      rows.filter((row) => row.is_operator).map((row) => numberOf(row.email)),
      [first],
    )
  })

  test('the link signs in where the account was opened; elsewhere it asks for the password first', async () => {
    const email = newAddress()
    const [browser, elsewhere] = [newBrowser(), newBrowser()]
    await browser.call(at.signUp, form(email))
    const token = (await door.mailsTo(email)).at(-1)?.token ?? ''
    assert.deepEqual(await elsewhere.call(at.verifyEmail, { token }), { state: 'sign_in' })
    const { rows } = await sql<{ verified_at: Date | null }>`
      select verified_at from accounts where email = ${email}`.execute(door.database.root)
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
    const email = newAddress()
    const browser = newBrowser()
    await browser.call(at.signUp, form(email))
    await browser.call(at.signIn, { email, password: GOOD_PASSWORD })
    await browser.call(at.resendVerification, {})
    const [first, second] = await door.mailsTo(email)
    assert.equal((await browser.send(at.verifyEmail, { token: first?.token ?? '' })).status, 410)
    door.clock.advance(7 * DAY + 1)
    assert.equal((await browser.send(at.verifyEmail, { token: second?.token ?? '' })).status, 410)
  })
})

describe('signing in', () => {
  test('a wrong password and an unknown address are answered alike, byte for byte', async () => {
    const { email } = await someone()
    const [known, unknown] = [
      await newBrowser().send(at.signIn, { email, password: 'not the password' }),
      await newBrowser().send(at.signIn, { email: newAddress(), password: 'not the password' }),
    ]
    const stripped = (text: string): string => text.replace(/"requestId":"[^"]+"/, '')
    assert.equal(known.status, 401)
    assert.deepEqual([known.status, stripped(known.text)], [unknown.status, stripped(unknown.text)])
    assert.deepEqual(known.setCookies, [])
    assert.deepEqual(unknown.setCookies, [])
    assert.deepEqual(Object.keys(known.headers), Object.keys(unknown.headers))
  })

  test('a session that was there before is not taken over: new id, new token, and the old one ends', async () => {
    const { email, browser } = await someone()
    const before = browser.copy()
    const fixed = newBrowser()
    fixed.cookies.set('portico', 'A'.repeat(43))
    await fixed.call(at.signIn, { email, password: GOOD_PASSWORD })
    assert.notEqual(fixed.cookies.get('portico'), 'A'.repeat(43))
    await browser.call(at.signIn, { email, password: GOOD_PASSWORD })
    assert.notEqual(browser.cookies.get('portico'), before.cookies.get('portico'))
    assert.equal((await before.send(at.readAccount, {})).status, 401)
    assert.equal((await browser.send(at.readAccount, {})).status, 200)
  })

  test('what is stored of a session opens nothing', async () => {
    const { browser, id } = await someone()
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(s)::text as row from account_sessions s where account_id = ${id}`.execute(
      door.database.root,
    )
    assert.equal(rows.length, 1)
    assert.ok(!rows[0]?.row.includes(browser.cookies.get('portico') ?? 'none'))
  })

  test('after signing out the cookie opens nothing any more', async () => {
    const { browser } = await someone()
    const thief = browser.copy()
    await browser.call(at.signOut, {})
    assert.equal(browser.cookies.has('portico'), false)
    assert.equal((await thief.send(at.readAccount, {})).status, 401)
    // The new crumb fits a browser without a session.
    assert.equal((await browser.send(at.signOut, {})).status, 200)
  })

  test('a session ends after 14 days without use, and after 90 in any case', async () => {
    const { browser } = await someone()
    for (let day = 0; day < 84; day += 12) {
      door.clock.advance(12 * DAY)
      assert.equal((await browser.send(at.readAccount, {})).status, 200)
    }
    door.clock.advance(7 * DAY)
    assert.equal((await browser.send(at.readAccount, {})).status, 401)
    const idle = await someone()
    door.clock.advance(14 * DAY + 1)
    assert.equal((await idle.browser.send(at.readAccount, {})).status, 401)
  })

  test('on https the cookies are of this host alone, out of reach of scripts', async () => {
    const secure = await openDoor({ origin: 'https://app.example.com' })
    const email = newAddress()
    const browser = secure.browser({ ip: '203.0.113.9' })
    await browser.call(at.signUp, form(email))
    const answer = await browser.send(at.signIn, { email, password: GOOD_PASSWORD })
    const session = answer.setCookies.find((cookie) => cookie.startsWith('__Host-portico='))
    assert.match(session ?? '', /; Path=\/(;|$)/)
    assert.match(session ?? '', /; HttpOnly(;|$)/)
    assert.match(session ?? '', /; Secure(;|$)/)
    assert.match(session ?? '', /; SameSite=Lax(;|$)/)
    for (const cookie of answer.setCookies) {
      assert.doesNotMatch(cookie, /domain=/i)
      assert.match(cookie, /Secure/)
      if (!cookie.startsWith('crumb=')) assert.match(cookie, /^__Host-.*HttpOnly/)
    }
    await secure.close()
  })

  test('ten failures, then growing waits with Retry-After, alike for addresses without an account', async () => {
    const { email } = await someone()
    for (const address of [email, newAddress()]) {
      const stranger = newBrowser()
      for (let guess = 0; guess < 10; guess += 1) {
        assert.equal(
          (await stranger.send(at.signIn, { email: address, password: `guess ${guess}` })).status,
          401,
        )
      }
      // Over the limit one more is let through, and begins a pause.
      assert.equal((await stranger.send(at.signIn, { email: address, password: 'one more' })).status, 401)
      const refused = await stranger.send(at.signIn, { email: address, password: GOOD_PASSWORD })
      assert.equal(refused.status, 429)
      const wait = Number(refused.headers['retry-after'])
      assert.ok(wait > 0 && wait <= 15, String(wait))
    }
  })

  test('a stranger’s failures do not keep the owner out of a browser that the account knows', async () => {
    const { email, browser } = await someone()
    await browser.call(at.signOut, {})
    const stranger = newBrowser()
    for (let guess = 0; guess < 12; guess += 1) {
      await stranger.send(at.signIn, { email, password: `guess ${guess}` })
    }
    assert.equal((await newBrowser().send(at.signIn, { email, password: GOOD_PASSWORD })).status, 429)
    assert.equal((await browser.send(at.signIn, { email, password: GOOD_PASSWORD })).status, 200)
  })

  test('forty at once are not more than ten', async () => {
    const { email } = await someone()
    const stranger = newBrowser()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, guess) =>
        stranger.send(at.signIn, { email, password: `guess ${guess}` }),
      ),
    )
    // The eleventh is the one that begins the pause.
    assert.equal(answers.filter((answer) => answer.status === 401).length, 11)
    assert.equal(answers.filter((answer) => answer.status === 429).length, 29)
  })

  test('fifty failures from one network, whatever the address', async () => {
    const stranger = newBrowser()
    const statuses: number[] = []
    for (let guess = 0; guess < 52; guess += 1) {
      statuses.push((await stranger.send(at.signIn, { email: newAddress(), password: 'guess' })).status)
    }
    assert.equal(statuses.filter((status) => status === 401).length, 51)
    assert.equal(statuses.at(-1), 429)
  })

  test('right passwords do not count against a network', async () => {
    const { email, browser } = await someone()
    for (let turn = 0; turn < 60; turn += 1) {
      const answer = await browser.send(at.signIn, { email, password: GOOD_PASSWORD })
      assert.equal(answer.status, 200, `turn ${turn}`)
    }
  })

  test('a browser seen for the first time is told of by mail, a known one is not, nor the very first', async () => {
    const { email, browser } = await someone()
    const kinds = async (): Promise<string[]> => (await door.mailsTo(email)).map((mail) => mail.kind)
    assert.deepEqual(await kinds(), ['accounts.verify-email'])
    await browser.call(at.signOut, {})
    await browser.call(at.signIn, { email, password: GOOD_PASSWORD })
    assert.deepEqual(await kinds(), ['accounts.verify-email'])
    await newBrowser().call(at.signIn, { email, password: GOOD_PASSWORD })
    assert.deepEqual(await kinds(), ['accounts.verify-email', 'accounts.new-device'])
    const [, mail] = await door.mailsTo(email)
    assert.match(mail?.plain ?? '', /Firefox on Linux/)
  })

  test('the history tells sign-ins and failed tries, by pages', async () => {
    const { email, browser } = await someone()
    const stranger = newBrowser()
    for (let guess = 0; guess < 3; guess += 1) {
      door.clock.advance(1000)
      await stranger.send(at.signIn, { email, password: 'guess' })
    }
    const first = await browser.call(at.listSignIns, { limit: 2 })
    assert.deepEqual(
      first.items.map((item) => item.outcome),
      ['wrong_password', 'wrong_password'],
    )
    const rest = await browser.call(at.listSignIns, { limit: 2, cursor: first.next ?? '' })
    assert.deepEqual(
      rest.items.map((item) => [item.outcome, item.method]),
      [
        ['wrong_password', 'password'],
        ['signed_in', 'link'],
      ],
    )
    assert.equal(rest.next, null)
    assert.equal((await browser.send(at.listSignIns, { cursor: 'nonsense' })).status, 200)
  })
})

describe('a locked account', () => {
  test('its sessions end at once; only the right password learns of the lock', async () => {
    const { email, browser, id } = await someone()
    await asSystem((ctx) => lockAccount(ctx, { accountId: id, isLocked: true }))
    assert.equal((await browser.send(at.readAccount, {})).status, 401)
    const wrong = await newBrowser().send(at.signIn, { email, password: 'not the password' })
    assert.deepEqual([wrong.status, wrong.body.error?.code], [401, 'accounts.sign_in_failed'])
    const right = await newBrowser().send(at.signIn, { email, password: GOOD_PASSWORD })
    assert.deepEqual([right.status, right.body.error?.code], [403, 'accounts.locked'])
    await asSystem((ctx) => lockAccount(ctx, { accountId: id, isLocked: false }))
    assert.equal((await newBrowser().send(at.signIn, { email, password: GOOD_PASSWORD })).status, 200)
  })
})

describe('a new password by mail', () => {
  const OTHER = 'seven quiet lanterns'
  async function resetToken(email: string): Promise<string> {
    await newBrowser().call(at.requestReset, { email })
    await door.sendResets()
    return (await door.mailsTo(email)).at(-1)?.token ?? ''
  }

  test('the answer tells nothing, and an address without an account gets no mail', async () => {
    const { email } = await someone()
    const stranger = newAddress()
    const [known, unknown] = [
      await newBrowser().send(at.requestReset, { email }),
      await newBrowser().send(at.requestReset, { email: stranger }),
    ]
    assert.deepEqual([known.status, known.text], [unknown.status, unknown.text])
    assert.deepEqual(Object.keys(known.headers), Object.keys(unknown.headers))
    await door.sendResets()
    assert.equal((await door.mailsTo(email)).at(-1)?.kind, 'accounts.reset-password')
    assert.deepEqual(await door.mailsTo(stranger), [])
  })

  test('works once, ends every session, and signs nobody in', async () => {
    const { email, browser } = await someone()
    const token = await resetToken(email)
    const elsewhere = newBrowser()
    assert.deepEqual(await elsewhere.call(at.checkReset, { token }), { email })
    const weak = await elsewhere.send(at.resetPassword, {
      token,
      password: 'password123',
      endOtherSessions: true,
    })
    assert.equal(weak.status, 422)
    await elsewhere.call(at.resetPassword, { token, password: OTHER, endOtherSessions: true })
    const again = await elsewhere.send(at.resetPassword, {
      token,
      password: GOOD_PASSWORD,
      endOtherSessions: true,
    })
    assert.deepEqual([again.status, again.body.error?.code], [410, 'accounts.link_spent'])
    assert.equal((await elsewhere.send(at.checkReset, { token })).status, 410)
    assert.equal((await elsewhere.send(at.readAccount, {})).status, 401)
    assert.equal((await browser.send(at.readAccount, {})).status, 401)
    assert.equal((await newBrowser().send(at.signIn, { email, password: GOOD_PASSWORD })).status, 401)
    assert.equal((await newBrowser().send(at.signIn, { email, password: OTHER })).status, 200)
  })

  test('leaves the sessions where that is wished', async () => {
    const { email, browser } = await someone()
    const token = await resetToken(email)
    await newBrowser().call(at.resetPassword, { token, password: OTHER, endOtherSessions: false })
    assert.equal((await browser.send(at.readAccount, {})).status, 200)
  })

  test('is of no use after an hour, or when another one was sent', async () => {
    const { email } = await someone()
    const first = await resetToken(email)
    const second = await resetToken(email)
    assert.notEqual(first, second)
    assert.equal((await newBrowser().send(at.checkReset, { token: first })).status, 410)
    door.clock.advance(HOUR - 1000)
    assert.equal((await newBrowser().send(at.checkReset, { token: second })).status, 200)
    door.clock.advance(1000)
    assert.equal((await newBrowser().send(at.checkReset, { token: second })).status, 410)
    assert.equal((await newBrowser().send(at.checkReset, { token: 'A'.repeat(43) })).status, 410)
  })

  test('confirms the address; where it was not before, whoever opened the account is out', async () => {
    const email = newAddress()
    const stranger = newBrowser()
    await stranger.call(at.signUp, form(email))
    await stranger.call(at.signIn, { email, password: GOOD_PASSWORD })
    const token = await resetToken(email)
    await newBrowser().call(at.resetPassword, { token, password: OTHER, endOtherSessions: false })
    assert.equal((await stranger.send(at.readAccount, {})).status, 401)
    const owner = newBrowser()
    await owner.call(at.signIn, { email, password: OTHER })
    assert.equal((await owner.call(at.readAccount, {})).isVerified, true)
  })

  test('links lead to our own host, whatever a request says of hosts', async () => {
    const { email } = await someone()
    const forged: Record<string, string>[] = [
      { host: 'evil.example' },
      { host: 'evil.example:4000' },
      { 'x-forwarded-host': 'evil.example' },
      { 'x-forwarded-server': 'evil.example' },
      { 'x-host': 'evil.example' },
      { 'x-original-host': 'evil.example' },
      { 'x-http-host-override': 'evil.example' },
      { forwarded: 'host=evil.example;proto=https' },
      { 'x-forwarded-proto': 'https' },
      { 'x-original-url': 'http://evil.example/' },
      { 'x-rewrite-url': 'http://evil.example/' },
      { referer: 'http://evil.example/' },
    ]
    for (const headers of forged) {
      const answer = await newBrowser().send(at.requestReset, { email }, headers)
      assert.equal(answer.status, 200, JSON.stringify(headers))
      await door.tools.limits.forgive(mailsTo, email)
    }
    await door.sendResets()
    for (const mail of await door.mailsTo(email)) {
      assert.doesNotMatch(mail.plain, /evil/)
      assert.match(mail.plain, /http:\/\/localhost:4000\//)
    }
  })

  test('five mails to an address in 15 minutes, then a wait', async () => {
    const { email } = await someone()
    const statuses: number[] = []
    for (let turn = 0; turn < 7; turn += 1)
      statuses.push((await newBrowser().send(at.requestReset, { email })).status)
    assert.equal(statuses.at(-1), 429)
    assert.ok(statuses.filter((status) => status === 200).length <= 6)
  })
})

describe('the second factor', () => {
  async function withFactor(): Promise<{
    email: string
    browser: Browser
    id: string
    secret: string
    codes: string[]
  }> {
    const { email, browser, id } = await someone()
    const { secret, uri } = await browser.call(at.startSecondFactor, {})
    assert.match(uri, /^otpauth:\/\/totp\//)
    const wrong = await browser.send(at.confirmSecondFactor, { code: '000000' })
    assert.deepEqual([wrong.status, wrong.body.error?.field], [422, 'code'])
    const { recoveryCodes } = await browser.call(at.confirmSecondFactor, {
      code: totpCode(secret, door.clock.now()),
    })
    assert.equal(recoveryCodes.length, 10)
    // The code that turned it on is spent.
    door.clock.advance(MINUTE)
    return { email, browser, id, secret, codes: recoveryCodes }
  }

  test('asks for a code after the password, and takes each code once', async () => {
    const { email, secret } = await withFactor()
    const elsewhere = newBrowser()
    assert.deepEqual(await elsewhere.call(at.signIn, { email, password: GOOD_PASSWORD }), {
      state: 'second_factor',
    })
    assert.equal(elsewhere.cookies.has('portico'), false)
    assert.equal((await elsewhere.send(at.readAccount, {})).status, 401)
    const code = totpCode(secret, door.clock.now())
    assert.deepEqual(await elsewhere.call(at.signInWithCode, { code }), {
      state: 'signed_in',
      recoveryCodesLeft: null,
    })
    assert.equal((await elsewhere.send(at.readAccount, {})).status, 200)

    const again = newBrowser()
    await again.call(at.signIn, { email, password: GOOD_PASSWORD })
    const replayed = await again.send(at.signInWithCode, { code })
    assert.deepEqual([replayed.status, replayed.body.error?.code], [401, 'accounts.code_wrong'])
    door.clock.advance(30_000)
    const next = totpCode(secret, door.clock.now())
    assert.equal((await again.send(at.signInWithCode, { code: next })).status, 200)
  })

  test('takes each recovery code once, and says how many are left', async () => {
    const { email, codes } = await withFactor()
    const [code = ''] = codes
    const first = newBrowser()
    await first.call(at.signIn, { email, password: GOOD_PASSWORD })
    assert.deepEqual(await first.call(at.signInWithCode, { code: code.toLowerCase().replace('-', ' ') }), {
      state: 'signed_in',
      recoveryCodesLeft: 9,
    })
    const second = newBrowser()
    await second.call(at.signIn, { email, password: GOOD_PASSWORD })
    assert.equal((await second.send(at.signInWithCode, { code })).status, 401)
  })

  test('without the first half, after ten minutes, or a second time, there is nothing to end', async () => {
    const { email, secret } = await withFactor()
    const nobody = await newBrowser().send(at.signInWithCode, { code: totpCode(secret, door.clock.now()) })
    assert.deepEqual([nobody.status, nobody.body.error?.code], [401, 'accounts.step_over'])
    const slow = newBrowser()
    await slow.call(at.signIn, { email, password: GOOD_PASSWORD })
    door.clock.advance(10 * MINUTE)
    const late = await slow.send(at.signInWithCode, { code: totpCode(secret, door.clock.now()) })
    assert.equal(late.body.error?.code, 'accounts.step_over')
    const quick = newBrowser()
    await quick.call(at.signIn, { email, password: GOOD_PASSWORD })
    const thief = quick.copy()
    await quick.call(at.signInWithCode, { code: totpCode(secret, door.clock.now()) })
    door.clock.advance(30_000)
    const stolen = await thief.send(at.signInWithCode, { code: totpCode(secret, door.clock.now()) })
    assert.equal(stolen.body.error?.code, 'accounts.step_over')
  })

  test('five wrong codes, then a wait', async () => {
    const { email } = await withFactor()
    const stranger = newBrowser()
    await stranger.call(at.signIn, { email, password: GOOD_PASSWORD })
    const statuses: number[] = []
    for (let guess = 0; guess < 7; guess += 1) {
      statuses.push((await stranger.send(at.signInWithCode, { code: `00000${guess}` })).status)
    }
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 401, 429])
  })

  test('neither secret nor recovery codes are readable in the database, not even as kept answers', async () => {
    const { browser, secret, codes } = await withFactor()
    const key = { 'idempotency-key': 'once' }
    const renewed = await browser.send(at.renewRecoveryCodes, {}, key)
    const all = [secret, ...codes, ...(renewed.body.recoveryCodes ?? [])]
    for (const table of ['idempotent_answers', 'account_second_factors', 'account_recovery_codes', 'mails']) {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(door.database.root)
      for (const { row } of rows)
        for (const word of all) assert.ok(!row.includes(word), `${table} holds ${word}`)
    }
  })

  test('renewed codes replace the old ones; turned off, nothing is asked any more', async () => {
    const { email, browser, codes } = await withFactor()
    const { recoveryCodes } = await browser.call(at.renewRecoveryCodes, {})
    const elsewhere = newBrowser()
    await elsewhere.call(at.signIn, { email, password: GOOD_PASSWORD })
    assert.equal((await elsewhere.send(at.signInWithCode, { code: codes[1] ?? '' })).status, 401)
    assert.equal((await elsewhere.send(at.signInWithCode, { code: recoveryCodes[1] ?? '' })).status, 200)
    await browser.call(at.removeSecondFactor, {})
    assert.deepEqual(await newBrowser().call(at.signIn, { email, password: GOOD_PASSWORD }), {
      state: 'signed_in',
    })
    assert.equal((await browser.call(at.readSecurity, {})).secondFactor, null)
    const kinds = (await door.mailsTo(email)).map((mail) => mail.subject)
    assert.ok(kinds.includes('Second factor turned on') && kinds.includes('Second factor turned off'))
  })

  test('one that is on is not replaced by beginning another', async () => {
    const { browser } = await withFactor()
    const again = await browser.send(at.startSecondFactor, {})
    assert.deepEqual([again.status, again.body.error?.code], [409, 'accounts.second_factor_on'])
  })

  test('a link that confirms an address, and a new password, do not go round it', async () => {
    const { email } = await withFactor()
    await newBrowser().call(at.requestReset, { email })
    await door.sendResets()
    const token = (await door.mailsTo(email)).at(-1)?.token ?? ''
    const browser = newBrowser()
    await browser.call(at.resetPassword, { token, password: 'seven quiet lanterns', endOtherSessions: true })
    assert.deepEqual(await browser.call(at.signIn, { email, password: 'seven quiet lanterns' }), {
      state: 'second_factor',
    })
  })
})

describe('sensitive changes', () => {
  test('ask again who is there after 15 minutes; the session then has another id', async () => {
    const { browser } = await someone()
    door.clock.advance(15 * MINUTE + 1)
    const stale = await browser.send(at.startSecondFactor, {})
    assert.deepEqual([stale.status, stale.body.error?.code], [401, 'prove_again'])
    const wrong = await browser.send(at.prove, { password: 'not the password' })
    assert.deepEqual(
      [wrong.status, wrong.body.error?.code, wrong.body.error?.field],
      [422, 'accounts.password_wrong', 'password'],
    )
    const before = browser.copy()
    await browser.call(at.prove, { password: GOOD_PASSWORD })
    assert.equal((await before.send(at.readAccount, {})).status, 401)
    assert.equal((await browser.send(at.startSecondFactor, {})).status, 200)
  })

  test('ten wrong passwords within a session, then a wait', async () => {
    const { browser } = await someone()
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess += 1) {
      statuses.push((await browser.send(at.prove, { password: `guess ${guess}` })).status)
    }
    assert.deepEqual(statuses.slice(-1), [429])
    assert.equal(statuses.filter((status) => status === 422).length, 11)
  })

  test('a password is changed by who knows the present one; others are signed out by choice', async () => {
    const { email, browser } = await someone()
    const elsewhere = newBrowser()
    await elsewhere.call(at.signIn, { email, password: GOOD_PASSWORD })
    const before = browser.copy()
    const change = { current: GOOD_PASSWORD, password: 'seven quiet lanterns', endOtherSessions: false }
    const wrong = await browser.send(at.changePassword, { ...change, current: 'not the password' })
    assert.equal(wrong.body.error?.field, 'current')
    const weak = await browser.send(at.changePassword, { ...change, password: 'Okafor Mira' })
    assert.deepEqual([weak.body.error?.code, weak.body.error?.field], ['accounts.password_yours', 'password'])
    await browser.call(at.changePassword, change)
    assert.equal((await before.send(at.readAccount, {})).status, 401)
    assert.equal((await elsewhere.send(at.readAccount, {})).status, 200)
    await browser.call(at.changePassword, {
      current: 'seven quiet lanterns',
      password: GOOD_PASSWORD,
      endOtherSessions: true,
    })
    assert.equal((await elsewhere.send(at.readAccount, {})).status, 401)
    assert.equal((await browser.send(at.readAccount, {})).status, 200)
  })
})

describe('a change of address', () => {
  test('is done when both mailboxes have agreed, in either order', async () => {
    for (const order of [
      ['from', 'to'],
      ['to', 'from'],
    ] as const) {
      const { email, browser } = await someone()
      const next = newAddress()
      await browser.call(at.changeEmail, { email: next })
      const tokens = {
        from: (await door.mailsTo(email)).at(-1)?.token ?? '',
        to: (await door.mailsTo(next)).at(-1)?.token ?? '',
      }
      const elsewhere = newBrowser()
      const first = await elsewhere.call(at.confirmEmailChange, { token: tokens[order[0]] })
      assert.equal(first.state, order[0] === 'from' ? 'waiting_to' : 'waiting_from')
      assert.equal((await browser.call(at.readAccount, {})).email, email)
      const second = await elsewhere.call(at.confirmEmailChange, { token: tokens[order[1]] })
      assert.deepEqual(second, { state: 'changed', email: next })
      const account = await browser.call(at.readAccount, {})
      assert.deepEqual([account.email, account.isVerified, account.emailChange], [next, true, null])
      assert.equal((await newBrowser().send(at.signIn, { email, password: GOOD_PASSWORD })).status, 401)
      assert.equal((await newBrowser().send(at.signIn, { email: next, password: GOOD_PASSWORD })).status, 200)
      assert.match((await door.mailsTo(email)).at(-1)?.subject ?? '', /address was changed/)
    }
  })

  test('to an address that has an account is answered alike; that one is told', async () => {
    const [mover, holder] = [await someone(), await someone()]
    const known = await mover.browser.send(at.changeEmail, { email: holder.email })
    const unknown = await mover.browser.send(at.changeEmail, { email: newAddress() })
    assert.deepEqual([known.status, known.text], [unknown.status, unknown.text])
    assert.equal((await door.mailsTo(holder.email)).at(-1)?.kind, 'accounts.address-known')
    const same = await mover.browser.send(at.changeEmail, { email: mover.email })
    assert.equal(same.body.error?.code, 'accounts.email_same')
  })

  test('is over when it was taken back, replaced, or a day has passed', async () => {
    const { email, browser } = await someone()
    const [one, two] = [newAddress(), newAddress()]
    await browser.call(at.changeEmail, { email: one })
    const old = (await door.mailsTo(one)).at(-1)?.token ?? ''
    await browser.call(at.changeEmail, { email: two })
    assert.equal((await newBrowser().send(at.confirmEmailChange, { token: old })).status, 410)
    assert.equal((await browser.call(at.readAccount, {})).emailChange?.email, two)
    await browser.call(at.cancelEmailChange, {})
    const taken = (await door.mailsTo(two)).at(-1)?.token ?? ''
    assert.equal((await newBrowser().send(at.confirmEmailChange, { token: taken })).status, 410)
    await browser.call(at.changeEmail, { email: one })
    door.clock.advance(DAY + 1)
    const late = (await door.mailsTo(email)).at(-1)?.token ?? ''
    assert.equal((await newBrowser().send(at.confirmEmailChange, { token: late })).status, 410)
  })

  test('when the address got an account meanwhile, it stays with that one', async () => {
    const { email, browser } = await someone()
    const next = newAddress()
    await browser.call(at.changeEmail, { email: next })
    await newBrowser().call(at.signUp, form(next))
    const tokens = [
      (await door.mailsTo(email)).at(-1)?.token ?? '',
      (await door.mailsTo(next))[0]?.token ?? '',
    ]
    await newBrowser().call(at.confirmEmailChange, { token: tokens[0] ?? '' })
    const refused = await newBrowser().send(at.confirmEmailChange, { token: tokens[1] ?? '' })
    assert.deepEqual([refused.status, refused.body.error?.code], [409, 'accounts.email_taken'])
    assert.equal((await browser.call(at.readAccount, {})).email, email)
  })

  test('an address that was never confirmed need not agree: it may be a slip', async () => {
    const [slip, right] = [newAddress(), newAddress()]
    const browser = newBrowser()
    await browser.call(at.signUp, form(slip))
    await browser.call(at.signIn, { email: slip, password: GOOD_PASSWORD })
    await browser.call(at.changeEmail, { email: right })
    assert.equal((await door.mailsTo(slip)).length, 1)
    const token = (await door.mailsTo(right)).at(-1)?.token ?? ''
    assert.equal((await newBrowser().call(at.confirmEmailChange, { token })).state, 'changed')
  })
})

describe('sessions', () => {
  test('are listed, ended one by one, or all but this one', async () => {
    const { email, browser } = await someone()
    const others = [newBrowser(), newBrowser(), newBrowser()]
    for (const other of others) {
      door.clock.advance(MINUTE)
      await other.call(at.signIn, { email, password: GOOD_PASSWORD })
    }
    const { items } = await browser.call(at.listSessions, {})
    assert.equal(items.length, 4)
    assert.deepEqual([items[0]?.isThis, items[1]?.isThis], [true, false])
    assert.deepEqual(items[0]?.device, { browser: 'Firefox', system: 'Linux', kind: 'desktop' })
    await browser.call(at.endSession, { sessionId: items[1]?.id ?? '' })
    assert.equal((await others[2]?.send(at.readAccount, {}))?.status, 401)
    assert.deepEqual(await browser.call(at.endOtherSessions, {}), { ended: 2 })
    assert.equal((await others[0]?.send(at.readAccount, {}))?.status, 401)
    assert.equal((await browser.send(at.readAccount, {})).status, 200)
  })

  test('a repeat of a request under its key is answered as the first was', async () => {
    const { email, browser } = await someone()
    await newBrowser().call(at.signIn, { email, password: GOOD_PASSWORD })
    const key = { 'idempotency-key': 'twice' }
    const [first, second] = [
      await browser.send(at.endOtherSessions, {}, key),
      await browser.send(at.endOtherSessions, {}, key),
    ]
    assert.deepEqual([first.status, first.body.ended], [200, 1])
    assert.deepEqual([second.text, second.headers['idempotent-replayed']], [first.text, 'true'])
  })

  test('of somebody else are not there', async () => {
    const [one, other] = [await someone(), await someone()]
    const [session] = (await other.browser.call(at.listSessions, {})).items
    const answer = await one.browser.send(at.endSession, { sessionId: session?.id ?? '' })
    assert.equal(answer.status, 404)
    assert.equal((await other.browser.send(at.readAccount, {})).status, 200)
  })

  test('the last use is written once a minute at most', async () => {
    const { browser, id } = await someone()
    const lastUse = async (): Promise<number> => {
      const { rows } = await sql<{ last_used_at: Date }>`
        select last_used_at from account_sessions where account_id = ${id}`.execute(door.database.root)
      return rows[0]?.last_used_at.getTime() ?? 0
    }
    const start = await lastUse()
    door.clock.advance(59_000)
    await browser.call(at.readAccount, {})
    assert.equal(await lastUse(), start)
    door.clock.advance(1_000)
    await browser.call(at.readAccount, {})
    assert.equal(await lastUse(), start + 60_000)
  })
})

describe('the profile', () => {
  test('is changed in what is given; language, zone and country are checked', async () => {
    const { browser } = await someone()
    const changed = await browser.call(at.changeProfile, {
      name: ' Mira  Okafor-Lindqvist ',
      preferredLocale: 'de-DE',
      timeZone: 'Europe/Zurich',
    })
    assert.deepEqual(
      [changed.name, changed.preferredLocale, changed.timeZone, changed.country],
      ['Mira  Okafor-Lindqvist', 'de-DE', 'Europe/Zurich', 'GB'],
    )
    assert.equal((await browser.send(at.changeProfile, { country: 'KP' })).status, 403)
    assert.equal((await browser.send(at.changeProfile, { timeZone: 'Mars/Olympus' })).status, 422)
    assert.equal((await browser.send(at.changeProfile, { preferredLocale: 'xx-XX' as never })).status, 422)
    // Nobody gives themselves what only an operator gives.
    assert.equal((await browser.send(at.changeProfile, { isOperator: true } as never)).status, 422)
  })
})

describe('deleting an account', () => {
  test('is refused while something stands in the way, and until the address was typed', async () => {
    const { email, browser, id } = await someone()
    let isOwner = true
    guardAccountDeletion('test', (_, accountId) =>
      Promise.resolve(
        isOwner && accountId === id
          ? {
              code: 'accounts.last_operator',
              values: { count: 1 },
              things: [{ name: 'Kestrel Books', path: '/sites/1' }],
            }
          : null,
      ),
    )
    const { obstacles } = await browser.call(at.readDeletion, {})
    assert.deepEqual(obstacles[0]?.things, [{ name: 'Kestrel Books', path: '/sites/1' }])
    const blocked = await browser.send(at.deleteAccount, { email })
    assert.equal(blocked.status, 409)
    isOwner = false
    const other = await browser.send(at.deleteAccount, { email: 'other@example.com' })
    assert.deepEqual([other.status, other.body.error?.field], [422, 'email'])
    await browser.call(at.deleteAccount, { email })
    assert.equal((await browser.send(at.readAccount, {})).status, 401)
  })

  test('erases what names the person, keeps the row, and frees the address', async () => {
    const { email, browser, id } = await someone()
    await browser.call(at.deleteAccount, { email })
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(a)::text as row from accounts a where id = ${id}`.execute(door.database.root)
    assert.equal(rows.length, 1)
    assert.doesNotMatch(rows[0]?.row ?? '', /Mira|example\.com|argon2/)
    const { rows: left } = await sql`
      select account_id from account_sessions where account_id = ${id}
      union all select account_id from account_sign_ins where account_id = ${id}
      union all select account_id from account_devices where account_id = ${id}
      union all select account_id from account_mail_tokens where account_id = ${id}`.execute(
      door.database.root,
    )
    assert.equal(left.length, 0)
    assert.equal((await newBrowser().send(at.signIn, { email, password: GOOD_PASSWORD })).status, 401)
    await newBrowser().call(at.signUp, form(email))
    assert.equal((await door.mailsTo(email)).at(-1)?.kind, 'accounts.verify-email')
  })

  test('the last operator stays', async () => {
    const { rows } = await sql<{ id: string; email: string }>`
      select id, email from accounts where is_operator`.execute(door.database.root)
    const [operator] = rows
    const browser = newBrowser()
    await browser.call(at.signIn, { email: operator?.email ?? '', password: GOOD_PASSWORD })
    const refused = await browser.send(at.deleteAccount, { email: operator?.email ?? '' })
    assert.deepEqual([refused.status, refused.body.error?.code], [409, 'accounts.last_operator'])
    await assert.rejects(
      asSystem((ctx) => lockAccount(ctx, { accountId: operator?.id ?? '', isLocked: true })),
    )
  })
})
