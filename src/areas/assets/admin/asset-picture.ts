import type { AssetRow } from '../contract.ts'

/** An address of the site's own host, for use from the app. */
export function onHost(siteUrl: string, path: string): string {
  return `${siteUrl.replace(/\/$/, '')}${path}`
}

/** A `srcset` of paths with the site's host before each. */
export function srcSetOnHost(siteUrl: string, srcSet: string): string {
  return srcSet === ''
    ? ''
    : srcSet
        .split(', ')
        .map((candidate) => onHost(siteUrl, candidate))
        .join(', ')
}

/** Whether an asset can be shown as a picture. */
export function isPicture(asset: Pick<AssetRow, 'kind'>): boolean {
  return asset.kind === 'image' || asset.kind === 'drawing'
}

/** What an `<img>` in the app needs to show an asset; null for what is no picture. */
export function pictureOf(siteUrl: string, asset: AssetRow): { src: string; srcSet: string } | null {
  if (!isPicture(asset)) return null
  return { src: onHost(siteUrl, asset.src), srcSet: srcSetOnHost(siteUrl, asset.srcSet) }
}
