import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { HOUR } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { newToken, tokenHash } from '#platform/auth/token.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import { meeting } from '#platform/testing/meeting.ts'
import { oneAfterOther } from '#platform/testing/one-after-other.ts'
import { untilWaiting } from '#platform/testing/until-waiting.ts'
import type { Repeatable } from '#platform/http/route.ts'
import { asAccount, racingDatabase, testCtx } from '#platform/testing/world.ts'
import { accountById, holdAccount, updatePassword } from './account/account.store.ts'
import { createAccount } from './account/create-account.ts'
import * as at from './contract.ts'
import { freePlace, MOST_VIEWS } from './list-view/list-view.ts'
import { insertListView, placesOf } from './list-view/list-view.store.ts'
import { saveListView } from './list-view/save-list-view.ts'
import { changeEmail } from './mail-link/change-email.ts'
import { confirmChange, insertLink } from './mail-link/mail-link.store.ts'
import { oustOpener } from './mail-link/oust-opener.ts'
import { sendReset } from './mail-link/send-reset.ts'
import { passkeysOf } from './passkey/passkey.store.ts'
import {
  beginSecondFactor,
  confirmFactor,
  replaceRecoveryCodes,
} from './second-factor/second-factor.store.ts'
import { secondFactorOn } from './second-factor/second-factor-on.ts'
import { totpCode } from './second-factor/totp.ts'
import { endAllSessions } from './session/end-all-sessions.ts'
import { renewSession } from './session/renew-session.ts'
import { insertSession, removeSession, removeSessions, sessionById } from './session/session.store.ts'
import { startSession } from './session/start-session.ts'
import { type Answered, type Browser, type Door, GOOD_PASSWORD, openDoor, SoftKey } from './testing.ts'

let database: Database | null = null
let door: Door | null = null
before(async () => {
  database = await racingDatabase(20)
  if (database) door = await openDoor({ database })
})
after(async () => {
  await door?.close()
  await database?.close()
})

