import type { AssetRow } from '../contract.ts'
import { type Asset, srcOf, srcSetOf } from './asset.ts'

/** An asset as the owner's app shows it. */
export function rowOf(asset: Asset): AssetRow {
  return {
    id: asset.id,
    kind: asset.kind,
    name: asset.name,
    type: asset.type,
    bytes: asset.bytes,
    width: asset.width,
    height: asset.height,
    colour: asset.colour,
    luminance: asset.luminance,
    alt: asset.alt,
    isDecorative: asset.isDecorative,
    focal: asset.focal,
    src: srcOf(asset),
    srcSet: srcSetOf(asset),
    createdAt: asset.createdAt.toISOString(),
  }
}
