import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ImageValue } from '#document/values.ts'
import { type Edits, type Rectangle, remaining } from '#platform/images/crop.ts'
import type { Rendering } from '#platform/images/decoder-messages.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import { type Asset, mediaFolderOf } from '../library/asset.ts'
import { renditionTypes } from '../library/rendition.ts'

/** A picture that stands for a page where its address is shared, as the page's head names it. */
export interface SocialPicture {
  /** Path on the site's own host. */
  readonly path: string
  readonly width: number
  readonly height: number
  readonly type: string
  /** What it shows; empty where nobody said it, or where it says nothing. */
  readonly alt: string
}

/** What of a picture is shown: which one, where it is cut, and around what. */
export type SocialChoice = Pick<ImageValue, 'asset' | 'crop' | 'focal' | 'decorative'> & {
  readonly alt?: string
}

/** In pixels: what networks and messengers ask of a large card (Open Graph, ogp.me). */
const SIZE = { width: 1200, height: 630 } as const

/** Everybody who reads Open Graph reads JPEG, and few of them say what else they would read. */
const FORMAT = 'jpeg'

/** How it is made: exactly of that size, also of a smaller picture. */
export const socialRendering = { format: FORMAT, ...SIZE } as const satisfies Rendering

/** The key that signs addresses, of an instance. */
export function socialKey(secretKey: string): Uint8Array {
  return secretsOf(secretKey).key('social-picture')
}

/** Name of the file of a part, in pixels of the picture. */
function nameOf({ left, top, width, height }: Rectangle): string {
  return `social-${left}-${top}-${width}-${height}`
}

/** The signature of an address: 128 bits, which nobody guesses. */
function signatureOf(key: Uint8Array, folder: string, name: string): string {
  return createHmac('sha256', key).update(`${folder}/${name}`).digest().subarray(0, 16).toString('base64url')
}

/**
 * A picture as it stands for a page: its cut, and of that the part around the focal point that has the proportions.
 * The address names the part in pixels and is signed, so that nobody has the server make parts of their own choice.
 *
 * @returns undefined for what is no photograph: drawings are shown nowhere where addresses are shared
 */
export function socialPictureOf(
  asset: Asset,
  choice: SocialChoice,
  key: Uint8Array,
): SocialPicture | undefined {
  if (asset.kind !== 'image' || asset.width === null || asset.height === null) return undefined
  const { crop, focal = asset.focal ?? undefined } = choice
  const part = remaining(
    { width: asset.width, height: asset.height },
    {
      aspect: SIZE.width / SIZE.height,
      ...(crop ? { crop: { left: crop.x, top: crop.y, width: crop.width, height: crop.height } } : {}),
      ...(focal ? { focal } : {}),
    },
  )
  const folder = mediaFolderOf(asset)
  const name = nameOf(part)
  const isDecorative = choice.decorative ?? asset.isDecorative
  return {
    path: `${folder}/${name}-${signatureOf(key, folder, name)}.jpg`,
    ...SIZE,
    type: renditionTypes[FORMAT],
    alt: choice.alt || (isDecorative ? '' : asset.alt),
  }
}

/** A part that an address of ours asks for. */
export interface SocialPart {
  /** Name of its file, without an ending. */
  readonly name: string
  /** How it is cut out of a picture of a size. */
  edits(of: { readonly width: number; readonly height: number }): Edits
}

const ADDRESS =
  /^(?<folder>.+)\/(?<name>social-(\d{1,5})-(\d{1,5})-(\d{1,5})-(\d{1,5}))-(?<signature>[\w-]{22})\.jpg$/

/** What an address made by {@link socialPictureOf} asks for; null for one that we did not sign. */
export function readSocialPath(path: string, key: Uint8Array): SocialPart | null {
  const match = ADDRESS.exec(path)
  const { folder = '', name = '', signature = '' } = match?.groups ?? {}
  if (!match) return null
  const expected = Buffer.from(signatureOf(key, folder, name))
  if (!timingSafeEqual(expected, Buffer.from(signature))) return null
  const [left = 0, top = 0, width = 0, height = 0] = match.slice(3, 7).map(Number)
  return {
    name,
    edits: (of) => ({
      crop: {
        left: left / of.width,
        top: top / of.height,
        width: width / of.width,
        height: height / of.height,
      },
    }),
  }
}
