import { sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { gathered } from '#platform/db/gathered.ts'
import { type DeviceRow, type SessionRow, tables } from '../schema.ts'
import { removeHalfSignIns } from '../sign-in/sign-in.store.ts'
import { DEVICE_LIFE_MS, LAST_USE_STEP_MS, SESSION_IDLE_MS } from './session.ts'

type World = Pick<Ctx, 'db'>

/** What a request needs to know of the session its cookie names. */
export interface LiveSession {
  readonly id: Id
  readonly account_id: Id
  readonly proved_at: Date
  readonly is_operator: boolean
  readonly is_staff: boolean
  readonly verified_at: Date | null
  readonly preferred_locale: string
}

interface KnownSession extends LiveSession {
  readonly token_hash: string
  readonly expires_at: Date
  readonly last_used_at: Date
}

/** The sessions of tokens, whoever asks at the same time; of accounts that may sign in. */
const sessionOf = gathered<KnownSession>(async (db, hashes) => {
  const { rows } = await sql<KnownSession>`
    select s.token_hash, s.id, s.account_id, s.proved_at, s.expires_at, s.last_used_at,
      a.is_operator, a.is_staff, a.verified_at, a.preferred_locale
    from account_sessions s join accounts a on a.id = s.account_id
    where s.token_hash = any(${hashes}::text[]) and a.locked_at is null and a.deleted_at is null`.execute(db)
  return new Map(rows.map((row) => [row.token_hash, row]))
})

/** The session of a token, if it may still be used; notes its use, at most once a minute. */
export async function useSession(
  ctx: World,
  tokenHash: string,
  seen: { readonly now: number; readonly ip: string; readonly userAgent: string },
): Promise<LiveSession | undefined> {
  const session = await sessionOf(ctx.db, tokenHash)
  if (!session) return undefined
  const lastUsed = session.last_used_at.getTime()
  if (session.expires_at.getTime() <= seen.now || lastUsed <= seen.now - SESSION_IDLE_MS) return undefined
  if (lastUsed <= seen.now - LAST_USE_STEP_MS) {
    await tables(ctx)
      .updateTable('account_sessions')
      .set({ last_used_at: new Date(seen.now), ip: seen.ip, user_agent: seen.userAgent })
      .where('id', '=', session.id)
      .where('last_used_at', '<=', new Date(seen.now - LAST_USE_STEP_MS))
      .execute()
  }
  return session
}

export async function insertSession(ctx: World, session: SessionRow): Promise<void> {
  await tables(ctx).insertInto('account_sessions').values(session).execute()
}

export async function sessionById(ctx: World, accountId: Id, id: Id): Promise<SessionRow | undefined> {
  return tables(ctx)
    .selectFrom('account_sessions')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** The sessions of an account that may still be used, last used first. */
export async function liveSessions(ctx: World, accountId: Id, now: number): Promise<SessionRow[]> {
  return tables(ctx)
    .selectFrom('account_sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', new Date(now))
    .where('last_used_at', '>', new Date(now - SESSION_IDLE_MS))
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function removeSession(ctx: World, accountId: Id, id: Id): Promise<boolean> {
  const result = await tables(ctx)
    .deleteFrom('account_sessions')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export async function removeSessionByToken(ctx: World, tokenHash: string): Promise<void> {
  await tables(ctx).deleteFrom('account_sessions').where('token_hash', '=', tokenHash).execute()
}

/** @returns how many of them could still be used */
export async function removeSessions(
  ctx: World,
  accountId: Id,
  except: Id | null,
  now: number,
): Promise<number> {
  const live = await liveSessions(ctx, accountId, now)
  let gone = tables(ctx).deleteFrom('account_sessions').where('account_id', '=', accountId)
  if (except !== null) gone = gone.where('id', '<>', except)
  await gone.execute()
  await removeHalfSignIns(ctx, accountId)
  return live.filter((session) => session.id !== except).length
}

/** The device of one of the tokens, if it belongs to the account and was seen within a year. */
export async function deviceByTokens(
  ctx: World,
  accountId: Id,
  tokenHashes: readonly string[],
  now: number,
): Promise<DeviceRow | undefined> {
  return tables(ctx)
    .selectFrom('account_devices')
    .selectAll()
    .where('token_hash', 'in', tokenHashes)
    .where('account_id', '=', accountId)
    .where('last_used_at', '>', new Date(now - DEVICE_LIFE_MS))
    .executeTakeFirst()
}

export async function touchDevice(ctx: World, id: Id, at: Date): Promise<void> {
  await tables(ctx).updateTable('account_devices').set({ last_used_at: at }).where('id', '=', id).execute()
}

export async function insertDevice(ctx: World, device: DeviceRow): Promise<void> {
  await tables(ctx).insertInto('account_devices').values(device).execute()
}

export async function hasDevice(ctx: World, accountId: Id): Promise<boolean> {
  const row = await tables(ctx)
    .selectFrom('account_devices')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function removeDevices(ctx: World, accountId: Id): Promise<void> {
  await tables(ctx).deleteFrom('account_devices').where('account_id', '=', accountId).execute()
}

/** Drops what nobody can use any more; run daily. */
export async function pruneSessions(ctx: World, now: number): Promise<void> {
  await tables(ctx)
    .deleteFrom('account_sessions')
    .where((or) =>
      or.or([
        or('expires_at', '<=', new Date(now)),
        or('last_used_at', '<=', new Date(now - SESSION_IDLE_MS)),
      ]),
    )
    .execute()
  await tables(ctx)
    .deleteFrom('account_devices')
    .where('last_used_at', '<=', new Date(now - DEVICE_LIFE_MS))
    .execute()
}
