import { siteKey } from '#platform/storage/storage.ts'

/** What a picture is sent as, by what a browser accepts. */
export const renditionFormats = ['avif', 'webp', 'jpeg'] as const
export type RenditionFormat = (typeof renditionFormats)[number]

export const renditionTypes: Readonly<Record<RenditionFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
}

/** Where an upload is kept as it came. */
export function originalKey(siteId: string, assetId: string): string {
  return siteKey(siteId, 'assets', assetId, 'original')
}

/** Where a picture is kept once it is made. @param name its width, or how its part is named */
export function renditionKey(folder: string, name: number | string, format: RenditionFormat): string {
  return `${folder}/${name}.${format}`
}

/** The folder of a site's asset's renditions. */
export function renditionFolder(siteId: string, assetId: string): string {
  return siteKey(siteId, 'assets', assetId)
}

/** The formats worth trying for an `Accept` header, best first. A GET without one gets what everybody reads. */
export function acceptedFormats(accept: string | undefined): RenditionFormat[] {
  const takes = (type: string): boolean => accept?.includes(type) ?? false
  return [
    ...(takes('image/avif') ? (['avif'] as const) : []),
    ...(takes('image/webp') ? (['webp'] as const) : []),
    'jpeg',
  ]
}
