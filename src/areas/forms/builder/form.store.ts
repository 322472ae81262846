import { sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf, withinOf } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import { containing } from '#platform/db/like.ts'
import type { Form } from '../form/form.ts'
import { tables } from '../schema.ts'
import type { FormSettings } from './form.contract.ts'
import type { StoredForm } from './form.ts'

const columns = [
  'id',
  'title',
  'definition',
  'version',
  'settings',
  'updated_at as updatedAt',
  'updated_by as updatedBy',
  'deleted_at as deletedAt',
] as const

const editor = (ctx: Ctx): Id | null => (ctx.actor.kind === 'account' ? ctx.actor.accountId : null)

/** Adds a form to the site. */
export async function insertForm(
  ctx: Ctx,
  form: { id: Id; title: string; definition: Form; settings: FormSettings },
): Promise<void> {
  const now = new Date(ctx.clock.now())
  await tables(ctx)
    .insertInto('forms')
    .values({
      site_id: siteOf(ctx),
      id: form.id,
      title: form.title,
      definition: json(form.definition),
      settings: json(form.settings),
      created_at: now,
      updated_at: now,
      updated_by: editor(ctx),
      deleted_at: null,
      deleted_by: null,
    })
    .execute()
}

/** A form, be it in the trash; `undefined`: there is none. */
export async function readForm(ctx: Ctx, formId: Id): Promise<StoredForm | undefined> {
  return tables(ctx)
    .selectFrom('forms')
    .select(columns)
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', formId)
    .executeTakeFirst()
}

/** The same, as it stays until the transaction has ended. */
export async function holdForm(ctx: Ctx, formId: Id): Promise<StoredForm | undefined> {
  return tables(ctx)
    .selectFrom('forms')
    .select(columns)
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', formId)
    .forUpdate()
    .executeTakeFirst()
}

/** Holds forms as they are until the transaction has ended, those in the trash too. @param ids null: all */
export async function holdForms(ctx: Ctx, ids: readonly Id[] | null): Promise<void> {
  let query = tables(ctx)
    .selectFrom('forms')
    .select('id')
    .where('site_id', '=', siteOf(ctx))
    .orderBy('id')
    .forUpdate()
  if (ids) query = query.where('id', 'in', [...ids])
  if (ids?.length !== 0) await query.execute()
}

/** A form without its definition, as lists need it. */
export type ListedForm = Omit<StoredForm, 'definition' | 'settings'>

/** Forms by title, those that the call reaches. @param search a part of the title; empty: all */
export async function listStored(
  ctx: Ctx,
  given: { readonly search: string; readonly isTrashed: boolean },
): Promise<readonly ListedForm[]> {
  let query = tables(ctx)
    .selectFrom('forms')
    .select([
      'id',
      'title',
      'version',
      'updated_at as updatedAt',
      'updated_by as updatedBy',
      'deleted_at as deletedAt',
    ])
    .where('site_id', '=', siteOf(ctx))
    .where('deleted_at', given.isTrashed ? 'is not' : 'is', null)
    .orderBy(sql`title collate "und-x-icu"`)
    .orderBy('id')
  const within = withinOf(ctx)
  if (within) query = query.where('id', 'in', [...within])
  if (given.search !== '') query = query.where('title', 'ilike', containing(given.search))
  return query.execute()
}

/** Every form of the site without its definition, those in the trash too. */
export async function everyForm(ctx: Ctx): Promise<readonly ListedForm[]> {
  return tables(ctx)
    .selectFrom('forms')
    .select([
      'id',
      'title',
      'version',
      'updated_at as updatedAt',
      'updated_by as updatedBy',
      'deleted_at as deletedAt',
    ])
    .where('site_id', '=', siteOf(ctx))
    .orderBy('id')
    .execute()
}

/** How many forms the site has outside the trash. */
export async function countForms(ctx: Ctx): Promise<number> {
  const row = await tables(ctx)
    .selectFrom('forms')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site_id', '=', siteOf(ctx))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Changes a form that the transaction holds; title and definition raise its version. */
export async function updateForm(
  ctx: Ctx,
  formId: Id,
  change: { title?: string | undefined; definition?: Form | undefined; settings?: FormSettings | undefined },
): Promise<void> {
  const { title, definition, settings } = change
  await tables(ctx)
    .updateTable('forms')
    .set({
      updated_at: new Date(ctx.clock.now()),
      updated_by: editor(ctx),
      ...(title === undefined ? {} : { title }),
      ...(definition === undefined ? {} : { definition: json(definition) }),
      ...(settings === undefined ? {} : { settings: json(settings) }),
    })
    .$if(title !== undefined || definition !== undefined, (query) =>
      query.set(({ eb }) => ({ version: eb('version', '+', 1) })),
    )
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', formId)
    .execute()
}

/** Throws a form away, or brings it back; whether that changed anything. */
export async function setTrashed(ctx: Ctx, formId: Id, isTrashed: boolean): Promise<boolean> {
  const row = await tables(ctx)
    .updateTable('forms')
    .set({
      deleted_at: isTrashed ? new Date(ctx.clock.now()) : null,
      deleted_by: isTrashed ? editor(ctx) : null,
    })
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', formId)
    .where('deleted_at', isTrashed ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Has the owner told again before messages of a form are deleted for their age. */
export async function forgetTold(ctx: Ctx, formId: Id): Promise<void> {
  await tables(ctx)
    .updateTable('forms')
    .set({ told_at: null })
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', formId)
    .execute()
}
