import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import { meeting } from '#platform/testing/meeting.ts'
import { asAccount, NO_SERVER, testCtx } from '#platform/testing/world.ts'
import { createAccount } from './account/create-account.ts'
import * as at from './contract.ts'
import { freePlace, MOST_VIEWS } from './list-view/list-view.ts'
import { insertListView, placesOf } from './list-view/list-view.store.ts'
import { saveListView } from './list-view/save-list-view.ts'
import type { Browser } from './testing.ts'
import { CROWD, form, openRace, persisting, tally, times } from './race/testing.ts'

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

const race = await openRace()

describe('many at once, on PostgreSQL', { skip: race === null && NO_SERVER }, () => {
  assert.ok(race)
  const { database, door, someone } = race
  after(() => race.close())

  test('a naive check lets more than one through here, so that what follows proves something', async () => {
    assert.ok((await naiveTake(database)) > 1)
  })

  test('of many first accounts one runs the platform', async () => {
    const answers = await times((turn) => {
      const browser = door.browser({ ip: `192.0.2.${turn}` })
      return persisting(() => browser.send(at.signUp, form(`first-${turn}@example.com`)))
    })
    assert.deepEqual(tally(answers.map((answer) => answer.status)), { 200: CROWD })
    const { rows } = await sql`select id from accounts where is_operator`.execute(database.root)
    assert.equal(rows.length, 1)
  })

  test('a sign-up waits for nobody who takes another address', async () => {
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const held = database.transaction('platform', async (db) => {
      await createAccount(testCtx(db), { ...form('held@example.com'), passwordHash: null })
      hold()
      await isOver
    })
    await isHeld
    const others = [1, 2, 3].map((n) =>
      door.browser({ ip: `192.0.6.${n}` }).send(at.signUp, form(`beside-${n}@example.com`)),
    )
    // The same address waits, and is then told by mail that it has an account.
    const same = door.browser({ ip: '192.0.6.9' }).send(at.signUp, form('Held@example.com'))
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
    const wanted = 'contended@example.com'
    const links: { browser: Browser; token: string }[] = []
    for (const email of ['one-side@example.com', 'other-side@example.com']) {
      const browser = await someone(email)
      await browser.call(at.changeEmail, { email: wanted })
      links.push({ browser, token: (await door.mailsTo(wanted)).at(-1)?.token ?? '' })
    }
    const answers = await Promise.all([
      ...links.map(({ browser, token }) => browser.send(at.confirmEmailChange, { token })),
      door.browser({ ip: '192.0.7.1' }).send(at.signUp, form(wanted)),
    ])
    assert.ok(
      answers.every(({ status }) => status === 200 || status === 409),
      JSON.stringify(tally(answers.map(({ status }) => status))),
    )
    const { rows } = await sql`select id from accounts where email = ${wanted}`.execute(database.root)
    assert.equal(rows.length, 1)
  })

  test('of many sign-ups for one address one makes an account', async () => {
    const answers = await times((turn) =>
      door.browser({ ip: `192.0.3.${turn}` }).send(at.signUp, form('one@example.com')),
    )
    assert.ok(answers.every((answer) => answer.status === 200 || answer.status === 429))
    const { rows } = await sql`select id from accounts where email = 'one@example.com'`.execute(database.root)
    assert.equal(rows.length, 1)
    const kinds = (await door.mailsTo('one@example.com')).map((mail) => mail.kind)
    assert.equal(kinds.filter((kind) => kind === 'accounts.verify-email').length, 1)
  })

  test('R-01: of many sign-ups under one key one mails, and all others wait or are answered as it was', async () => {
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

  /** An account with four places left for views, and so many who save one at once; gives how many are there, and how they were answered. */
  async function saveViewsTogether(
    email: string,
    save: (ctx: Ctx, accountId: string, name: string) => Promise<unknown>,
  ): Promise<{ kept: number; codes: string[]; there: number }> {
    const at = new Date()
    const view = { search: '', filters: {}, sort: null, hidden: [] }
    const row = { list: 'operator/sites', view, saved_at: at }
    const accountId = await database.transaction('platform', async (inside) => {
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
        database.transaction('platform', (inside) => save(testCtx(inside), accountId, `At once ${turn}`)),
      ),
    )
    const codes = settled.flatMap((one) =>
      one.status === 'rejected' ? [String((one.reason as { code?: string }).code ?? one.reason)] : [],
    )
    const there = await database.transaction('platform', (inside) => placesOf(testCtx(inside), accountId))
    return { kept: 8 - codes.length, codes: [...new Set(codes)], there: there.length }
  }
  const plain = { list: 'operator/sites', view: { search: '', filters: {}, sort: null, hidden: [] } }

  test('eight views are saved at once where four places are left: four are, and the others are told', async () => {
    const result = await saveViewsTogether('views@example.com', (ctx, accountId, name) =>
      saveListView(asAccount(ctx, { id: accountId }), { ...plain, name }),
    )
    assert.deepEqual(result, { kept: 4, codes: ['accounts.list_views_full'], there: MOST_VIEWS })
  })

  test('who looks for a place without holding the account finds another’s: the test above can fail', async () => {
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
