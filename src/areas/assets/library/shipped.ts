import type { LuminanceRange } from '#kernel/luminance-range.ts'
import { type Composed, derived, point } from '#kernel/point.ts'
import type { ResolvedImage } from '#document/block-context.ts'
import { mediaTypes } from '#platform/images/sniff.ts'
import { type Asset, srcOf, srcSetOf } from './asset.ts'

/** A picture that comes with the program (a template's), shown by any site without being copied to it. */
export interface ShippedPicture {
  /** The id that documents name it by; never that of an upload. */
  readonly id: string
  /** Path of the file. */
  readonly file: string
  readonly name: string
  readonly width: number
  readonly height: number
  /** What the file comes to. */
  readonly bytes: number
  /** SHA-256 of the file, hexadecimal. */
  readonly hash: string
  /** What fills its place until it is there; a drawing lets the ground through. */
  readonly colour: string | null
  /** How dark and how light it is; null of a drawing. */
  readonly luminance: LuminanceRange | null
  readonly alt: string
  readonly focal: { readonly x: number; readonly y: number } | null
}

/** Pictures that come with the program, brought by the areas that show them. */
export const shippedPictures = point<readonly ShippedPicture[]>('assets.shipped-pictures')

const shippedById = derived(
  shippedPictures,
  (lists) => new Map(lists.flat().map((picture) => [picture.id, picture])),
)

/** A shipped picture by its id. */
export function shippedPicture(tools: Composed, id: string): ShippedPicture | undefined {
  return shippedById(tools).get(id)
}

/** The ids of all of them: what lies under one in a library takes no room there. */
export function shippedIds(tools: Composed): string[] {
  return [...shippedById(tools).keys()]
}

/**
 * An asset as it is shown: of a shipped picture in a site's library the file is the one that this program brings,
 * whatever it was when the row was written; what is said of it is the site's.
 */
export function asShipped(tools: Composed, asset: Asset): Asset {
  const picture = shippedPicture(tools, asset.id)
  if (!picture) return asset
  const { name, alt, isDecorative, focal, createdAt } = asset
  return { ...shippedAsset(picture), name, alt, isDecorative, focal, createdAt }
}

/** A shipped picture as if it were an asset of the site: a photograph in widths, or a drawing as it is. */
export function shippedAsset(picture: ShippedPicture): Asset {
  const isDrawing = picture.file.endsWith('.svg')
  return {
    id: picture.id,
    kind: isDrawing ? 'drawing' : 'image',
    name: picture.name,
    type: isDrawing ? mediaTypes.svg : mediaTypes.jpeg,
    bytes: picture.bytes,
    hash: picture.hash,
    width: picture.width,
    height: picture.height,
    colour: picture.colour,
    luminance: picture.luminance,
    frames: isDrawing ? null : 1,
    alt: picture.alt,
    isDecorative: false,
    focal: picture.focal,
    createdAt: new Date(0),
  }
}

/** A picture as blocks draw it. */
export function resolvedImage(asset: Asset): ResolvedImage | undefined {
  if (asset.kind !== 'image' && asset.kind !== 'drawing') return undefined
  return {
    src: srcOf(asset),
    srcSet: srcSetOf(asset),
    width: asset.width ?? 300,
    height: asset.height ?? 150,
    alt: asset.isDecorative ? '' : asset.alt,
    ...(asset.colour === null ? {} : { colour: asset.colour }),
  }
}
