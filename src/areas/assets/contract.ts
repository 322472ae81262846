/** The door for everyone: the files of a site, and the calls about them. */
import { z } from 'zod'
import { permissions } from '#areas/sites/contract.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { anyone, may, mayOn } from '#kernel/permission.ts'
import { cursorPage, id, instant, line, longText, pageOf, trimmedText } from '#kernel/shapes.ts'
import { type Sorted, sortedBy } from '#kernel/sorted.ts'

export const assetKinds = ['image', 'drawing', 'video', 'audio', 'file'] as const
export type AssetKind = (typeof assetKinds)[number]

/** What the library is narrowed to: a kind, or everything that can be shown as a picture. */
export const assetFilters = ['picture', ...assetKinds] as const
export type AssetFilter = (typeof assetFilters)[number]

/** Whether an asset is among what is asked for: a `picture` is one made of points or of lines. */
export function isAskedFor(kind: AssetKind, asked: AssetFilter | null): boolean {
  return asked === null || asked === kind || (asked === 'picture' && (kind === 'image' || kind === 'drawing'))
}

/** Largest file by kind, in bytes (content.md, "Assets"). */
export const assetLimits = {
  image: 20_000_000,
  drawing: 2_000_000,
  video: 500_000_000,
  audio: 500_000_000,
  file: 300_000_000,
} as const satisfies Record<AssetKind, number>

const share = z.number().min(0).max(1)
export const focalPoint = z.object({ x: share, y: share })

export const assetRow = z.object({
  id,
  kind: z.enum(assetKinds),
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  colour: z.string().nullable(),
  /** How dark and how light a picture is (relative luminance); `null` where nobody measured it. */
  luminance: z.object({ darkest: share, lightest: share }).nullable(),
  alt: z.string(),
  isDecorative: z.boolean(),
  focal: focalPoint.nullable(),
  /** Path on the site's own host; for pictures, of a middling size. */
  src: z.string(),
  /** Candidates with widths as in HTML, for pictures. */
  srcSet: z.string(),
  createdAt: instant,
})
export type AssetRow = z.output<typeof assetRow>

export const uploadAsset = endpoint({
  name: 'assets.upload',
  summary: 'Stores a file; one that is there already is answered with the one that is there.',
  method: 'POST',
  path: '/api/sites/:siteId/assets',
  access: may(permissions.assetsEdit),
  takes: 'bytes',
  input: z.object({
    siteId: id,
    name: trimmedText(255),
    /** Only a picture is taken: it is to be shown as one. */
    as: z.enum(['picture']).optional(),
  }),
  output: z.object({ asset: assetRow, isNew: z.boolean() }),
})

/** What the library can be put in order by: when a file came, its name, how many bytes it has. */
export const assetOrders = ['added', 'name', 'size'] as const
export type AssetOrder = Sorted<(typeof assetOrders)[number]>

export const listAssets = endpoint({
  name: 'assets.list',
  summary: 'The files of a site, newest first unless asked otherwise; searched by name and alt text.',
  method: 'GET',
  path: '/api/sites/:siteId/assets',
  access: may(permissions.siteSeeUnreleased),
  input: cursorPage.extend({
    siteId: id,
    search: line(200).default(''),
    kind: z.enum(assetFilters).optional(),
    ...sortedBy(assetOrders).shape,
  }),
  output: pageOf(assetRow),
})

export const readAssets = endpoint({
  name: 'assets.read',
  summary: 'Files by their ids.',
  method: 'POST',
  path: '/api/sites/:siteId/assets/read',
  // It only reads: more ids than an address holds come in a body.
  access: may(permissions.siteSeeUnreleased, { whenReadOnly: true }),
  input: z.object({ siteId: id, ids: z.array(id).max(2000) }),
  output: z.object({ assets: z.array(assetRow) }),
})

export const copyAssets = endpoint({
  name: 'assets.copy',
  summary: 'Copies files to another site.',
  method: 'POST',
  path: '/api/asset-copies',
  access: mayOn({
    from: may(permissions.siteSeeUnreleased, { whenReadOnly: true }),
    to: may(permissions.assetsEdit),
  }),
  input: z.strictObject({ from: id, to: id, ids: z.array(id).min(1).max(500) }),
  output: z.object({ copies: z.array(z.object({ from: id, asset: assetRow })) }),
})

export const changeAsset = endpoint({
  name: 'assets.change',
  summary: 'Changes the name, the alt text or the focal point of a file.',
  method: 'PATCH',
  path: '/api/sites/:siteId/assets/:assetId',
  access: may(permissions.assetsEdit),
  input: z.object({
    siteId: id,
    assetId: id,
    name: trimmedText(255).optional(),
    alt: longText(1000).optional(),
    isDecorative: z.boolean().optional(),
    focal: focalPoint.nullable().optional(),
  }),
  output: z.object({ asset: assetRow }),
})

export const deleteAsset = endpoint({
  name: 'assets.delete',
  summary:
    'Puts a file into the trash, where it stays for 30 days; pages that show it go on showing it till then.',
  method: 'DELETE',
  path: '/api/sites/:siteId/assets/:assetId',
  access: may(permissions.assetsRemove),
  input: z.object({ siteId: id, assetId: id }),
  output: z.object({}),
})

export const restoreAsset = endpoint({
  name: 'assets.restore',
  summary: 'Takes a file out of the trash.',
  method: 'POST',
  path: '/api/sites/:siteId/assets/:assetId/restore',
  access: may(permissions.assetsRemove),
  input: z.object({ siteId: id, assetId: id }),
  output: z.object({ asset: assetRow }),
})

export const trashedAsset = assetRow.extend({
  deletedAt: instant,
  /** Who threw it away; nobody where the account is gone. */
  deletedBy: z.object({ id, name: z.string() }).nullable(),
  /** From when on it is deleted for good, once no page shows it. */
  goneAt: instant,
})
export type TrashedAsset = z.output<typeof trashedAsset>

export const listTrashedAssets = endpoint({
  name: 'assets.trash',
  summary: 'The files in the trash, the last thrown away first; searched by name and alt text.',
  method: 'GET',
  path: '/api/sites/:siteId/trash/assets',
  access: may(permissions.siteSeeUnreleased),
  input: cursorPage.extend({ siteId: id, search: line(200).default('') }),
  output: pageOf(trashedAsset),
})

export const purgeAssets = endpoint({
  name: 'assets.purge',
  summary: 'Deletes files of the trash for good; what a page shows stays.',
  method: 'POST',
  path: '/api/sites/:siteId/trash/assets/purge',
  access: may(permissions.assetsRemove),
  input: z.object({ siteId: id, ids: z.array(id).min(1).max(500) }),
  output: z.object({
    purged: z.array(id),
    /** Files that a page shows: they stay in the trash. */
    shown: z.array(id),
  }),
})

export const readShippedPicture = endpoint({
  name: 'assets.shipped',
  summary:
    'A picture that comes with the program, in an offered width, or a drawing by its name: for templates outside of a site.',
  method: 'GET',
  path: '/api/shipped-pictures/:pictureId/:hash/:size',
  access: anyone,
  sends: 'bytes',
  input: z.object({
    pictureId: id,
    hash: z.string().regex(/^[0-9a-f]{12}$/),
    size: z.string().regex(/^(\d{1,4}|[a-z0-9-]{1,40}\.svg)$/),
  }),
  output: z.unknown(),
})
