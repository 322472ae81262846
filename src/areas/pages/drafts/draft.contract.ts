import { z } from 'zod'
import { permissions } from '#areas/sites/contract.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { may } from '#kernel/permission.ts'
import { id, instant, LARGEST_INTEGER, line } from '#kernel/shapes.ts'
import { author, ofPage, version, versionInQuery } from '../tree/page.contract.ts'

const tag = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)

const patchList = z.array(z.unknown()).min(1).max(5000)

/** Patches that others, or we ourselves, have saved: `version` is the version they led to. */
export const savedPatches = z.object({
  version: z.number().int(),
  patches: z.array(z.record(z.string(), z.unknown())),
  clientId: z.string(),
  saveId: z.string(),
  author,
})
export type SavedPatches = z.output<typeof savedPatches>

export const savePatches = endpoint({
  name: 'pages.save',
  summary: 'Saves changes of a page. The outcomes are closed: saved, behind, refused.',
  method: 'POST',
  path: '/api/sites/:siteId/pages/:pageId/patches',
  access: may(permissions.pagesEdit),
  input: z.object({
    ...ofPage,
    /** The version the patches were made on. */
    base: version,
    patches: patchList,
    /** Names the tab. */
    clientId: tag,
    /** Names this save: sent again after a lost answer, it is not applied again. */
    saveId: tag,
  }),
  output: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('saved'), version: z.number().int() }),
    z.object({
      outcome: z.literal('behind'),
      /** What those that are missing lead to. */
      version: z.number().int(),
      missing: z.array(savedPatches),
      /** Whether more of them come after that version. */
      hasMore: z.boolean().default(false),
    }),
    z.object({
      outcome: z.literal('refused'),
      rule: z.string(),
      node: z.string(),
      path: z.array(z.string()).optional(),
      message: z.string(),
    }),
  ]),
})

export const listPatches = endpoint({
  name: 'pages.patches',
  summary:
    'What was saved of a page after a version, in order; what comes after those is asked for by their last.',
  method: 'GET',
  path: '/api/sites/:siteId/pages/:pageId/patches',
  access: may(permissions.siteSeeUnreleased),
  input: z.object({ ...ofPage, after: versionInQuery }),
  output: z.object({
    version: z.number().int(),
    saved: z.array(savedPatches),
    hasMore: z.boolean().default(false),
  }),
})

export const followPage = endpoint({
  name: 'pages.follow',
  summary: 'Changes of a page and the people on it, as they come (server-sent events: patches, presence).',
  method: 'GET',
  path: '/api/sites/:siteId/pages/:pageId/live',
  access: may(permissions.siteSeeUnreleased),
  sends: 'events',
  input: z.object({ ...ofPage, since: versionInQuery }),
  output: z.unknown(),
})

/** Where a person is on a page. */
export const presence = z.object({
  clientId: tag,
  accountId: id,
  name: z.string(),
  /** The section the person is in, if any. */
  section: z.string().max(32).nullable(),
  /** The blocks that are selected. */
  selection: z.array(z.string().max(32)).max(50),
  /** Which of the page's layouts the person works on. */
  device: z.enum(['desktop', 'phone']),
  /** The text being written in, if any. */
  caret: z
    .object({
      node: z.string().max(32),
      field: z.string().max(64),
      from: z.number().int().min(0).max(LARGEST_INTEGER),
      to: z.number().int().min(0).max(LARGEST_INTEGER),
    })
    .nullable(),
  isLeaving: z.boolean(),
})
export type Presence = z.output<typeof presence>

export const tellPresence = endpoint({
  name: 'pages.presence',
  summary: 'Tells the others on a page where one is.',
  method: 'PUT',
  path: '/api/sites/:siteId/pages/:pageId/presence',
  access: may(permissions.siteSeeUnreleased, { whenReadOnly: true }),
  input: z.object({
    ...ofPage,
    clientId: tag,
    section: presence.shape.section.default(null),
    selection: presence.shape.selection,
    device: presence.shape.device.default('desktop'),
    caret: presence.shape.caret,
    isLeaving: z.boolean().default(false),
  }),
  output: z.object({}),
})

export const listVersions = endpoint({
  name: 'pages.versions',
  summary: "A page's line of time: who changed it when, and the named points.",
  method: 'GET',
  path: '/api/sites/:siteId/pages/:pageId/versions',
  access: may(permissions.siteSeeUnreleased),
  input: z.object({ ...ofPage, before: versionInQuery.optional() }),
  output: z.object({
    versions: z.array(
      z.object({
        version: z.number().int(),
        at: instant,
        author,
        name: z.string().nullable(),
        changes: z.number().int(),
      }),
    ),
    hasMore: z.boolean(),
  }),
})

export const openVersion = endpoint({
  name: 'pages.open_version',
  summary: 'A page as it was at a version.',
  method: 'GET',
  path: '/api/sites/:siteId/pages/:pageId/versions/:version',
  access: may(permissions.siteSeeUnreleased),
  input: z.object({ ...ofPage, version: versionInQuery }),
  output: z.object({ version: z.number().int(), document: z.unknown() }),
})

export const nameVersion = endpoint({
  name: 'pages.name_version',
  summary: 'Names a version, so that it is found again; an empty name takes it away.',
  method: 'PUT',
  path: '/api/sites/:siteId/pages/:pageId/versions/:version',
  access: may(permissions.pagesEdit),
  input: z.object({ ...ofPage, version: versionInQuery, name: line(200) }),
  output: z.object({}),
})

export const restoreVersion = endpoint({
  name: 'pages.restore_version',
  summary: 'Makes a page as it was at a version; what is there now stays in its history.',
  method: 'POST',
  path: '/api/sites/:siteId/pages/:pageId/versions/:version/restore',
  access: may(permissions.pagesEdit),
  input: z.object({ ...ofPage, version: versionInQuery }),
  output: z.object({ version: z.number().int() }),
})
