import { sql } from 'kysely'
import { type Id, newId } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { Form } from '../form/form.ts'
import { tables } from '../schema.ts'
import type { Opening } from './form.ts'

/** Makes editions of the drafts of forms, where there is none of their version yet; gives the edition of each. */
export async function makeEditions(ctx: Ctx, formIds: readonly Id[]): Promise<ReadonlyMap<Id, Id>> {
  if (formIds.length === 0) return new Map()
  const siteId = siteOf(ctx)
  const now = new Date(ctx.clock.now())
  const ids = formIds.map(() => newId(now.getTime()))
  await sql`
    insert into form_editions (site_id, id, form_id, version, title, definition, created_at)
    select ${siteId}::uuid, made.id, forms.id, forms.version, forms.title, forms.definition, ${now}
    from unnest(${ids}::uuid[], ${[...formIds]}::uuid[]) as made (id, form_id)
    join forms on forms.site_id = ${siteId} and forms.id = made.form_id
    on conflict (site_id, form_id, version) do nothing`.execute(ctx.db)
  const rows = await tables(ctx)
    .selectFrom('form_editions')
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.site_id', '=', 'form_editions.site_id')
        .onRef('forms.id', '=', 'form_editions.form_id')
        .onRef('forms.version', '=', 'form_editions.version'),
    )
    .select(['form_editions.id', 'form_editions.form_id'])
    .where('form_editions.site_id', '=', siteId)
    .where('form_editions.form_id', 'in', [...formIds])
    .execute()
  return new Map(rows.map((row) => [row.form_id, row.id]))
}

/** A form as it was released. */
export interface Edition {
  readonly id: Id
  readonly formId: Id
  readonly version: number
  readonly title: string
  readonly definition: Form
}

/** Editions by their ids. */
export async function readEditions(ctx: Ctx, ids: readonly Id[]): Promise<readonly Edition[]> {
  if (ids.length === 0) return []
  return tables(ctx)
    .selectFrom('form_editions')
    .select(['id', 'form_id as formId', 'version', 'title', 'definition'])
    .where('site_id', '=', siteOf(ctx))
    .where('id', 'in', [...ids])
    .execute()
}

/** Editions of forms that were answered, and some besides; the oldest first. */
export async function answeredEditions(
  ctx: Ctx,
  formIds: readonly Id[],
  besides: readonly Id[],
): Promise<readonly Edition[]> {
  if (formIds.length === 0) return []
  const { rows } = await sql<Edition>`
    select id, form_id as "formId", version, title, definition from form_editions as edition
    where site_id = ${siteOf(ctx)} and form_id = any(${[...formIds]}::uuid[]) and (
      id = any(${[...besides]}::uuid[]) or exists (
        select from submissions where site_id = edition.site_id and edition_id = edition.id))
    order by version`.execute(ctx.db)
  return rows
}

/** Of editions what lists need, by id: the version, and what opens and closes them. */
export async function readOpenings(
  ctx: Ctx,
  ids: readonly Id[],
): Promise<ReadonlyMap<Id, { readonly version: number; readonly opening: Opening }>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{
    id: Id
    version: number
    opensAt: string | null
    closesAt: string | null
    places: number | null
  }>`
    select id, version, definition ->> 'opensAt' as "opensAt", definition ->> 'closesAt' as "closesAt",
      (definition ->> 'places')::integer as places
    from form_editions where site_id = ${siteOf(ctx)} and id = any(${[...ids]}::uuid[])`.execute(ctx.db)
  return new Map(
    rows.map(({ id, version, opensAt, closesAt, places }) => [
      id,
      {
        version,
        opening: {
          ...(opensAt === null ? {} : { opensAt }),
          ...(closesAt === null ? {} : { closesAt }),
          ...(places === null ? {} : { places }),
        },
      },
    ]),
  )
}

/** How many places of whole forms are taken, by form. */
export async function takenPlaces(ctx: Ctx, formIds: readonly Id[]): Promise<ReadonlyMap<Id, number>> {
  if (formIds.length === 0) return new Map()
  const rows = await tables(ctx)
    .selectFrom('form_places')
    .select(['form_id', 'taken'])
    .where('site_id', '=', siteOf(ctx))
    .where('form_id', 'in', [...formIds])
    .where('option_id', '=', '')
    .execute()
  return new Map(rows.map((row) => [row.form_id, row.taken]))
}
