import { HOUR } from '#kernel/clock.ts'
import type { Id } from '#kernel/ids.ts'
import { siteKey } from '#platform/storage/storage.ts'
import type { SiteExport } from '../contract.ts'
import type { ExportRow } from './export.store.ts'

/** For how long an archive can be fetched. */
export const EXPORT_KEPT = HOUR

/** Where an archive lies until its hour is over. */
export function exportKey(siteId: Id, exportId: Id): string {
  return siteKey(siteId, 'exports', `${exportId}.zip`)
}

/** An archive as the owner's app shows it; one whose hour is over is none any more. */
export function exportOut(row: ExportRow | null, now: number): SiteExport | null {
  if (!row || (row.expiresAt !== null && row.expiresAt.getTime() <= now)) return null
  return {
    id: row.id,
    state: row.state,
    done: row.done,
    total: row.total,
    bytes: row.bytes,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}

/** What the archive of a site is saved as: its address and the day. */
export function fileNameOf(slug: string, at: Date): string {
  return `${slug}-${at.toISOString().slice(0, 10)}.zip`
}
