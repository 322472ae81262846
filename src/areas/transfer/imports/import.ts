import type { CallOf } from '#kernel/endpoint.ts'
import type { Id } from '#kernel/ids.ts'
import type { OwnerKey, Translate } from '#kernel/messages/message.ts'
import { siteKey } from '#platform/storage/storage.ts'
import { type Fault, problemOf } from '../fault.ts'
import {
  bytesOfRowFiles,
  type FoundHistory,
  type FoundRows,
  type ReadArchive,
} from '../archive/read-archive.ts'
import type { ImportReport, ImportState, LeftOutKind, makeImport, SiteImport } from '../contract.ts'

/** What a person asked the new site to be. */
export type Wanted = Required<Omit<CallOf<typeof makeImport>, 'importId'>>

/** An archive that was handed in. */
export interface Import {
  readonly id: Id
  readonly accountId: Id
  /** What the site will be, another one with each try; its files lie there before it is. */
  readonly newSiteId: Id
  readonly state: ImportState
  readonly fileName: string
  readonly bytes: number
  readonly done: number
  readonly total: number
  readonly report: ImportReport | null
  readonly wanted: Wanted | null
  readonly fault: Fault | null
}

/** Where an archive lies that was handed in: under its own id, which is no site's. */
export function archiveKey(importId: Id): string {
  return siteKey(importId, 'import', 'archive.zip')
}

/** Titles of pages that a report names; the rest is counted. */
const NAMED_PAGES = 12

/** Kinds of page that a person would call one. */
const isShown = (kind: string): boolean => kind !== 'footer' && kind !== 'folder' && kind !== 'link'

/** What is left out, where there is any of it. */
const counted = (kind: LeftOutKind, count: number): ImportReport['leftOut'] =>
  count > 0 ? [{ kind, count }] : []

/** What an archive holds, and what it does not bring along. */
export function reportOf(
  { manifest, site, pages, redirects, files, tables, contents }: ReadArchive,
  { shown: releases, live }: FoundHistory,
  { counts }: FoundRows,
): ImportReport {
  const { title, type, language, country, currency, timeZone } = site
  const shown = pages.filter(({ kind }) => isShown(kind))
  const { pagePasswords, sitePassword, trashedPages, olderReleases, scheduledReleases } = manifest.leftOut
  return {
    title,
    type,
    language,
    country,
    currency,
    timeZone,
    exportedAt: manifest.exportedAt,
    pages: shown.length,
    pageTitles: shown.slice(0, NAMED_PAGES).map((page) => page.title),
    redirects: redirects.length,
    files: files.length,
    bytes: files.reduce((sum, file) => sum + file.bytes, bytesOfRowFiles({ contents })),
    besides: tables.flatMap(({ name, label }) => {
      const count = counts.get(name) ?? 0
      return label && count > 0 ? [{ label, count }] : []
    }),
    releases,
    live,
    leftOut: [
      ...counted('locked_pages', pagePasswords),
      ...(sitePassword ? [{ kind: 'site_password' as const, count: null }] : []),
      ...counted('trashed_pages', trashedPages),
      ...counted('scheduled_releases', scheduledReleases),
      ...counted('older_releases', olderReleases),
      { kind: 'people', count: null },
    ],
  }
}

/** An import as the owner's app shows it. */
export function importOut(one: Import, words: Translate): SiteImport {
  const { id, state, fileName, bytes, done, total, report, fault } = one
  return {
    id,
    state,
    fileName,
    bytes,
    done,
    total,
    report: report && {
      ...report,
      besides: report.besides.map(({ label, count }) => ({ label: words(label as OwnerKey), count })),
    },
    wanted: one.wanted,
    problem: problemOf(fault, words),
    siteId: state === 'made' ? one.newSiteId : null,
  }
}
