/** The door for everyone: taking a site out as one archive, and making a site of one. */
import { z } from 'zod'
import { createSite, permissions } from '#areas/sites/contract.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { anyAccount, may } from '#kernel/permission.ts'
import { id, instant, line, trimmedText } from '#kernel/shapes.ts'
import { siteTypes } from '#kernel/states/site-type.ts'

const count = z.number().int()

// ── Export ───────────────────────────────────────────────────────────────────────────────────────

/** Everything, to make a site of again; or the released site as files that any web server can send. */
export const exportKinds = ['archive', 'plain'] as const
export type ExportKind = (typeof exportKinds)[number]

export const exportStates = ['making', 'ready', 'failed'] as const
export type ExportState = (typeof exportStates)[number]

const siteExport = z.object({
  id,
  kind: z.enum(exportKinds),
  state: z.enum(exportStates),
  /** Bytes of files that are in it so far, and of all that will be; of plain files pages. */
  done: count,
  total: count,
  /** Of the archive, once it is there. */
  bytes: count.nullable(),
  createdAt: instant,
  /** Until when it can be fetched. */
  expiresAt: instant.nullable(),
  /** Addresses of pages that are not among plain files, as they ask for a password. */
  leftOut: z.array(z.string()),
  /** Why it could not be made, in the person's words, where that is known. */
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
})
export type SiteExport = z.output<typeof siteExport>

const kind = z.enum(exportKinds).default('archive')

/** Also of an expired site: the book lets its owner read and export. */
const mayExport = may(permissions.siteExport, { whenReadOnly: true })

export const startExport = endpoint({
  name: 'transfer.startExport',
  summary:
    'Has an archive of the site made, or its released pages as plain files: asks for a fresh proof of who is there, and stands on the timeline.',
  method: 'POST',
  path: '/api/sites/:siteId/exports',
  access: mayExport,
  input: z.object({ siteId: id, kind }),
  output: z.object({ export: siteExport }),
})

export const latestExport = endpoint({
  name: 'transfer.latestExport',
  summary:
    'The latest export of the site of a kind, while it is being made and as long as it can be fetched; and whether there is a release to be had as plain files.',
  method: 'GET',
  path: '/api/sites/:siteId/exports/latest',
  access: mayExport,
  input: z.object({ siteId: id, kind }),
  output: z.object({ export: siteExport.nullable(), isReleased: z.boolean() }),
})

export const cancelExport = endpoint({
  name: 'transfer.cancelExport',
  summary: 'Calls off an export that is being made; one that has ended meanwhile stays as it is.',
  method: 'DELETE',
  path: '/api/sites/:siteId/exports/:exportId',
  access: mayExport,
  input: z.object({ siteId: id, exportId: id }),
  output: z.object({ export: siteExport.nullable() }),
})

export const linkExport = endpoint({
  name: 'transfer.linkExport',
  summary: 'A link that fetches the archive once, within the hour; asks for a fresh proof of who is there.',
  method: 'POST',
  path: '/api/sites/:siteId/exports/:exportId/link',
  access: mayExport,
  input: z.object({ siteId: id, exportId: id }),
  output: z.object({ token: z.string(), expiresAt: instant }),
})

export const fetchExport = endpoint({
  name: 'transfer.fetchExport',
  summary: 'The archive, by a link; a link that was used, is over or is another’s finds nothing.',
  method: 'GET',
  path: '/api/sites/:siteId/exports/:exportId/file',
  access: mayExport,
  sends: 'bytes',
  input: z.object({ siteId: id, exportId: id, token: line(100).default('') }),
  output: z.unknown(),
})

// ── Import ───────────────────────────────────────────────────────────────────────────────────────

export const importStates = ['checking', 'checked', 'refused', 'making', 'made'] as const
export type ImportState = (typeof importStates)[number]

/** What an archive does not bring along, though the site it was taken from had it. */
export const leftOutKinds = [
  'locked_pages',
  'site_password',
  'trashed_pages',
  'scheduled_releases',
  'older_releases',
  'people',
] as const
export type LeftOutKind = (typeof leftOutKinds)[number]

