import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { LocalId } from '../form/form.ts'
import { asideStates } from './inbox.contract.ts'

/** Of which messages numbers are read: of a form, without spam and trash, between two moments. */
export interface Counted {
  readonly formId: Id
  readonly since?: Date
  readonly until?: Date
}

function counted(ctx: Ctx, { formId, since, until }: Counted): RawBuilder<unknown> {
  const parts = [
    sql`s.site_id = ${siteOf(ctx)} and s.form_id = ${formId}::uuid and s.state <> all(${[...asideStates]}::text[])`,
    ...(since ? [sql`s.sent_at >= ${since}`] : []),
    ...(until ? [sql`s.sent_at < ${until}`] : []),
  ]
  return sql.join(parts, sql` and `)
}

/** Messages by day of the calendar of a zone. */
export async function countByDay(ctx: Ctx, of: Counted, zone: string) {
  const { rows } = await sql<{ day: string; count: string }>`
    select to_char(s.sent_at at time zone ${zone}, 'YYYY-MM-DD') as day, count(*) as count
    from submissions s where ${counted(ctx, of)} group by 1 order by 1`.execute(ctx.db)
  return rows.map(({ day, count }) => ({ day, count: Number(count) }))
}

/** Messages by the page they were sent from, the most first. */
export async function countByPage(ctx: Ctx, of: Counted, limit: number) {
  const { rows } = await sql<{ page: string; count: string }>`
    select s.page_path as page, count(*) as count
    from submissions s where ${counted(ctx, of)} group by 1 order by 2 desc, 1 limit ${limit}`.execute(ctx.db)
  return rows.map(({ page, count }) => ({ page, count: Number(count) }))
}

/** How many answered each field, and the mean of its numbers. */
export async function countAnswers(
  ctx: Ctx,
  of: Counted,
): Promise<ReadonlyMap<LocalId, { readonly answered: number; readonly mean: number | null }>> {
  const { rows } = await sql<{ field: string; answered: string; mean: number | null }>`
    select a.key as field, count(*) as answered,
      (avg(case when jsonb_typeof(a.value) = 'number' then (a.value #>> '{}')::numeric end))::float8 as mean
    from submissions s, jsonb_each(s.answers) a where ${counted(ctx, of)} group by 1`.execute(ctx.db)
  return new Map(rows.map(({ field, answered, mean }) => [field, { answered: Number(answered), mean }]))
}

/** How often each option and number was the answer to some fields; the empty value is what "other" says. */
export async function countValues(
  ctx: Ctx,
  of: Counted,
  fields: readonly LocalId[],
): Promise<readonly { readonly field: LocalId; readonly value: string; readonly count: number }[]> {
  if (fields.length === 0) return []
  const { rows } = await sql<{ field: string; value: string; count: string }>`
    select field, value, count(*) as count
    from submissions s
      cross join unnest(${[...fields]}::text[]) as field
      cross join lateral (
        select jsonb_array_elements_text(s.answers -> field -> 'options') as value
        union all select '' where jsonb_exists(s.answers -> field, 'other')
        union all select s.answers ->> field where jsonb_typeof(s.answers -> field) = 'number'
      ) as chosen
    where ${counted(ctx, of)} group by 1, 2`.execute(ctx.db)
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
}

/** The latest answers to each of some fields, as they are kept. */
export async function latestAnswers(
  ctx: Ctx,
  of: Counted,
  fields: readonly LocalId[],
  limit: number,
): Promise<readonly { readonly field: LocalId; readonly answer: unknown }[]> {
  if (fields.length === 0) return []
  const { rows } = await sql<{ field: string; answer: unknown }>`
    select field, latest.answer
    from unnest(${[...fields]}::text[]) with ordinality as asked (field, at)
      cross join lateral (
        select s.answers -> field as answer, s.sent_at, s.id from submissions s
        where ${counted(ctx, of)} and jsonb_exists(s.answers, field)
        order by s.sent_at desc, s.id desc limit ${limit}
      ) as latest
    order by asked.at, latest.sent_at desc, latest.id desc`.execute(ctx.db)
  return rows
}
