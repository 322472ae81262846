import assert from 'node:assert/strict'
import { newId } from '#kernel/ids.ts'
import { Refusal } from '#kernel/refusal.ts'
import { tokenHash } from '#platform/auth/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import { bring, rolledBack, testRolledBack as test, testCtx } from '#platform/testing/world.ts'
import { authenticate } from '../session/authenticate.ts'
import { startSession } from '../session/start-session.ts'
import { accountById } from './account.store.ts'
import { accountHooks } from './account-hooks.ts'
import { changeDuties } from './change-duties.ts'
import { createAccount } from './create-account.ts'
import { findAccountByEmail, findAccountsByIds } from './find-accounts.ts'
import { lockAccount } from './lock-account.ts'
import type { AccountOrder } from './account.store.ts'
import { searchAccounts } from './search-accounts.ts'

async function make(ctx: Ctx, email: string, given: object = {}): Promise<string> {
  const made = await createAccount(ctx, { email, name: 'Mira Okafor', passwordHash: null, ...given })
  assert.ok(made)
  return made.accountId
}

test('an address has one account, whatever its case, and can be looked up by it', async (db) => {
  const ctx = testCtx(db)
  const id = await make(ctx, 'mira@example.com')
  assert.equal(await createAccount(ctx, { email: 'MIRA@example.com', name: 'X', passwordHash: null }), null)
  assert.equal((await findAccountByEmail(ctx, 'Mira@Example.com'))?.id, id)
  assert.equal(await findAccountByEmail(ctx, 'nobody@example.com'), null)
})

test('the first account runs the platform, the second does not unless asked to', async (db) => {
  const ctx = testCtx(db)
  const ids = [
    await make(ctx, 'a@example.com'),
    await make(ctx, 'b@example.com'),
    await make(ctx, 'c@example.com', { isOperator: true }),
  ]
  const rows = await Promise.all(ids.map((id) => accountById(ctx, id)))
  assert.deepEqual(
    rows.map((row) => row?.is_operator),
    [true, false, true],
  )
})

test('nobody is given a duty by an account whose address is not confirmed; who has one keeps it', async (db) => {
  const ctx = testCtx(db)
  const first = await make(ctx, 'a@example.com')
  const stranger = await make(ctx, 'b@example.com')
  const refused = { code: 'accounts.duties_unverified', kind: 'conflict' }
  await assert.rejects(changeDuties(ctx, { accountId: stranger, isOperator: true }), refused)
  await assert.rejects(changeDuties(ctx, { accountId: stranger, isStaff: true }), refused)
  await changeDuties(ctx, { accountId: stranger, isOperator: false, isStaff: false })
  await changeDuties(ctx, { accountId: first, isOperator: true })
  assert.equal((await accountById(ctx, stranger))?.is_operator, false)
})

test('areas above hear of a new account in its transaction, once however often they register', async (db) => {
  const heard: string[] = []
  bring(accountHooks.of({ created: async (_, { accountId }) => void heard.push(accountId) }))
  const id = await make(testCtx(db), 'mira@example.com')
  assert.deepEqual(heard, [id])
})

test('several accounts are read at once; ids without one are left out', async (db) => {
  const ctx = testCtx(db)
  const [a, b] = [await make(ctx, 'a@example.com'), await make(ctx, 'b@example.com', { isVerified: true })]
  const found = await findAccountsByIds(ctx, [b, a, newId(), a])
  assert.deepEqual(
    new Map(found.map((account) => [account.id, account.isVerified])),
    new Map([
      [a, false],
      [b, true],
    ]),
  )
  assert.deepEqual(await findAccountsByIds(ctx, []), [])
})

test('a site’s transaction may read who somebody is, and nothing that proves it', () =>
  rolledBack({ site: newId() }, async (db) => {
    assert.deepEqual(await findAccountsByIds(testCtx(db), [newId()]), [])
    await assert.rejects(accountById(testCtx(db), newId()), { code: '42501' })
  }))

