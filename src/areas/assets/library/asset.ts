import { ID_PATTERN } from '#kernel/ids.ts'
import type { LuminanceRange } from '#kernel/luminance-range.ts'
import { widthsFor } from '#platform/images/limits.ts'
import type { AssetKind } from '../contract.ts'

/** A file of a site's library. */
export interface Asset {
  readonly id: string
  readonly kind: AssetKind
  readonly name: string
  /** Media type, decided by content. */
  readonly type: string
  readonly bytes: number
  readonly hash: string
  readonly width: number | null
  readonly height: number | null
  readonly colour: string | null
  /** How dark and how light a picture is; null where nobody measured it. */
  readonly luminance: LuminanceRange | null
  /** How many pictures it shows in turn, one where it stands still; null where nobody counted. */
  readonly frames: number | null
  readonly alt: string
  readonly isDecorative: boolean
  readonly focal: { readonly x: number; readonly y: number } | null
  readonly createdAt: Date
}

/** What of an asset decides its address: another content has another address, so that it may be kept for ever. */
type Addressed = Pick<Asset, 'id' | 'hash' | 'kind' | 'width' | 'height' | 'name' | 'type' | 'frames'>

const FOLDER = '/media'

/** Whether a picture is offered in several widths; an animation and a drawing are sent as they are. */
export function isSized({ kind, type, frames }: Pick<Asset, 'kind' | 'type' | 'frames'>): boolean {
  // In widths it would stand still, or take longer to make than a picture may.
  return kind === 'image' && type !== 'image/gif' && (frames ?? 1) === 1
}

/** The path below which everything of an asset lies. */
export function mediaFolderOf(asset: Pick<Asset, 'id' | 'hash'>): string {
  return `${FOLDER}/${asset.id}/${asset.hash.slice(0, 12)}`
}

/** Most bytes of a name in an address: a file may have 255 on a disk, and archives add to them. */
const MOST_BYTES = 200

/** The beginning of a name and its ending, as many bytes as may be. */
function fitting(name: string): string {
  if (Buffer.byteLength(name) <= MOST_BYTES) return name
  const [ending = ''] = /\.[a-z\d]{1,10}$/i.exec(name) ?? []
  let [kept, bytes] = ['', ending.length]
  // By what a reader takes for one letter, so that none is cut.
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    bytes += Buffer.byteLength(segment)
    if (bytes > MOST_BYTES) break
    kept += segment
  }
  return kept + ending
}

/**
 * Name of a file in an address, and on the disk where a site is written out: what a person would save it as. Dots
 * alone would lead out of its folder; what no disk takes becomes a dash; signs that end an address in a style sheet
 * or a sentence are escaped, which `encodeURIComponent` leaves alone.
 */
function addressName(name: string): string {
  const plain = fitting(name.toWellFormed().replace(/[/\\?#%:*"<>|\p{Cc}]/gu, '-')).replace(/^\.{1,2}$/, '-')
  return encodeURIComponent(plain).replaceAll(
    /[!'()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** The widths in which a picture is offered; none of what has no size. */
export function widthsOf({ width, height }: Pick<Asset, 'width' | 'height'>): readonly number[] {
  return width === null || height === null ? [] : widthsFor(width, height)
}

/** The path of an asset on its site's host; of a picture, the width nearest above `width` pixels. */
export function srcOf(asset: Addressed, width = 1280): string {
  if (!isSized(asset)) return `${mediaFolderOf(asset)}/${addressName(asset.name)}`
  const widths = widthsOf(asset)
  return `${mediaFolderOf(asset)}/${widths.find((one) => one >= width) ?? widths.at(-1) ?? width}`
}

/** The widths of a picture as an HTML `srcset`; empty where there is one size. */
export function srcSetOf(asset: Addressed): string {
  if (!isSized(asset) || asset.width === null) return ''
  return widthsOf(asset)
    .map((width) => `${mediaFolderOf(asset)}/${width} ${width}w`)
    .join(', ')
}

/** How the address of a file begins wherever it is written, with its id: as JavaScript and PostgreSQL read it. */
export const fileAddress = `${FOLDER}/(${ID_PATTERN})/`

/** The ids of the files whose addresses stand in a text. */
export function fileIdsIn(text: string): string[] {
  return [...new Set([...text.matchAll(new RegExp(fileAddress, 'g'))].map(([, id = '']) => id))]
}

/** The path of a file on its site's host: its id, the beginning of its hash, and a width or a name. */
const mediaPath = new RegExp(`^${fileAddress}([0-9a-f]{12})/([^/]+)$`)

/** What a path below `/media` asks for; null when it is not one of ours. */
export function readMediaPath(path: string): { id: string; hash: string; width: number | null } | null {
  const match = mediaPath.exec(path)
  if (!match) return null
  const [, id = '', hash = '', last = ''] = match
  return { id, hash, width: /^\d{1,4}$/.test(last) ? Number(last) : null }
}
