import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { lockAccount as lockDirectly } from '#areas/accounts/index.ts'
import { newId } from '#kernel/ids.ts'
import * as door from '../contract.ts'
import { pageFlags } from '../experiments/page-flags.ts'
import { openConsole } from '../testing.ts'

const { ask, cast, close, database, inside } = await openConsole()
after(close)

test('accounts: lock, sessions, duties and second factor are the operator’s, written down, and the last two ask for a proof', async () => {
  const { operator, owner } = await cast()
  const accountId = owner.id
  // Another operator, so that this one is not the last.
  await inside((ctx) => sql`update accounts set is_operator = true where id = ${operator.id}`.execute(ctx.db))
  const stale = { ...operator, provedAgo: 20 * 60_000 }
  for (const [endpoint, input] of [
    [door.changeDuties, { isOperator: false, isStaff: true, why: '' }],
    [door.resetSecondFactor, { why: '' }],
  ] as const) {
    const answer = await ask(endpoint, stale, { accountId, ...input })
    assert.deepEqual([answer.status, answer.code], [401, 'prove_again'])
  }
  const locked = await ask(door.lockAccount, operator, { accountId, isLocked: true, why: 'Spam' })
  assert.equal(locked.status, 200)
  await ask(door.lockAccount, operator, { accountId, isLocked: false, why: '' })
  await ask(door.endSessions, operator, { accountId, why: 'Lost laptop' })
  await ask(door.changeDuties, operator, { accountId, isOperator: false, isStaff: true, why: '' })
  const none = await ask(door.resetSecondFactor, operator, { accountId, why: '' })
  assert.deepEqual([none.status, none.code], [409, 'operator.no_second_factor'])
  const seen = await ask(door.seeAccount, operator, { accountId })
  assert.equal(seen.body.isStaff, true)
  assert.equal(seen.body.isLocked, false)
  assert.equal(seen.body.sites.length, 1)
  assert.deepEqual(
    seen.body.acts.map(({ what, why, by }) => [what, why, by]),
    [
      ['duties_changed', null, 'Ada Lind'],
      ['sessions_ended', 'Lost laptop', 'Ada Lind'],
      ['account_opened', null, 'Ada Lind'],
      ['account_locked', 'Spam', 'Ada Lind'],
    ],
  )
  // What staff try ends with the duty.
  const staff = { id: accountId, isStaff: true }
  await ask(door.saveInternalLabs, staff, { features: ['i18nLang'] })
  await ask(door.changeDuties, operator, { accountId, isOperator: false, isStaff: false, why: '' })
  const flags = await database.transaction('platform', (db) => pageFlags(db, { siteId: null, accountId }))
  assert.deepEqual(flags.betaFeatureFlags, [])
  assert.equal((await ask(door.endSessions, operator, { accountId: newId(), why: '' })).status, 404)
  const found = await ask(door.findAccounts, operator, { search: owner.email })
  assert.deepEqual(
    found.body.items.map(({ id }) => id),
    [accountId],
  )
  await inside((ctx) =>
    sql`update accounts set is_operator = false where id = ${operator.id}`.execute(ctx.db),
  )
})

test('the last operator can be neither locked nor dismissed', async () => {
  const { operator } = await cast()
  const others = await inside(async (ctx) => {
    const { rows } = await sql<{ id: string }>`
      update accounts set is_operator = id = ${operator.id} where is_operator or id = ${operator.id}
      returning id`.execute(ctx.db)
    await assert.rejects(lockDirectly(ctx, { accountId: operator.id, isLocked: true }), {
      code: 'accounts.last_operator',
    })
    return rows.map(({ id }) => id).filter((id) => id !== operator.id)
  })
  const fired = await ask(door.changeDuties, operator, {
    accountId: operator.id,
    isOperator: false,
    isStaff: false,
    why: '',
  })
  assert.deepEqual([fired.status, fired.code], [409, 'accounts.last_operator'])
  await inside((ctx) =>
    sql`update accounts set is_operator = id = any(${others}::uuid[]) where id = any(${[...others, operator.id]}::uuid[])`.execute(
      ctx.db,
    ),
  )
})