const CROWD = 16
const times = <T>(work: (turn: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: CROWD }, (_, turn) => work(turn)))
const form = (email: string) => ({ email, password: GOOD_PASSWORD, name: 'Mira Okafor', country: 'GB' })
const tally = (statuses: readonly number[]): Record<number, number> => {
  const counts: Record<number, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Comes again when told to: where the machine is busy, sixteen may wait for a lock longer than it is waited for. */
async function persisting<A extends { readonly status: number }>(send: () => Promise<A>): Promise<A> {
  for (;;) {
    const answer = await send()
    if (answer.status !== 503) return answer
  }
}

/** The same by reading first and writing after, others looking between: what must not be relied upon. */
async function naiveTake(db: Database): Promise<number> {
  await sql`create table if not exists race_codes (used boolean not null)`.execute(db.root)
  await sql`delete from race_codes`.execute(db.root)
  await sql`insert into race_codes values (false)`.execute(db.root)
  const looked = meeting(2)
  const won = await times(async () => {
    const { rows } = await sql<{ used: boolean }>`select used from race_codes`.execute(db.root)
    await looked()
    await sql`update race_codes set used = true`.execute(db.root)
    return !rows[0]?.used
  })
  return won.filter(Boolean).length
}

describe('many at once, on PostgreSQL', () => {
  test('a naive check lets more than one through here, so that what follows proves something', async () => {
    if (!database) return
    assert.ok((await naiveTake(database)) > 1)
  })

  test('of many first accounts one runs the platform', async () => {
    if (!door || !database) return
    const opened = door
    const answers = await times((turn) => {
      const browser = opened.browser({ ip: `192.0.2.${turn}` })
      return persisting(() => browser.send(at.signUp, form(`first-${turn}@example.com`)))
    })
    assert.deepEqual(tally(answers.map((answer) => answer.status)), { 200: CROWD })
    const { rows } = await sql`select id from accounts where is_operator`.execute(database.root)
    assert.equal(rows.length, 1)
  })

  test('a sign-up waits for nobody who takes another address', async () => {
    if (!door || !database) return
    const opened = door
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const held = database.transaction('platform', async (db) => {
      await createAccount(testCtx(db), { ...form('held@example.com'), passwordHash: null })
      hold()
      await isOver
    })
    await isHeld
    const others = [1, 2, 3].map((n) =>
      opened.browser({ ip: `192.0.6.${n}` }).send(at.signUp, form(`beside-${n}@example.com`)),
    )
    // The same address waits, and is then told by mail that it has an account.
    const same = opened.browser({ ip: '192.0.6.9' }).send(at.signUp, form('Held@example.com'))
    const answers = await Promise.all(others).finally(end)
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    )
    await held
    assert.equal((await same).status, 200)
    const { rows } = await sql`
      select is_operator from accounts where email in ('held@example.com', 'beside-1@example.com',
        'beside-2@example.com', 'beside-3@example.com')`.execute(database.root)
    assert.deepEqual(
      rows,
      Array.from({ length: 4 }, () => ({ is_operator: false })),
    )
  })

  test('an address that is signed up for and changed to at once has one account', async () => {
    if (!door || !database) return
    const opened = door
    const wanted = 'contended@example.com'
    const tokens: string[] = []
    for (const email of ['one-side@example.com', 'other-side@example.com']) {
      const browser = await someone(email)
      await browser.call(at.changeEmail, { email: wanted })
      tokens.push((await opened.mailsTo(wanted)).at(-1)?.token ?? '')
    }
    const answers = await Promise.all([
      ...tokens.map((token) => opened.browser().send(at.confirmEmailChange, { token })),
      opened.browser({ ip: '192.0.7.1' }).send(at.signUp, form(wanted)),
    ])
    assert.ok(
      answers.every(({ status }) => status === 200 || status === 409),
      JSON.stringify(tally(answers.map(({ status }) => status))),
    )
    const { rows } = await sql`select id from accounts where email = ${wanted}`.execute(database.root)
    assert.equal(rows.length, 1)
  })

  test('of many sign-ups for one address one makes an account', async () => {
    if (!door || !database) return
    const opened = door
    const answers = await times((turn) =>
      opened.browser({ ip: `192.0.3.${turn}` }).send(at.signUp, form('one@example.com')),
    )
    assert.ok(answers.every((answer) => answer.status === 200 || answer.status === 429))
    const { rows } = await sql`select id from accounts where email = 'one@example.com'`.execute(database.root)
    assert.equal(rows.length, 1)
    const kinds = (await opened.mailsTo('one@example.com')).map((mail) => mail.kind)
    assert.equal(kinds.filter((kind) => kind === 'accounts.verify-email').length, 1)
  })

  test('R-01: of many sign-ups under one key one mails, and all others wait or are answered as it was', async () => {
    if (!door || !database) return
    const browser = door.browser({ ip: '192.0.8.1' })
    const answers = await times(() =>
      browser.copy().send(at.signUp, form('keyed@example.com'), { 'idempotency-key': 'one key' }),
    )
    const done = answers.filter(({ status }) => status === 200)
    assert.ok(done.length > 0)
    assert.ok(
      answers.every(({ status }) => [200, 409, 429].includes(status)),
      JSON.stringify(tally(answers.map(({ status }) => status))),
    )
    assert.equal(new Set(done.map(({ setCookies }) => setCookies.join())).size, 1)
    assert.equal((await door.mailsTo('keyed@example.com')).length, 1)
    // The same without a key: each of them mails.
    const others = await times(() => browser.copy().send(at.signUp, form('unkeyed@example.com')))
    const mailed = others.filter(({ status }) => status === 200).length
    assert.equal((await door.mailsTo('unkeyed@example.com')).length, mailed)
    assert.ok(mailed > 1, `${mailed}`)
  })

  async function someone(email: string): Promise<Browser> {
    if (!door) throw new Error('no door')
    const browser = door.browser({ ip: '192.0.4.1' })
    await browser.call(at.signUp, form(email))
    await browser.call(at.signIn, { email, password: GOOD_PASSWORD })
    return browser
  }

  test('a link to a new password works once', async () => {
    if (!door) return
    const opened = door
    await someone('reset@example.com')
    await opened.browser().call(at.requestReset, { email: 'reset@example.com' })
    await opened.sendResets()
    const token = (await opened.mailsTo('reset@example.com')).at(-1)?.token ?? ''
    const answers = await times((turn) =>
      opened
        .browser()
        .send(at.resetPassword, { token, password: `seven quiet lanterns ${turn}`, endOtherSessions: true }),
    )
    assert.deepEqual(tally(answers.map((answer) => answer.status)), { 200: 1, 410: CROWD - 1 })
  })

  test('of many links to a new password that are sent at once the last works, and none once it was used', async () => {
    if (!door || !database) return
    const [opened, db] = [door, database]
    const email = 'many-resets@example.com'
    await someone(email)
    await times(() =>
      db.transaction('platform', (inside) => sendReset(testCtx(inside, { clock: opened.clock }), { email })),
    )
    const tokens = (await opened.mailsTo(email)).flatMap((mail) =>
      mail.kind === 'accounts.reset-password' && mail.token ? [mail.token] : [],
    )
    assert.equal(tokens.length, CROWD)
    const checked = () =>
      Promise.all(tokens.map(async (token) => (await opened.browser().send(at.checkReset, { token })).status))
    assert.deepEqual(tally(await checked()), { 200: 1, 410: CROWD - 1 })
  })

  test('of two open links to a new password, used at once, one sets it', async () => {
    if (!door || !database) return
    const [opened, db] = [door, database]
    const email = 'two-resets@example.com'
    const browser = await someone(email)
    const { id } = await browser.call(at.readAccount, {})
    const tokens = [newToken(), newToken()]
    // As they were left by two that were sent at once.
    for (const token of tokens)
      await insertLink(
        { db: db.root as never },
        {
          id: newId(),
          account_id: id,
          kind: 'reset',
          token_hash: tokenHash(token),
          email,
          browser_hash: null,
          created_at: new Date(opened.clock.now()),
          expires_at: new Date(opened.clock.now() + HOUR),
          used_at: null,
        },
      )
    const answers = await Promise.all(
      tokens.map((token, turn) =>
        opened.browser().send(at.resetPassword, {
          token,
          password: `seven quiet lanterns ${turn}`,
          endOtherSessions: true,
        }),
      ),
    )
    assert.deepEqual(tally(answers.map(({ status }) => status)), { 200: 1, 410: 1 })
  })

  test('a code and a recovery code are taken once', async () => {
    if (!door) return
    const opened = door
    const email = 'codes@example.com'
    const owner = await someone(email)
    const { secret } = await owner.call(at.startSecondFactor, {})
    const { recoveryCodes } = await owner.call(at.confirmSecondFactor, {
      code: totpCode(secret, opened.clock.now()),
    })
    opened.clock.advance(60_000)
    for (const code of [totpCode(secret, opened.clock.now()), recoveryCodes[0] ?? '']) {
      // Five tries an account are borne, so five browsers race.
      const browsers = await Promise.all(
        Array.from({ length: 5 }, async () => {
          const browser = opened.browser({ ip: '192.0.5.1' })
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

  /** What became of an account that somebody came into, or stayed in, as its password was changed. */
  interface Changed<Came> {
    readonly sessions: number
    /** Whether the new password stands. */
    readonly isChanged: boolean
    /** What was said to who came. */
    readonly came: Came
  }

  /** How somebody was answered: the status, and where they were refused why, and at which field. */
  const told = ({
    status,
    body: { error },
  }: Pick<Answered<{ error?: { code: string; field?: string } }>, 'status' | 'body'>) => ({
    status,
    ...(error ? { code: error.code } : {}),
    ...(error?.field === undefined ? {} : { field: error.field }),
  })

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
    assert.ok(database)
    const db = database
    const email = `changes-${Math.random()}@example.com`
    const browser = await someone(email)
    const { id } = await browser.call(at.readAccount, {})
    await prepare(browser)
    const both = await oneAfterOther(
      db,
      (hold) =>
        db.transaction('platform', async (inside) => {
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
      from accounts where id = ${id}`.execute(db.root)
    assert.ok(rows[0])
    return { sessions: rows[0].sessions, isChanged: rows[0].is_changed, came }
  }

  test('nobody is signed in by a password that was changed meanwhile, and all sessions ended', async () => {
    if (!door) return
    const opened = door
    const left = await asItChanges(async (email) =>
      told(await opened.browser({ ip: '192.0.6.1' }).send(at.signIn, { email, password: GOOD_PASSWORD })),
    )
    const came = { status: 401, code: 'accounts.sign_in_failed' }
    assert.deepEqual(left, { sessions: 0, isChanged: true, came })
  })

  /** Goes by an account that is not held; the password must be seen as it was. */
  const notHeld = (db: Database, accountId: string, work: (ctx: Ctx) => Promise<unknown>) =>
    db.transaction('platform', async (inside) => {
      const ctx = testCtx(inside)
      assert.notEqual((await accountById(ctx, accountId))?.password_hash, 'another hash')
      await work(ctx)
    })

  test('who reads the password without holding the account is signed in: the test above can fail', async () => {
    if (!database) return
    const db = database
    const left = await asItChanges((_email, accountId) =>
      notHeld(db, accountId, (ctx) => startSession(ctx, { accountId })),
    )
    assert.equal(left.sessions, 1)
  })

  test('a session that is ended as somebody proves who they are in it is not there again under another id', async () => {
    if (!database) return
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
    if (!database) return
    const db = database
    const left = await asItChanges(async (_email, id, browser) => {
      const sessionId = (await browser.call(at.listSessions, {})).items[0]?.id ?? ''
      await db.transaction('platform', (inside) =>
        renewNaively(asAccount(testCtx(inside), { id }, { sessionId })),
      )
    })
    assert.equal(left.sessions, 1)
  })

  test('a password is changed by the one before while it is changed: what was there first stands', async () => {
    if (!database) return
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
    if (!database) return
    const db = database
    const left = await asItChanges((_email, accountId) =>
      notHeld(db, accountId, (ctx) => updatePassword(ctx, accountId, 'a hash of theirs', new Date())),
    )
    assert.equal(left.isChanged, false)
  })

  /** Has a key added to the account of a browser. */
  async function addKey(browser: Browser, key: SoftKey): Promise<void> {
    assert.ok(door)
    const { options } = await browser.call(at.startPasskey, {})
    await browser.call(at.addPasskey, { credential: key.make(options, door.origin), name: 'Key' })
  }

  test('a way into the account that is opened in a session that was just ended is not opened', async () => {
    if (!door || !database) return
    const [opened, db] = [door, database]
    const ways: ((browser: Browser) => Promise<() => Promise<{ status: number }>>)[] = [
      async (browser) => {
        const { options } = await browser.call(at.startPasskey, {})
        const credential = new SoftKey().make(options, opened.origin)
        return () => browser.send(at.addPasskey, { credential, name: 'Key' })
      },
      async (browser) => () => browser.send(at.startSecondFactor, {}),
      async (browser) => {
        const { secret } = await browser.call(at.startSecondFactor, {})
        return () => browser.send(at.confirmSecondFactor, { code: totpCode(secret, opened.clock.now()) })
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
            where account_id = ${account} and confirmed_at is not null) as factors`.execute(db.root)
      assert.deepEqual(rows, [{ keys: 0, factors: 0 }])
    }
  })

  test('a passkey that is taken away as somebody signs in by it lets nobody in', async () => {
    if (!door) return
    const opened = door
    const key = new SoftKey()
    const left = await asItChanges(
      async () => {
        const browser = opened.browser({ ip: '192.0.6.2' })
        const { options } = await browser.call(at.startPasskeySignIn, {})
        return told(
          await browser.send(at.signInWithPasskey, { credential: key.answer(options, opened.origin) }),
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
    if (!database) return
    const db = database
    const left = await asItChanges(
      (_email, accountId) =>
        db.transaction('platform', async (inside) => {
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
    assert.ok(door && database)
    const [opened, db] = [door, database]
    const browser = await someone(`renews-${Math.random()}@example.com`)
    const { id: accountId } = await browser.call(at.readAccount, {})
    const sessionId = (await browser.call(at.listSessions, {})).items[0]?.id ?? ''
    const both = await oneAfterOther(
      db,
      (hold) =>
        db.transaction('platform', async (inside) => {
          await renew(asAccount(testCtx(inside, { clock: opened.clock }), { id: accountId }, { sessionId }))
          await hold()
        }),
      () => db.transaction('platform', (inside) => end(testCtx(inside, { clock: opened.clock }), accountId)),
    )
    await Promise.all(both)
    const { rows } = await sql`select id from account_sessions where account_id = ${accountId}`.execute(
      db.root,
    )
    return rows.length
  }

  test('all sessions are ended as one of them gets another id: none is left', async () => {
    if (!database) return
    const left = await endAsItRenews(renewSession, (ctx, accountId) => endAllSessions(ctx, { accountId }))
    assert.equal(left, 0)
  })

  test('who renews and ends without holding the account leaves one: the tests above can fail', async () => {
    if (!database) return
    const left = await endAsItRenews(renewNaively, (ctx, accountId) =>
      removeSessions(ctx, accountId, null, ctx.clock.now()),
    )
    assert.equal(left, 1)
  })

  test('recovery codes are renewed by many at once: ten are left, those of the last', async () => {
    if (!door || !database) return
    const opened = door
    const owner = await someone('renews-codes@example.com')
    const { secret } = await owner.call(at.startSecondFactor, {})
    await owner.call(at.confirmSecondFactor, { code: totpCode(secret, opened.clock.now()) })
    const answers = await times(() => owner.copy().send(at.renewRecoveryCodes, {}))
    assert.deepEqual(tally(answers.map(({ status }) => status)), { 200: CROWD })
    const { id } = await owner.call(at.readAccount, {})
    const { rows } = await sql`select 1 from account_recovery_codes where account_id = ${id}`.execute(
      database.root,
    )
    assert.equal(rows.length, 10)
  })

  test('recovery codes of who replaces them without holding the account all work: the test above can fail', async () => {
    if (!door || !database) return
    const [opened, db] = [door, database]
    const owner = await someone('renews-naively@example.com')
    const { secret } = await owner.call(at.startSecondFactor, {})
    await owner.call(at.confirmSecondFactor, { code: totpCode(secret, opened.clock.now()) })
    const { id } = await owner.call(at.readAccount, {})
    const renew = (of: string, hold = async () => {}) =>
      db.transaction('platform', async (inside) => {
        const hashes = Array.from({ length: 10 }, (_, turn) => `${of}-${turn}`)
        await replaceRecoveryCodes(testCtx(inside), id, hashes)
        await hold()
      })
    const both = await oneAfterOther(
      db,
      (hold) => renew('one', hold),
      () => renew('other'),
    )
    await Promise.all(both)
    const { rows } = await sql`select 1 from account_recovery_codes where account_id = ${id}`.execute(db.root)
    assert.equal(rows.length, 20)
  })

  /** A second factor is confirmed by a code of one that another tab is just replacing; gives whether one is on. */
  async function confirmsAsItIsReplaced(
    confirm: (browser: Browser, accountId: string, code: string) => Promise<unknown>,
  ): Promise<boolean> {
    assert.ok(door && database)
    const [opened, db] = [door, database]
    const browser = await someone(`replaces-${newId()}@example.com`)
    const { id } = await browser.call(at.readAccount, {})
    const { secret } = await browser.call(at.startSecondFactor, {})
    const begun = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const replaced = db.transaction('platform', async (inside) => {
      await beginSecondFactor({ db: inside }, id, 'another secret', new Date())
      begun.resolve()
      await held.promise
    })
    await begun.promise
    const confirmed = confirm(browser, id, totpCode(secret, opened.clock.now())).catch(() => null)
    await untilWaiting(db, confirmed)
    held.resolve()
    await Promise.all([replaced, confirmed])
    return secondFactorOn(testCtx(db.root as unknown as Ctx['db']), { accountId: id })
  }

  test('a second factor that another tab replaces meanwhile is not turned on by a code of the one before', async () => {
    if (!database) return
    const isOn = await confirmsAsItIsReplaced((browser, _id, code) =>
      browser.send(at.confirmSecondFactor, { code }),
    )
    assert.equal(isOn, false)
  })

  test('who confirms whichever secret is there turns on one that nobody has: the test above can fail', async () => {
    if (!database) return
    const db = database
    const isOn = await confirmsAsItIsReplaced((_browser, accountId) =>
      db.transaction('platform', (inside) => confirmFactor({ db: inside }, accountId, new Date())),
    )
    assert.equal(isOn, true)
  })

  /**
   * Somebody asks for one address, whose mailbox agrees just as they ask for another instead; gives whether that one
   * is taken to have agreed, what was said to who agreed, and whose account and browser it is.
   */
  async function agreesAsItIsReplaced<Agreed>(
    agree: (token: string, accountId: string) => Promise<Agreed>,
  ): Promise<{ hasAgreed: boolean; agreed: Agreed; email: string; browser: Browser }> {
    assert.ok(door && database)
    const [opened, db] = [door, database]
    const [email, first, second] = ['from', 'to', 'instead'].map((part) => `${part}-${newId()}@example.com`)
    assert.ok(email && first && second)
    const browser = await someone(email)
    await browser.call(at.verifyEmail, { token: (await opened.mailsTo(email))[0]?.token ?? '' })
    const { id } = await browser.call(at.readAccount, {})
    await browser.call(at.changeEmail, { email: first })
    const token = (await opened.mailsTo(first)).at(-1)?.token ?? ''
    const both = await oneAfterOther(
      db,
      (hold) =>
        db.transaction('platform', async (inside) => {
          const ctx = asAccount(testCtx(inside, { clock: opened.clock }), { id })
          const once: Repeatable['once'] = (_prepare, effect) => effect(ctx, undefined as never)
          await changeEmail({ ...ctx, once } as unknown as Repeatable, { email: second })
          await hold()
        }),
      () => agree(token, id),
    )
    const [, agreed] = await Promise.all(both)
    const { rows } = await sql<{ has_agreed: boolean }>`
      select to_confirmed_at is not null as has_agreed from account_email_changes where account_id = ${id}`.execute(
      db.root,
    )
    assert.ok(rows[0])
    return { hasAgreed: rows[0].has_agreed, agreed, email, browser }
  }

  test('a mailbox agrees as another address is asked for instead: that one is asked all the same', async () => {
    if (!door) return
    const opened = door
    const { hasAgreed, agreed, email, browser } = await agreesAsItIsReplaced(async (token) =>
      told(await opened.browser().send(at.confirmEmailChange, { token })),
    )
    assert.equal(hasAgreed, false)
    assert.deepEqual(agreed, { status: 410, code: 'accounts.link_spent' })
    const token = (await opened.mailsTo(email)).at(-1)?.token ?? ''
    assert.equal((await opened.browser().call(at.confirmEmailChange, { token })).state, 'waiting_to')
    assert.equal((await browser.call(at.readAccount, {})).email, email)
  })

  test('who notes that a mailbox agreed without holding the account notes it of another: the test above can fail', async () => {
    if (!database) return
    const db = database
    const { hasAgreed } = await agreesAsItIsReplaced((_token, accountId) =>
      db.transaction('platform', (inside) =>
        confirmChange({ db: inside }, accountId, 'to_confirmed_at', new Date()),
      ),
    )
    assert.equal(hasAgreed, true)
  })

  test('two addresses changed to the same one: one gets it', async () => {
    if (!door || !database) return
    const opened = door
    const wanted = 'wanted@example.com'
    const tokens: string[] = []
    const froms: string[] = []
    for (const email of ['left@example.com', 'right@example.com']) {
      const browser = await someone(email)
      await browser.call(at.changeEmail, { email: wanted })
      tokens.push((await opened.mailsTo(wanted)).at(-1)?.token ?? '')
      froms.push(email)
    }
    // Neither had confirmed its address, so that the new mailbox decides alone.
    const answers = await Promise.all(
      tokens.map((token) => opened.browser().send(at.confirmEmailChange, { token })),
    )
    assert.deepEqual(tally(answers.map((answer) => answer.status)), { 200: 1, 409: 1 })
    const { rows } = await sql`select id from accounts where email = ${wanted}`.execute(database.root)
    assert.equal(rows.length, 1)
    assert.equal(froms.length, 2)
  })

  /** An account with four places left for views, and so many who save one at once; gives how many are there, and how they were answered. */
  async function saveViewsTogether(
    email: string,
    save: (ctx: Ctx, accountId: string, name: string) => Promise<unknown>,
  ): Promise<{ kept: number; codes: string[]; there: number }> {
    assert.ok(database)
    const db = database
    const at = new Date()
    const view = { search: '', filters: {}, sort: null, hidden: [] }
    const row = { list: 'operator/sites', view, saved_at: at }
    const accountId = await db.transaction('platform', async (inside) => {
      const ctx = testCtx(inside)
      const made = await createAccount(ctx, { ...form(email), passwordHash: null, isVerified: true })
      assert.ok(made)
      for (let place = 1; place <= MOST_VIEWS - 4; place += 1)
        await insertListView(ctx, {
          ...row,
          id: newId(),
          account_id: made.accountId,
          place,
          name: `${place}`,
        })
      return made.accountId
    })
    const settled = await Promise.allSettled(
      Array.from({ length: 8 }, (_, turn) =>
        db.transaction('platform', (inside) => save(testCtx(inside), accountId, `At once ${turn}`)),
      ),
    )
    const codes = settled.flatMap((one) =>
      one.status === 'rejected' ? [String((one.reason as { code?: string }).code ?? one.reason)] : [],
    )
    const there = await db.transaction('platform', (inside) => placesOf(testCtx(inside), accountId))
    return { kept: 8 - codes.length, codes: [...new Set(codes)], there: there.length }
  }
  const plain = { list: 'operator/sites', view: { search: '', filters: {}, sort: null, hidden: [] } }

  test('eight views are saved at once where four places are left: four are, and the others are told', async () => {
    if (!database) return
    const result = await saveViewsTogether('views@example.com', (ctx, accountId, name) =>
      saveListView(asAccount(ctx, { id: accountId }), { ...plain, name }),
    )
    assert.deepEqual(result, { kept: 4, codes: ['accounts.list_views_full'], there: MOST_VIEWS })
  })

  test('who looks for a place without holding the account finds another’s: the test above can fail', async () => {
    if (!database) return
    const looked = meeting(4)
    const result = await saveViewsTogether('naive-views@example.com', async (ctx, accountId, name) => {
      const place = freePlace(await placesOf(ctx, accountId))
      await looked()
      assert.ok(place !== null)
      await insertListView(ctx, {
        ...plain,
        id: newId(),
        account_id: accountId,
        place,
        name,
        saved_at: new Date(),
      })
    })
    assert.ok(result.codes.includes('23505') && result.there <= MOST_VIEWS, JSON.stringify(result))
  })
})