test('accounts are searched by name and address, by pages, newest first; wildcards are letters', async (db) => {
  const ctx = testCtx(db)
  for (let place = 0; place < 5; place += 1) await make(ctx, `gardener_${place}@example.com`)
  await make(ctx, 'other@example.com', { name: 'Gard%ner' })
  const first = await searchAccounts(ctx, { query: 'GARDENER', limit: 3 })
  assert.equal(first.items.length, 3)
  const rest = await searchAccounts(ctx, { query: 'gardener', limit: 3, cursor: first.next ?? '' })
  assert.equal(rest.items.length, 2)
  assert.equal(rest.next, null)
  assert.equal(new Set([...first.items, ...rest.items].map((item) => item.id)).size, 5)
  assert.deepEqual(
    (await searchAccounts(ctx, { query: '%', limit: 9 })).items.map((item) => item.name),
    ['Gard%ner'],
  )
  assert.equal((await searchAccounts(ctx, { query: '', limit: 100 })).items.length >= 6, true)
})

test('accounts stand by name as a reader expects, or by age, either way, page by page', async (db) => {
  const ctx = testCtx(db)
  const names = ['Zoë Sorted', 'åsa sorted', 'Åsa Sorted', 'Bram Sorted', 'Bram Sorted']
  for (const [place, name] of names.entries()) await make(ctx, `sorted_${place}@example.com`, { name })
  const walk = async (order: Partial<AccountOrder>): Promise<string[]> => {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof searchAccounts>> = await searchAccounts(ctx, {
        query: 'sorted',
        limit: 2,
        ...order,
        ...(cursor === null ? {} : { cursor }),
      })
      seen.push(...page.items.map(({ name }) => name))
      cursor = page.next
    } while (cursor !== null)
    return seen
  }
  const byName = ['åsa sorted', 'Åsa Sorted', 'Bram Sorted', 'Bram Sorted', 'Zoë Sorted']
  assert.deepEqual(await walk({ sort: 'name', direction: 'ascending' }), byName)
  assert.deepEqual(await walk({ sort: 'name' }), byName.toReversed())
  const byAge = await walk({})
  assert.deepEqual(byAge.toSorted(), names.toSorted())
  assert.deepEqual(await walk({ direction: 'ascending' }), byAge.toReversed())
})

test('duties come and go, but one operator stays', async (db) => {
  const ctx = testCtx(db)
  const [first, second] = [
    await make(ctx, 'a@example.com'),
    await make(ctx, 'b@example.com', { isVerified: true }),
  ]
  await assert.rejects(
    changeDuties(ctx, { accountId: first, isOperator: false }),
    (error) => error instanceof Refusal && error.code === 'accounts.last_operator',
  )
  await changeDuties(ctx, { accountId: second, isOperator: true, isStaff: true })
  await changeDuties(ctx, { accountId: first, isOperator: false })
  await assert.rejects(lockAccount(ctx, { accountId: second, isLocked: true }), Refusal)
  await assert.rejects(changeDuties(ctx, { accountId: newId(), isStaff: true }), { code: 'not_found' })
  const row = await accountById(ctx, second)
  assert.deepEqual([row?.is_operator, row?.is_staff], [true, true])
})

test('a request is known by its cookie, and answered in the language of the account', async (db) => {
  const ctx = testCtx(db)
  const id = await make(ctx, 'mira@example.com', { preferredLocale: 'fr-FR' })
  const { sessionId } = await startSession(ctx, { accountId: id })
  const token = ctx.cookies.get('portico') ?? ''
  const facts = { ...ctx.request, cookies: { portico: token }, headers: { 'accept-language': 'de' } }
  const known = await authenticate(ctx, facts)
  assert.equal(known.locale, 'fr-FR')
  assert.ok(known.actor.kind === 'account')
  assert.deepEqual(
    [known.actor.accountId, known.actor.sessionId, known.actor.isVerified],
    [id, sessionId, false],
  )
  for (const cookie of ['', 'x', tokenHash(token), 'y'.repeat(5000)]) {
    const stranger = await authenticate(ctx, { ...facts, cookies: { portico: cookie } })
    assert.deepEqual(stranger, { actor: { kind: 'visitor' }, locale: 'de-DE' })
  }
  // On https only the cookie counts that no sibling host can set.
  const secure = { ...facts, origin: 'https://app.example.com' }
  assert.equal((await authenticate(ctx, secure)).actor.kind, 'visitor')
})
