import { readMediaPath } from '#areas/assets/index.ts'
import { fontFiles } from '../fonts/font-files.server.ts'

/** A file that is at its address whatever the site has there: none of its pages and redirects is ever met at one. */
export type OwnFile =
  | { readonly kind: 'media'; readonly id: string }
  /** `file` is where it lies. */
  | { readonly kind: 'font'; readonly file: string }
  /** `name` is the last part of its address, of which there may be no file. */
  | { readonly kind: 'module'; readonly name: string }

const [FONTS, MODULES] = ['/fonts/', '/_islands/']

/**
 * Which file a path is the address of: one of a library, a font or the module of an island. Null for all others, also
 * below `/media` and `/fonts`: a site may have had files there before it came here, and may have pages there.
 */
export function ownFileOf(path: string): OwnFile | null {
  if (path.startsWith(MODULES)) return { kind: 'module', name: path.slice(MODULES.length) }
  const font = path.startsWith(FONTS) ? fontFiles().get(path.slice(FONTS.length)) : undefined
  if (font !== undefined) return { kind: 'font', file: font }
  const media = readMediaPath(path)
  return media && { kind: 'media', id: media.id }
}
