/** The door for the visitor's face. */
export { drawReleased } from '../releases/draw-released.job.ts'
export { type FinishedPage, storeFinishedPage } from '../releases/finished-page.store.ts'
export type { Manifest, ReleasedPage } from '../releases/manifest.ts'
export { liveRelease } from '../releases/release.store.ts'
export { findFinishedPage } from './finished-pages.ts'
export { isAddressed } from '../tree/page.ts'
export { type DrawnPage, drawPage, type PageSource, type Preload } from './draw-page.server.tsx'
export {
  arranged,
  findPath,
  type Found,
  isSought,
  type LiveSite,
  liveSiteOf,
  notFoundPage,
  readLiveSite,
  withoutRedirects,
} from './live-site.ts'
export { writtenTarget } from '../redirects/redirect.ts'
export { shownOfType } from './shown-of-type.ts'
export { fontPreloads, fontSource, visitorFontCss } from '../fonts/font-css.ts'
export { fontFiles } from '../fonts/font-files.server.ts'
export { directionOf } from '../frame/page-links.ts'
export { ownFileOf } from './own-files.ts'
export { isPreviewToken, openPreview, type OpenedPreview } from './open-preview.ts'
export {
  filesOfOpenPages,
  readDraftPage,
  readDraftSite,
  readReleasedPage,
  type ShownPage,
} from './read-shown-page.ts'
