import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { HOUR } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { newToken, tokenHash } from '#platform/auth/token.ts'
import type { Repeatable } from '#platform/http/route.ts'
import { meeting } from '#platform/testing/meeting.ts'
import { oneAfterOther } from '#platform/testing/one-after-other.ts'
import { asAccount, NO_SERVER, testCtx } from '#platform/testing/world.ts'
import { updatePassword } from '../account/account.store.ts'
import { lockAccount } from '../account/lock-account.ts'
import * as at from '../contract.ts'
import { CROWD, form, openRace, tally, times, told } from '../race/testing.ts'
import type { Browser } from '../testing.ts'
import { changeEmail } from './change-email.ts'
import { openReset } from './check-reset.ts'
import { confirmChange, insertLink, takeLink } from './mail-link.store.ts'
import { sendReset } from './send-reset.ts'

const race = await openRace()

describe('races on mailed links', { skip: race === null && NO_SERVER }, () => {
  assert.ok(race)
  const { database, door, someone } = race
  after(() => race.close())

  test('a link to a new password works once', async () => {
    await someone('reset@example.com')
    await door.browser().call(at.requestReset, { email: 'reset@example.com' })
    await door.sendResets()
    const token = (await door.mailsTo('reset@example.com')).at(-1)?.token ?? ''
    const answers = await times((turn) =>
      door
        .browser()
        .send(at.resetPassword, { token, password: `seven quiet lanterns ${turn}`, endOtherSessions: true }),
    )
    assert.deepEqual(tally(answers.map((answer) => answer.status)), { 200: 1, 410: CROWD - 1 })
  })

  test('of many links to a new password that are sent at once the last works, and none once it was used', async () => {
    const email = 'many-resets@example.com'
    await someone(email)
    await times(() =>
      database.transaction('platform', (inside) =>
        sendReset(testCtx(inside, { clock: door.clock }), { email }),
      ),
    )
    const tokens = (await door.mailsTo(email)).flatMap((mail) =>
      mail.kind === 'accounts.reset-password' && mail.token ? [mail.token] : [],
    )
    assert.equal(tokens.length, CROWD)
    const checked = () =>
      Promise.all(tokens.map(async (token) => (await door.browser().send(at.checkReset, { token })).status))
    assert.deepEqual(tally(await checked()), { 200: 1, 410: CROWD - 1 })
  })

  /** Two open links to a new password are used at once, as two that were sent at once may have left them. */
  async function usesBoth<Used>(
    use: (token: string, password: string) => Promise<Used>,
  ): Promise<readonly Used[]> {
    const email = `two-resets-${newId()}@example.com`
    const browser = await someone(email)
    const { id } = await browser.call(at.readAccount, {})
    const tokens = [newToken(), newToken()]
    for (const token of tokens)
      await database.transaction('platform', (inside) =>
        insertLink(
          { db: inside },
          {
            id: newId(),
            account_id: id,
            kind: 'reset',
            token_hash: tokenHash(token),
            email,
            browser_hash: null,
            created_at: new Date(door.clock.now()),
            expires_at: new Date(door.clock.now() + HOUR),
            used_at: null,
          },
        ),
      )
    return Promise.all(tokens.map((token, turn) => use(token, `seven quiet lanterns ${turn}`)))
  }

  test('of two open links to a new password, used at once, one sets it', async () => {
    const answers = await usesBoth((token, password) =>
      door.browser().send(at.resetPassword, { token, password, endOtherSessions: true }),
    )
    assert.deepEqual(tally(answers.map(({ status }) => status)), { 200: 1, 410: 1 })
  })

  test('who takes a link that was open as they looked sets it by each: the test above can fail', async () => {
    const looked = meeting(2)
    const taken = await usesBoth((token, password) =>
      database.transaction('platform', async (inside) => {
        const ctx = testCtx(inside, { clock: door.clock })
        const { link, account } = await openReset(ctx, { token })
        await looked()
        await updatePassword(ctx, account.id, password, new Date())
        return takeLink(ctx, link.id, new Date())
      }),
    )
    assert.deepEqual(taken, [true, true])
  })

  test('an address is confirmed as its account is locked: nobody is signed in, now or once it is opened again', async () => {
    const email = 'opens-as-locked@example.com'
    const browser = door.browser({ ip: '192.0.4.2' })
    await browser.call(at.signUp, form(email))
    const token = (await door.mailsTo(email))[0]?.token ?? ''
    const { rows } = await sql<{ id: string }>`select id from accounts where email = ${email}`.execute(
      database.root,
    )
    const accountId = rows[0]?.id ?? ''
    const both = await oneAfterOther(
      database,
      (hold) =>
        database.transaction('platform', async (inside) => {
          await lockAccount(testCtx(inside, { clock: door.clock }), { accountId, isLocked: true })
          await hold()
        }),
      () => browser.send(at.verifyEmail, { token }),
    )
    const [, confirmed] = await Promise.all(both)
    assert.deepEqual(told(confirmed), { status: 410, code: 'accounts.link_spent' })
    const { rows: sessions } = await sql`
      select 1 from account_sessions where account_id = ${accountId}`.execute(database.root)
    assert.equal(sessions.length, 0)
  })

  /**
   * Somebody asks for one address, whose mailbox agrees just as they ask for another instead; gives whether that one
   * is taken to have agreed, what was said to who agreed, and whose account and browser it is.
   */
  async function agreesAsItIsReplaced<Agreed>(
    agree: (link: { token: string; accountId: string; browser: Browser }) => Promise<Agreed>,
  ): Promise<{ hasAgreed: boolean; agreed: Agreed; email: string; browser: Browser }> {
    const [email, first, second] = ['from', 'to', 'instead'].map((part) => `${part}-${newId()}@example.com`)
    assert.ok(email && first && second)
    const browser = await someone(email)
    await browser.call(at.verifyEmail, { token: (await door.mailsTo(email))[0]?.token ?? '' })
    const { id } = await browser.call(at.readAccount, {})
    const sessionId = (await browser.call(at.listSessions, {})).items[0]?.id ?? ''
    await browser.call(at.changeEmail, { email: first })
    const token = (await door.mailsTo(first)).at(-1)?.token ?? ''
    const both = await oneAfterOther(
      database,
      (hold) =>
        database.transaction('platform', async (inside) => {
          const ctx = asAccount(testCtx(inside, { clock: door.clock }), { id }, { sessionId })
          const once: Repeatable['once'] = (_prepare, effect) => effect(ctx, undefined as never)
          await changeEmail({ ...ctx, once } as unknown as Repeatable, { email: second })
          await hold()
        }),
      () => agree({ token, accountId: id, browser }),
    )
    const [, agreed] = await Promise.all(both)
    const { rows } = await sql<{ has_agreed: boolean }>`
      select to_confirmed_at is not null as has_agreed from account_email_changes where account_id = ${id}`.execute(
      database.root,
    )
    assert.ok(rows[0])
    return { hasAgreed: rows[0].has_agreed, agreed, email, browser }
  }

  test('a mailbox agrees as another address is asked for instead: that one is asked all the same', async () => {
    const { hasAgreed, agreed, email, browser } = await agreesAsItIsReplaced(async ({ token, browser }) =>
      told(await browser.send(at.confirmEmailChange, { token })),
    )
    assert.equal(hasAgreed, false)
    assert.deepEqual(agreed, { status: 410, code: 'accounts.link_spent' })
    const token = (await door.mailsTo(email)).at(-1)?.token ?? ''
    assert.equal((await door.browser().call(at.confirmEmailChange, { token })).state, 'waiting_to')
    assert.equal((await browser.call(at.readAccount, {})).email, email)
  })

  test('who notes that a mailbox agreed without holding the account notes it of another: the test above can fail', async () => {
    const { hasAgreed } = await agreesAsItIsReplaced(({ accountId }) =>
      database.transaction('platform', (inside) =>
        confirmChange({ db: inside }, accountId, 'to_confirmed_at', new Date()),
      ),
    )
    assert.equal(hasAgreed, true)
  })
})
