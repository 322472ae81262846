import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { oneAfterOther } from '#platform/testing/one-after-other.ts'
import { asAccount, testCtx } from '#platform/testing/world.ts'
import { accountById, holdAccount, updatePassword } from '../account/account.store.ts'
import * as at from '../contract.ts'
import { oustOpener } from '../mail-link/oust-opener.ts'
import { passkeysOf } from '../passkey/passkey.store.ts'
import { NO_RACE, openRace, told } from '../race/testing.ts'
import { totpCode } from '../second-factor/totp.ts'
import { type Browser, GOOD_PASSWORD, SoftKey } from '../testing.ts'
import { endAllSessions } from './end-all-sessions.ts'
import { renewSession } from './renew-session.ts'
import { insertSession, removeSession, removeSessions, sessionById } from './session.store.ts'
import { startSession } from './start-session.ts'

const race = await openRace()

describe('races on sessions', { skip: race === null && NO_RACE }, () => {
  assert.ok(race)
  const { database, door, someone } = race
  after(() => race.close())

  /** What became of an account that somebody came into, or stayed in, as its password was changed. */
  interface Changed<Came> {
    readonly sessions: number
    /** Whether the new password stands. */
    readonly isChanged: boolean
    /** What was said to who came. */
    readonly came: Came
  }

  /**
   * Somebody comes into an account, or acts in it, at the moment at which its password is changed and all sessions
   * are ended. They wait for the change, or are through before it is done.
   *
   * @param come what they do, in the browser that was signed in
   * @param around.prepare what is done before in that browser
   * @param around.later what is done with the change after they have come so far
   */
  async function asItChanges<Came>(
    come: (email: string, id: string, browser: Browser) => Promise<Came>,
    {
      prepare = async () => null,
      later = async () => null,
    }: {
      prepare?: (browser: Browser) => Promise<unknown>
      later?: (ctx: Ctx, id: string) => Promise<unknown>
    } = {},
  ): Promise<Changed<Came>> {
    const email = `changes-${Math.random()}@example.com`
    const browser = await someone(email)
    const { id } = await browser.call(at.readAccount, {})
    await prepare(browser)
    const both = await oneAfterOther(
      database,
      (hold) =>
        database.transaction('platform', async (inside) => {
          const ctx = testCtx(inside)
          await updatePassword(ctx, id, 'another hash', new Date())
          await endAllSessions(ctx, { accountId: id })
          await hold()
          await later(ctx, id)
        }),
      () => come(email, id, browser),
    )
    const [, came] = await Promise.all(both)
    const { rows } = await sql<{ sessions: number; is_changed: boolean }>`
      select password_hash = 'another hash' as is_changed,
        (select count(*)::int from account_sessions where account_id = accounts.id) as sessions
      from accounts where id = ${id}`.execute(database.root)
    assert.ok(rows[0])
    return { sessions: rows[0].sessions, isChanged: rows[0].is_changed, came }
  }

  test('nobody is signed in by a password that was changed meanwhile, and all sessions ended', async () => {
    const left = await asItChanges(async (email) =>
      told(await door.browser({ ip: '192.0.6.1' }).send(at.signIn, { email, password: GOOD_PASSWORD })),
    )
    const came = { status: 401, code: 'accounts.sign_in_failed' }
    assert.deepEqual(left, { sessions: 0, isChanged: true, came })
  })

  /** Goes by an account that is not held; the password must be seen as it was. */
  const notHeld = (accountId: string, work: (ctx: Ctx) => Promise<unknown>) =>
    database.transaction('platform', async (inside) => {
      const ctx = testCtx(inside)
      assert.notEqual((await accountById(ctx, accountId))?.password_hash, 'another hash')
      await work(ctx)
    })

  test('who reads the password without holding the account is signed in: the test above can fail', async () => {
    const left = await asItChanges((_email, accountId) =>
      notHeld(accountId, (ctx) => startSession(ctx, { accountId })),
    )
    assert.equal(left.sessions, 1)
  })

  test('a session that is ended as somebody proves who they are in it is not there again under another id', async () => {
    const left = await asItChanges(async (_email, _id, browser) =>
      told(await browser.send(at.prove, { password: GOOD_PASSWORD })),
    )
    // The password was the right one as it was asked for; there is no session any more that it could prove.
    assert.deepEqual(left, { sessions: 0, isChanged: true, came: { status: 200 } })
  })

  /** Gives a session another id without holding its account. */
  async function renewNaively(ctx: Ctx): Promise<void> {
    const { accountId, sessionId } = accountOf(ctx)
    const before = await sessionById(ctx, accountId, sessionId)
    assert.ok(before)
    await removeSession(ctx, accountId, sessionId)
    await insertSession(ctx, { ...before, id: newId(), token_hash: `${Math.random()}` })
  }

  test('who renews a session without holding the account brings it back: the test above can fail', async () => {
    const left = await asItChanges(async (_email, id, browser) => {
      const sessionId = (await browser.call(at.listSessions, {})).items[0]?.id ?? ''
      await database.transaction('platform', (inside) =>
        renewNaively(asAccount(testCtx(inside), { id }, { sessionId })),
      )
    })
    assert.equal(left.sessions, 1)
  })

  test('a password is changed by the one before while it is changed: what was there first stands', async () => {
    const left = await asItChanges(async (_email, _id, browser) =>
      told(
        await browser.send(at.changePassword, {
          current: GOOD_PASSWORD,
          password: 'seven quiet lanterns',
          endOtherSessions: false,
        }),
      ),
    )
    const came = { status: 422, code: 'accounts.password_wrong', field: 'current' }
    assert.deepEqual(left, { sessions: 0, isChanged: true, came })
  })

  test('who compares the password without holding the account changes it: the test above can fail', async () => {
    const left = await asItChanges((_email, accountId) =>
      notHeld(accountId, (ctx) => updatePassword(ctx, accountId, 'a hash of theirs', new Date())),
    )
    assert.equal(left.isChanged, false)
  })

  /** Has a key added to the account of a browser. */
  async function addKey(browser: Browser, key: SoftKey): Promise<void> {
    const { options } = await browser.call(at.startPasskey, {})
    await browser.call(at.addPasskey, { credential: key.make(options, door.origin), name: 'Key' })
  }

  test('a way into the account that is opened in a session that was just ended is not opened', async () => {
    const ways: ((browser: Browser) => Promise<() => Promise<{ status: number }>>)[] = [
      async (browser) => {
        const { options } = await browser.call(at.startPasskey, {})
        const credential = new SoftKey().make(options, door.origin)
        return () => browser.send(at.addPasskey, { credential, name: 'Key' })
      },
      async (browser) => () => browser.send(at.startSecondFactor, {}),
      async (browser) => {
        const { secret } = await browser.call(at.startSecondFactor, {})
        return () => browser.send(at.confirmSecondFactor, { code: totpCode(secret, door.clock.now()) })
      },
    ]
    for (const prepare of ways) {
      let open: Awaited<ReturnType<typeof prepare>> | undefined
      let account = ''
      const left = await asItChanges(
        async (_email, id) => {
          account = id
          return (await open?.())?.status
        },
        { prepare: async (browser) => void (open = await prepare(browser)) },
      )
      assert.deepEqual(left, { sessions: 0, isChanged: true, came: 401 })
      const { rows } = await sql<{ keys: number; factors: number }>`
        select (select count(*)::int from account_passkeys where account_id = ${account}) as keys,
          (select count(*)::int from account_second_factors
            where account_id = ${account} and confirmed_at is not null) as factors`.execute(database.root)
      assert.deepEqual(rows, [{ keys: 0, factors: 0 }])
    }
  })

  test('a passkey that is taken away as somebody signs in by it lets nobody in', async () => {
    const key = new SoftKey()
    const left = await asItChanges(
      async () => {
        const browser = door.browser({ ip: '192.0.6.2' })
        const { options } = await browser.call(at.startPasskeySignIn, {})
        return told(
          await browser.send(at.signInWithPasskey, { credential: key.answer(options, door.origin) }),
        )
      },
      {
        prepare: (browser) => addKey(browser, key),
        later: (ctx, id) => oustOpener(ctx, { accountId: id }),
      },
    )
    const came = { status: 401, code: 'accounts.passkey_unknown' }
    assert.deepEqual(left, { sessions: 0, isChanged: true, came })
  })

  test('who looks for a passkey before holding the account is let in: the test above can fail', async () => {
    const left = await asItChanges(
      (_email, accountId) =>
        database.transaction('platform', async (inside) => {
          const ctx = testCtx(inside)
          const [passkey] = await passkeysOf(ctx, accountId)
          assert.ok(passkey && (await holdAccount(ctx, accountId)))
          await startSession(ctx, { accountId })
        }),
      {
        prepare: (browser) => addKey(browser, new SoftKey()),
        later: (ctx, id) => oustOpener(ctx, { accountId: id }),
      },
    )
    assert.equal(left.sessions, 1)
  })

  /** A session is given another id as all are ended; gives how many are left. */
  async function endAsItRenews(
    renew: (ctx: Ctx) => Promise<unknown>,
    end: (ctx: Ctx, accountId: string) => Promise<unknown>,
  ): Promise<number> {
    const browser = await someone(`renews-${Math.random()}@example.com`)
    const { id: accountId } = await browser.call(at.readAccount, {})
    const sessionId = (await browser.call(at.listSessions, {})).items[0]?.id ?? ''
    const both = await oneAfterOther(
      database,
      (hold) =>
        database.transaction('platform', async (inside) => {
          await renew(asAccount(testCtx(inside, { clock: door.clock }), { id: accountId }, { sessionId }))
          await hold()
        }),
      () =>
        database.transaction('platform', (inside) => end(testCtx(inside, { clock: door.clock }), accountId)),
    )
    await Promise.all(both)
    const { rows } = await sql`select id from account_sessions where account_id = ${accountId}`.execute(
      database.root,
    )
    return rows.length
  }

  test('all sessions are ended as one of them gets another id: none is left', async () => {
    const left = await endAsItRenews(renewSession, (ctx, accountId) => endAllSessions(ctx, { accountId }))
    assert.equal(left, 0)
  })

  test('who renews and ends without holding the account leaves one: the tests above can fail', async () => {
    const left = await endAsItRenews(renewNaively, (ctx, accountId) =>
      removeSessions(ctx, accountId, null, ctx.clock.now()),
    )
    assert.equal(left, 1)
  })
})
