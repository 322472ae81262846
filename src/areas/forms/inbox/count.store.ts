import { sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf, withinOf } from '#platform/ctx.ts'
import { tables } from '../schema.ts'
import { asideStates, type SubmissionState } from './inbox.contract.ts'

/** Unread messages of each form, and all without spam and trash. */
export async function countByForm(
  ctx: Ctx,
  formIds: readonly Id[],
): Promise<ReadonlyMap<Id, { readonly fresh: number; readonly total: number }>> {
  if (formIds.length === 0) return new Map()
  const { rows } = await sql<{ formId: Id; fresh: string; total: string }>`
    select form_id as "formId", count(*) filter (where state = 'new') as fresh, count(*) as total
    from submissions
    where site_id = ${siteOf(ctx)} and form_id = any(${[...formIds]}::uuid[]) and state <> all(${[...asideStates]}::text[])
    group by form_id`.execute(ctx.db)
  return new Map(
    rows.map(({ formId, fresh, total }) => [formId, { fresh: Number(fresh), total: Number(total) }]),
  )
}

/** How many messages lie in each state, of one form or of all that the call reaches. */
export async function countByState(
  ctx: Ctx,
  formId: Id | undefined,
): Promise<ReadonlyMap<SubmissionState, number>> {
  let query = tables(ctx)
    .selectFrom('submissions')
    .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
    .where('site_id', '=', siteOf(ctx))
    .groupBy('state')
  const within = withinOf(ctx)
  if (within) query = query.where('form_id', 'in', [...within])
  if (formId !== undefined) query = query.where('form_id', '=', formId)
  return new Map((await query.execute()).map(({ state, count }) => [state, Number(count)]))
}

/** Every tag that a message has of the forms that the call reaches, at most `limit`. */
export async function readTags(ctx: Ctx, limit: number): Promise<readonly string[]> {
  const within = withinOf(ctx)
  const reached = within ? sql`form_id = any(${[...within]}::uuid[])` : sql`true`
  const { rows } = await sql<{ tag: string }>`
    select distinct tag collate "und-x-icu" as tag from submissions, unnest(tags) as tag
    where site_id = ${siteOf(ctx)} and tags <> '{}' and ${reached} order by 1 limit ${limit}`.execute(ctx.db)
  return rows.map(({ tag }) => tag)
}
