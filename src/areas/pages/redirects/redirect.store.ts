import { newId } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { tables } from '../schema.ts'
import type { RedirectRow } from '../contract.ts'

/** Every redirect of the site, newest first. */
export async function readRedirects(ctx: Ctx): Promise<RedirectRow[]> {
  const rows = await tables(ctx)
    .selectFrom('redirects')
    .selectAll()
    .where('site_id', '=', siteOf(ctx))
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    from: row.from_path,
    to: row.to_path,
    status: row.status,
    isAutomatic: row.is_automatic,
    createdAt: row.created_at.toISOString(),
  }))
}

/** Writes the redirects of moved pages; one that leads from the same address is replaced. */
export async function addAutomaticRedirects(
  ctx: Ctx,
  moved: readonly { from: string; to: string }[],
): Promise<void> {
  for (const { from, to } of moved) {
    await tables(ctx)
      .insertInto('redirects')
      .values({
        site_id: siteOf(ctx),
        id: newId(ctx.clock.now()),
        from_path: from,
        to_path: to,
        is_automatic: true,
      })
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'from_path']).doUpdateSet({ to_path: to, is_automatic: true }),
      )
      .execute()
  }
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

/** Answers whether there was one. */
export async function removeRedirect(ctx: Ctx, id: string): Promise<boolean> {
  const result = await tables(ctx)
    .deleteFrom('redirects')
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', id)
    .executeTakeFirst()
  return Number(result.numDeletedRows) > 0
}
