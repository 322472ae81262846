import { sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import type { Sorted } from '#kernel/sorted.ts'
import type { Ctx } from '#platform/ctx.ts'
import { containing } from '#platform/db/like.ts'
import { type AccountRow, tables } from '../schema.ts'
import { removeHalfSignIns } from '../sign-in/sign-in.store.ts'

type World = Pick<Ctx, 'db'>

/** Everything that is kept of an account. */
export type StoredAccount = AccountRow

export interface NewAccount {
  readonly id: Id
  readonly email: string
  readonly name: string
  readonly passwordHash: string | null
  readonly preferredLocale: string
  readonly timeZone: string
  readonly country: string | null
  readonly isVerified: boolean
  readonly isOperator: boolean
  readonly at: Date
}

/** Makes whoever gives out one address wait for each other: a broken constraint would end the transaction. */
async function lockAddress(ctx: World, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}::text), 729104620))`.execute(ctx.db)
}

/** Makes first accounts wait for each other, to know which of them is the first. */
async function lockBeginning(ctx: World): Promise<void> {
  await sql`select pg_advisory_xact_lock(729104620)`.execute(ctx.db)
}

/**
 * Inserts an account. The first of an instance becomes its operator: as long as there is none, those that
 * may be it wait for each other. Afterwards only those of the same address do.
 *
 * @returns whether it was inserted: not when the address has an account
 */
export async function insertAccount(ctx: World, account: NewAccount): Promise<boolean> {
  await lockAddress(ctx, account.email)
  // An account is never taken out of the table: once there is one, there is one for good.
  if (!(await hasAccounts(ctx))) await lockBeginning(ctx)
  const result = await sql`
    insert into accounts (id, email, name, password_hash, password_changed_at, preferred_locale, time_zone, country,
      verified_at, is_operator, created_at)
    select ${account.id}, ${account.email}, ${account.name}, ${account.passwordHash}::text,
      ${account.passwordHash === null ? null : account.at}, ${account.preferredLocale}, ${account.timeZone},
      ${account.country}, ${account.isVerified ? account.at : null},
      ${account.isOperator} or not exists (select from accounts), ${account.at}
    on conflict (email) do nothing`.execute(ctx.db)
  return Number(result.numAffectedRows ?? 0) === 1
}

/** The whole row of an account that was not deleted. */
export async function accountById(ctx: World, id: Id): Promise<AccountRow | undefined> {
  return tables(ctx)
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/**
 * The same, held until the transaction ends. Whoever signs in, or changes by what an account is entered (password,
 * passkeys, recovery codes, sessions, a change of address), holds it before looking: nobody goes by what another is
 * just changing.
 */
export async function holdAccount(ctx: World, id: Id): Promise<AccountRow | undefined> {
  return tables(ctx)
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The whole row of an account by its address, whatever its case. */
export async function accountByEmail(ctx: World, email: string): Promise<AccountRow | undefined> {
  return tables(ctx).selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
}

const known = [
  'id',
  'email',
  'name',
  'preferred_locale',
  'time_zone',
  'verified_at',
  'locked_at',
  'created_at',
  'deleted_at',
] as const

export type KnownRow = Pick<AccountRow, (typeof known)[number]>

/** What site transactions may read too. */
export async function knownByIds(ctx: World, ids: readonly Id[]): Promise<KnownRow[]> {
  if (ids.length === 0) return []
  return tables(ctx).selectFrom('accounts').select(known).where('id', 'in', ids).execute()
}

export async function knownByEmail(ctx: World, email: string): Promise<KnownRow | undefined> {
  return tables(ctx).selectFrom('accounts').select(known).where('email', '=', email).executeTakeFirst()
}

export interface ProfileChange {
  readonly name?: string | undefined
  readonly country?: string | undefined
  readonly preferredLocale?: string | undefined
  readonly timeZone?: string | undefined
}

export async function updateProfile(ctx: World, id: Id, change: ProfileChange): Promise<void> {
  const set = {
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.country === undefined ? {} : { country: change.country }),
    ...(change.preferredLocale === undefined ? {} : { preferred_locale: change.preferredLocale }),
    ...(change.timeZone === undefined ? {} : { time_zone: change.timeZone }),
  }
  if (Object.keys(set).length === 0) return
  await tables(ctx).updateTable('accounts').set(set).where('id', '=', id).execute()
}

/** Sets another password; half a sign-in that was begun by the one before leads nowhere. */
export async function updatePassword(ctx: World, id: Id, hash: string, at: Date): Promise<void> {
  await tables(ctx)
    .updateTable('accounts')
    .set({ password_hash: hash, password_changed_at: at })
    .where('id', '=', id)
    .execute()
  await removeHalfSignIns(ctx, id)
}

/** The same password at today's cost; nothing if it was changed meanwhile. */
export async function rehashPassword(ctx: World, id: Id, before: string, hash: string): Promise<void> {
  await tables(ctx)
    .updateTable('accounts')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .execute()
}

/** @returns whether it was not confirmed before */
export async function markVerified(ctx: World, id: Id, email: string, at: Date): Promise<boolean> {
  const result = await tables(ctx)
    .updateTable('accounts')
    .set({ verified_at: at })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('verified_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Gives an account another address, confirmed; not when that has an account. */
export async function updateEmail(ctx: World, id: Id, email: string, at: Date): Promise<boolean> {
  await lockAddress(ctx, email)
  const result = await sql`
    update accounts set email = ${email}, verified_at = ${at}
    where id = ${id} and not exists (select from accounts where email = ${email} and id <> ${id})`.execute(
    ctx.db,
  )
  return Number(result.numAffectedRows ?? 0) === 1
}

/** Whether anybody ever had an account here; those that were deleted count. */
export async function hasAccounts(ctx: World): Promise<boolean> {
  return (await tables(ctx).selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** An operator's account that nobody can sign in with yet. */
export async function beginningByEmail(ctx: World, email: string): Promise<{ accountId: Id } | null> {
  const row = await tables(ctx)
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('is_operator', '=', true)
    .where('password_hash', 'is', null)
    .where('verified_at', 'is', null)
    .executeTakeFirst()
  return row ? { accountId: row.id } : null
}

/** Ends the beginning; nothing if it was ended before. */
export async function admit(ctx: World, id: Id, hash: string, at: Date): Promise<boolean> {
  const result = await tables(ctx)
    .updateTable('accounts')
    .set({ password_hash: hash, password_changed_at: at, verified_at: at })
    .where('id', '=', id)
    .where('password_hash', 'is', null)
    .where('verified_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function updateLock(ctx: World, id: Id, at: Date | null): Promise<boolean> {
  const result = await tables(ctx)
    .updateTable('accounts')
    .set({ locked_at: at })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function updateDuties(
  ctx: World,
  id: Id,
  duties: { readonly isOperator?: boolean | undefined; readonly isStaff?: boolean | undefined },
): Promise<boolean> {
  const set = {
    ...(duties.isOperator === undefined ? {} : { is_operator: duties.isOperator }),
    ...(duties.isStaff === undefined ? {} : { is_staff: duties.isStaff }),
  }
  if (Object.keys(set).length === 0) return true
  const result = await tables(ctx)
    .updateTable('accounts')
    .set(set)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** How many operators can sign in, held until the end of the transaction so that two cannot leave at once. */
export async function lockOperators(ctx: World): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    select id from accounts where is_operator and deleted_at is null and locked_at is null order by id for update`.execute(
    ctx.db,
  )
  return rows.map((row) => row.id)
}

