import type { Selectable } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import type { ImportReport, ImportState } from '../contract.ts'
import { type SiteImportsTable, tables } from '../schema.ts'
import type { Fault } from '../fault.ts'
import type { Import, Wanted } from './import.ts'

const columns = [
  'id',
  'account_id',
  'new_site_id',
  'state',
  'file_name',
  'bytes',
  'done',
  'total',
  'report',
  'wanted',
  'fault',
] as const

type Row = Pick<Selectable<SiteImportsTable>, (typeof columns)[number]>

const importOf = (row: Row): Import => ({
  id: row.id,
  accountId: row.account_id,
  newSiteId: row.new_site_id,
  state: row.state,
  fileName: row.file_name,
  bytes: Number(row.bytes),
  done: Number(row.done),
  total: Number(row.total),
  report: row.report,
  wanted: row.wanted,
  fault: row.fault,
})

/** Begins an import of an account: an archive that has come whole and is to be checked. */
export async function insertImport(
  ctx: Ctx,
  given: Pick<Import, 'id' | 'accountId' | 'newSiteId' | 'fileName' | 'bytes'>,
): Promise<void> {
  const now = new Date(ctx.clock.now())
  await tables(ctx)
    .insertInto('site_imports')
    .values({
      id: given.id,
      account_id: given.accountId,
      new_site_id: given.newSiteId,
      file_name: given.fileName,
      bytes: given.bytes,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** An import by its id; `lock` holds it until the transaction ends. */
export async function readImportRow(
  ctx: Ctx,
  id: Id,
  options: { lock?: boolean } = {},
): Promise<Import | null> {
  let query = tables(ctx).selectFrom('site_imports').select(columns).where('id', '=', id)
  if (options.lock) query = query.forUpdate()
  const row = await query.executeTakeFirst()
  return row ? importOf(row) : null
}

export interface ImportChange {
  readonly state?: ImportState
  readonly newSiteId?: Id
  readonly done?: number
  readonly total?: number
  readonly report?: ImportReport
  readonly wanted?: Wanted
  readonly fault?: Fault | null
}

/** Writes what changed of an import, if it is still in the state (and at the try) that was read; answers whether it was. */
export async function updateImport(
  ctx: Ctx,
  { id, newSiteId: tried }: Pick<Import, 'id' | 'newSiteId'>,
  state: ImportState,
  change: ImportChange,
): Promise<boolean> {
  const { report, wanted, fault, newSiteId, ...plain } = change
  const row = await tables(ctx)
    .updateTable('site_imports')
    .set({
      ...plain,
      ...(newSiteId === undefined ? {} : { new_site_id: newSiteId }),
      ...(report === undefined ? {} : { report: json(report) }),
      ...(wanted === undefined ? {} : { wanted: json(wanted) }),
      ...(fault === undefined ? {} : { fault: fault === null ? null : json(fault) }),
      updated_at: new Date(ctx.clock.now()),
    })
    .where('id', '=', id)
    .where('new_site_id', '=', tried)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets an account's archives that nothing is being made of; one of them only when it is named. */
export async function takeUnmade(ctx: Ctx, accountId: Id, id?: Id): Promise<Import[]> {
  let query = tables(ctx)
    .deleteFrom('site_imports')
    .where('account_id', '=', accountId)
    .where('state', 'in', ['checking', 'checked', 'refused'])
  if (id !== undefined) query = query.where('id', '=', id)
  const rows = await query.returning(columns).execute()
  return rows.map(importOf)
}

/** Imports that nothing has happened to since a moment. */
export async function findOldImports(ctx: Ctx, silentSince: Date): Promise<Import[]> {
  const rows = await tables(ctx)
    .selectFrom('site_imports')
    .select(columns)
    .where('updated_at', '<', silentSince)
    .limit(500)
    .execute()
  return rows.map(importOf)
}

/** Which of some imports are there. */
export async function findImportRows(ctx: Pick<Ctx, 'db'>, ids: readonly Id[]): Promise<Id[]> {
  if (ids.length === 0) return []
  const rows = await tables(ctx)
    .selectFrom('site_imports')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ id }) => id)
}

/** Forgets an import, if still nothing has happened to it. */
export async function deleteOldImport(ctx: Ctx, id: Id, silentSince: Date): Promise<boolean> {
  const row = await tables(ctx)
    .deleteFrom('site_imports')
    .where('id', '=', id)
    .where('updated_at', '<', silentSince)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
