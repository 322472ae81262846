import { type Selectable, sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import { type RedirectsTable, tables } from '../schema.ts'
import type { RedirectRow } from '../contract.ts'
import type { DraftedRedirect } from './redirect.ts'

/**
 * Lets one at a time add redirects to a site, until the transaction ends: how many there are, and that none leads in
 * a circle, is told by those that are there.
 */
export async function lockRedirects(ctx: Ctx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`redirects/${siteOf(ctx)}`}, 2))`.execute(ctx.db)
}

const rowOf = (row: Selectable<RedirectsTable>): RedirectRow => ({
  id: row.id,
  from: row.from_path,
  to: row.to_path,
  status: row.status,
  isAutomatic: row.is_automatic,
  createdAt: row.created_at.toISOString(),
})

const everyRedirect = (ctx: Ctx) =>
  tables(ctx)
    .selectFrom('redirects')
    .selectAll()
    .where('site_id', '=', siteOf(ctx))
    .orderBy('created_at', 'desc')
    .execute()

/** Every redirect of the site, newest first. */
export async function readRedirects(ctx: Ctx): Promise<RedirectRow[]> {
  return (await everyRedirect(ctx)).map(rowOf)
}

/** The same as a release looks at them. */
export async function readDraftedRedirects(ctx: Ctx): Promise<DraftedRedirect[]> {
  return (await everyRedirect(ctx)).map((row) => ({ ...rowOf(row), isUnderPage: row.is_under_page }))
}

/**
 * Writes the redirects of moved pages, each for good unless it says otherwise. One that leads from the same address is replaced as a whole: it
 * led nowhere while the page stood there, and how it led was said of where it led. Those of
 * `addressesByHand` are left out by who calls.
 */
export async function addAutomaticRedirects(
  ctx: Ctx,
  moved: readonly { from: string; to: string; status?: 301 | 302 }[],
): Promise<void> {
  for (const { from, to, status = 301 } of moved) {
    await tables(ctx)
      .insertInto('redirects')
      .values({
        site_id: siteOf(ctx),
        id: newId(ctx.clock.now()),
        from_path: from,
        to_path: to,
        status,
        is_automatic: true,
      })
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'from_path']).doUpdateSet({ to_path: to, status, is_automatic: true }),
      )
      .execute()
  }
}

/** Keeps of the redirects from these addresses that a page stood there as it was released: they led nowhere. */
export async function markUnderPages(ctx: Ctx, paths: readonly string[]): Promise<void> {
  const both = paths.flatMap((path) => [path, `${path}/`])
  await sql`
    update redirects set is_under_page = true
    where site_id = ${siteOf(ctx)} and from_path = any(${both}::text[]) and not is_under_page`.execute(ctx.db)
}

export async function insertRedirect(
  ctx: Ctx,
  given: { from: string; to: string; status: 301 | 302 },
): Promise<string> {
  const id = newId(ctx.clock.now())
  await tables(ctx)
    .insertInto('redirects')
    .values({ site_id: siteOf(ctx), id, from_path: given.from, to_path: given.to, status: given.status })
    .execute()
  return id
}

/** Writes many redirects at once; one that leads from the same address is replaced. */
export async function putRedirects(
  ctx: Ctx,
  given: readonly { from: string; to: string; status: 301 | 302 }[],
): Promise<void> {
  if (given.length === 0) return
  const rows = given.map((one) => ({
    id: newId(ctx.clock.now()),
    from_path: one.from,
    to_path: one.to,
    status: one.status,
  }))
  await sql`
    insert into redirects (site_id, id, from_path, to_path, status)
    select ${siteOf(ctx)}, given.id, given.from_path, given.to_path, given.status
    from jsonb_to_recordset(${json(rows)}::jsonb) as given (id uuid, from_path text, to_path text, status smallint)
    on conflict (site_id, from_path) do update
    set to_path = excluded.to_path, status = excluded.status, is_automatic = false, is_under_page = false`.execute(
    ctx.db,
  )
}

/**
 * Writes redirects as they were before, or on another site; from an address that has one nothing is written.
 *
 * @returns how many were written
 */
export async function carryRedirects(
  ctx: Ctx,
  given: readonly {
    from: string
    to: string
    status: 301 | 302
    isAutomatic: boolean
    /** Since when there is one, no later than now; left out, since now. */
    createdAt?: string
  }[],
): Promise<number> {
  if (given.length === 0) return 0
  const rows = given.map((one) => ({
    id: newId(ctx.clock.now()),
    from_path: one.from,
    to_path: one.to,
    status: one.status,
    is_automatic: one.isAutomatic,
    created_at: one.createdAt ?? null,
  }))
  const { rows: written } = await sql`
    insert into redirects (site_id, id, from_path, to_path, status, is_automatic, created_at)
    select ${siteOf(ctx)}, id, from_path, to_path, status, is_automatic, least(coalesce(created_at, now()), now())
    from jsonb_to_recordset(${json(rows)}::jsonb) as given (
      id uuid, from_path text, to_path text, status smallint, is_automatic boolean, created_at timestamptz)
    on conflict (site_id, from_path) do nothing
    returning id`.execute(ctx.db)
  return written.length
}

/** Answers those that were there. */
export async function removeRedirects(ctx: Ctx, ids: readonly string[]): Promise<RedirectRow[]> {
  if (ids.length === 0) return []
  const rows = await tables(ctx)
    .deleteFrom('redirects')
    .where('site_id', '=', siteOf(ctx))
    .where('id', 'in', [...ids])
    .returningAll()
    .execute()
  return rows.map(rowOf)
}
