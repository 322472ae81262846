import { bring } from '#platform/testing/world.ts'
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sql } from 'kysely'
import type { RequestFacts } from '#platform/ctx.ts'
import * as at from '../contract.ts'
import { mailSecurityChange } from '../emails/mail-security-change.ts'
import { authenticate } from '../session/authenticate.ts'
import { peopleOfFile } from '../testing.ts'
import { accountFlags } from './account-flags.ts'

const people = await peopleOfFile()

describe('a language that is tried', () => {
  test('is chosen, spoken and written in by who has its flag, and by nobody else', async () => {
    const { browser, email, id } = await people.someone()
    const choose = () => browser.send(at.changeProfile, { preferredLocale: 'ja-JP' })
    const spoken = () =>
      people.door.database.transaction('platform', async (db) => {
        const facts = {
          cookies: Object.fromEntries(browser.cookies),
          origin: people.door.origin,
          headers: {},
        }
        const { locale } = await authenticate({ db, clock: people.door.clock, tools: people.door.tools }, {
          ...facts,
          ip: '192.0.2.7',
          userAgent: '',
        } as unknown as RequestFacts)
        return locale
      })
    /** The language of a mail that the account is sent. */
    const written = () =>
      people.asSystem(async (ctx) => {
        await mailSecurityChange(ctx, { accountId: id, change: 'password' })
        const { rows } = await sql<{ locale: string }>`
          select locale from mails where to_address = ${email} order by id desc limit 1`.execute(ctx.db)
        return rows[0]?.locale
      })
    const refused = await choose()
    assert.deepEqual([refused.status, refused.body.error?.code], [403, 'accounts.locale_closed'])
    let flags: readonly string[] = ['member-locale-ja-jp']
    bring(accountFlags.of(async (_db, accountId) => (accountId === id ? flags : [])))
    assert.equal((await choose()).status, 200)
    assert.deepEqual([await spoken(), await written()], ['ja-JP', 'ja-JP'])
    flags = []
    assert.deepEqual([await spoken(), await written()], ['en-US', 'en-US'])
    assert.equal((await choose()).status, 403)
    assert.equal((await browser.send(at.changeProfile, { preferredLocale: 'de-DE' })).status, 200)
  })
})

describe('the profile', () => {
  test('is changed in what is given; language, zone and country are checked', async () => {
    const { browser } = await people.someone()
    const changed = await browser.call(at.changeProfile, {
      name: ' Mira  Okafor-Lindqvist ',
      preferredLocale: 'de-DE',
      timeZone: 'Europe/Zurich',
    })
    assert.deepEqual(
      [changed.name, changed.preferredLocale, changed.timeZone, changed.country],
      ['Mira  Okafor-Lindqvist', 'de-DE', 'Europe/Zurich', 'GB'],
    )
    assert.equal((await browser.send(at.changeProfile, { timeZone: 'Mars/Olympus' })).status, 422)
    assert.equal((await browser.send(at.changeProfile, { preferredLocale: 'xx-XX' as never })).status, 422)
    // Nobody gives themselves what only an operator gives.
    assert.equal((await browser.send(at.changeProfile, { isOperator: true } as never)).status, 422)
  })

  test('contract §9: a country under sanctions is refused, and the one before stays', async () => {
    const { browser } = await people.someone()
    for (const country of ['CU', 'IR', 'KP', 'SD', 'SY'])
      assert.equal((await browser.send(at.changeProfile, { country })).status, 403, country)
    assert.equal((await browser.call(at.readAccount, {})).country, 'GB')
  })
})
