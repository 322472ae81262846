import { bring, testDatabase } from '#platform/testing/world.ts'
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { ownerWords } from '#platform/testing/words.ts'
import * as at from '../contract.ts'
import { GOOD_PASSWORD, peopleOfFile } from '../testing.ts'
import { deletionGuards } from './deletion-guards.ts'
import { lockAccount } from './lock-account.ts'

// The first account of a database runs the platform, and may not go.
await testDatabase()
const people = await peopleOfFile()
before(() => people.someone())

describe('deleting an account', () => {
  test('is refused while something stands in the way, and until the address was typed', async () => {
    const { email, browser, id } = await people.someone()
    let isOwner = true
    bring(
      deletionGuards.of((_, accountId) =>
        Promise.resolve(
          isOwner && accountId === id
            ? {
                code: 'accounts.last_operator',
                values: { count: 1 },
                things: [{ name: 'Kestrel Books', path: '/sites/1' }],
              }
            : null,
        ),
      ),
    )
    const { obstacles } = await browser.call(at.readDeletion, {})
    assert.deepEqual(obstacles[0]?.things, [{ name: 'Kestrel Books', path: '/sites/1' }])
    assert.equal(obstacles[0]?.message, ownerWords('en-US')('refusal.accounts.last_operator'))
    const blocked = await browser.send(at.deleteAccount, { email })
    assert.equal(blocked.status, 409)
    isOwner = false
    const other = await browser.send(at.deleteAccount, { email: 'other@example.com' })
    assert.deepEqual([other.status, other.body.error?.field], [422, 'email'])
    await browser.call(at.deleteAccount, { email })
    assert.equal((await browser.send(at.readAccount, {})).status, 401)
  })

  test('erases what names the person, keeps the row, and frees the address', async () => {
    const { email, browser, id } = await people.someone()
    await browser.call(at.deleteAccount, { email })
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(a)::text as row from accounts a where id = ${id}`.execute(people.door.database.root)
    assert.equal(rows.length, 1)
    assert.doesNotMatch(rows[0]?.row ?? '', /Mira|example\.com|argon2/)
    const { rows: left } = await sql`
      select account_id from account_sessions where account_id = ${id}
      union all select account_id from account_sign_ins where account_id = ${id}
      union all select account_id from account_devices where account_id = ${id}
      union all select account_id from account_mail_tokens where account_id = ${id}`.execute(
      people.door.database.root,
    )
    assert.equal(left.length, 0)
    assert.equal((await people.newBrowser().send(at.signIn, { email, password: GOOD_PASSWORD })).status, 401)
    await people.newBrowser().call(at.signUp, people.form(email))
    assert.equal((await people.door.mailsTo(email)).at(-1)?.kind, 'accounts.verify-email')
  })

  test('the last operator stays', async () => {
    const { rows } = await sql<{ id: string; email: string }>`
      select id, email from accounts where is_operator`.execute(people.door.database.root)
    const [operator] = rows
    const browser = people.newBrowser()
    await browser.call(at.signIn, { email: operator?.email ?? '', password: GOOD_PASSWORD })
    const refused = await browser.send(at.deleteAccount, { email: operator?.email ?? '' })
    assert.deepEqual([refused.status, refused.body.error?.code], [409, 'accounts.last_operator'])
    await assert.rejects(
      people.asSystem((ctx) => lockAccount(ctx, { accountId: operator?.id ?? '', isLocked: true })),
    )
  })
})
