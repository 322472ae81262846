import { z } from 'zod'
import { author, versionInQuery } from '#areas/documents/contract.ts'
import { permissions } from '#areas/sites/contract.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { may } from '#kernel/permission.ts'
import { id, instant, line, longText, queryList } from '#kernel/shapes.ts'
import { sortedBy } from '#kernel/sorted.ts'

/** The site that a call is about. */
const inSite = { siteId: id }

export const releaseStates = ['live', 'past', 'scheduled', 'cancelled'] as const

export const pageChanges = ['added', 'changed', 'renamed', 'removed'] as const
export const siteParts = ['styles', 'header', 'footer', 'navigation', 'redirects'] as const

const count = z.number().int()

/** What a release changed for visitors, against the one that was live before it. */
export const releaseChanges = z.object({
  /** Nothing was live before it: all of it is new. */
  isFirst: z.boolean(),
  counts: z.object({ added: count, changed: count, renamed: count, removed: count }),
  /** The first of each kind, by title. */
  pages: z.array(
    z.object({
      change: z.enum(pageChanges),
      title: z.string(),
      /** What a renamed page was called before. */
      was: z.string().nullable(),
    }),
  ),
  /** What changed beside single pages. */
  site: z.array(z.enum(siteParts)),
})
export type ReleaseChanges = z.output<typeof releaseChanges>

export const releaseRow = z.object({
  id,
  number: z.number().int(),
  state: z.enum(releaseStates),
  note: z.string(),
  /** Number of the release this one brought back. */
  restores: z.number().int().nullable(),
  pages: z.number().int(),
  /** Null of one that was never live. */
  changes: releaseChanges.nullable(),
  scheduledFor: instant.nullable(),
  releasedAt: instant.nullable(),
  createdAt: instant,
  createdBy: author,
})
export type ReleaseRow = z.output<typeof releaseRow>

export const listReleases = endpoint({
  name: 'releases.list',
  summary: 'The releases of a site by note, number and state, newest first unless asked otherwise.',
  method: 'GET',
  path: '/api/sites/:siteId/releases',
  access: may(permissions.siteSeeUnreleased),
  input: z.object({
    ...inSite,
    /** Goes on below a number, or above it. */
    before: versionInQuery.optional(),
    after: versionInQuery.optional(),
    /** Words of the note, or a number. */
    search: line(100).default(''),
    state: queryList(z.enum(releaseStates), releaseStates.length).default([]),
    direction: sortedBy(['number']).shape.direction,
  }),
  output: z.object({ releases: z.array(releaseRow), hasMore: z.boolean() }),
})

export const pendingChange = z.object({
  /** Of what goes live with a release: `page`, `form`; or what waits as a whole: `styles`, `redirects`. */
  kind: z.string().max(40),
  /** The page or thing, where one is meant. */
  id: id.nullable(),
  title: z.string(),
  change: z.enum(['new', 'changed', 'deleted']),
  path: z.string().nullable(),
  /** Where visitors find the page now. */
  livePath: z.string().nullable(),
  updatedAt: instant.nullable(),
  updatedBy: author,
})

export const listPending = endpoint({
  name: 'releases.pending',
  summary: 'What differs between the drafts and what visitors see.',
  method: 'GET',
  path: '/api/sites/:siteId/releases/pending',
  access: may(permissions.siteSeeUnreleased),
  input: z.object(inSite),
  output: z.object({ changes: z.array(pendingChange) }),
})

export const release = endpoint({
  name: 'releases.release',
  summary: 'Takes drafts live in one step, at once or at a time.',
  method: 'POST',
  path: '/api/sites/:siteId/releases',
  access: may(permissions.pagesRelease),
  input: z.object({
    ...inSite,
    /** The pages to take; left out, everything goes. */
    pageIds: z.array(id).max(5000).optional(),
    styles: z.boolean().default(true),
    /** Whether redirects that were made by hand go with them; left out, they do. */
    redirects: z.boolean().optional(),
    /** Other things to take, by kind: `null` takes all of a kind. Left out, they go where every page goes. */
    also: z.record(z.string().regex(/^[a-z][a-z-]{0,39}$/), z.array(id).max(5000).nullable()).optional(),
    note: longText(2000).default(''),
    at: instant.optional(),
  }),
  output: z.object({
    release: releaseRow,
    /** Pages that were not chosen and moved, as a chosen one took their address. */
    moved: z.array(z.object({ title: z.string(), from: z.string(), to: z.string() })),
  }),
})

export const rollBack = endpoint({
  name: 'releases.roll_back',
  summary: 'Makes an earlier release live again, as a whole; drafts stay as they are.',
  method: 'POST',
  path: '/api/sites/:siteId/releases/:releaseId/roll-back',
  access: may(permissions.pagesRelease),
  input: z.object({ ...inSite, releaseId: id, reason: longText(2000).default('') }),
  output: z.object({ release: releaseRow }),
})

export const cancelRelease = endpoint({
  name: 'releases.cancel',
  summary: 'Calls a scheduled release off.',
  method: 'DELETE',
  path: '/api/sites/:siteId/releases/:releaseId',
  access: may(permissions.pagesRelease),
  input: z.object({ ...inSite, releaseId: id }),
  output: z.object({}),
})
