import { sql } from 'kysely'
import { DAY } from '#kernel/clock.ts'
import type { Id } from '#kernel/ids.ts'
import type { Direction } from '#kernel/sorted.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type SignInRow, type StepRow, tables } from '../schema.ts'
import type { SignInMethod, SignInOutcome, StepKind } from './kinds.ts'

type World = Pick<Ctx, 'db'>

/** Sign-ins are kept for 90 days (product book). */
export const SIGN_INS_KEPT_MS = 90 * DAY

export async function insertSignIn(ctx: World, row: SignInRow): Promise<void> {
  await tables(ctx).insertInto('account_sign_ins').values(row).execute()
}

/**
 * Sign-ins of some accounts, newest first; of each account those since a moment, where one is named.
 * One row more than `limit` tells that there is a next page.
 */
export async function signInRows(
  ctx: World,
  asked: {
    readonly accounts: readonly { readonly accountId: Id; readonly since?: number }[]
    /** None: whatever they came to. */
    readonly outcomes: readonly SignInOutcome[]
    /** None: in whatever way. */
    readonly methods: readonly SignInMethod[]
    /** The beginning of an IP address; empty: from wherever. */
    readonly ip: string
    readonly direction: Direction
    readonly now: number
    readonly limit: number
    readonly after: { readonly at: Date; readonly id: Id } | null
  },
): Promise<SignInRow[]> {
  const { accounts, after } = asked
  const isUp = asked.direction === 'ascending'
  if (accounts.length === 0) return []
  const kept = asked.now - SIGN_INS_KEPT_MS
  let rows = tables(ctx)
    .selectFrom('account_sign_ins')
    .selectAll()
    .where((where) =>
      where.or(
        accounts.map(({ accountId, since = kept }) =>
          where.and([where('account_id', '=', accountId), where('at', '>=', new Date(since))]),
        ),
      ),
    )
    .where('at', '>', new Date(kept))
    .orderBy('at', isUp ? 'asc' : 'desc')
    .orderBy('id', isUp ? 'asc' : 'desc')
    .limit(asked.limit + 1)
  if (asked.outcomes.length > 0) rows = rows.where('outcome', 'in', [...asked.outcomes])
  if (asked.methods.length > 0) rows = rows.where('method', 'in', [...asked.methods])
  if (asked.ip !== '') rows = rows.where(sql<boolean>`starts_with(lower(ip::text), lower(${asked.ip}))`)
  if (after) {
    const place = sql`(${after.at}, ${after.id})`
    rows = rows.where(isUp ? sql<boolean>`(at, id) > ${place}` : sql<boolean>`(at, id) < ${place}`)
  }
  return rows.execute()
}

export async function insertStep(ctx: World, step: StepRow): Promise<void> {
  await tables(ctx).insertInto('account_steps').values(step).execute()
}

/** The step of a cookie, if it is of this kind and not over. */
export async function stepByToken(
  ctx: World,
  tokenHash: string,
  kind: StepKind,
  now: number,
): Promise<StepRow | undefined> {
  return tables(ctx)
    .selectFrom('account_steps')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst()
}

/** Ends the sign-ins of an account of which only the second half is missing. */
export async function removeHalfSignIns(ctx: World, accountId: Id): Promise<void> {
  await tables(ctx)
    .deleteFrom('account_steps')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'second_factor')
    .execute()
}

/** Takes a step, so that nothing else can: gives it once. */
export async function takeStep(
  ctx: World,
  tokenHash: string,
  kind: StepKind,
  now: number,
): Promise<StepRow | undefined> {
  return tables(ctx)
    .deleteFrom('account_steps')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', new Date(now))
    .returningAll()
    .executeTakeFirst()
}

export async function pruneSignIns(ctx: World, now: number): Promise<void> {
  await tables(ctx)
    .deleteFrom('account_sign_ins')
    .where('at', '<=', new Date(now - SIGN_INS_KEPT_MS))
    .execute()
  await tables(ctx).deleteFrom('account_steps').where('expires_at', '<=', new Date(now)).execute()
}
