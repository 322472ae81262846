/** The door for the visitor's face. */
export { drawReleased } from '../releases/draw-released.job.ts'
export { storeFinishedPage } from '../releases/finished-page.store.ts'
export type { ReleasedPage } from '../releases/released-site.ts'
export { liveRelease, wholeRelease } from '../releases/live.store.ts'
export { findFinishedPage } from './finished-pages.ts'
export { isAddressed } from '../tree/page.ts'
export { drawBlock, type DrawnPage, drawPage, type PageSource, type Preload } from './draw-page.server.tsx'
export type { SentState } from './page-context.ts'
export {
  asPage,
  type BroughtPage,
  broughtPlaces,
  type FoundPage,
  keysAt,
  readBroughtPaths,
} from './brought-page.ts'
export {
  isSought,
  type LiveSite,
  liveSiteOf,
  notFoundPage,
  readLiveSite,
  withoutRedirects,
} from './live-site.ts'
export { findPath, type Found, type ReadAt } from './find-path.ts'
export { asAsked, writtenTarget } from '../redirects/redirect.ts'
export { shownOfType } from './shown-of-type.ts'
export { fontCss, fontPreloads, fontSource } from '../fonts/font-css.ts'
export { fontFiles } from '../fonts/font-files.server.ts'
export { directionOf } from '../frame/page-links.ts'
export { ownFileOf } from './own-files.ts'
export { isPreviewToken, openPreview, type OpenedPreview } from './open-preview.ts'
export { isOfLiveSite, pageKeys, stateOf } from './page-keys.ts'
export { ANY_KEY } from '../loaders/page-key.ts'
export { queryOfLoaders } from '../loaders/block-loader.ts'
export {
  filesOfOpenPages,
  readDraftPage,
  readDraftSite,
  readBroughtPage,
  readReleasedPage,
  type ShownPage,
} from './read-shown-page.ts'
