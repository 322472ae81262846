import { HOUR } from '#kernel/clock.ts'
import type { Id } from '#kernel/ids.ts'
import { siteKey } from '#platform/storage/storage.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { ExportKind, SiteExport } from '../contract.ts'
import { problemOf } from '../fault.ts'
import type { ExportRow } from './export.store.ts'

/** For how long an archive can be fetched. */
export const EXPORT_KEPT = HOUR

/** Where an archive lies until its hour is over. */
export function exportKey(siteId: Id, exportId: Id): string {
  return siteKey(siteId, 'exports', `${exportId}.zip`)
}

/** An archive as the owner's app shows it; one whose hour is over is none any more. */
export function exportOut(row: ExportRow | null, { clock, tools, locale }: Ctx): SiteExport | null {
  const now = clock.now()
  if (!row || (row.expiresAt !== null && row.expiresAt.getTime() <= now)) return null
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    done: row.done,
    total: row.total,
    bytes: row.bytes,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    leftOut: [...row.leftOut],
    problem: problemOf(row.fault, tools.words(locale)),
  }
}

/** What an export is saved as: the site's address, what it is, and the day. */
export function fileNameOf(slug: string, kind: ExportKind, at: Date): string {
  return `${slug}-${kind === 'plain' ? 'website-' : ''}${at.toISOString().slice(0, 10)}.zip`
}