export const importReport = z.object({
  /** As the site was called and set where it was taken out. */
  title: z.string(),
  type: z.literal(siteTypes),
  language: z.string(),
  country: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  exportedAt: instant,
  pages: count,
  /** Titles of the first pages, in the order of the navigation. */
  pageTitles: z.array(z.string()),
  redirects: count,
  files: count,
  /** Of those files together, and of files that came with messages. */
  bytes: count,
  /** What else there is of which people would ask how much it is, as they call it. */
  besides: z.array(z.object({ label: z.string(), count })),
  /** How many releases can be brought back. */
  releases: count,
  /** The one that visitors saw; `null` where they saw none. */
  live: z.object({ number: count, note: z.string(), releasedAt: instant }).nullable(),
  /** What stayed behind, and how many where that is known. */
  leftOut: z.array(z.object({ kind: z.enum(leftOutKinds), count: count.nullable() })),
})
export type ImportReport = z.output<typeof importReport>

const siteImport = z.object({
  id,
  state: z.enum(importStates),
  fileName: z.string(),
  bytes: count,
  done: count,
  total: count,
  report: importReport.nullable(),
  /** What was asked for the last time that it was to be made. */
  wanted: importReport
    .pick({ title: true, language: true, country: true, currency: true, timeZone: true })
    .extend({ slug: z.string() })
    .nullable(),
  /** Why it was refused, or what stands in the way of making it, in the person's words. */
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** The site, once it is made. */
  siteId: id.nullable(),
})
export type SiteImport = z.output<typeof siteImport>

/** The largest archive that is taken, in bytes. */
export const LARGEST_ARCHIVE = 10_000_000_000

export const uploadImport = endpoint({
  name: 'transfer.uploadImport',
  summary: 'Hands in an archive, which is then looked through; nothing is made of it yet.',
  method: 'POST',
  path: '/api/imports',
  access: anyAccount,
  takes: 'bytes',
  input: z.object({ name: trimmedText(255).default('archive.zip') }),
  output: z.object({ import: siteImport }),
})

export const importLimits = endpoint({
  name: 'transfer.importLimits',
  summary: 'How large an archive may be that is handed in, and what room a new site has for the files in it.',
  method: 'GET',
  path: '/api/imports',
  access: anyAccount,
  input: z.object({}),
  output: z.object({
    /** Of an archive, in bytes. */
    most: count,
    /** Bytes of files by the plan a site begins with; `null` where no plan says. */
    room: z.object({ most: count, plan: z.string() }).nullable(),
  }),
})

export const readImport = endpoint({
  name: 'transfer.readImport',
  summary: 'How an archive that was handed in stands: what is in it, how far its site has come.',
  method: 'GET',
  path: '/api/imports/:importId',
  access: anyAccount,
  input: z.object({ importId: id }),
  output: z.object({ import: siteImport }),
})

export const makeImport = endpoint({
  name: 'transfer.makeImport',
  summary: 'Has a site made of an archive that was looked through.',
  method: 'POST',
  path: '/api/imports/:importId/make',
  access: anyAccount,
  input: createSite.input.omit({ beginning: true }).extend({ importId: id }),
  output: z.object({ import: siteImport }),
})

export const stopImport = endpoint({
  name: 'transfer.stopImport',
  summary: 'Stops the making of a site before it is there; the archive stays, and another can be made of it.',
  method: 'POST',
  path: '/api/imports/:importId/stop',
  access: anyAccount,
  input: z.object({ importId: id }),
  output: z.object({ import: siteImport }),
})

export const dropImport = endpoint({
  name: 'transfer.dropImport',
  summary: 'Forgets an archive that was handed in, and its file.',
  method: 'DELETE',
  path: '/api/imports/:importId',
  access: anyAccount,
  input: z.object({ importId: id }),
  output: z.object({}),
})
