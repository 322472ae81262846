import { type Selectable, sql } from 'kysely'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { type PreviewLinksTable, tables } from '../schema.ts'

/** A link that shows the drafts to whoever has it. */
export interface PreviewLink {
  readonly id: string
  readonly passwordHash: string | null
  readonly expiresAt: Date
  readonly createdBy: string | null
}

const columns = ['id', 'password_hash', 'expires_at', 'created_by'] as const

type Row = Pick<Selectable<PreviewLinksTable>, (typeof columns)[number]>

const linkOf = (row: Row): PreviewLink => ({
  id: row.id,
  passwordHash: row.password_hash,
  expiresAt: row.expires_at,
  createdBy: row.created_by,
})

/** Lets one link of a site be made at a time, so that they can be counted, until the transaction ends. */
export async function lockPreviewLinks(ctx: Ctx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`previews/${siteOf(ctx)}`}, 3))`.execute(ctx.db)
}

/** The links of the site that still open, those that close last first. */
export async function readPreviewLinks(ctx: Ctx): Promise<PreviewLink[]> {
  const rows = await tables(ctx)
    .selectFrom('preview_links')
    .select(columns)
    .where('site_id', '=', siteOf(ctx))
    .where('expires_at', '>', new Date(ctx.clock.now()))
    .orderBy('expires_at', 'desc')
    .execute()
  return rows.map(linkOf)
}

/** Stores a link; of its secret only the hash. */
export async function insertPreviewLink(
  ctx: Ctx,
  link: Omit<PreviewLink, 'createdBy'> & { tokenHash: string },
): Promise<void> {
  await tables(ctx)
    .insertInto('preview_links')
    .values({
      site_id: siteOf(ctx),
      id: link.id,
      token_hash: link.tokenHash,
      password_hash: link.passwordHash,
      expires_at: link.expiresAt,
      created_by: ctx.actor.kind === 'account' ? ctx.actor.accountId : null,
    })
    .execute()
}

/** The link with a secret, if it still opens. */
export async function findPreviewLink(ctx: Ctx, tokenHash: string): Promise<PreviewLink | null> {
  const row = await tables(ctx)
    .selectFrom('preview_links')
    .select(columns)
    .where('site_id', '=', siteOf(ctx))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', new Date(ctx.clock.now()))
    .executeTakeFirst()
  return row ? linkOf(row) : null
}

/** Closes a link; answers whether there was one. */
export async function removePreviewLink(ctx: Ctx, id: string): Promise<boolean> {
  const result = await tables(ctx)
    .deleteFrom('preview_links')
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(result.numDeletedRows) > 0
}

/** Closes the links of the site that somebody made: they alone have read the secrets of these. */
export async function removePreviewLinksOf(ctx: Ctx, accountId: string): Promise<void> {
  await tables(ctx)
    .deleteFrom('preview_links')
    .where('site_id', '=', siteOf(ctx))
    .where('created_by', '=', accountId)
    .execute()
}

/** Forgets the links of every site that no longer open. Work of the platform. */
export async function purgePreviewLinks(ctx: Ctx): Promise<void> {
  await tables(ctx).deleteFrom('preview_links').where('expires_at', '<=', new Date(ctx.clock.now())).execute()
}
