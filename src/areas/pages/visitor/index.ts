/** The door for the visitor's face. */
export type { Manifest, ReleasedPage } from '../releases/manifest.ts'
export { isAddressed } from '../tree/page.ts'
export { type DrawnPage, drawPage, type PageSource, type Preload } from './draw-page.server.tsx'
export {
  arranged,
  findPath,
  type Found,
  isSought,
  type LiveSite,
  notFoundPage,
  readLiveSite,
} from './live-site.ts'
export { fontPreloads, fontSource, visitorFontCss } from '../fonts/font-css.ts'
export { fontFiles } from '../fonts/font-files.server.ts'
export { directionOf } from '../frame/page-links.ts'
export { openPreview, type OpenedPreview } from './open-preview.ts'
export { readDraftPage, readDraftSite, readReleasedPage, type ShownPage } from './read-shown-page.ts'
