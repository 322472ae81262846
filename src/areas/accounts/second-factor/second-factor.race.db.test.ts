import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { oneAfterOther } from '#platform/testing/one-after-other.ts'
import { NO_SERVER, testCtx } from '#platform/testing/world.ts'
import * as at from '../contract.ts'
import { CROWD, openRace, persisting, tally, times, told } from '../race/testing.ts'
import { type Browser, GOOD_PASSWORD } from '../testing.ts'
import { beginSecondFactor, confirmFactor, replaceRecoveryCodes } from './second-factor.store.ts'
import { secondFactorOn } from './second-factor-on.ts'
import { totpCode } from './totp.ts'

const race = await openRace()

describe('races on the second factor', { skip: race === null && NO_SERVER }, () => {
  assert.ok(race)
  const { database, door, someone } = race
  after(() => race.close())

  test('a code and a recovery code are taken once', async () => {
    const email = 'codes@example.com'
    const owner = await someone(email)
    const { secret } = await owner.call(at.startSecondFactor, {})
    const { recoveryCodes } = await owner.call(at.confirmSecondFactor, {
      code: totpCode(secret, door.clock.now()),
    })
    door.clock.advance(60_000)
    for (const code of [totpCode(secret, door.clock.now()), recoveryCodes[0] ?? '']) {
      // Five tries an account are borne, so five browsers race.
      const browsers = await Promise.all(
        Array.from({ length: 5 }, async () => {
          const browser = door.browser({ ip: '192.0.5.1' })
          await browser.call(at.signIn, { email, password: GOOD_PASSWORD })
          return browser
        }),
      )
      const answers = await Promise.all(
        browsers.map((browser) => persisting(() => browser.send(at.signInWithCode, { code }))),
      )
      assert.deepEqual(tally(answers.map((answer) => answer.status)), { 200: 1, 401: 4 })
    }
  })

  test('recovery codes are renewed by many at once: ten are left, those of the last', async () => {
    const owner = await someone('renews-codes@example.com')
    const { secret } = await owner.call(at.startSecondFactor, {})
    await owner.call(at.confirmSecondFactor, { code: totpCode(secret, door.clock.now()) })
    const answers = await times(() => owner.copy().send(at.renewRecoveryCodes, {}))
    assert.deepEqual(tally(answers.map(({ status }) => status)), { 200: CROWD })
    const { id } = await owner.call(at.readAccount, {})
    const { rows } = await sql`select 1 from account_recovery_codes where account_id = ${id}`.execute(
      database.root,
    )
    assert.equal(rows.length, 10)
  })

  test('recovery codes of who replaces them without holding the account all work: the test above can fail', async () => {
    const owner = await someone('renews-naively@example.com')
    const { secret } = await owner.call(at.startSecondFactor, {})
    await owner.call(at.confirmSecondFactor, { code: totpCode(secret, door.clock.now()) })
    const { id } = await owner.call(at.readAccount, {})
    const renew = (of: string, hold = async () => {}) =>
      database.transaction('platform', async (inside) => {
        const hashes = Array.from({ length: 10 }, (_, turn) => `${of}-${turn}`)
        await replaceRecoveryCodes(testCtx(inside), id, hashes)
        await hold()
      })
    const both = await oneAfterOther(
      database,
      (hold) => renew('one', hold),
      () => renew('other'),
    )
    await Promise.all(both)
    const { rows } = await sql`select 1 from account_recovery_codes where account_id = ${id}`.execute(
      database.root,
    )
    assert.equal(rows.length, 20)
  })

  /**
   * A second factor is confirmed by a code of one that another tab is just replacing; gives whether one is on, and what
   * was said to who confirmed.
   */
  async function confirmsAsItIsReplaced<Confirmed>(
    confirm: (browser: Browser, accountId: string, code: string) => Promise<Confirmed>,
  ): Promise<{ isOn: boolean; confirmed: Confirmed }> {
    const browser = await someone(`replaces-${newId()}@example.com`)
    const { id } = await browser.call(at.readAccount, {})
    const { secret } = await browser.call(at.startSecondFactor, {})
    const both = await oneAfterOther(
      database,
      (hold) =>
        database.transaction('platform', async (inside) => {
          await beginSecondFactor({ db: inside }, id, 'another secret', new Date())
          await hold()
        }),
      () => confirm(browser, id, totpCode(secret, door.clock.now())),
    )
    const [, confirmed] = await Promise.all(both)
    const isOn = await database.transaction('platform', (inside) =>
      secondFactorOn(testCtx(inside), { accountId: id }),
    )
    return { isOn, confirmed }
  }

  test('a second factor that another tab replaces meanwhile is not turned on by a code of the one before', async () => {
    const left = await confirmsAsItIsReplaced(async (browser, _id, code) =>
      told(await browser.send(at.confirmSecondFactor, { code })),
    )
    const confirmed = { status: 422, code: 'accounts.code_wrong', field: 'code' }
    assert.deepEqual(left, { isOn: false, confirmed })
  })

  test('who confirms whichever secret is there turns on one that nobody has: the test above can fail', async () => {
    const left = await confirmsAsItIsReplaced((_browser, accountId) =>
      database.transaction('platform', (inside) => confirmFactor({ db: inside }, accountId, new Date())),
    )
    assert.deepEqual(left, { isOn: true, confirmed: true })
  })
})