/** Empties an account of everything that names a person; the row stays for what refers to it. */
export async function eraseAccount(ctx: World, id: Id, at: Date): Promise<void> {
  await tables(ctx)
    .updateTable('accounts')
    .set({
      email: null,
      name: '',
      password_hash: null,
      password_changed_at: null,
      country: null,
      time_zone: 'UTC',
      verified_at: null,
      is_operator: false,
      is_staff: false,
      deleted_at: at,
    })
    .where('id', '=', id)
    .execute()
  const db = tables(ctx)
  for (const table of [
    'account_sessions',
    'account_devices',
    'account_sign_ins',
    'account_passkeys',
    'account_second_factors',
    'account_recovery_codes',
    'account_mail_tokens',
    'account_email_changes',
    'account_steps',
    'account_list_views',
  ] as const) {
    await db.deleteFrom(table).where('account_id', '=', id).execute()
  }
}

/** What the accounts of the platform can be put in order by. */
export type AccountOrder = Sorted<'created' | 'name'>

/** A place in an order: the name or the moment (milliseconds) of an account, and its id. */
type AccountPlace = readonly [value: string | number, id: Id]

export type SearchRow = KnownRow & Pick<AccountRow, 'is_operator' | 'is_staff' | 'country'>

/** Accounts whose name or address has the text in it; one row more than `limit` tells that there is a next page. */
export async function searchAccountRows(
  ctx: World,
  query: string,
  limit: number,
  { sort, direction }: AccountOrder,
  after: AccountPlace | null,
): Promise<SearchRow[]> {
  const key = sort === 'name' ? sql`name collate "und-x-icu"` : sql`created_at`
  const way = direction === 'ascending' ? 'asc' : 'desc'
  const like = containing(query)
  let rows = tables(ctx)
    .selectFrom('accounts')
    .select([...known, 'is_operator', 'is_staff', 'country'])
    .where('deleted_at', 'is', null)
    .orderBy(key, way)
    .orderBy('id', way)
    .limit(limit + 1)
  if (query !== '') {
    rows = rows.where((or) => or.or([or('name', 'ilike', like), sql<boolean>`email::text ilike ${like}`]))
  }
  if (after) {
    const [value, id] = after
    const place = typeof value === 'string' ? sql`${value}::text` : sql`${new Date(value)}::timestamptz`
    const beyond = direction === 'ascending' ? sql`>` : sql`<`
    rows = rows.where(sql<boolean>`(${key}, id) ${beyond} (${place}, ${id}::uuid)`)
  }
  return rows.execute()
}
