import { notifyFollowers } from '#areas/documents/index.ts'
import type { SiteStyles } from '#document/styles.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import { tables } from '../schema.ts'
import { lookOf, type Look } from './begun-look.ts'

/** The look that the site began with. */
export async function readBegunLook(ctx: Ctx): Promise<Look> {
  const row = await tables(ctx)
    .selectFrom('site_styles')
    .select('begun')
    .where('site_id', '=', siteOf(ctx))
    .executeTakeFirstOrThrow()
  return row.begun as unknown as Look
}

export interface StylesDraft {
  readonly styles: SiteStyles
  readonly version: number
}

/** The draft of a site's styles. Every site has one from its first moment. */
export async function readStylesDraft(ctx: Ctx, options: { lock?: boolean } = {}): Promise<StylesDraft> {
  let query = tables(ctx)
    .selectFrom('site_styles')
    .select(['styles', 'version'])
    .where('site_id', '=', siteOf(ctx))
  if (options.lock) query = query.forUpdate()
  const row = await query.executeTakeFirstOrThrow()
  return { styles: row.styles as unknown as SiteStyles, version: row.version }
}

/** The styles that a site begins with. */
export async function insertStyles(ctx: Ctx, styles: SiteStyles): Promise<void> {
  await tables(ctx)
    .insertInto('site_styles')
    .values({ site_id: siteOf(ctx), styles: json(styles), begun: json(lookOf(styles)), updated_by: null })
    .execute()
}

/** Stores changed styles, and tells people who are on a page. */
export async function storeStyles(ctx: Ctx, styles: SiteStyles, version: number): Promise<void> {
  await tables(ctx)
    .updateTable('site_styles')
    .set({
      styles: json(styles),
      version,
      updated_at: new Date(ctx.clock.now()),
      updated_by: ctx.actor.kind === 'account' ? ctx.actor.accountId : null,
    })
    .where('site_id', '=', siteOf(ctx))
    .execute()
  notifyFollowers(ctx, 'styles', { version })
}
