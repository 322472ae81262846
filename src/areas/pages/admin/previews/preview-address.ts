import { encodedPath } from '#kernel/decoded.ts'

/** Address of the drafts of a page, for contributors. */
export function previewAddress(siteUrl: string, previewKey: string | null, path: string): string | null {
  if (previewKey === null) return null
  return `${siteUrl.replace(/\/$/, '')}${encodedPath(path)}?preview=${encodeURIComponent(previewKey)}`
}
