import { type Selectable, sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import type { ExportKind, ExportState } from '../contract.ts'
import type { Fault } from '../fault.ts'
import { NotWanted } from '../not-wanted.ts'
import { type SiteExportsTable, tables } from '../schema.ts'

/** An archive that was asked for. */
export interface ExportRow {
  readonly id: Id
  readonly kind: ExportKind
  readonly state: ExportState
  readonly done: number
  readonly total: number
  readonly bytes: number | null
  readonly createdAt: Date
  readonly createdBy: Id
  readonly expiresAt: Date | null
  readonly leftOut: readonly string[]
  readonly fault: Fault | null
}

const columns = [
  'id',
  'kind',
  'state',
  'done',
  'total',
  'bytes',
  'created_at',
  'created_by',
  'expires_at',
  'left_out',
  'fault',
] as const

type Row = Pick<Selectable<SiteExportsTable>, (typeof columns)[number]>

const exportOf = (row: Row): ExportRow => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  done: Number(row.done),
  total: Number(row.total),
  bytes: row.bytes === null ? null : Number(row.bytes),
  createdAt: row.created_at,
  createdBy: row.created_by,
  expiresAt: row.expires_at,
  leftOut: row.left_out,
  fault: row.fault,
})

/** Writes that an export is to be made; `false` when one of its kind is being made already. */
export async function insertExport(ctx: Ctx, id: Id, kind: ExportKind, createdBy: Id): Promise<boolean> {
  const now = new Date(ctx.clock.now())
  const row = await tables(ctx)
    .insertInto('site_exports')
    .values({
      site_id: siteOf(ctx),
      id,
      kind,
      created_by: createdBy,
      created_at: now,
      updated_at: now,
      bytes: null,
      expires_at: null,
      token_hash: null,
      token_expires_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** One export of the site, or null when it is not there any more. */
export async function readExport(ctx: Ctx, id: Id): Promise<ExportRow | null> {
  const row = await tables(ctx)
    .selectFrom('site_exports')
    .select(columns)
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? exportOf(row) : null
}

/** The latest export of a kind that was asked for. */
export async function readLatestExport(ctx: Ctx, kind: ExportKind): Promise<ExportRow | null> {
  const row = await tables(ctx)
    .selectFrom('site_exports')
    .select(columns)
    .where('site_id', '=', siteOf(ctx))
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? exportOf(row) : null
}

/** Takes away what is over or has failed, and what is ready where a new one takes its place; gives their ids. */
export async function takeSettledExports(ctx: Ctx, kind: ExportKind): Promise<Id[]> {
  const rows = await tables(ctx)
    .deleteFrom('site_exports')
    .where('site_id', '=', siteOf(ctx))
    .where('kind', '=', kind)
    .where('state', '!=', 'making')
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Calls the making of an export off, for good, and says of which kind it was; `null` where it has ended already, or
 * was never begun.
 */
export async function takeUnmadeExport(ctx: Ctx, id: Id): Promise<ExportKind | null> {
  const row = await tables(ctx)
    .deleteFrom('site_exports')
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', id)
    .where('state', '=', 'making')
    .returning('kind')
    .executeTakeFirst()
  return row?.kind ?? null
}

/**
 * Writes how far an export has come: bytes of an archive’s files, pages of plain ones.
 *
 * @throws NotWanted once it is not being made any more
 */
export async function noteExportProgress(
  ctx: Ctx,
  id: Id,
  progress: { readonly done: number; readonly total?: number },
): Promise<void> {
  const row = await tables(ctx)
    .updateTable('site_exports')
    .set({ ...progress, updated_at: new Date(ctx.clock.now()) })
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', id)
    .where('state', '=', 'making')
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new NotWanted(`Export ${id} is not being made any more`)
}

/** How the making of an export ended: it is there until a moment, or it could not be made, and why if that is known. */
export type Settled =
  | { readonly bytes: number; readonly expiresAt: Date; readonly leftOut: readonly string[] }
  | { readonly fault: Fault | null }

/** Ends the making of an export. */
export async function settleExport(ctx: Ctx, id: Id, settled: Settled): Promise<void> {
  await tables(ctx)
    .updateTable('site_exports')
    .set({
      updated_at: new Date(ctx.clock.now()),
      ...('bytes' in settled
        ? {
            state: 'ready' as const,
            bytes: settled.bytes,
            expires_at: settled.expiresAt,
            left_out: [...settled.leftOut],
            done: sql<number>`total` as never,
          }
        : { state: 'failed' as const, fault: settled.fault && json(settled.fault) }),
    })
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', id)
    .where('state', '=', 'making')
    .execute()
}

/** Gives an archive a link in place of the one it had; `null` where there is nothing to fetch any more. */
export async function putLink(ctx: Ctx, id: Id, hash: string): Promise<Date | null> {
  const row = await tables(ctx)
    .updateTable('site_exports')
    .set({ token_hash: hash, token_expires_at: sql<Date>`expires_at` as never })
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .where('expires_at', '>', new Date(ctx.clock.now()))
    .returning('token_expires_at')
    .executeTakeFirst()
  return row?.token_expires_at ?? null
}

/** Uses a link up, and says what it opens; `null` where it was used, is over, or was never given. */
export async function takeLink(ctx: Ctx, id: Id, hash: string): Promise<ExportKind | null> {
  const row = await tables(ctx)
    .updateTable('site_exports')
    .set({ token_hash: null, token_expires_at: null })
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', id)
    .where('token_hash', '=', hash)
    .where('token_expires_at', '>', new Date(ctx.clock.now()))
    .returning('kind')
    .executeTakeFirst()
  return row?.kind ?? null
}

/** Archives of all sites whose hour is over, and those whose making fell silent; in a transaction of the platform. */
export async function findOldExports(
  ctx: Ctx,
  silentSince: Date,
): Promise<{ readonly siteId: Id; readonly id: Id }[]> {
  const rows = await tables(ctx)
    .selectFrom('site_exports')
    .select(['site_id', 'id'])
    .where((where) =>
      where.or([where('expires_at', '<=', new Date(ctx.clock.now())), where('updated_at', '<', silentSince)]),
    )
    .limit(500)
    .execute()
  return rows.map((row) => ({ siteId: row.site_id, id: row.id }))
}

/** Which of some exports, of whatever site, are there; in a transaction of the platform. */
export async function findExportRows(ctx: Pick<Ctx, 'db'>, ids: readonly Id[]): Promise<Id[]> {
  if (ids.length === 0) return []
  const rows = await tables(ctx)
    .selectFrom('site_exports')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ id }) => id)
}

/** Forgets archives of all sites; in a transaction of the platform. */
export async function deleteExports(
  ctx: Ctx,
  gone: readonly { readonly siteId: Id; readonly id: Id }[],
): Promise<void> {
  for (const { siteId, id } of gone)
    await tables(ctx).deleteFrom('site_exports').where('site_id', '=', siteId).where('id', '=', id).execute()
}
