import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import { DAY } from '#kernel/clock.ts'
import { lockAccount } from '../account/lock-account.ts'
import * as at from '../contract.ts'
import { GOOD_PASSWORD, openDoor, peopleOfFile } from '../testing.ts'

const people = await peopleOfFile()

describe('signing in', () => {
  test('a wrong password and an unknown address are answered alike, byte for byte', async () => {
    const { email } = await people.someone()
    const [known, unknown] = [
      await people.newBrowser().send(at.signIn, { email, password: 'not the password' }),
      await people.newBrowser().send(at.signIn, { email: people.newAddress(), password: 'not the password' }),
    ]
    const stripped = (text: string): string => text.replace(/"requestId":"[^"]+"/, '')
    assert.equal(known.status, 401)
    assert.deepEqual([known.status, stripped(known.text)], [unknown.status, stripped(unknown.text)])
    assert.deepEqual(known.setCookies, [])
    assert.deepEqual(unknown.setCookies, [])
    assert.deepEqual(Object.keys(known.headers), Object.keys(unknown.headers))
  })

  test('a session that was there before is not taken over: new id, new token, and the old one ends', async () => {
    const { email, browser } = await people.someone()
    const before = browser.copy()
    const fixed = people.newBrowser()
    fixed.cookies.set('portico', 'A'.repeat(43))
    await fixed.call(at.signIn, { email, password: GOOD_PASSWORD })
    assert.notEqual(fixed.cookies.get('portico'), 'A'.repeat(43))
    await browser.call(at.signIn, { email, password: GOOD_PASSWORD })
    assert.notEqual(browser.cookies.get('portico'), before.cookies.get('portico'))
    assert.equal((await before.send(at.readAccount, {})).status, 401)
    assert.equal((await browser.send(at.readAccount, {})).status, 200)
  })

  test('what is stored of a session opens nothing', async () => {
    const { browser, id } = await people.someone()
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(s)::text as row from account_sessions s where account_id = ${id}`.execute(
      people.door.database.root,
    )
    assert.equal(rows.length, 1)
    assert.ok(!rows[0]?.row.includes(browser.cookies.get('portico') ?? 'none'))
  })

  test('after signing out the cookie opens nothing any more', async () => {
    const { browser } = await people.someone()
    const thief = browser.copy()
    await browser.call(at.signOut, {})
    assert.equal(browser.cookies.has('portico'), false)
    assert.equal((await thief.send(at.readAccount, {})).status, 401)
    // The new crumb fits a browser without a session.
    assert.equal((await browser.send(at.signOut, {})).status, 200)
  })

  test('a session ends after 14 days without use, and after 90 in any case', async () => {
    const { browser } = await people.someone()
    for (let day = 0; day < 84; day += 12) {
      people.door.clock.advance(12 * DAY)
      assert.equal((await browser.send(at.readAccount, {})).status, 200)
    }
    people.door.clock.advance(7 * DAY)
    assert.equal((await browser.send(at.readAccount, {})).status, 401)
    const idle = await people.someone()
    people.door.clock.advance(14 * DAY + 1)
    assert.equal((await idle.browser.send(at.readAccount, {})).status, 401)
  })

  test('on https the cookies are of this host alone, out of reach of scripts', async () => {
    const secure = await openDoor({ origin: 'https://app.example.com' })
    const email = people.newAddress()
    const browser = secure.browser({ ip: '203.0.113.9' })
    await browser.call(at.signUp, people.form(email))
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
    const { email } = await people.someone()
    for (const address of [email, people.newAddress()]) {
      const stranger = people.newBrowser()
      for (let guess = 0; guess < 10; guess += 1) {
        assert.equal(
          (await stranger.send(at.signIn, { email: address, password: `guess ${guess}` })).status,
          401,
        )
      }
      const refused = await stranger.send(at.signIn, { email: address, password: GOOD_PASSWORD })
      assert.equal(refused.status, 429)
      const wait = Number(refused.headers['retry-after'])
      assert.ok(wait > 0 && wait <= 15, String(wait))
    }
  })

  test('a stranger’s failures do not keep the owner out of a browser that the account knows', async () => {
    const { email, browser } = await people.someone()
    await browser.call(at.signOut, {})
    const stranger = people.newBrowser()
    for (let guess = 0; guess < 12; guess += 1) {
      await stranger.send(at.signIn, { email, password: `guess ${guess}` })
    }
    assert.equal((await people.newBrowser().send(at.signIn, { email, password: GOOD_PASSWORD })).status, 429)
    assert.equal((await browser.send(at.signIn, { email, password: GOOD_PASSWORD })).status, 200)
  })

  test('forty at once are not more than ten', async () => {
    const { email } = await people.someone()
    const stranger = people.newBrowser()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, guess) =>
        stranger.send(at.signIn, { email, password: `guess ${guess}` }),
      ),
    )
    assert.equal(answers.filter((answer) => answer.status === 401).length, 10)
    assert.equal(answers.filter((answer) => answer.status === 429).length, 30)
  })

  test('fifty failures from one network, whatever the address; then it uses up no tries of an address', async () => {
    const { email } = await people.someone()
    const spent = people.door.browser({ ip: '203.0.113.44' })
    const wrong = { password: 'not the password' }
    for (let turn = 0; turn < 50; turn += 1)
      assert.equal((await spent.send(at.signIn, { email: people.newAddress(), ...wrong })).status, 401)
    for (let turn = 0; turn < 12; turn += 1)
      assert.equal((await spent.send(at.signIn, { email, ...wrong })).status, 429)
    assert.equal((await people.newBrowser().send(at.signIn, { email, password: GOOD_PASSWORD })).status, 200)
  })

  test('tries of an address that has none left use up none of their network', async () => {
    const ip = '203.0.113.45'
    const { email } = await people.someone()
    for (let turn = 0; turn < 70; turn += 1)
      await people.door.browser({ ip }).send(at.signIn, { email, password: 'not the password' })
    const { email: neighbour } = await people.someone()
    const theirs = { email: neighbour, password: GOOD_PASSWORD }
    assert.equal((await people.door.browser({ ip }).send(at.signIn, theirs)).status, 200)
  })

  test('right passwords do not count against a network', async () => {
    const { email, browser } = await people.someone()
    for (let turn = 0; turn < 51; turn += 1) {
      const answer = await browser.send(at.signIn, { email, password: GOOD_PASSWORD })
      assert.equal(answer.status, 200, `turn ${turn}`)
    }
  })

  test('a browser seen for the first time is told of by mail, a known one is not, nor the very first', async () => {
    const { email, browser } = await people.someone()
    const kinds = async (): Promise<string[]> => (await people.door.mailsTo(email)).map((mail) => mail.kind)
    assert.deepEqual(await kinds(), ['accounts.verify-email'])
    await browser.call(at.signOut, {})
    await browser.call(at.signIn, { email, password: GOOD_PASSWORD })
    assert.deepEqual(await kinds(), ['accounts.verify-email'])
    await people.newBrowser().call(at.signIn, { email, password: GOOD_PASSWORD })
    assert.deepEqual(await kinds(), ['accounts.verify-email', 'accounts.new-device'])
    const [, mail] = await people.door.mailsTo(email)
    assert.match(mail?.plain ?? '', /Firefox on Linux/)
  })

  test('a browser that several share is known to each account apart', async () => {
    const [thief, owner] = [await people.someone(), await people.someone()]
    const isTold = async (): Promise<number> =>
      (await people.door.mailsTo(owner.email)).filter(({ kind }) => kind === 'accounts.new-device').length
    const shared = people.newBrowser()
    await shared.call(at.signIn, { email: thief.email, password: GOOD_PASSWORD })
    const noted = shared.cookies.get('portico-device') ?? ''
    await shared.call(at.signOut, {})
    await shared.call(at.signIn, { email: owner.email, password: GOOD_PASSWORD })
    assert.equal(await isTold(), 1)
    // Both come back there, in turn, and are known.
    const before = (await people.door.mailsTo(thief.email)).length
    for (const { email } of [thief, owner, thief, owner])
      await shared.call(at.signIn, { email, password: GOOD_PASSWORD })
    assert.deepEqual([await isTold(), (await people.door.mailsTo(thief.email)).length], [1, before])

    const home = people.newBrowser()
    home.cookies.set('portico-device', noted)
    await home.call(at.signIn, { email: owner.email, password: GOOD_PASSWORD })
    assert.equal(await isTold(), 2)
  })

  test('a cookie that somebody slipped in makes no browser known, whatever is in it', async () => {
    const { email } = await people.someone()
    const slipped = 'A'.repeat(43)
    for (const given of [slipped, `${slipped}.${slipped}`, 'x', '.', '.'.repeat(4000)]) {
      const browser = people.newBrowser()
      browser.cookies.set('portico-device', given)
      await browser.call(at.signIn, { email, password: GOOD_PASSWORD })
    }
    const { rows } = await sql<{ count: string }>`
      select count(distinct token_hash) from account_devices where account_id =
        (select id from accounts where email = ${email})`.execute(people.door.database.root)
    assert.equal(Number(rows[0]?.count), 6)
  })

  test('a browser is known to the eight accounts that it saw last', async () => {
    const browser = people.newBrowser()
    const all = []
    for (let one = 0; one < 9; one += 1) {
      const { email } = await people.someone()
      await browser.call(at.signIn, { email, password: GOOD_PASSWORD })
      all.push(email)
    }
    const mails = async (email = ''): Promise<number> => (await people.door.mailsTo(email)).length
    const [first, second] = all
    const before = [await mails(second), await mails(first)]
    for (const email of [second, first])
      await browser.call(at.signIn, { email: email ?? '', password: GOOD_PASSWORD })
    assert.deepEqual([await mails(second), await mails(first)], [before[0], (before[1] ?? 0) + 1])
  })

  test('the history tells sign-ins and failed tries, by pages', async () => {
    const { email, browser } = await people.someone()
    const stranger = people.newBrowser()
    for (let guess = 0; guess < 3; guess += 1) {
      people.door.clock.advance(1000)
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
    const failed = await browser.call(at.listSignIns, { outcome: ['wrong_password', 'locked'], limit: 2 })
    assert.deepEqual([failed.items.length, failed.next === null], [2, false])
    const byLink = await browser.call(at.listSignIns, { method: ['link'] })
    assert.deepEqual(
      byLink.items.map((item) => item.outcome),
      ['signed_in'],
    )
    const ip = byLink.items[0]?.ip ?? ''
    assert.equal((await browser.call(at.listSignIns, { search: ip.slice(0, 4) })).items.length, 4)
    assert.equal((await browser.call(at.listSignIns, { search: '%' })).items.length, 0)
    const up = await browser.call(at.listSignIns, { direction: 'ascending', limit: 3 })
    assert.equal(up.items[0]?.method, 'link')
    const last = await browser.call(at.listSignIns, { direction: 'ascending', cursor: up.next ?? '' })
    assert.deepEqual(
      last.items.map(({ id }) => id),
      first.items.slice(0, 1).map(({ id }) => id),
    )
    assert.equal((await browser.send(at.listSignIns, { method: ['magic'] } as never)).status, 422)
    // A place that no list gave is no place to go on from.
    assert.equal((await browser.send(at.listSignIns, { cursor: 'nonsense' })).status, 422)
  })
})

describe('a locked account', () => {
  test('its sessions end at once; only the right password learns of the lock', async () => {
    const { email, browser, id } = await people.someone()
    await people.asSystem((ctx) => lockAccount(ctx, { accountId: id, isLocked: true }))
    assert.equal((await browser.send(at.readAccount, {})).status, 401)
    const wrong = await people.newBrowser().send(at.signIn, { email, password: 'not the password' })
    assert.deepEqual([wrong.status, wrong.body.error?.code], [401, 'accounts.sign_in_failed'])
    const right = await people.newBrowser().send(at.signIn, { email, password: GOOD_PASSWORD })
    assert.deepEqual([right.status, right.body.error?.code], [403, 'accounts.locked'])
    await people.asSystem((ctx) => lockAccount(ctx, { accountId: id, isLocked: false }))
    assert.equal((await people.newBrowser().send(at.signIn, { email, password: GOOD_PASSWORD })).status, 200)
  })
})
