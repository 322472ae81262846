import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { oneAfterOther } from '#platform/testing/one-after-other.ts'
import { asAccount, NO_SERVER, testCtx } from '#platform/testing/world.ts'
import { accountById, holdAccount, updatePassword } from '../account/account.store.ts'
import * as at from '../contract.ts'
import { oustOpener } from '../mail-link/oust-opener.ts'
import { passkeysOf } from '../passkey/passkey.store.ts'
import { openRace, told } from '../race/testing.ts'
import { totpCode } from '../second-factor/totp.ts'
import { type Browser, GOOD_PASSWORD, SoftKey } from '../testing.ts'
import { endAllSessions } from './end-all-sessions.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endSession } from './end-session.ts'
import { renewSession } from './renew-session.ts'
import { insertSession, removeSession, removeSessions, sessionById } from './session.store.ts'
import { signOut } from './sign-out.ts'
import { startSession } from './start-session.ts'

const race = await openRace()

describe('races on sessions', { skip: race === null && NO_SERVER }, () => {
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
   * @param around.change what is done instead of a change of the password, with which all sessions are ended
   * @param around.prepare what is done before in that browser
   * @param around.later what is done with the change after they have come so far
   */
  async function asItChanges<Came>(
    come: (email: string, id: string, browser: Browser) => Promise<Came>,
    {
      change = (ctx, id) => updatePassword(ctx, id, 'another hash', new Date()),
      prepare = async () => null,
      later = async () => null,
    }: {
      change?: (ctx: Ctx, id: string) => Promise<unknown>
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
          await change(ctx, id)
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
  async function addKey(browser: Browser, key: SoftKey): Promise<{ id: string }> {
    const { options } = await browser.call(at.startPasskey, {})
    return browser.call(at.addPasskey, { credential: key.make(options, door.origin), name: 'Key' })
  }

  /** All by which an account is entered, or can be taken over. */
  async function entrances(accountId: string): Promise<unknown> {
    const { rows } = await sql`
      select email, password_hash, deleted_at,
        (select json_agg(id order by id) from account_passkeys where account_id = accounts.id) as passkeys,
        (select json_agg(json_build_array(secret, confirmed_at)) from account_second_factors
          where account_id = accounts.id) as factor,
        (select json_agg(code_hash order by code_hash) from account_recovery_codes
          where account_id = accounts.id) as codes,
        (select json_agg(change.email) from account_email_changes change
          where account_id = accounts.id) as address
      from accounts where id = ${accountId}`.execute(database.root)
    return rows[0]
  }

  /** Turns a second factor on. */
  async function turnOn(browser: Browser): Promise<void> {
    const { secret } = await browser.call(at.startSecondFactor, {})
    await browser.call(at.confirmSecondFactor, { code: totpCode(secret, door.clock.now()) })
  }

  /** What may be under way in a session: gets it ready in its browser, and gives how it is done. */
  type Way = (browser: Browser) => Promise<() => Promise<{ status: number }>>
  const ways: Readonly<Record<string, Way>> = {
    'adds a passkey': async (browser) => {
      const { options } = await browser.call(at.startPasskey, {})
      const credential = new SoftKey().make(options, door.origin)
      return () => browser.send(at.addPasskey, { credential, name: 'Key' })
    },
    'removes a passkey': async (browser) => {
      const { id } = await addKey(browser, new SoftKey())
      return () => browser.send(at.removePasskey, { passkeyId: id })
    },
    'begins a second factor': async (browser) => () => browser.send(at.startSecondFactor, {}),
    'turns a second factor on': async (browser) => {
      const { secret } = await browser.call(at.startSecondFactor, {})
      return () => browser.send(at.confirmSecondFactor, { code: totpCode(secret, door.clock.now()) })
    },
    'renews the recovery codes': async (browser) => {
      await turnOn(browser)
      return () => browser.send(at.renewRecoveryCodes, {})
    },
    'turns the second factor off': async (browser) => {
      await turnOn(browser)
      return () => browser.send(at.removeSecondFactor, {})
    },
    'asks for another address': async (browser) => () =>
      browser.send(at.changeEmail, { email: `theirs-${newId()}@example.com` }),
    'takes a change of address back': async (browser) => {
      await browser.call(at.changeEmail, { email: `mine-${newId()}@example.com` })
      return () => browser.send(at.cancelEmailChange, {})
    },
    'changes the password': async (browser) => () =>
      browser.send(at.changePassword, {
        current: GOOD_PASSWORD,
        password: 'seven quiet lanterns',
        endOtherSessions: true,
      }),
    'ends all others': async (browser) => () => browser.send(at.endOtherSessions, {}),
    'ends another': async (browser) => {
      const { email } = await browser.call(at.readAccount, {})
      await door.browser({ ip: '192.0.6.3' }).call(at.signIn, { email, password: GOOD_PASSWORD })
      const other = (await browser.call(at.listSessions, {})).items.find(({ isThis }) => !isThis)
      return () => browser.send(at.endSession, { sessionId: other?.id ?? '' })
    },
    'deletes the account': async (browser) => {
      const { email } = await browser.call(at.readAccount, {})
      return () => browser.send(at.deleteAccount, { email })
    },
  }
  for (const [way, prepare] of Object.entries(ways)) {
    test(`who ${way} in a session that is just being ended is asked to sign in, and nothing is changed`, async () => {
      let go: Awaited<ReturnType<Way>> | undefined
      const before: unknown[] = []
      const after: unknown[] = []
      const left = await asItChanges(
        async (_email, id) => {
          before.push(await entrances(id))
          const status = (await go?.())?.status
          after.push(await entrances(id))
          return status
        },
        {
          change: async () => null,
          prepare: async (browser) => void (go = await prepare(browser)),
        },
      )
      assert.deepEqual(left, { sessions: 0, isChanged: false, came: 401 })
      assert.deepEqual(after, before)
    })
  }

  /** One of two browsers of an account ends the session of the other, in which something is under way; gives how many are left. */
  async function endAsItActs(
    end: (
      ctx: Ctx,
      other: { sessionId: string; cookies: Readonly<Record<string, string>> },
    ) => Promise<unknown>,
    act: (browser: Browser) => Promise<unknown>,
  ): Promise<number> {
    const email = `acts-${newId()}@example.com`
    const [mine, other] = [await someone(email), door.browser({ ip: '192.0.6.4' })]
    await other.call(at.signIn, { email, password: GOOD_PASSWORD })
    const { id } = await mine.call(at.readAccount, {})
    const current = async (browser: Browser): Promise<string> =>
      (await browser.call(at.listSessions, {})).items.find(({ isThis }) => isThis)?.id ?? ''
    const [sessionId, its] = [await current(mine), await current(other)]
    const both = await oneAfterOther(
      database,
      (hold) =>
        database.transaction('platform', async (inside) => {
          const ctx = asAccount(testCtx(inside, { clock: door.clock }), { id }, { sessionId })
          await end(ctx, { sessionId: its, cookies: Object.fromEntries(other.cookies) })
          await hold()
        }),
      () => act(other),
    )
    await Promise.all(both)
    const { rows } = await sql`select 1 from account_sessions where account_id = ${id}`.execute(database.root)
    return rows.length
  }
  const proves = (browser: Browser) => browser.call(at.prove, { password: GOOD_PASSWORD })

  test('a session that another browser ends as somebody proves who they are in it is not there again', async () => {
    assert.equal(await endAsItActs(endSession, proves), 1)
  })

  test('a session that is signed out of as somebody proves who they are in it is not there again', async () => {
    const left = await endAsItActs(
      (ctx, { cookies }) => signOut({ ...ctx, request: { ...ctx.request, cookies } }),
      proves,
    )
    assert.equal(left, 1)
  })

  test('of two browsers that end all other sessions at once one stays signed in', async () => {
    const left = await endAsItActs(endOtherSessions, (browser) => browser.send(at.endOtherSessions, {}))
    assert.equal(left, 1)
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
