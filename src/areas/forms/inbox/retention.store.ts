import { sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { tables } from '../schema.ts'

/** Moments before which things are old. */
export interface Olds {
  /** What was put aside: under spam, in the trash. */
  readonly aside: Date
  /** Steps of forms, and files without a message. */
  readonly loose: Date
  /** Of the owner being told that messages will be deleted. */
  readonly told: Date
}

/**
 * Sites on which something is due: messages past the time of their form or soon to be, messages put aside, steps and
 * files that nothing came of. In a transaction of the platform.
 *
 * @param soon includes messages that expire by then
 */
export async function sitesWithOld(
  ctx: Pick<Ctx, 'db'>,
  { aside, loose }: Olds,
  soon: Date,
): Promise<readonly Id[]> {
  const { rows } = await sql<{ siteId: Id }>`
    select site_id as "siteId" from submissions where state in ('spam', 'trash') and state_at < ${aside}
    union select site_id from form_steps where created_at < ${loose}
    union select site_id from submission_files where submission_id is null and created_at < ${loose}
    union select forms.site_id from forms
      where settings ->> 'keepDays' is not null and exists (
        select from submissions where submissions.site_id = forms.site_id and submissions.form_id = forms.id
          and sent_at < ${soon}::timestamptz - make_interval(days => (forms.settings ->> 'keepDays')::integer))
    order by 1`.execute(ctx.db)
  return rows.map(({ siteId }) => siteId)
}

/** A form whose owner is to be told, once, that its messages will be deleted for their age. */
export interface UntoldForm {
  readonly id: Id
  readonly title: string
  readonly keepDays: number
}

/** Forms with messages that expire by a moment, of which the owner was not notified; marks them as notified. */
export async function takeUntold(ctx: Ctx, soon: Date): Promise<readonly UntoldForm[]> {
  const { rows } = await sql<UntoldForm>`
    update forms set told_at = ${new Date(ctx.clock.now())}
    where site_id = ${siteOf(ctx)} and told_at is null and settings ->> 'keepDays' is not null and exists (
      select from submissions where submissions.site_id = forms.site_id and submissions.form_id = forms.id
        and sent_at < ${soon}::timestamptz - make_interval(days => (forms.settings ->> 'keepDays')::integer))
    returning id, title, (settings ->> 'keepDays')::integer as "keepDays"`.execute(ctx.db)
  return rows
}

/**
 * Messages that are past their time: of forms whose owner was told long enough ago, and what was put aside.
 *
 * @param limit so many at most
 */
export async function findPast(ctx: Ctx, { aside, told }: Olds, limit: number): Promise<readonly Id[]> {
  const now = new Date(ctx.clock.now())
  const { rows } = await sql<{ id: Id }>`
    select submissions.id from submissions
    where site_id = ${siteOf(ctx)} and state in ('spam', 'trash') and state_at < ${aside}
    union
    select submissions.id from forms
      join submissions on submissions.site_id = forms.site_id and submissions.form_id = forms.id
    where forms.site_id = ${siteOf(ctx)} and settings ->> 'keepDays' is not null and told_at <= ${told}
      and sent_at < ${now}::timestamptz - make_interval(days => (forms.settings ->> 'keepDays')::integer)
    limit ${limit}`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

/** Deletes steps and files that nothing came of; gives the keys of the files. */
export async function deleteLoose(ctx: Ctx, { loose }: Olds): Promise<readonly string[]> {
  await tables(ctx)
    .deleteFrom('form_steps')
    .where('site_id', '=', siteOf(ctx))
    .where('created_at', '<', loose)
    .execute()
  const files = await tables(ctx)
    .deleteFrom('submission_files')
    .where('site_id', '=', siteOf(ctx))
    .where('submission_id', 'is', null)
    .where('created_at', '<', loose)
    .returning('storage_key')
    .execute()
  return files.map(({ storage_key }) => storage_key)
}

/** Which of some keys of the store a file's row speaks of; in a transaction of the platform. */
export async function keysInUse(ctx: Pick<Ctx, 'db'>, keys: readonly string[]): Promise<readonly string[]> {
  if (keys.length === 0) return []
  const rows = await tables(ctx)
    .selectFrom('submission_files')
    .select('storage_key')
    .where('storage_key', 'in', [...keys])
    .execute()
  return rows.map(({ storage_key }) => storage_key)
}
