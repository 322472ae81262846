import { z } from 'zod'
import {
  country,
  currency,
  id,
  instant,
  line,
  locale,
  longText,
  timeZone,
  trimmedText,
} from '#kernel/shapes.ts'
import { siteTypes } from '#kernel/states/site-type.ts'

// What stands in an archive (the area's README tells of it as a whole). The pages, styles and redirects in it are
// read by the area of pages.

/** Says of a zip file that it is one of ours. */
export const ARCHIVE_FORMAT = 'portico-site'

/** The version of the format that this program writes and reads. */
export const ARCHIVE_VERSION = 1

/** What an archive may be at most. Its files are kept as they are; its descriptions are packed. */
export const archiveLimits = { files: 30_000, bytes: 20_000_000_000, ratio: 100 } as const

/** Of everything but the files: it is read as a whole. */
export const descriptionLimits = { bytes: 100_000_000, one: 8_000_000, pages: 2_000 } as const

/**
 * Of the releases. They are read a part at a time; what they may come to bounds the time that takes. An archive that
 * is written stays well below, since what is read counts spaces and what is written counts content.
 */
export const historyLimits = { bytes: 500_000_000, taken: 200_000_000, part: 3_000_000 } as const

/**
 * Of the rows of tables: they are read a part at a time, and of those that others refer to an id each is held. A part
 * is written at once as long as it stays below `part`.
 */
export const rowLimits = { bytes: 4_000_000_000, rows: 3_000_000, part: 1_000_000 } as const

/** Where things are in an archive. */
export const paths = {
  manifest: 'manifest.json',
  site: 'site.json',
  styles: 'styles.json',
  redirects: 'redirects.json',
  files: 'files.json',
  page: (pageId: string) => `pages/${pageId}.json`,
  releases: (part: number) => `releases/${part}.json`,
  editions: (part: number) => `editions/${part}.json`,
  rows: (table: string, part: number) => `rows/${table}/${part}.json`,
  file: (assetId: string, ending: string) => `files/${assetId}${ending}`,
  rowFile: (table: string, id: string, ending: string) => `files/${table}/${id}${ending}`,
} as const

/** How many pages a site may have had over the years, beside those it has. */
const HISTORY_PAGES = 20_000

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const size = z.number().int().min(0)

export const siteDescription = z.strictObject({
  title: trimmedText(100),
  type: z.literal(siteTypes),
  language: locale,
  country,
  currency,
  timeZone,
  contactLine: line(200),
})
export type SiteDescription = z.output<typeof siteDescription>

/** A file of the library and what is said of it; its bytes are at `path`. */
export const fileDescriptions = z.array(
  z.strictObject({
    id,
    path: line(200),
    name: trimmedText(255),
    alt: longText(1000),
    isDecorative: z.boolean(),
    focal: z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).nullable(),
    createdAt: instant,
    /** It lay in the trash, where it is kept for the pages that show it. */
    isTrashed: z.boolean(),
  }),
)
export type FileDescription = z.output<typeof fileDescriptions>[number]

/** What every version of the format has in common: enough to say that an archive is of a newer one. */
export const manifestHead = z.object({ format: z.literal(ARCHIVE_FORMAT), version: z.number().int().min(1) })

/** Where the releases are: parts of them, and of the pages as they showed them. */
export const history = z.strictObject({
  /** By number, oldest first. */
  releases: z.array(line(200)).max(descriptionLimits.pages),
  editions: z.array(line(200)).max(descriptionLimits.pages),
  /** Pages that releases show and no draft is of any more. */
  pastPages: z.array(id).max(HISTORY_PAGES),
  /** Which draft of the styles the archive holds, to tell whether a release shows it. */
  stylesVersion: size,
})
export type HistoryDescription = z.output<typeof history>

export const manifest = manifestHead.extend({
  exportedAt: instant,
  /** Everything else in the archive, with the SHA-256 of its bytes. */
  contents: z.array(z.strictObject({ path: line(200), bytes: size, sha256: hash })),
  /** In the order of the navigation. */
  pages: z.array(id).max(descriptionLimits.pages),
  history,
  /** Tables whose rows are in it, with the parts they are in, in the order in which they are laid. */
  rows: z.array(z.strictObject({ table: line(63), parts: z.array(line(200)).min(1) })).max(1_000),
  /** What the site had and the archive has not. */
  leftOut: z.object({
    pagePasswords: size,
    sitePassword: z.boolean(),
    trashedPages: size,
    olderReleases: size,
    scheduledReleases: size,
  }),
})
export type Manifest = z.output<typeof manifest>

/** The ending that a file's name gives it in an archive; a plain one where it gives none. */
export function endingOf(name: string): string {
  return /\.[a-z0-9]{1,8}$/i.exec(name)?.[0].toLowerCase() ?? '.bin'
}
