import type { CallOf } from '#kernel/endpoint.ts'
import type { Id } from '#kernel/ids.ts'
import type { Translate } from '#kernel/messages/message.ts'
import { siteKey } from '#platform/storage/storage.ts'
import type { ReadArchive } from '../archive/read-archive.ts'
import type { ImportReport, ImportState, makeImport, SiteImport } from '../contract.ts'

/** What a person asked the new site to be. */
export type Wanted = Required<Omit<CallOf<typeof makeImport>, 'importId'>>

/** Why an import stopped: the code of a refusal, and its values. */
export interface Fault {
  readonly code: string
  readonly values: Readonly<Record<string, string | number>>
}

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

/** What an archive holds, and what it does not bring along. */
export function reportOf({ manifest, site, pages, redirects, files }: ReadArchive): ImportReport {
  const { title, type, language, country, currency, timeZone } = site
  const shown = pages.filter(({ kind }) => isShown(kind))
  const { pagePasswords, sitePassword, trashedPages } = manifest.leftOut
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
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    leftOut: [
      ...(pagePasswords > 0 ? [{ kind: 'page_passwords' as const, count: pagePasswords }] : []),
      ...(sitePassword ? [{ kind: 'site_password' as const, count: null }] : []),
      ...(trashedPages > 0 ? [{ kind: 'trashed_pages' as const, count: trashedPages }] : []),
      { kind: 'releases', count: null },
      { kind: 'people', count: null },
    ],
  }
}

/** Why an import stopped, in a person's words; of a file that was refused, with what the library says of it. */
function sentenceOf({ code, values }: Fault, words: Translate): string {
  const { reason } = values
  return words(`refusal.${code}`, {
    ...values,
    ...(reason === undefined ? {} : { why: words(`refusal.${reason}`, values) }),
  })
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
    report,
    problem: fault && { code: fault.code, message: sentenceOf(fault, words) },
    siteId: state === 'made' ? one.newSiteId : null,
  }
}
