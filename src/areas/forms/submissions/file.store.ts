import { DAY } from '#kernel/clock.ts'
import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { tables } from '../schema.ts'

/** A file that came with a form. */
export interface FormFile {
  readonly id: Id
  readonly name: string
  /** By its content. */
  readonly type: string
  readonly bytes: number
  readonly storageKey: string
}

/** Files without a message are kept as long as what was typed. */
export const FILE_KEPT = DAY

/** Notes a file that has come in, before its form is stored. */
export async function insertFile(ctx: Ctx, formId: Id, file: FormFile): Promise<void> {
  await tables(ctx)
    .insertInto('submission_files')
    .values({
      site_id: siteOf(ctx),
      id: file.id,
      form_id: formId,
      name: file.name,
      type: file.type,
      bytes: file.bytes,
      storage_key: file.storageKey,
      created_at: new Date(ctx.clock.now()),
    })
    .execute()
}

/** Files of a form that no message has yet, by id. */
export async function looseFiles(
  ctx: Ctx,
  formId: Id,
  ids: readonly Id[],
): Promise<ReadonlyMap<Id, FormFile>> {
  if (ids.length === 0) return new Map()
  const rows = await tables(ctx)
    .selectFrom('submission_files')
    .select(['id', 'name', 'type', 'bytes', 'storage_key as storageKey'])
    .where('site_id', '=', siteOf(ctx))
    .where('form_id', '=', formId)
    .where('id', 'in', [...ids])
    .where('submission_id', 'is', null)
    .where('created_at', '>', new Date(ctx.clock.now() - FILE_KEPT))
    .execute()
  return new Map(rows.map((row) => [row.id, { ...row, bytes: Number(row.bytes) }]))
}

/** Gives files to the message they came with. */
export async function claimFiles(
  ctx: Ctx,
  submissionId: Id,
  files: ReadonlyMap<string, readonly Id[]>,
): Promise<void> {
  for (const [field, ids] of files)
    if (ids.length > 0)
      await tables(ctx)
        .updateTable('submission_files')
        .set({ submission_id: submissionId, field })
        .where('site_id', '=', siteOf(ctx))
        .where('id', 'in', [...ids])
        .where('submission_id', 'is', null)
        .execute()
}

/** Bytes of all files that came with forms. */
export async function sumFiles(ctx: Ctx): Promise<number> {
  const row = await tables(ctx)
    .selectFrom('submission_files')
    .select(({ fn }) => fn.sum<string | null>('bytes').as('bytes'))
    .where('site_id', '=', siteOf(ctx))
    .executeTakeFirst()
  return Number(row?.bytes ?? 0)
}
