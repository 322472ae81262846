/** The door for everyone: shapes of drafts, and the calls about them, which each area that holds documents makes its own. */
import { z } from 'zod'
import { permissions, type Right } from '#areas/sites/contract.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { may } from '#kernel/permission.ts'
import { id, instant, LARGEST_INTEGER, line } from '#kernel/shapes.ts'

/** The author of something; null where the account was deleted. */
export const author = z.object({ id, name: z.string() }).nullable()

/** The version of a draft, or the number of a release, that a call names. */
export const version = z.number().int().min(0).max(LARGEST_INTEGER)

/** The same in a query, where it comes as text. */
export const versionInQuery = z.coerce.number<number | string>().pipe(version)

const ofDocument = { siteId: id, documentId: id }

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

/** Where a person is on a document. */
export const presence = z.object({
  clientId: tag,
  accountId: id,
  name: z.string(),
  /** The section the person is in, if any. */
  section: z.string().max(32).nullable(),
  /** The blocks that are selected. */
  selection: z.array(z.string().max(32)).max(50),
  /** Which of the document's layouts the person works on. */
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

/**
 * The calls about the drafts of one kind of document.
 *
 * @param of.name begins the names of the calls: `pages.save`
 * @param of.path of one document; `:documentId` names it
 * @param of.edit the right that changes take; every contributor who sees what is not released reads
 */
export function documentEndpoints({
  name,
  path,
  edit,
}: {
  name: string
  path: `/api/sites/:siteId/${string}/:documentId`
  edit: Right
}) {
  return {
    savePatches: endpoint({
      name: `${name}.save`,
      summary: 'Saves changes of a draft. The outcomes are closed: saved, behind, refused.',
      method: 'POST',
      path: `${path}/patches`,
      access: may(edit),
      input: z.object({
        ...ofDocument,
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
          hasMore: z.boolean(),
        }),
        z.object({
          outcome: z.literal('refused'),
          rule: z.string(),
          node: z.string(),
          path: z.array(z.string()).optional(),
          message: z.string(),
        }),
      ]),
    }),
    listPatches: endpoint({
      name: `${name}.patches`,
      summary:
        'What was saved of a draft after a version, in order; what comes after those is asked for by their last.',
      method: 'GET',
      path: `${path}/patches`,
      access: may(permissions.siteSeeUnreleased),
      input: z.object({ ...ofDocument, after: versionInQuery }),
      output: z.object({
        version: z.number().int(),
        saved: z.array(savedPatches),
        hasMore: z.boolean(),
      }),
    }),
    followDocument: endpoint({
      name: `${name}.follow`,
      summary:
        'Changes of a draft and the people on it, as they come (server-sent events: patches, presence).',
      method: 'GET',
      path: `${path}/live`,
      access: may(permissions.siteSeeUnreleased),
      sends: 'events',
      input: z.object({ ...ofDocument, since: versionInQuery }),
      output: z.unknown(),
    }),
    tellPresence: endpoint({
      name: `${name}.presence`,
      summary: 'Tells the others on a draft where one is.',
      method: 'PUT',
      path: `${path}/presence`,
      access: may(permissions.siteSeeUnreleased, { whenReadOnly: true }),
      input: z.object({
        ...ofDocument,
        clientId: tag,
        section: presence.shape.section.default(null),
        selection: presence.shape.selection,
        device: presence.shape.device.default('desktop'),
        caret: presence.shape.caret,
        isLeaving: z.boolean().default(false),
      }),
      output: z.object({}),
    }),
    listVersions: endpoint({
      name: `${name}.versions`,
      summary: "A draft's line of time: who changed it when, and the named points.",
      method: 'GET',
      path: `${path}/versions`,
      access: may(permissions.siteSeeUnreleased),
      input: z.object({ ...ofDocument, before: versionInQuery.optional() }),
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
    }),
    openVersion: endpoint({
      name: `${name}.open_version`,
      summary: 'A draft as it was at a version.',
      method: 'GET',
      path: `${path}/versions/:version`,
      access: may(permissions.siteSeeUnreleased),
      input: z.object({ ...ofDocument, version: versionInQuery }),
      output: z.object({ version: z.number().int(), document: z.unknown() }),
    }),
    nameVersion: endpoint({
      name: `${name}.name_version`,
      summary: 'Names a version, so that it is found again; an empty name takes it away.',
      method: 'PUT',
      path: `${path}/versions/:version`,
      access: may(edit),
      input: z.object({ ...ofDocument, version: versionInQuery, name: line(200) }),
      output: z.object({}),
    }),
    restoreVersion: endpoint({
      name: `${name}.restore_version`,
      summary: 'Makes a draft as it was at a version; what is there now stays in its history.',
      method: 'POST',
      path: `${path}/versions/:version/restore`,
      access: may(edit),
      input: z.object({ ...ofDocument, version: versionInQuery }),
      output: z.object({ version: z.number().int() }),
    }),
  }
}

/** The calls about the drafts of one kind of document. */
export type DocumentEndpoints = ReturnType<typeof documentEndpoints>
